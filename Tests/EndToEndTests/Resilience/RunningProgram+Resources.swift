import Foundation

extension RunningProgram {
  /// The processor time it has used so far, in seconds.
  ///
  /// Source: proc_pid_stat(5), fields 14 and 15.
  var processorSeconds: Double {
    guard let text = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
      let end = text.lastIndex(of: ")")
    else { return .nan }
    let fields = text[end...].split(separator: " ")
    let ticks = [12, 13].compactMap { fields.indices.contains($0) ? Double(fields[$0]) : nil }
    return ticks.reduce(0, +) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// The memory it holds now, in megabytes.
  var residentMegabytes: Double {
    let text = (try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return
      (line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) } ?? .nan)
      / 1024
  }

  /// How many files and sockets it has open.
  var openFiles: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/fd").count) ?? -1
  }

  /// Waits until what it says on standard error satisfies a condition, for 30 seconds at the most.
  func waitForErrors(_ condition: (String) -> Bool) -> Bool {
    let end = Date().addingTimeInterval(30)
    while Date() < end {
      if condition(errorsSoFar) { return true }
      usleep(5000)
    }
    return condition(errorsSoFar)
  }

  /// Waits for words on standard error after what was said before; returns where they end, or `nil`.
  func waitForWord(_ word: String, after position: Int = 0) -> Int? {
    var found: Int?
    _ = waitForErrors { text in
      let bytes = Array(text.utf8)
      guard position <= bytes.count else { return false }
      let rest = String(decoding: bytes[position...], as: UTF8.self)
      guard let range = rest.range(of: word) else { return false }
      found = position + rest[..<range.upperBound].utf8.count
      return true
    }
    return found
  }
}
