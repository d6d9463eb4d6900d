import Application
import Foundation
import Model
import TestSupport

extension EditBuilder {
  /// A builder at a time of the clocks in Berlin, such as `2026-01-14T10:30`.
  static func inBerlin(_ text: String) -> EditBuilder {
    EditBuilder(ActionContext(now: Date.berlin(text), rules: EngineRules(machineZone: .berlin)))
  }
}
