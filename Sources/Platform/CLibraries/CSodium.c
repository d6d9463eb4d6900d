#include "CSodium.h"

#include <CLibrary.h>

// The functions that Passby calls: result, name, parameters, arguments.
#define FUNCTIONS(F)                                                                                                         \
  F(int, sodium_init, (void), ())                                                                                            \
  F(void, randombytes_buf, (void *const bytes, const size_t count), (bytes, count))                                          \
  F(int, crypto_secretbox_easy,                                                                                              \
    (unsigned char *sealed, const unsigned char *text, unsigned long long count, const unsigned char *nonce,                 \
     const unsigned char *key),                                                                                              \
    (sealed, text, count, nonce, key))                                                                                       \
  F(int, crypto_secretbox_open_easy,                                                                                         \
    (unsigned char *text, const unsigned char *sealed, unsigned long long count, const unsigned char *nonce,                 \
     const unsigned char *key),                                                                                              \
    (text, sealed, count, nonce, key))

PASSBY_LIBRARY(passby_sodium_load, FUNCTIONS, "libsodium.so.23 cannot be loaded: is libsodium23 installed?", "libsodium.so.23", "libsodium.so.26")
