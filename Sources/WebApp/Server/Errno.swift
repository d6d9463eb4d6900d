import Glibc

/// Errors of the system that can be explained.
enum Errno {
  static let addressInUse = EADDRINUSE
  static let notPermitted = EACCES
  static let noSuchAddress = EADDRNOTAVAIL
}
