#define _GNU_SOURCE
#include "CSpawnShim.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/pidfd.h>
#include <sys/wait.h>
#include <unistd.h>

// Above the three standard descriptors, whatever of these was closed when the daemon started.
static int lifted(int descriptor) {
  if (descriptor < 0 || descriptor > 2) return descriptor;
  int other = fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
  close(descriptor);
  return other;
}

int passby_spawn(const char *path, char *const arguments[], char *const environment[], int input, int output,
                 int errors, pid_t *pid, int *handle) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  sigset_t all, none;
  sigfillset(&all);
  sigemptyset(&none);
  int failure = posix_spawn_file_actions_init(&actions);
  if (failure != 0) return failure;
  failure = posix_spawnattr_init(&attributes);
  if (failure != 0) {
    posix_spawn_file_actions_destroy(&actions);
    return failure;
  }
  if (!failure) failure = posix_spawn_file_actions_adddup2(&actions, input, 0);
  if (!failure) failure = posix_spawn_file_actions_adddup2(&actions, output, 1);
  if (!failure) failure = posix_spawn_file_actions_adddup2(&actions, errors, 2);
  if (!failure) failure = posix_spawn_file_actions_addclosefrom_np(&actions, 3);
  if (!failure) failure = posix_spawnattr_setpgroup(&attributes, 0);
  if (!failure) failure = posix_spawnattr_setsigdefault(&attributes, &all);
  if (!failure) failure = posix_spawnattr_setsigmask(&attributes, &none);
  if (!failure)
    failure = posix_spawnattr_setflags(
        &attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  if (!failure)
    failure = posix_spawn(pid, path, &actions, &attributes, arguments, environment ? environment : environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  if (failure) return failure;

  *handle = pidfd_open(*pid, 0);
  if (*handle < 0) {
    failure = errno;
    kill(-*pid, SIGKILL);
    while (waitpid(*pid, NULL, 0) < 0 && errno == EINTR) {
    }
  }
  return failure;
}

int passby_pipe(int *reading, int *writing) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) < 0) return errno;
  *reading = lifted(ends[0]);
  *writing = lifted(ends[1]);
  if (*reading < 0 || *writing < 0) {
    int failure = errno;
    if (*reading >= 0) close(*reading);
    if (*writing >= 0) close(*writing);
    return failure;
  }
  return fcntl(*reading, F_SETFL, O_NONBLOCK) < 0 ? errno : 0;
}

int passby_memory(const void *bytes, size_t count) {
  int file = lifted(memfd_create("passby", MFD_CLOEXEC));
  if (file < 0) return -1;
  const char *rest = bytes;
  while (count > 0) {
    ssize_t written = write(file, rest, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) {
      close(file);
      return -1;
    }
    rest += written;
    count -= (size_t)written;
  }
  if (lseek(file, 0, SEEK_SET) < 0) {
    close(file);
    return -1;
  }
  return file;
}

int passby_null(void) { return lifted(open("/dev/null", O_RDWR | O_CLOEXEC)); }
