import Glibc

/// The memory of the process.
public enum Memory {
  /// The resident bytes, after freed memory was returned to the system.
  public static var residentBytes: Int {
    // malloc.h is not in Swift's module of the C library.
    if let symbol = dlsym(nil, "malloc_trim") {
      _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)(0)
    }
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
    let words = String(
      decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self
    )
    .split(separator: " ")
    return words.count > 1 ? (Int(words[1]) ?? 0) * Int(getpagesize()) : 0
  }

  /// The peak resident size in megabytes.
  public static var peakMegabytes: Double {
    var usage = rusage()
    getrusage(0, &usage)
    return Double(usage.ru_maxrss) / 1024
  }
}
