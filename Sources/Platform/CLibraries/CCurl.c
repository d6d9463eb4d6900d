#include "CCurl.h"

#include <CLibrary.h>

// The functions that Passby calls: result, name, parameters, arguments.
#define FUNCTIONS(F)                                                                                             \
  F(int, curl_global_init, (long parts), (parts))                                                                \
  F(CURL *, curl_easy_init, (void), ())                                                                          \
  F(void, curl_easy_cleanup, (CURL * easy), (easy))                                                              \
  F(const char *, curl_easy_strerror, (int code), (code))                                                        \
  F(struct curl_slist *, curl_slist_append, (struct curl_slist * list, const char *text), (list, text))          \
  F(void, curl_slist_free_all, (struct curl_slist * list), (list))                                               \
  F(CURLM *, curl_multi_init, (void), ())                                                                        \
  F(int, curl_multi_cleanup, (CURLM * multi), (multi))                                                           \
  F(int, curl_multi_add_handle, (CURLM * multi, CURL *easy), (multi, easy))                                      \
  F(int, curl_multi_remove_handle, (CURLM * multi, CURL *easy), (multi, easy))                                   \
  F(int, curl_multi_perform, (CURLM * multi, int *running), (multi, running))                                    \
  F(int, curl_multi_poll, (CURLM * multi, void *more, unsigned int count, int milliseconds, int *ready),         \
    (multi, more, count, milliseconds, ready))                                                                   \
  F(int, curl_multi_wakeup, (CURLM * multi), (multi))                                                            \
  F(struct CURLMsg *, curl_multi_info_read, (CURLM * multi, int *left), (multi, left))

// Those of any arguments, which no function can pass on.
#define VARIADIC(F)                                     \
  F(int, curl_easy_setopt, (CURL * easy, int option, ...), ) \
  F(int, curl_easy_getinfo, (CURL * easy, int info, ...), )

#define ALL(F) FUNCTIONS(F) VARIADIC(F)

PASSBY_LIBRARY_LOADER(passby_curl_load, ALL, "libcurl.so.4 cannot be loaded: is libcurl4 installed?", "libcurl.so.4")
FUNCTIONS(PASSBY_LIBRARY_FORWARD)

void passby_curl_set_number(CURL *easy, long option, long value) { loaded_curl_easy_setopt(easy, (int)option, value); }

void passby_curl_set_pointer(CURL *easy, long option, const void *value) { loaded_curl_easy_setopt(easy, (int)option, value); }

void passby_curl_set_function(CURL *easy, long option, size_t (*body)(char *, size_t, size_t, void *)) {
  loaded_curl_easy_setopt(easy, (int)option, body);
}

long passby_curl_number(CURL *easy, long info) {
  long value = 0;
  loaded_curl_easy_getinfo(easy, (int)info, &value);
  return value;
}
