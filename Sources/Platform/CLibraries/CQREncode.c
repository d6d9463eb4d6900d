#include "CQREncode.h"

#include <dlfcn.h>
#include <stddef.h>

// From qrencode.h of version 4; systemd loads the library in the same way.
typedef struct {
  int version;
  int width;
  unsigned char *data;
} QRcode;

enum { LEVEL_M = 1, SMALLEST_VERSION = 0 };

int passby_qr_encode(const char *text, unsigned char *modules) {
  void *library = dlopen("libqrencode.so.4", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return 0;
  QRcode *(*encode)(const char *, int, int) = dlsym(library, "QRcode_encodeString8bit");
  void (*release)(QRcode *) = dlsym(library, "QRcode_free");
  int width = -1;
  QRcode *code = encode == NULL || release == NULL ? NULL : encode(text, SMALLEST_VERSION, LEVEL_M);
  if (code != NULL && code->width <= PASSBY_QR_LARGEST) {
    width = code->width;
    for (int index = 0; index < width * width; index++) modules[index] = code->data[index] & 1;
  }
  if (code != NULL) release(code);
  dlclose(library);
  return width;
}
