; Installer of the standalone program for Windows, by Inno Setup 6:
;     ISCC.exe /DVersion=1.2.3 packages\windows\crowe-table.iss
; It installs for the user who runs it and needs no administrator, unless that user chooses otherwise.

#ifndef Version
  #error Give the version: /DVersion=1.2.3
#endif

[Setup]
AppId={{6A0D5E1C-1775-4C8E-9E7B-3B0C7A5D1775}
AppName=Crowe's Table
AppVersion={#Version}
AppPublisher=The founders of Crowe's Table
VersionInfoVersion={#Version}
SourceDir=..\..
OutputDir=dist
OutputBaseFilename=crowe-table-{#Version}-windows-x86_64
DefaultDirName={autopf}\Crowe's Table
DefaultGroupName=Crowe's Table
DisableProgramGroupPage=yes
LicenseFile=LICENSE
SetupIconFile=build\icons\crowe-table.ico
UninstallDisplayIcon={app}\crowe-table.exe
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0
Compression=lzma2
SolidCompression=yes
WizardStyle=modern
ChangesAssociations=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; Libraries of an earlier version must not be found beside those of this one.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "dist\crowe-table\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\Crowe's Table"; Filename: "{app}\crowe-table.exe"
Name: "{autodesktop}\Crowe's Table"; Filename: "{app}\crowe-table.exe"; Tasks: desktopicon

[Registry]
; A double click on the file of a game opens it. Nothing is left when the program is removed.
Root: HKA; Subkey: "Software\Classes\.crowe"; ValueType: string; ValueData: "CrowesTable.Game"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\CrowesTable.Game"; ValueType: string; ValueData: "Crowe's Table"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\CrowesTable.Game\DefaultIcon"; ValueType: string; ValueData: "{app}\crowe-table.exe,0"
Root: HKA; Subkey: "Software\Classes\CrowesTable.Game\shell\open\command"; ValueType: string; ValueData: """{app}\crowe-table.exe"" open ""%1"""

[Run]
Filename: "{app}\crowe-table.exe"; Description: "{cm:LaunchProgram,Crowe's Table}"; Flags: nowait postinstall skipifsilent
