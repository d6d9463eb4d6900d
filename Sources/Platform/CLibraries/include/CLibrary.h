#ifndef PASSBY_CLIBRARY_H
#define PASSBY_CLIBRARY_H

#include <pthread.h>
#include <stddef.h>

/// Loads the first of some libraries that there is; a null pointer if there is none. `names` ends with a null pointer.
void *passby_library_open(const char *const *names);

/// Returns the address of a function in a library; a null pointer if there is none.
void *passby_library_function(void *library, const char *name);

#define PASSBY_LIBRARY_POINTER(result, name, parameters, arguments) static result(*loaded_##name) parameters;
#define PASSBY_LIBRARY_FORWARD(result, name, parameters, arguments) \
  result name parameters { return loaded_##name arguments; }
#define PASSBY_LIBRARY_FUNCTION(result, name, parameters, arguments)         \
  if (problem == NULL) {                                                     \
    *(void **)&loaded_##name = passby_library_function(library, #name);      \
    if (loaded_##name == NULL) problem = "the library has no function " #name; \
  }

/// Defines `loader`, which loads a library once, and a pointer `loaded_NAME` to each of the functions that FUNCTIONS names.
///
/// `const char *loader(void)` returns a null pointer, or why there is no library: `missing`, or the function that it lacks. FUNCTIONS(F) is
/// a row of F(result, name, (parameters), (arguments)); after `missing` come the names of the library, best first.
#define PASSBY_LIBRARY_LOADER(loader, FUNCTIONS, missing, ...) \
  FUNCTIONS(PASSBY_LIBRARY_POINTER)                            \
  static const char *problem = NULL;                           \
  static void load(void) {                                     \
    static const char *const names[] = {__VA_ARGS__, NULL};    \
    void *library = passby_library_open(names);                \
    if (library == NULL) {                                     \
      problem = missing;                                       \
      return;                                                  \
    }                                                          \
    FUNCTIONS(PASSBY_LIBRARY_FUNCTION)                         \
  }                                                            \
  const char *loader(void) {                                   \
    static pthread_once_t once = PTHREAD_ONCE_INIT;            \
    pthread_once(&once, load);                                 \
    return problem;                                            \
  }

/// Defines `loader` as well, and the functions themselves, which may be called only after it has returned a null pointer.
#define PASSBY_LIBRARY(loader, FUNCTIONS, missing, ...)              \
  PASSBY_LIBRARY_LOADER(loader, FUNCTIONS, missing, __VA_ARGS__)     \
  FUNCTIONS(PASSBY_LIBRARY_FORWARD)

#endif
