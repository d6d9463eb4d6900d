#ifndef PASSBY_CQRENCODE_H
#define PASSBY_CQRENCODE_H

/// Modules along a side of the largest QR code.
#define PASSBY_QR_LARGEST 177

/// Encodes a text as a QR code with error correction level M, in the smallest version that holds it.
///
/// libqrencode (libqrencode.so.4) is loaded at the first call and need not be there when Passby is built or installed.
/// `modules` gets one byte for each module, row by row: 1 is dark. It has room for PASSBY_QR_LARGEST squared.
///
/// Returns the number of modules along a side; 0 without the library, and -1 for a text that it does not encode.
int passby_qr_encode(const char *text, unsigned char *modules);

#endif
