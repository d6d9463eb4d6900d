import Application
import Foundation
import Localization
import Model
import SQLiteStore
import Settings
import Synchronization

@testable import WebApp
@testable import WebPorts

/// Settings over a store, without the module that knows which values they may have.
///
/// The value `wrong` is refused everywhere, `taken` does not go with what else there is.
final class SampleSettings: Sendable {
  /// The defaults of what may be chosen; of the parts two are on.
  static let defaults: [String: String] = {
    let entries = (try? SettingsReading())?.entries.filter(\.isOnPage) ?? []
    var defaults = Dictionary(uniqueKeysWithValues: entries.map { ($0.key, $0.standard.text) })
    defaults["parts"] = #"["today", "plan"]"#
    return defaults
  }()

  private let store: SQLiteStore
  private let fixed: [String: (String, SettingState.Origin)]
  private let calls = Mutex<[String]>([])

  /// Settings of which some are fixed elsewhere.
  init(_ store: SQLiteStore, fixed: [String: (String, SettingState.Origin)] = [:]) {
    self.store = store
    self.fixed = fixed
  }

  /// The calls so far: `changed`, `test NAME`.
  var noted: [String] { calls.withLock { $0 } }

  var port: SettingsPort {
    SettingsPort(
      states: { self.states },
      problems: { changes in
        changes.compactMapValues { value in
          switch value {
          case "wrong"?: SettingProblem(.expected("something else"))
          case "taken"?: SettingProblem(.twoTimes, isConflict: true)
          default: nil
          }
        }
      },
      reaches: { changes in
        changes.compactMapValues { value in
          switch value {
          case "http://own.example"?: .thisComputer(host: "own.example")
          case "http://near.example"?: .network(host: "near.example", address: "10.0.0.2")
          default: nil
          }
        }
      },
      changed: { self.calls.withLock { $0.append("changed") } },
      notifiers: {
        [.init(name: "desktop", text: "Desktop"), .init(name: "webhook.x", text: "x, at <host>")]
      },
      sendTest: { name in
        self.calls.withLock { $0.append("test \(name)") }
        if name != "desktop" { throw SettingProblem(.refused("nobody there")) }
      },
      ntfy: {
        let sheet = SettingsSheet(self.states)
        let topic = sheet.text("notify.ntfy.topic")
        guard !topic.isEmpty else { return nil }
        return SettingsPort.NtfyTopic(
          address: "\(sheet.text("notify.ntfy.url"))/\(topic)", appLink: "ntfy://\(topic)")
      })
  }

  private var states: [SettingState] {
    let chosen = (try? store.preferences()) ?? []
    return Self.defaults.sorted { $0.key < $1.key }.map { key, standard in
      let choice = chosen.first { $0.key == key }
      let usual = choice.map { ($0.value.isEmpty ? standard : $0.value, SettingState.Origin.page) }
      let (text, origin) = fixed[key] ?? usual ?? (standard, .standard)
      return SettingState(
        key: key, text: text, value: Self.value(text), standard: Self.value(standard),
        origin: origin)
    }
  }

  private static func value(_ text: String) -> SettingState.Value {
    if text.isEmpty { return .nothing }
    guard text.hasPrefix("[") else { return .text(text) }
    return .list(
      text.split { "[], ".contains($0) }.map { $0.trimmingCharacters(in: ["\""]) })
  }
}
