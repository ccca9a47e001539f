; The installer for Windows (NSIS 3). Made by `make package-windows`, which passes FOLDER, OUT, ICON, SIDE, VERSION and NUMBERS.
; Tried under Wine, not yet on a real Windows. For one person, so no administrator is asked.
Unicode true
Target amd64-unicode
!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh

!define CLASSES "Software\Classes"
!define OWN "Software\Tarsas"
!define REMOVAL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Tarsas"
!define APP_PATH "Software\Microsoft\Windows\CurrentVersion\App Paths\tarsas.exe"
!define FIRST_BUILD 18362 ; Windows 10, version 1903: the first with all that Qt asks for
; Exit codes of a silent run
!define STILL_RUNNING 2
!define TOO_OLD 3
!define TWICE 4

Name "Társas"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Tarsas"
InstallDirRegKey HKCU "${OWN}" "Folder"
SetCompressor /SOLID lzma
SetCompressorDictSize 64
ManifestDPIAware true
ManifestSupportedOS Win10
BrandingText " "
VIProductVersion "${NUMBERS}"
VIAddVersionKey ProductName "Társas"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "Társas"
VIAddVersionKey CompanyName "The Társas authors"
VIAddVersionKey LegalCopyright "The Társas authors"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_UNWELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_WELCOMEPAGE_TITLE "$(Welcome)"
!define MUI_WELCOMEPAGE_TEXT "$(WelcomeMore)"
!define MUI_FINISHPAGE_TITLE "$(Ready)"
!define MUI_FINISHPAGE_TEXT "$(ReadyMore)"
!define MUI_FINISHPAGE_RUN_TEXT "$(StartNow)"
!define MUI_ABORTWARNING
!define MUI_ABORTWARNING_CANCEL_DEFAULT
!define MUI_ABORTWARNING_TEXT "$(Leave)"
!define MUI_LANGDLL_WINDOWTITLE "$(Language)"
!define MUI_LANGDLL_INFO "$(WhichLanguage)"
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "${OWN}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"
!define MUI_FINISHPAGE_RUN "$INSTDIR\tarsas.exe"
!define MUI_FINISHPAGE_SHOWREADME ""
!define MUI_FINISHPAGE_SHOWREADME_NOTCHECKED
!define MUI_FINISHPAGE_SHOWREADME_TEXT "$(OnDesktop)"
!define MUI_FINISHPAGE_SHOWREADME_FUNCTION PutOnDesktop
; NSIS speaks as an office does; whoever plays is spoken to as in the program. A page forgets its words (most of them).
!macro HEAD WORDS MORE
  !define MUI_PAGE_HEADER_TEXT "${WORDS}"
  !define MUI_PAGE_HEADER_SUBTEXT "${MORE}"
!macroend
!macro AT_WORK WORDS DONE HALF
  !insertmacro HEAD "${WORDS}" "$(Moment)"
  !define MUI_INSTFILESPAGE_FINISHHEADER_TEXT "$(Done)"
  !define MUI_INSTFILESPAGE_FINISHHEADER_SUBTEXT "${DONE}"
  !define /redef MUI_INSTFILESPAGE_ABORTHEADER_TEXT "$(NotDone)"
  !define /redef MUI_INSTFILESPAGE_ABORTHEADER_SUBTEXT "${HALF}"
!macroend

!insertmacro MUI_PAGE_WELCOME
!define MUI_DIRECTORYPAGE_TEXT_TOP "$(WhereMore)"
!define MUI_DIRECTORYPAGE_TEXT_DESTINATION "$(Folder)"
!insertmacro HEAD "$(Where)" "$(AsItIs)"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro AT_WORK "$(Installing)" "$(Installed)" "$(HalfInstalled)"
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(RemoveMore)"
!define MUI_UNCONFIRMPAGE_TEXT_LOCATION "$(Folder)"
!insertmacro HEAD "$(Remove)" "$(GamesStay)"
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro AT_WORK "$(Removing)" "$(GamesStayed)" "$(HalfRemoved)"
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Hungarian"
!insertmacro MUI_LANGUAGE "German"
!include "words.nsh"

; The program leaves a mark as long as it runs. Who only tries again is asked again; in a silent run that is the end.
!macro REFUSE_RUNNING
  ${Do}
    System::Call 'kernel32::OpenMutexW(i 0x100000, i 0, w "TarsasRunning") p.r0'
    ${If} $0 P= 0
      ${ExitDo}
    ${EndIf}
    System::Call 'kernel32::CloseHandle(p r0)'
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Running)" /SD IDCANCEL IDRETRY +3
    SetErrorLevel ${STILL_RUNNING}
    Quit
  ${Loop}
!macroend

; A computer player or a self-test holds the files too, and leaves no mark.
!macro FREE_FILES
  ${Do}
    ClearErrors
    Delete "$INSTDIR\tarsas.exe"
    ${IfNot} ${Errors}
      RMDir /r "$INSTDIR\_internal"
    ${EndIf}
    ${IfNot} ${Errors}
      ${ExitDo}
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Held)" /SD IDCANCEL IDRETRY +3
    SetErrorLevel ${STILL_RUNNING}
    Quit
  ${Loop}
!macroend

!macro KIND ENDING CLASS WORDS
  WriteRegStr HKCU "${CLASSES}\${CLASS}" "" "${WORDS}"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\DefaultIcon" "" "$INSTDIR\tarsas.exe,0"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\shell\open\command" "" '"$INSTDIR\tarsas.exe" "%1"'
  WriteRegNone HKCU "${CLASSES}\${ENDING}\OpenWithProgids" "${CLASS}"
!macroend

!macro NO_KIND ENDING CLASS
  DeleteRegValue HKCU "${CLASSES}\${ENDING}\OpenWithProgids" "${CLASS}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}\OpenWithProgids"
  ReadRegStr $0 HKCU "${CLASSES}\${ENDING}" ""
  ${If} $0 == "${CLASS}"
    DeleteRegValue HKCU "${CLASSES}\${ENDING}" ""
  ${EndIf}
  DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}"
  DeleteRegKey HKCU "${CLASSES}\${CLASS}"
!macroend

!macro TELL_DESKTOP
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Function .onInit
  ${IfNot} ${AtLeastWin10}
  ${OrIfNot} ${AtLeastBuild} ${FIRST_BUILD}
    MessageBox MB_OK|MB_ICONSTOP "$(TooOld)" /SD IDOK
    SetErrorLevel ${TOO_OLD}
    Quit
  ${EndIf}
  System::Call 'kernel32::CreateMutexW(p 0, i 0, w "TarsasInstaller") p.r1 ?e'
  Pop $0
  ${If} $0 = 183 ; it exists already
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(Twice)" /SD IDOK
    SetErrorLevel ${TWICE}
    Quit
  ${EndIf}
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function PutOnDesktop
  CreateShortCut "$DESKTOP\Társas.lnk" "$INSTDIR\tarsas.exe"
FunctionEnd

Section
  SetShellVarContext current
  !insertmacro REFUSE_RUNNING
  !insertmacro FREE_FILES
  SetOutPath "$INSTDIR"
  ClearErrors
  File /r "${FOLDER}/*"
  ${If} ${Errors}
    Abort
  ${EndIf}
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortCut "$SMPROGRAMS\Társas.lnk" "$INSTDIR\tarsas.exe"
  WriteRegStr HKCU "${OWN}" "Folder" "$INSTDIR"

  !insertmacro KIND .tarsas Tarsas.Game "$(GameFile)"
  WriteRegStr HKCU "${CLASSES}\.tarsas" "" "Tarsas.Game"
  !insertmacro KIND .tarsas-lesson Tarsas.Lesson "$(LessonFile)"
  WriteRegStr HKCU "${CLASSES}\.tarsas-lesson" "" "Tarsas.Lesson"
  !insertmacro KIND .tarsaspack Tarsas.Pack "$(PackFile)"
  WriteRegStr HKCU "${CLASSES}\.tarsaspack" "" "Tarsas.Pack"
  !insertmacro KIND .json Tarsas.Pack "$(PackFile)" ; only offered under “Open with”: the ending belongs to everybody
  WriteRegStr HKCU "${CLASSES}\tarsas" "" "URL:$(LinkKind)"
  WriteRegStr HKCU "${CLASSES}\tarsas" "URL Protocol" ""
  WriteRegStr HKCU "${CLASSES}\tarsas\DefaultIcon" "" "$INSTDIR\tarsas.exe,0"
  WriteRegStr HKCU "${CLASSES}\tarsas\shell\open\command" "" '"$INSTDIR\tarsas.exe" "%1"'
  WriteRegStr HKCU "${APP_PATH}" "" "$INSTDIR\tarsas.exe"
  !insertmacro TELL_DESKTOP

  WriteRegStr HKCU "${REMOVAL}" "DisplayName" "Társas"
  WriteRegStr HKCU "${REMOVAL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${REMOVAL}" "Publisher" "$(Authors)"
  WriteRegStr HKCU "${REMOVAL}" "DisplayIcon" "$INSTDIR\tarsas.exe,0"
  WriteRegStr HKCU "${REMOVAL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${REMOVAL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${REMOVAL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${REMOVAL}" "NoModify" 1
  WriteRegDWORD HKCU "${REMOVAL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${REMOVAL}" "EstimatedSize" $0
SectionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

; Games and settings lie elsewhere and stay.
Section Uninstall
  SetShellVarContext current
  !insertmacro REFUSE_RUNNING
  !insertmacro FREE_FILES
  Delete "$INSTDIR\tarsas.com"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Társas.lnk"
  Delete "$DESKTOP\Társas.lnk"
  !insertmacro NO_KIND .tarsas Tarsas.Game
  !insertmacro NO_KIND .tarsas-lesson Tarsas.Lesson
  !insertmacro NO_KIND .tarsaspack Tarsas.Pack
  !insertmacro NO_KIND .json Tarsas.Pack
  DeleteRegKey HKCU "${CLASSES}\tarsas"
  DeleteRegKey HKCU "${APP_PATH}"
  DeleteRegKey HKCU "${REMOVAL}"
  DeleteRegKey HKCU "${OWN}"
  !insertmacro TELL_DESKTOP
SectionEnd
