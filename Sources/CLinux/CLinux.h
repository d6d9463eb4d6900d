// Linux interfaces that Swift's Glibc module leaves out: eventfd(2), timerfd_create(2) and
// memfd_create(2), which glibc declares for _GNU_SOURCE only.

#ifndef PASSBY_CLINUX_H
#define PASSBY_CLINUX_H

#include <sys/eventfd.h>
#include <sys/timerfd.h>

int memfd_create(const char *name, unsigned int flags);

#endif
