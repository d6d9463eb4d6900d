#ifndef PASSBY_CSODIUM_H
#define PASSBY_CSODIUM_H

// Only the part of libsodium that OwnTracks uses: XSalsa20-Poly1305 and the random generator.
#include <sodium/core.h>
#include <sodium/crypto_secretbox.h>
#include <sodium/randombytes.h>

/// Loads libsodium (libsodium.so.23 or .26), once.
///
/// Only encrypted messages need it, and a library that the program is linked with is loaded by every command. The functions of sodium.h
/// that CSodium.c lists call the library that was loaded, and may be called only then. Those of secretbox are the same in both versions.
///
/// Returns a null pointer, or why there is no library.
const char *passby_sodium_load(void);

#endif
