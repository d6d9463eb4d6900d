// Linux interfaces that Swift's Glibc module leaves out: eventfd(2), timerfd_create(2), mallopt(3),
// malloc_trim(3), and memfd_create(2), which glibc declares for _GNU_SOURCE only.

#ifndef PASSBY_CLINUX_H
#define PASSBY_CLINUX_H

#include <malloc.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>

int memfd_create(const char *name, unsigned int flags);

#endif
