/// The differences between two sets of settings, for a daemon that reloads.
package struct SettingsDifference: Sendable, Hashable {
  /// The names of the settings that differ, in their usual order; a notifier that differs is named
  /// by its section.
  package let changed: [String]
  /// Those of them that take effect only after a restart.
  package let afterRestart: [String]

  /// Compares old settings with new ones.
  package init(from old: PassbySettings, to new: PassbySettings) {
    let settings = Setting.all.filter { $0.value(old) != $0.value(new) }
    let notifiers = Set(old.notifiers + new.notifiers).sorted().filter { notifier in
      notifier.kind.fields.contains {
        let key = NotifierKey(notifier, $0)
        return old.value(of: key) != new.value(of: key)
      }
    }
    changed = settings.map(\.name) + notifiers.map(\.section)
    afterRestart = settings.filter(\.waitsForStart).map(\.name)
  }
}
