#ifndef PASSBY_CMOSQUITTO_H
#define PASSBY_CMOSQUITTO_H

#include <mosquitto.h>
#include <mqtt_protocol.h>

/// Loads libmosquitto (libmosquitto.so.1), once.
///
/// The library brings OpenSSL with it, which costs every command some milliseconds if the program is linked with it. The functions of
/// mosquitto.h that CMosquitto.c lists call the library that was loaded, and may be called only then.
///
/// Returns a null pointer, or why there is no library.
const char *passby_mosquitto_load(void);

#endif
