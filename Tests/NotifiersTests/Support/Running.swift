import Foundation

/// Processes and descriptors, from the kernel.
enum Running {
  /// Returns true if a process runs; one that has ended and is not yet collected does not.
  static func isRunning(_ pid: String) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8) else {
      return false
    }
    return !status.contains(") Z ")
  }

  /// How many descriptors of this process lead to something whose name contains a text.
  static func descriptors(containing text: String) -> Int {
    let files = FileManager.default
    let open = (try? files.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return open.count {
      (try? files.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)"))?.contains(text) == true
    }
  }

  /// How many children of this process have ended under a name and were not collected.
  static func zombies(named name: String) -> Int {
    children { $0.contains("(\(name)) Z \(getpid()) ") }.count
  }

  /// The children of this process that run a program of some name.
  static func children(named name: String) -> [String] {
    children { $0.contains("(\(name)) ") && !$0.contains(") Z ") && $0.contains(" \(getpid()) ") }
  }

  private static func children(where isWanted: (String) -> Bool) -> [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return entries.filter { $0.allSatisfy(\.isNumber) }.filter { pid in
      (try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)).map(isWanted) == true
    }
  }
}
