// Only the part of libsodium that OwnTracks uses: XSalsa20-Poly1305 and the random generator.
#include <sodium/core.h>
#include <sodium/crypto_secretbox.h>
#include <sodium/randombytes.h>
