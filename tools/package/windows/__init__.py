"""The program for Windows, made and tried on Linux: a Windows Python, the same recipe under Wine, an installer."""
