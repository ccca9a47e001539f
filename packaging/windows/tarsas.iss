; Installer for Windows (Inno Setup 6). UNTESTED: written by the book, never yet run on Windows.
; Built by packaging\windows\build.ps1, which passes the version.
#ifndef Version
  #define Version "0.0.0"
#endif

[Setup]
AppId={{5B8D5C0E-6C0F-4B6A-9C55-3D1C0B1F7A11}
AppName=Társas
AppVersion={#Version}
AppPublisher={cm:Authors}
DefaultDirName={autopf}\Tarsas
DefaultGroupName=Társas
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
OutputDir=..\..\dist
OutputBaseFilename=tarsas-{#Version}-windows-x64
SetupIconFile=..\..\build\icons\tarsas.ico
UninstallDisplayIcon={app}\tarsas.exe
Compression=lzma2/max
SolidCompression=yes
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
ShowLanguageDialog=auto
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "hu"; MessagesFile: "compiler:Languages\Hungarian.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[CustomMessages]
en.GameFile=Társas game
en.LessonFile=Társas lesson
hu.GameFile=Társas-mentés
hu.LessonFile=Társas-lecke
de.GameFile=Társas-Spielstand
de.LessonFile=Társas-Lektion
en.Authors=The Társas authors
hu.Authors=A Társas szerzői
de.Authors=Die Autorinnen und Autoren von Társas
en.StartNow=Start Társas
hu.StartNow=A Társas indítása
de.StartNow=Társas starten

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[Files]
Source: "..\..\dist\tarsas\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\Társas"; Filename: "{app}\tarsas.exe"
Name: "{autodesktop}\Társas"; Filename: "{app}\tarsas.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.tarsas"; ValueType: string; ValueData: "Tarsas.Game"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Tarsas.Game"; ValueType: string; ValueData: "{cm:GameFile}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Tarsas.Game\DefaultIcon"; ValueType: string; ValueData: "{app}\tarsas.exe,0"
Root: HKA; Subkey: "Software\Classes\Tarsas.Game\shell\open\command"; ValueType: string; ValueData: """{app}\tarsas.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.tarsas-lesson"; ValueType: string; ValueData: "Tarsas.Lesson"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Tarsas.Lesson"; ValueType: string; ValueData: "{cm:LessonFile}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Tarsas.Lesson\DefaultIcon"; ValueType: string; ValueData: "{app}\tarsas.exe,0"
Root: HKA; Subkey: "Software\Classes\Tarsas.Lesson\shell\open\command"; ValueType: string; ValueData: """{app}\tarsas.exe"" ""%1"""

[Run]
Filename: "{app}\tarsas.exe"; Description: "{cm:StartNow}"; Flags: nowait postinstall skipifsilent
