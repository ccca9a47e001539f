/* Stand-in for the text converters of Windows 10 that Wine 8 lacks: it knows no converter. Qt asks for one only where
   text is neither UTF-8, UTF-16, UTF-32 nor Latin-1. For Wine's own folder, never shipped. */
#include <stddef.h>

#define SHARED __declspec(dllexport)
#define NO_SUCH_FILE 4 /* U_FILE_ACCESS_ERROR */

static void *nothing(int *error)
{
    if (error)
        *error = NO_SUCH_FILE;
    return NULL;
}

SHARED void *ucnv_open(const char *name, int *error) { (void)name; return nothing(error); }
SHARED const char *ucnv_getName(void *one, int *error) { (void)one; return nothing(error); }
SHARED const char *ucnv_getStandardName(const char *name, const char *standard, int *error)
{
    (void)name;
    (void)standard;
    return nothing(error);
}
SHARED const char *ucnv_getAvailableName(int number) { (void)number; return NULL; }
SHARED int ucnv_countAvailable(void) { return 0; }
SHARED signed char ucnv_getMaxCharSize(void *one) { (void)one; return 4; }
SHARED int ucnv_toUCountPending(void *one, int *error) { (void)one; nothing(error); return 0; }
SHARED int ucnv_fromUCountPending(void *one, int *error) { (void)one; nothing(error); return 0; }
SHARED void ucnv_getToUCallBack(void *one, void **action, void **context)
{
    (void)one;
    if (action)
        *action = NULL;
    if (context)
        *context = NULL;
}
SHARED void ucnv_getFromUCallBack(void *one, void **action, void **context) { ucnv_getToUCallBack(one, action, context); }

/* Without a converter nobody calls these. */
SHARED void ucnv_close(void) {}
SHARED void ucnv_reset(void) {}
SHARED void ucnv_setToUCallBack(void) {}
SHARED void ucnv_setFromUCallBack(void) {}
SHARED void ucnv_toUnicode(void) {}
SHARED void ucnv_fromUnicode(void) {}
SHARED void ucnv_cbToUWriteUChars(void) {}
SHARED void ucnv_cbFromUWriteUChars(void) {}
SHARED void UCNV_TO_U_CALLBACK_SUBSTITUTE(void) {}
SHARED void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void) {}
