/* tarsas.com: `tarsas` in a console. The program itself has none, so its words would go nowhere and the prompt would not
   wait. This starts it, hands its words (UTF-8) on to the console or to whatever they are piped into, waits for its end
   and ends with its code. A console finds .com before .exe. */
#include <windows.h>
#include <wchar.h>

#define LONGEST 32768
#define PIECE 4096

struct flow {
    HANDLE from, to;
    BOOL is_console;
};

/* How many bytes at the end of a piece belong to a letter whose rest is still to come. */
static DWORD cut_off(const unsigned char *bytes, DWORD count)
{
    DWORD back;
    for (back = 1; back <= 3 && back <= count; back++) {
        unsigned char one = bytes[count - back];
        if ((one & 0xC0) == 0x80)
            continue;
        if ((one >= 0xF0 && back < 4) || (one >= 0xE0 && one < 0xF0 && back < 3) || (one >= 0xC0 && one < 0xE0 && back < 2))
            return back;
        return 0;
    }
    return 0;
}

static DWORD WINAPI hand_on(LPVOID given)
{
    struct flow *flow = given;
    unsigned char bytes[PIECE + 4];
    wchar_t letters[PIECE + 4];
    DWORD kept = 0, count, written;
    while (ReadFile(flow->from, bytes + kept, PIECE, &count, NULL) && count) {
        if (!flow->is_console) {
            if (!WriteFile(flow->to, bytes, count, &written, NULL))
                break;
            continue;
        }
        count += kept;
        kept = cut_off(bytes, count);
        int many = MultiByteToWideChar(CP_UTF8, 0, (char *)bytes, (int)(count - kept), letters, PIECE + 4);
        if (many && !WriteConsoleW(flow->to, letters, (DWORD)many, &written, NULL))
            break;
        MoveMemory(bytes, bytes + count - kept, kept);
    }
    CloseHandle(flow->from);
    return 0;
}

static HANDLE pipe_for(DWORD which, struct flow *flow)
{
    SECURITY_ATTRIBUTES shared = {sizeof shared, NULL, TRUE};
    HANDLE writing;
    DWORD mode;
    flow->to = GetStdHandle(which);
    flow->is_console = GetConsoleMode(flow->to, &mode);
    if (!CreatePipe(&flow->from, &writing, &shared, 0))
        return INVALID_HANDLE_VALUE;
    SetHandleInformation(flow->from, HANDLE_FLAG_INHERIT, 0);
    return writing;
}

/* What stands behind the first word of our own command line, as it was written. */
static const wchar_t *arguments(void)
{
    const wchar_t *rest = GetCommandLineW();
    BOOL quoted = FALSE;
    while (*rest && (quoted || (*rest != L' ' && *rest != L'\t'))) {
        if (*rest == L'"')
            quoted = !quoted;
        rest++;
    }
    return rest;
}

int wmain(void)
{
    static wchar_t program[LONGEST], command[2 * LONGEST];
    DWORD length = GetModuleFileNameW(NULL, program, LONGEST);
    if (length < 4 || length >= LONGEST)
        return 2;
    wcscpy(program + length - 4, L".exe");
    const wchar_t *rest = arguments();
    if (wcslen(program) + wcslen(rest) + 3 > 2 * LONGEST)
        return 2;
    wcscpy(command, L"\"");
    wcscat(command, program);
    wcscat(command, L"\"");
    wcscat(command, rest);

    struct flow flows[2];
    STARTUPINFOW start = {0};
    PROCESS_INFORMATION process;
    start.cb = sizeof start;
    start.dwFlags = STARTF_USESTDHANDLES;
    start.hStdInput = INVALID_HANDLE_VALUE;
    start.hStdOutput = pipe_for(STD_OUTPUT_HANDLE, &flows[0]);
    start.hStdError = pipe_for(STD_ERROR_HANDLE, &flows[1]);
    if (start.hStdOutput == INVALID_HANDLE_VALUE || start.hStdError == INVALID_HANDLE_VALUE)
        return 2;
    if (!CreateProcessW(program, command, NULL, NULL, TRUE, 0, NULL, NULL, &start, &process)) {
        static const char missing[] = "tarsas.exe cannot be started.\r\n";
        DWORD written;
        WriteFile(GetStdHandle(STD_ERROR_HANDLE), missing, sizeof missing - 1, &written, NULL);
        return 2;
    }
    CloseHandle(start.hStdOutput);
    CloseHandle(start.hStdError);
    HANDLE threads[2];
    for (int i = 0; i < 2; i++)
        threads[i] = CreateThread(NULL, 0, hand_on, &flows[i], 0, NULL);
    WaitForSingleObject(process.hProcess, INFINITE);
    WaitForMultipleObjects(2, threads, TRUE, 2000);
    DWORD code = 2;
    GetExitCodeProcess(process.hProcess, &code);
    return (int)code;
}
