import Foundation
public import Reminders

/// Shows reminders on the desktop through notify-send, the program of the freedesktop specification.
public enum DesktopNotifier {
  /// The name of the program to look for.
  public static let program = "notify-send"

  /// Creates the notifier `desktop`; reminders of one moment become one notification.
  ///
  /// Each delivery runs the program once, without a shell, and returns when it has ended well. It throws `NotifierError` when the program
  /// is missing, fails, or has not ended after 10 seconds; it is killed then, and also when the delivery is cancelled.
  public static func make(executable: String) -> Notifier {
    make(executable: executable, timeLimit: .seconds(10))
  }

  static func make(executable: String, timeLimit: Duration) -> Notifier {
    Notifier(name: "desktop") { reminders in
      guard let message = DesktopMessage(reminders) else { return }
      try await ChildProcess.run(executable, arguments: message.arguments, timeLimit: timeLimit)
    }
  }

  /// Finds the program in a list of folders as `PATH` has it, or returns `nil`.
  ///
  /// Empty and relative entries are passed over: what happens to lie in the present folder is not run.
  public static func find(in path: String) -> String? {
    for folder in path.split(separator: ":") where folder.hasPrefix("/") {
      let candidate = "\(folder)/\(program)"
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder)
      guard exists, !isFolder.boolValue else { continue }
      if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
    }
    return nil
  }
}
