// A small, stable interface to libgps: open, watch, next, close. The only place that includes
// gps.h.
//
// gps_data_t is 24 to 38 kB and differs between ABI versions, its meaning depends on macros
// (LATLON_SET ...) that Swift cannot see, and the results of gps_unpack need interpretation:
// libgps(3).
//
// Threads: a connection belongs to one thread at a time; different connections are independent.

#ifndef PASSBY_CGPSSHIM_H
#define PASSBY_CGPSSHIM_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A connection to gpsd, with libgps' large structure on the heap, allocated once.
typedef struct passby_gps passby_gps;

/// The kind of one line from gpsd.
typedef enum {
  PASSBY_GPS_OTHER = 0,  ///< Another class, or a line that could not be read.
  PASSBY_GPS_TPV,        ///< A position report; the fix members are filled in.
  PASSBY_GPS_SKY,        ///< A sky view; `hdop` and `satellites_used` are filled in.
  PASSBY_GPS_DEVICE,     ///< A device came or went: `device` and `active`.
  PASSBY_GPS_DEVICES,    ///< The list of devices: `device_count`, then passby_gps_device_at.
  PASSBY_GPS_VERSION,    ///< The daemon's version: `text` is its release.
  PASSBY_GPS_ERROR,      ///< gpsd reports an error: `text`.
} passby_gps_kind;

/// The result of passby_gps_next.
typedef enum {
  PASSBY_GPS_GOT_REPORT = 0,  ///< One line was read; the report is filled in.
  PASSBY_GPS_TIMED_OUT,       ///< Nothing came in time.
  PASSBY_GPS_WOKEN,           ///< `wake_fd` became readable.
  PASSBY_GPS_CLOSED,          ///< gpsd closed the connection; never call next again.
  PASSBY_GPS_FAILED,          ///< The socket failed, see passby_gps_error; never call next again.
} passby_gps_outcome;

/// The reason why open, watch or next failed.
typedef enum {
  PASSBY_GPS_SYSTEM = 0,     ///< A system call failed, see passby_gps_error; or unknown.
  PASSBY_GPS_NO_HOST,        ///< The name of the host cannot be resolved.
  PASSBY_GPS_NO_SERVICE,     ///< The port is no known service.
  PASSBY_GPS_NO_CONNECTION,  ///< Nothing listens there.
  PASSBY_GPS_NO_SOCKET,      ///< The system gave no socket.
  PASSBY_GPS_HUNG_UP,        ///< gpsd closed the connection.
  PASSBY_GPS_WATCH_REFUSED,  ///< gpsd did not accept the request for reports.
} passby_gps_failure;

/// One report, flat. A number that was not reported is NAN (`satellites_used`: -1), never zero.
typedef struct {
  passby_gps_kind kind;
  int mode;             ///< TPV: 0 not said, 1 no fix, 2 two-dimensional, 3 three-dimensional.
  double time;          ///< TPV: seconds since 1970, UTC.
  double latitude;      ///< TPV: degrees north, range not checked.
  double longitude;     ///< TPV: degrees east, range not checked.
  double eph;           ///< TPV: horizontal error, metres.
  double epx;           ///< TPV: longitude error, metres.
  double epy;           ///< TPV: latitude error, metres.
  double speed;         ///< TPV: metres per second.
  double track;         ///< TPV: degrees from true north.
  double altitude_msl;  ///< TPV: metres above mean sea level.
  double hdop;          ///< SKY: horizontal dilution of precision.
  int satellites_used;  ///< SKY: satellites in the solution.
  bool active;          ///< DEVICE: gpsd receives data from it; false if it is gone.
  int device_count;     ///< DEVICES: how many follow.
  int proto_major;      ///< VERSION: for the log only.
  int proto_minor;      ///< VERSION: for the log only.
  const char *device;   ///< The device's path, "" when not said; valid until the connection's next call.
  const char *text;     ///< VERSION's release or ERROR's message, else ""; valid until the next call.
} passby_gps_report;

/// The API version of the libgps this was compiled against.
int passby_gps_api_major(void);
int passby_gps_api_minor(void);

/// Loads libgps, once. Returns NULL, or why it cannot be loaded; then open fails with that text.
const char *passby_gps_missing_library(void);

/// Allocates a connection that is not open; NULL when there is no memory.
passby_gps *passby_gps_new(void);

/// Frees a connection, closing it first.
void passby_gps_free(passby_gps *connection);

/// Connects. Blocks for as long as name look-up and TCP take. Returns false on failure.
bool passby_gps_open(passby_gps *connection, const char *host, const char *port);

/// Asks gpsd to send its reports as JSON; call it after every open. Returns false on failure.
bool passby_gps_watch(passby_gps *connection);

/// Waits for the next report, at most `timeout_ms` (below 0: no limit), or until `wake_fd` is
/// readable (below 0: none).
passby_gps_outcome passby_gps_next(
    passby_gps *connection, int wake_fd, int timeout_ms, passby_gps_report *report);

/// Ends the watch, so that the receiver may sleep, and closes. Has no effect if not open.
void passby_gps_close(passby_gps *connection);

/// The reason why open, watch or next failed.
passby_gps_failure passby_gps_failure_of(const passby_gps *connection);

/// The system's words for PASSBY_GPS_SYSTEM, or ""; valid until the connection's next call.
const char *passby_gps_error(const passby_gps *connection);

/// Decodes one recorded line of gpsd's JSON as if it had been read. Needs no open connection.
void passby_gps_decode(passby_gps *connection, const char *line, passby_gps_report *report);

/// Returns the path of a device of the last DEVICES report; `active` is true if gpsd receives data
/// from it.
const char *passby_gps_device_at(const passby_gps *connection, int index, bool *active);

/// The number of reads from the socket, empty ones included.
long passby_gps_read_count(const passby_gps *connection);

#ifdef __cplusplus
}
#endif

#endif
