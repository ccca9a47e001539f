; What the installer says itself, in three languages; everything else is said by NSIS.
!macro WORDS NAME ENGLISH HUNGARIAN GERMAN
  LangString ${NAME} ${LANG_ENGLISH} "${ENGLISH}"
  LangString ${NAME} ${LANG_HUNGARIAN} "${HUNGARIAN}"
  LangString ${NAME} ${LANG_GERMAN} "${GERMAN}"
!macroend

!insertmacro WORDS Authors "The Társas authors" "A Társas szerzői" "Die Autorinnen und Autoren von Társas"
!insertmacro WORDS GameFile "Társas game" "Társas-mentés" "Társas-Spielstand"
!insertmacro WORDS LessonFile "Társas lesson" "Társas-lecke" "Társas-Lektion"
!insertmacro WORDS PackFile "Társas card pack" "Társas-kártyacsomag" "Társas-Kartenpaket"
!insertmacro WORDS LinkKind "Társas link" "Társas-hivatkozás" "Társas-Link"
!insertmacro WORDS OnDesktop "Put an icon on the desktop" "Ikon az asztalra" "Symbol auf den Desktop legen"
!insertmacro WORDS Running "Társas is still running. Close its window, then try again." "A program (Társas) még fut. Zárd be az ablakát, aztán próbáld újra." "Társas läuft noch. Schließe das Fenster und versuche es dann noch einmal."
!insertmacro WORDS Held "A file of the older version is still open, so it cannot be replaced. Close Társas, then try again." "A régi változat egyik fájlja még nyitva van, ezért nem cserélhető le. Zárd be a programot, aztán próbáld újra." "Eine Datei der älteren Version ist noch offen und lässt sich nicht ersetzen. Schließe Társas und versuche es dann noch einmal."
!insertmacro WORDS TooOld "Társas needs Windows 10, version 1903, or newer. Nothing was installed." "A programhoz (Társas) a Windows 10 1903-as vagy újabb változata kell. Semmi sem lett telepítve." "Társas braucht Windows 10, Version 1903, oder neuer. Es wurde nichts installiert."
!insertmacro WORDS Welcome "Welcome to Társas" "Üdvözöl a Társas!" "Willkommen bei Társas"
!insertmacro WORDS WelcomeMore "One table for four board games: by the rules, or with free hands.$\r$\n$\r$\nTársas is now installed for you on this computer. No administrator is needed, and nothing else is changed." "Egy asztal négy társasjátékhoz: szabály szerint vagy szabad kézzel.$\r$\n$\r$\nMost felkerül a gépre a program, csak neked. Rendszergazda nem kell hozzá, és semmi más nem változik." "Ein Tisch für vier Brettspiele: nach den Regeln oder mit freier Hand.$\r$\n$\r$\nTársas wird jetzt für dich auf diesem Computer installiert. Dazu braucht es keine Administratorrechte, und sonst ändert sich nichts."
!insertmacro WORDS Ready "Társas is ready" "A program készen áll" "Társas ist bereit"
!insertmacro WORDS ReadyMore "You find it in the start menu. A double click on a saved game opens it." "A Start menüben találod. Egy mentésre duplán kattintva a játék megnyílik." "Du findest es im Startmenü. Ein Doppelklick auf einen Spielstand öffnet ihn."
!insertmacro WORDS StartNow "Start Társas now" "A program indítása most" "Társas jetzt starten"
!insertmacro WORDS Twice "The installer is already open." "A telepítő már nyitva van." "Das Installationsprogramm ist schon offen."
