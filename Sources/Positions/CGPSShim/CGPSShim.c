#ifndef _GNU_SOURCE
#define _GNU_SOURCE  // the strerror_r that returns its text
#endif

#include "CGPSShim.h"

#include <CLibrary.h>
#include <errno.h>
#include <fcntl.h>
#include <gps.h>
#include <math.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

// 11 is gpsd 3.22, 12 3.23, 14 3.24 and 3.25, 15 and 16 up to 3.27; 13 was never released on its
// own. What differs between them and matters here: gps_fd is an int, an intptr_t or a pointer (see
// descriptor()); gps_stream takes its device as void * or const char *, gps_unpack its line as char
// * or const char * (C converts both); `satellites_visible` and `status` moved or were renamed and
// are not used: `mode` says whether there is a fix.
#if GPSD_API_MAJOR_VERSION < 11 || GPSD_API_MAJOR_VERSION > 16
#error "unknown libgps: this shim was written for GPSD_API_MAJOR_VERSION 11 to 16; compare gps.h with this file first"
#endif

// The functions of libgps, which is loaded with the first connection: behind it come the libraries of D-Bus, systemd and six others, and
// every command would load what the program is linked with.
static struct {
  __typeof__(gps_open) *open;
  __typeof__(gps_stream) *stream;
  __typeof__(gps_unpack) *unpack;
  __typeof__(gps_close) *close;
} libgps;

// Why libgps cannot be loaded; NULL if it was.
static const char *missing_library;

// The functions change the structure of gps.h, so that the library has to be of that version. Its number follows from it: 28 is gpsd
// 3.22, 30 is 3.25. For other versions the library counts to which the link beside the header leads, libgps.so.
#if GPSD_API_MAJOR_VERSION == 11
#define LIBRARY "libgps.so.28"
#elif GPSD_API_MAJOR_VERSION == 14
#define LIBRARY "libgps.so.30"
#else
#define LIBRARY "libgps.so"
#endif

static void load_library(void) {
  static const char *const names[] = {LIBRARY, NULL};
  void *library = passby_library_open(names);
  if (library == NULL) {
    missing_library = LIBRARY " cannot be loaded: is it installed?";
    return;
  }
  *(void **)&libgps.open = passby_library_function(library, "gps_open");
  *(void **)&libgps.stream = passby_library_function(library, "gps_stream");
  *(void **)&libgps.unpack = passby_library_function(library, "gps_unpack");
  *(void **)&libgps.close = passby_library_function(library, "gps_close");
  if (libgps.open == NULL || libgps.stream == NULL || libgps.unpack == NULL || libgps.close == NULL)
    missing_library = LIBRARY " lacks a function";
}

const char *passby_gps_missing_library(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load_library);
  return missing_library;
}

// Longer than the longest line gpsd sends (GPS_JSON_RESPONSE_MAX, 10240 in 3.22 to 3.27).
enum { line_size = 16384 };

struct passby_gps {
  struct gps_data_t data;
  bool is_open;
  bool may_read;  // a whole line may be in the buffer, or bytes in the socket
  bool is_broken;
  long reads;
  char host[256];  // libgps keeps the pointers it was given from API 14 on
  char port[16];
  passby_gps_failure failure;
  char error[160];  // the system's words, for PASSBY_GPS_SYSTEM
  int device_count;
  struct {
    char path[GPS_PATH_MAX];
    bool is_active;
  } devices[MAXUSERDEVS];  // those of the last DEVICES
  size_t waiting;  // bytes in `input`
  char input[line_size];
  char line[line_size + 1];
  char unpacked[line_size + 1];  // what gps_unpack gets, which it may change
};

// The version of libgps at build time, for `doctor`.
int passby_gps_api_major(void) { return GPSD_API_MAJOR_VERSION; }
int passby_gps_api_minor(void) { return GPSD_API_MINOR_VERSION; }

// Swift cannot hold the structure by value: its size depends on the ABI.
passby_gps *passby_gps_new(void) {
  (void)passby_gps_missing_library();
  return calloc(1, sizeof(passby_gps));
}

// The counterpart of new: Swift does not know the allocator.
void passby_gps_free(passby_gps *connection) {
  if (connection == NULL) return;
  passby_gps_close(connection);
  free(connection);
}

// gps_fd's type changed between versions; every one of them holds a descriptor.
static int descriptor(const passby_gps *connection) { return (int)(intptr_t)connection->data.gps_fd; }

// libgps puts its own negative codes into errno, or returns them (newer); gps_errstr does not know
// them in every version.
static passby_gps_failure open_failure(int code) {
  switch (code) {
    case NL_NOSERVICE: return PASSBY_GPS_NO_SERVICE;
    case NL_NOHOST: return PASSBY_GPS_NO_HOST;
    case NL_NOCONNECT: return PASSBY_GPS_NO_CONNECTION;
    case NL_NOSOCK: return PASSBY_GPS_NO_SOCKET;
    default: return PASSBY_GPS_SYSTEM;
  }
}

// Makes the socket non-blocking and not inherited, and makes it notice a peer that vanished, such
// as a Pi that lost its Wi-Fi: after 15 s of silence three probes, 5 s apart.
static void prepare_socket(int fd) {
  int on = 1, idle = 15, interval = 5, count = 3;
  (void)fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK);
  (void)fcntl(fd, F_SETFD, FD_CLOEXEC);
  (void)setsockopt(fd, SOL_SOCKET, SO_KEEPALIVE, &on, sizeof on);
#ifdef TCP_KEEPIDLE
  (void)setsockopt(fd, IPPROTO_TCP, TCP_KEEPIDLE, &idle, sizeof idle);
  (void)setsockopt(fd, IPPROTO_TCP, TCP_KEEPINTVL, &interval, sizeof interval);
  (void)setsockopt(fd, IPPROTO_TCP, TCP_KEEPCNT, &count, sizeof count);
#else
  (void)idle, (void)interval, (void)count;
#endif
}

// Clears the structure first: gps_open does not do so in every version.
bool passby_gps_open(passby_gps *connection, const char *host, const char *port) {
  passby_gps_close(connection);
  memset(&connection->data, 0, sizeof connection->data);
  connection->error[0] = '\0';
  connection->failure = PASSBY_GPS_SYSTEM;
  connection->is_broken = false;
  connection->may_read = true;
  connection->reads = 0;
  connection->waiting = 0;
  connection->device_count = 0;
  snprintf(connection->host, sizeof connection->host, "%s", host);
  snprintf(connection->port, sizeof connection->port, "%s", port);
  if (missing_library != NULL) {
    snprintf(connection->error, sizeof connection->error, "%s", missing_library);
    return false;
  }
  errno = 0;
  int status = libgps.open(connection->host, connection->port, &connection->data);
  if (status != 0) {
    connection->failure = open_failure(status == -1 && errno < 0 ? errno : status);
    return false;
  }
  connection->is_open = true;
  prepare_socket(descriptor(connection));
  return true;
}

// libgps writes with write(2), which raises SIGPIPE on a connection that gpsd has closed. The
// signal is blocked and taken away here, so that the process keeps its own handling of it.
static int stream_quietly(passby_gps *connection, unsigned int flags) {
  sigset_t pipe_signal, before, pending;
  sigemptyset(&pipe_signal);
  sigaddset(&pipe_signal, SIGPIPE);
  sigpending(&pending);
  bool was_pending = sigismember(&pending, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &pipe_signal, &before);
  int status = libgps.stream(&connection->data, flags, NULL);
  if (!was_pending) {
    const struct timespec at_once = {0, 0};
    while (sigtimedwait(&pipe_signal, NULL, &at_once) == -1 && errno == EINTR) continue;
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return status;
}

// Watches every device; the reader chooses one. Watching one device (WATCH_DEVICE) would fail while
// it is unplugged, and not recover when it comes back.
bool passby_gps_watch(passby_gps *connection) {
  if (!connection->is_open) return false;
  if (stream_quietly(connection, WATCH_ENABLE | WATCH_JSON) == 0) return true;
  connection->failure = PASSBY_GPS_WATCH_REFUSED;
  return false;
}

// Disables the watch first, so that gpsd may let the receiver sleep; a broken connection is only
// closed.
void passby_gps_close(passby_gps *connection) {
  if (!connection->is_open) return;
  if (!connection->is_broken) (void)stream_quietly(connection, WATCH_DISABLE | WATCH_JSON);
  (void)libgps.close(&connection->data);
  connection->is_open = false;
}

// The text belongs to the connection: no buffer is shared between threads.
const char *passby_gps_error(const passby_gps *connection) { return connection->error; }

passby_gps_failure passby_gps_failure_of(const passby_gps *connection) { return connection->failure; }

// For tests: half a line followed by silence must not be read again and again.
long passby_gps_read_count(const passby_gps *connection) { return connection->reads; }

// One by one, because C arrays of structures reach Swift as tuples.
const char *passby_gps_device_at(const passby_gps *connection, int index, bool *active) {
  *active = false;
  if (index < 0 || index >= connection->device_count) return "";
  *active = connection->devices[index].is_active;
  return connection->devices[index].path;
}

// Sets a report to "nothing reported", so that nothing of the one before is left.
static void clear_report(passby_gps_report *report) {
  *report = (passby_gps_report){
      .kind = PASSBY_GPS_OTHER,
      .time = NAN, .latitude = NAN, .longitude = NAN,
      .eph = NAN, .epx = NAN, .epy = NAN,
      .speed = NAN, .track = NAN, .altitude_msl = NAN,
      .hdop = NAN, .satellites_used = -1,
      .device = "", .text = "",
  };
}

// An incomplete object is parsed in part, with success: that is not a report.
static bool is_whole_object(const char *line) {
  size_t length = strlen(line);
  while (length > 0 && strchr(" \t\r\n", line[length - 1]) != NULL) length--;
  return length > 1 && line[0] == '{' && line[length - 1] == '}';
}

// gps_data_t accumulates: members that this line did not set keep earlier values. Only those that
// the flags name are copied.
static void fill_position(passby_gps_report *report, const struct gps_data_t *data) {
  const struct gps_fix_t *fix = &data->fix;
  report->kind = PASSBY_GPS_TPV;
  if (data->set & MODE_SET) report->mode = fix->mode;
  if (data->set & TIME_SET) report->time = (double)fix->time.tv_sec + (double)fix->time.tv_nsec / 1e9;
  if (data->set & LATLON_SET) {
    report->latitude = fix->latitude;
    report->longitude = fix->longitude;
  }
  if (data->set & SPEED_SET) report->speed = fix->speed;
  if (data->set & TRACK_SET) report->track = fix->track;
  if (data->set & ALTITUDE_SET) report->altitude_msl = fix->altMSL;
  // eph has no flag, and HERR_SET asks for both sides; every TPV resets them to NAN.
  report->eph = fix->eph;
  report->epx = fix->epx;
  report->epy = fix->epy;
}

// gpsd reports an unplugged device with "activated":0, which libgps cannot parse where it expects a
// date (3.22); the path before it has been read by then.
static bool says_gone(const char *line) {
  const char *activated = strstr(line, "\"activated\":0");
  if (activated == NULL) return false;
  char after = activated[strlen("\"activated\":0")];
  return after == ',' || after == '}' || after == '.';
}

// Returns the end of a flat JSON object, behind its brace; NULL if it is not whole.
static const char *end_of_object(const char *object) {
  bool is_text = false;
  for (const char *next = object; *next != '\0'; next++) {
    if (is_text && *next == '\\' && next[1] != '\0') next++;
    else if (*next == '"') is_text = !is_text;
    else if (!is_text && *next == '}') return next + 1;
  }
  return NULL;
}

// Unpacks each device of a list by itself: from a list of which one cannot be parsed libgps 3.22 never returns.
static void unpack_devices(passby_gps *connection, const char *line, passby_gps_report *report) {
  const char *list = strstr(line, "\"devices\":[");
  connection->device_count = 0;
  if (list == NULL) return;
  const char *object = strchr(list, '{');
  while (object != NULL && connection->device_count < MAXUSERDEVS) {
    const char *end = end_of_object(object);
    if (end == NULL) break;
    snprintf(connection->unpacked, sizeof connection->unpacked, "%.*s", (int)(end - object), object);
    bool is_gone = says_gone(connection->unpacked);
    memset(&connection->data.dev, 0, sizeof connection->data.dev);
    (void)libgps.unpack(connection->unpacked, &connection->data);
    const struct devconfig_t *device = &connection->data.dev;
    if (device->path[0] != '\0') {
      int index = connection->device_count++;
      snprintf(connection->devices[index].path, sizeof connection->devices[index].path, "%s", device->path);
      connection->devices[index].is_active = !is_gone && device->activated.tv_sec != 0;
    }
    object = strchr(end, '{');
  }
  report->kind = PASSBY_GPS_DEVICES;
  report->device_count = connection->device_count;
}

// Makes a flat report of the structure after the last line. The class is taken from the line: the
// flags of an unrelated line after a TPV still look like those of a TPV (ERROR leaves LATLON_SET).
static void fill_report(passby_gps *connection, passby_gps_report *report) {
  const struct gps_data_t *data = &connection->data;
  const char *line = connection->line;
  clear_report(report);
  connection->data.set = 0;
  const char *tag = strstr(line, "\"class\":\"");
  if (missing_library != NULL || tag == NULL || !is_whole_object(line)) return;
  tag += strlen("\"class\":\"");
  if (strncmp(tag, "DEVICES\"", 8) == 0) {
    unpack_devices(connection, line, report);
    return;
  }
  memcpy(connection->unpacked, line, strlen(line) + 1);
  (void)libgps.unpack(connection->unpacked, &connection->data);
  if (strncmp(tag, "TPV\"", 4) == 0 && (data->set & (STATUS_SET | MODE_SET))) {
    fill_position(report, data);
    report->device = data->dev.path;
  } else if (strncmp(tag, "SKY\"", 4) == 0 && (data->set & (SATELLITE_SET | DOP_SET))) {
    report->kind = PASSBY_GPS_SKY;
    report->hdop = data->dop.hdop;
    if ((data->set & SATELLITE_SET) && data->satellites_used > 0) report->satellites_used = data->satellites_used;
    report->device = data->dev.path;
  } else if (strncmp(tag, "DEVICE\"", 7) == 0 && ((data->set & DEVICE_SET) || says_gone(line))) {
    report->kind = PASSBY_GPS_DEVICE;
    report->device = data->dev.path;
    report->active = !says_gone(line) && data->dev.activated.tv_sec != 0;
  } else if (strncmp(tag, "VERSION\"", 8) == 0 && (data->set & VERSION_SET)) {
    report->kind = PASSBY_GPS_VERSION;
    report->text = data->version.release;
    report->proto_major = data->version.proto_major;
    report->proto_minor = data->version.proto_minor;
  } else if (strncmp(tag, "ERROR\"", 6) == 0 && (data->set & ERROR_SET)) {
    report->kind = PASSBY_GPS_ERROR;
    report->text = data->error;
  }
}

// Recorded lines take the path of lines from the socket.
void passby_gps_decode(passby_gps *connection, const char *line, passby_gps_report *report) {
  snprintf(connection->line, sizeof connection->line, "%s", line);
  fill_report(connection, report);
}

// Milliseconds of the monotonic clock.
static int64_t monotonic_ms(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

// Moves the first whole line of the buffer to `line`; returns false if there is none.
static bool take_line(passby_gps *connection) {
  const char *end = memchr(connection->input, '\n', connection->waiting);
  if (end == NULL) return false;
  size_t length = (size_t)(end - connection->input) + 1;
  memcpy(connection->line, connection->input, length);
  connection->line[length] = '\0';
  connection->waiting -= length;
  memmove(connection->input, connection->input + length, connection->waiting);
  return true;
}

// Marks the connection as broken, for a reason of the system, or because gpsd has hung up.
static passby_gps_outcome broken(passby_gps *connection, int reason) {
  // GNU's strerror_r: thread-safe, and the text need not be in the buffer.
  char buffer[80];
  connection->is_broken = true;
  connection->failure = reason == 0 ? PASSBY_GPS_HUNG_UP : PASSBY_GPS_SYSTEM;
  snprintf(connection->error, sizeof connection->error, "%s", reason == 0 ? "" : strerror_r(reason, buffer, sizeof buffer));
  return reason == 0 ? PASSBY_GPS_CLOSED : PASSBY_GPS_FAILED;
}

// Reads one line if there is one. Returns true if `outcome` is the answer, false if the socket has to be waited for.
//
// Not by gps_read, which unpacks lists of devices (see unpack_devices), and waits with select(2), which ends the program for
// descriptors from FD_SETSIZE on, as a daemon with a thousand connections has them.
static bool read_line(passby_gps *connection, passby_gps_report *report, passby_gps_outcome *outcome) {
  connection->reads++;
  while (!take_line(connection)) {
    size_t room = sizeof connection->input - connection->waiting;
    if (room == 0) {
      *outcome = broken(connection, EMSGSIZE);
      return true;
    }
    ssize_t count = recv(descriptor(connection), connection->input + connection->waiting, room, MSG_DONTWAIT);
    if (count > 0) {
      connection->waiting += (size_t)count;
    } else if (count == 0) {
      *outcome = broken(connection, 0);
      return true;
    } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
      return false;
    } else if (errno != EINTR) {
      *outcome = broken(connection, errno);
      return true;
    }
  }
  fill_report(connection, report);
  *outcome = PASSBY_GPS_GOT_REPORT;
  return true;
}

// Waits with poll(2). Each wake-up costs at most one empty read.
passby_gps_outcome passby_gps_next(
    passby_gps *connection, int wake_fd, int timeout_ms, passby_gps_report *report) {
  clear_report(report);
  if (!connection->is_open || connection->is_broken) return PASSBY_GPS_CLOSED;
  int64_t deadline = monotonic_ms() + timeout_ms;
  for (;;) {
    passby_gps_outcome outcome;
    if (connection->may_read && read_line(connection, report, &outcome)) return outcome;
    connection->may_read = false;
    int64_t rest = timeout_ms < 0 ? -1 : deadline - monotonic_ms();
    if (timeout_ms >= 0 && rest < 0) rest = 0;
    struct pollfd waits[2] = {
        {.fd = descriptor(connection), .events = POLLIN},
        {.fd = wake_fd, .events = POLLIN},  // poll ignores a negative descriptor
    };
    int ready = poll(waits, 2, (int)rest);
    if (ready == 0) return PASSBY_GPS_TIMED_OUT;
    if (ready < 0) continue;  // EINTR
    if (waits[1].revents != 0) return PASSBY_GPS_WOKEN;
    connection->may_read = true;
  }
}
