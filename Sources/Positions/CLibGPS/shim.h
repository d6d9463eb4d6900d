// Only CGPSShim includes gps.h: gps_data_t is large, changes with every ABI, and says half of what it means in macros
// that Swift cannot see. This module is here for pkg-config's flags and for linking.
#include <gps.h>
