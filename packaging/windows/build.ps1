# Builds the installer for Windows. UNTESTED: written by the book, never yet run on Windows.
# Needs Python 3.11 or newer and Inno Setup 6 (iscc on the path). Run from the project's folder:
#   powershell -ExecutionPolicy Bypass -File packaging\windows\build.ps1
$ErrorActionPreference = "Stop"
Set-StrictMode -Version Latest
Set-Location (Join-Path $PSScriptRoot "..\..")

python tools\bootstrap.py package
if ($LASTEXITCODE -ne 0) { exit $LASTEXITCODE }
$python = ".venv-package\Scripts\python.exe"
& $python -m tools.package
if ($LASTEXITCODE -ne 0) { exit $LASTEXITCODE }
$version = & $python -c "from tools.package.about import version; print(version())"
& iscc "/DVersion=$version" packaging\windows\tarsas.iss
exit $LASTEXITCODE
