// Starting a program, with what Swift's Glibc does not show: pidfd_open, memfd_create, posix_spawn_file_actions_addclosefrom_np and pipe2.
//
// Why it exists: Foundation's Process waits for whatever a program has left running too, and starts it in no process group of its own, so
// that a time limit would end a script and leave its children.

#ifndef PASSBY_CSPAWNSHIM_H
#define PASSBY_CSPAWNSHIM_H

#include <stddef.h>
#include <sys/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Starts a program in a process group of its own, with default signals and no descriptor but the three given; returns 0 or an errno.
///
/// `environment` may be NULL, which is this process's own. On success `pid` is the program, not yet collected, and `handle` becomes readable
/// when it ends; close it.
int passby_spawn(const char *path, char *const arguments[], char *const environment[], int input, int output,
                 int errors, pid_t *pid, int *handle);

/// Opens a pipe whose reading end does not block; neither end is inherited. Returns 0 or an errno.
int passby_pipe(int *reading, int *writing);

/// Opens a file in memory that holds some bytes, at its beginning; not inherited. Returns -1 on failure.
///
/// A program that reads it as its standard input can neither block the writer nor break a pipe.
int passby_memory(const void *bytes, size_t count);

/// Opens /dev/null for reading and writing; not inherited. Returns -1 on failure.
int passby_null(void);

#ifdef __cplusplus
}
#endif

#endif
