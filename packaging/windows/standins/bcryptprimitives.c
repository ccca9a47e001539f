/* Stand-in for a library of Windows 10 that Wine 8 lacks: random bytes. For Wine's own folder, never shipped. */
#include <windows.h>

BOOLEAN NTAPI SystemFunction036(PVOID bytes, ULONG count); /* RtlGenRandom */

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T count)
{
    while (count) {
        ULONG part = count > 1u << 20 ? 1u << 20 : (ULONG)count;
        if (!SystemFunction036(bytes, part))
            return FALSE;
        bytes += part;
        count -= part;
    }
    return TRUE;
}
