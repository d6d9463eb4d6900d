import Application
import Foundation
import Hummingbird
import Reminders

/// Adds the page that says how the daemon is.
func addStatusRoutes(to router: Router<WebContext>, site: Site) {
  router.get("/status") { _, context -> Response in
    try site.page(
      "status", title: "Status", section: .status,
      content: ["rows": StatusRows(try site.ports.status()).rows], for: context)
  }
}

/// The keys of a status as rows for people.
struct StatusRows {
  private let members: [(String, JSON)]

  /// Takes what `status --json` would print.
  init(_ status: JSON) {
    if case .object(let members) = status { self.members = members } else { members = [] }
  }

  private static let labels = [
    ("receiver_text", "receiver"), ("gpsd", "gpsd"), ("source", "positions from"),
    ("last_fix", "last position"), ("last_fix_accuracy_m", "its accuracy, metres"),
    ("fixes_accepted", "believed"), ("fixes_refused", "not believed"),
    ("last_refusal", "the last since"), ("inside", "you are at"), ("next", "next"),
    ("next_task", "next task"), ("tasks", "tasks"), ("places", "places"),
    ("outbox_waiting", "reminders on their way"), ("outbox_failing", "of these failing"),
    ("outbox_error", "because"), ("config_error", "settings"), ("store_error", "database"),
    ("daemon_version", "version"), ("daemon_started", "running since"),
    ("daemon_memory_kb", "memory, kB"),
  ]

  /// Label and text of what is known.
  var rows: [[String: String]] {
    Self.labels.compactMap { key, label in
      guard let text = members.first(where: { $0.0 == key }).flatMap({ Self.text($0.1) })
      else { return nil }
      return ["label": label, "text": text]
    }
  }

  private static func text(_ value: JSON) -> String? {
    switch value {
    case .null, .object: nil
    case .string(let text): text.quietLines
    case .array(let values):
      values.isEmpty ? "nowhere known" : values.compactMap(text).joined(separator: ", ")
    case .bool, .integer, .number: value.text
    }
  }
}
