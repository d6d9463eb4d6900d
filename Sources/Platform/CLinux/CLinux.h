// Linux interfaces that Swift's Glibc module leaves out: eventfd(2), timerfd_create(2), malloc_trim(3),
// and memfd_create(2) and dl_iterate_phdr(3), which glibc declares for _GNU_SOURCE only.

#ifndef PASSBY_CLINUX_H
#define PASSBY_CLINUX_H

#include <link.h>
#include <stddef.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>

int memfd_create(const char *name, unsigned int flags);
int malloc_trim(size_t pad);

#ifndef __USE_GNU
// The members that every version of glibc has.
struct dl_phdr_info {
  ElfW(Addr) dlpi_addr;
  const char *dlpi_name;
  const ElfW(Phdr) *dlpi_phdr;
  ElfW(Half) dlpi_phnum;
};
int dl_iterate_phdr(
    int (*callback)(struct dl_phdr_info *info, size_t size, void *data), void *data);
#endif

#endif
