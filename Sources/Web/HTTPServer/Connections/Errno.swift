import Glibc

/// The system's error codes that are handled or explained.
enum Errno {
  static let addressInUse = EADDRINUSE
  static let notPermitted = EACCES
  static let noSuchAddress = EADDRNOTAVAIL
  /// `accept` failed for want of descriptors or memory.
  static let outOfResources: Set<CInt> = [EMFILE, ENFILE, ENOBUFS, ENOMEM]
}
