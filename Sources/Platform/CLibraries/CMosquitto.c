#include "CMosquitto.h"

#include <CLibrary.h>

// The functions that Passby calls: result, name, parameters, arguments.
#define FUNCTIONS(F)                                                                                                              \
  F(int, mosquitto_lib_init, (void), ())                                                                                          \
  F(struct mosquitto *, mosquitto_new, (const char *id, bool clean, void *user), (id, clean, user))                               \
  F(void, mosquitto_destroy, (struct mosquitto * client), (client))                                                               \
  F(int, mosquitto_threaded_set, (struct mosquitto * client, bool threaded), (client, threaded))                                  \
  F(int, mosquitto_username_pw_set, (struct mosquitto * client, const char *user, const char *password), (client, user, password)) \
  F(int, mosquitto_tls_set,                                                                                                       \
    (struct mosquitto * client, const char *file, const char *folder, const char *certificate, const char *key,                   \
     int (*passphrase)(char *, int, int, void *)),                                                                                \
    (client, file, folder, certificate, key, passphrase))                                                                         \
  F(int, mosquitto_will_set,                                                                                                      \
    (struct mosquitto * client, const char *topic, int length, const void *payload, int qos, bool retain),                        \
    (client, topic, length, payload, qos, retain))                                                                                \
  F(void, mosquitto_connect_callback_set, (struct mosquitto * client, void (*body)(struct mosquitto *, void *, int)),             \
    (client, body))                                                                                                               \
  F(void, mosquitto_message_callback_set,                                                                                         \
    (struct mosquitto * client, void (*body)(struct mosquitto *, void *, const struct mosquitto_message *)), (client, body))      \
  F(int, mosquitto_int_option, (struct mosquitto * client, enum mosq_opt_t option, int value), (client, option, value))           \
  F(int, mosquitto_property_add_int32, (mosquitto_property * *list, int name, uint32_t value), (list, name, value))               \
  F(void, mosquitto_property_free_all, (mosquitto_property * *list), (list))                                                      \
  F(int, mosquitto_connect_bind_v5,                                                                                               \
    (struct mosquitto * client, const char *host, int port, int keep_alive, const char *own, const mosquitto_property *list),     \
    (client, host, port, keep_alive, own, list))                                                                                  \
  F(int, mosquitto_disconnect, (struct mosquitto * client), (client))                                                             \
  F(int, mosquitto_subscribe, (struct mosquitto * client, int *id, const char *pattern, int qos), (client, id, pattern, qos))     \
  F(int, mosquitto_unsubscribe, (struct mosquitto * client, int *id, const char *pattern), (client, id, pattern))                 \
  F(int, mosquitto_publish,                                                                                                       \
    (struct mosquitto * client, int *id, const char *topic, int length, const void *payload, int qos, bool retain),               \
    (client, id, topic, length, payload, qos, retain))                                                                            \
  F(int, mosquitto_socket, (struct mosquitto * client), (client))                                                                 \
  F(bool, mosquitto_want_write, (struct mosquitto * client), (client))                                                            \
  F(int, mosquitto_loop_read, (struct mosquitto * client, int most), (client, most))                                              \
  F(int, mosquitto_loop_write, (struct mosquitto * client, int most), (client, most))                                             \
  F(int, mosquitto_loop_misc, (struct mosquitto * client), (client))                                                              \
  F(const char *, mosquitto_reason_string, (int code), (code))                                                                    \
  F(const char *, mosquitto_strerror, (int code), (code))

PASSBY_LIBRARY(passby_mosquitto_load, FUNCTIONS, "libmosquitto.so.1 cannot be loaded: is libmosquitto1 installed?", "libmosquitto.so.1")
