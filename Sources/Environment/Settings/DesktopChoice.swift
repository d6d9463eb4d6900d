/// The choice to show reminders on the desktop.
package enum DesktopChoice: String, Sendable, Hashable, CaseIterable {
  /// Where the program for it is installed.
  case auto
  /// Always; a missing program is an error.
  case on
  /// Never.
  case off
}
