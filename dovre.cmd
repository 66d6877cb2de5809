@echo off
rem Start dovre on Windows: finds a Python and hands over to the launcher beside this file, which does the rest.
setlocal
set "launcher=%~dp0dovre"
for %%p in (py.exe python.exe python3.exe) do (
    where /q %%p && %%p -c "import sys; sys.exit(sys.version_info < (3, 7))" >nul 2>nul && (
        %%p "%launcher%" %*
        exit /b
    )
)
echo dovre: Python 3.11 or newer is needed: https://www.python.org/downloads/ 1>&2
echo dovre: il faut Python 3.11 ou plus recent : https://www.python.org/downloads/ 1>&2
exit /b 2
