"""The trial of the installer for Windows under Wine: installed, used, updated, refused while it runs, removed."""
