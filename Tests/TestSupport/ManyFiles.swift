import Glibc

/// Files that take the low descriptors, as a daemon with many connections has them.
///
/// For exit tests, whose process ends with them: select(2) knows no descriptor from 1024 on.
package enum ManyFiles {
  /// Opens so many files that later descriptors are greater than 1024; returns false if it cannot.
  package static func open() -> Bool {
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return false }
    limit.rlim_cur = min(limit.rlim_max, 2048)
    guard setrlimit(resource, &limit) == 0 else { return false }
    return (0..<1100).allSatisfy { _ in Glibc.open("/dev/null", O_RDONLY) >= 0 }
  }
}
