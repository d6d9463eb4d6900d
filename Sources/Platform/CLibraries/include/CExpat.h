#ifndef PASSBY_CEXPAT_H
#define PASSBY_CEXPAT_H

#include <expat.h>

/// Loads libexpat (libexpat.so.1), once.
///
/// Only files of GPX need it, and a library that the program is linked with is loaded by every command. The functions of expat.h that
/// CExpat.c lists call the library that was loaded, and may be called only then.
///
/// Returns a null pointer, or why there is no library.
const char *passby_expat_load(void);

#endif
