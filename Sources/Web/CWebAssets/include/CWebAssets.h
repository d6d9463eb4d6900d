// The files of the web page, inside the program: nothing to install beside it, and nothing allocated for them.

#ifndef CWEBASSETS_H
#define CWEBASSETS_H

#include <stddef.h>

/// A file of the web page.
struct passby_web_asset {
  const char *_Nonnull name;
  const char *_Nonnull type;
  const unsigned char *_Nonnull bytes;
  size_t length;
};

/// The number of files.
extern const size_t passby_web_asset_count;

/// The file with a number below the count.
const struct passby_web_asset *_Nonnull passby_web_asset_at(size_t index);

#endif
