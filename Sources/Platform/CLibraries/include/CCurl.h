#ifndef PASSBY_CCURL_H
#define PASSBY_CCURL_H

#include <stddef.h>

// The part of libcurl that outgoing requests use, so that its header need not be there when Passby is built.
//
// Source: curl/curl.h, curl/multi.h of 7.88; libcurl.so.4 keeps these numbers and functions.

typedef void CURL;
typedef void CURLM;
struct curl_slist {
  char *data;
  struct curl_slist *next;
};

enum {
  CURLOPT_WRITEDATA = 10001,
  CURLOPT_URL = 10002,
  CURLOPT_PROXY = 10004,
  CURLOPT_WRITEFUNCTION = 20011,
  CURLOPT_HTTPHEADER = 10023,
  CURLOPT_HEADERDATA = 10029,
  CURLOPT_POSTFIELDSIZE = 60,
  CURLOPT_FORBID_REUSE = 75,
  CURLOPT_HEADERFUNCTION = 20079,
  CURLOPT_HTTP_VERSION = 84,
  CURLOPT_NOSIGNAL = 99,
  CURLOPT_TIMEOUT_MS = 155,
  CURLOPT_COPYPOSTFIELDS = 10165,
  CURLOPT_PROTOCOLS = 181,
  CURLOPT_RESOLVE = 10203,
  CURLOPT_PATH_AS_IS = 234,
};

enum {
  CURLE_OK = 0,
  CURLE_UNSUPPORTED_PROTOCOL = 1,
  CURLE_COULDNT_RESOLVE_HOST = 6,
  CURLE_WEIRD_SERVER_REPLY = 8,
  CURLE_PARTIAL_FILE = 18,
  CURLE_OUT_OF_MEMORY = 27,
  CURLE_OPERATION_TIMEDOUT = 28,
  CURLE_SSL_CONNECT_ERROR = 35,
  CURLE_BAD_FUNCTION_ARGUMENT = 43,
  CURLE_GOT_NOTHING = 52,
  CURLE_RECV_ERROR = 56,
  CURLE_SSL_CIPHER = 59,
  CURLE_PEER_FAILED_VERIFICATION = 60,
  CURLE_SSL_CACERT_BADFILE = 77,
  CURLE_TOO_LARGE = 100,
};

enum { CURLPROTO_HTTP = 1, CURLPROTO_HTTPS = 2, CURL_HTTP_VERSION_1_1 = 2, CURL_GLOBAL_DEFAULT = 3 };
enum { CURLINFO_RESPONSE_CODE = 0x200002, CURLINFO_OS_ERRNO = 0x200019 };

/// What a transfer has to say: that it is done, with a CURLE.
struct CURLMsg {
  int msg;
  CURL *easy_handle;
  union {
    void *whatever;
    int result;
  } data;
};

/// Loads libcurl (libcurl.so.4), once.
///
/// Only outgoing requests need it, and it brings OpenSSL and twenty others with it. The functions below call the library that was loaded,
/// and may be called only then.
///
/// Returns a null pointer, or why there is no library.
const char *passby_curl_load(void);

// curl_easy_setopt and curl_easy_getinfo, which Swift cannot call.
void passby_curl_set_number(CURL *easy, long option, long value);
void passby_curl_set_pointer(CURL *easy, long option, const void *value);
void passby_curl_set_function(CURL *easy, long option, size_t (*body)(char *bytes, size_t size, size_t count, void *data));
long passby_curl_number(CURL *easy, long info);

int curl_global_init(long parts);
CURL *curl_easy_init(void);
void curl_easy_cleanup(CURL *easy);
const char *curl_easy_strerror(int code);
struct curl_slist *curl_slist_append(struct curl_slist *list, const char *text);
void curl_slist_free_all(struct curl_slist *list);
CURLM *curl_multi_init(void);
int curl_multi_cleanup(CURLM *multi);
int curl_multi_add_handle(CURLM *multi, CURL *easy);
int curl_multi_remove_handle(CURLM *multi, CURL *easy);
int curl_multi_perform(CURLM *multi, int *running);
int curl_multi_poll(CURLM *multi, void *more, unsigned int count, int milliseconds, int *ready);
int curl_multi_wakeup(CURLM *multi);
struct CURLMsg *curl_multi_info_read(CURLM *multi, int *left);

#endif
