/* python.exe for building: the interpreter itself is in the library that stands beside it. Never shipped. */
#include <wchar.h>

__declspec(dllimport) int Py_Main(int count, wchar_t **arguments);

int wmain(int count, wchar_t **arguments)
{
    return Py_Main(count, arguments);
}
