// Linux interfaces that Swift's Glibc module leaves out: eventfd(2) and timerfd_create(2).

#ifndef PASSBY_CLINUX_H
#define PASSBY_CLINUX_H

#include <sys/eventfd.h>
#include <sys/timerfd.h>

#endif
