#include "CLibrary.h"

#include <dlfcn.h>

void *passby_library_open(const char *const *names) {
  void *library = NULL;
  for (; library == NULL && *names != NULL; names++) library = dlopen(*names, RTLD_NOW | RTLD_LOCAL);
  return library;
}

void *passby_library_function(void *library, const char *name) { return dlsym(library, name); }
