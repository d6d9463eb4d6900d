package import Model

/// The result of a merge.
package struct MergeReport: Sendable, Hashable {
  /// The numbers of new tasks, in the order of the file.
  package internal(set) var tasks: [Todo.ID] = []
  package internal(set) var places = 0
  package internal(set) var completions = 0
  /// How many times of appointments that were missed are new.
  package internal(set) var missed = 0
  package internal(set) var moods = 0
  /// How many marks of days are new.
  package internal(set) var marks = 0
  package internal(set) var practices = 0
  package internal(set) var habits = 0
  /// How many boxes of habits are new.
  package internal(set) var boxes = 0
  /// How many days have new good things.
  package internal(set) var gratitudes = 0
  package internal(set) var notes = 0
  package internal(set) var photos = 0
  package internal(set) var persons = 0
  /// How many devices are new.
  package internal(set) var devices = 0
  /// The names of new devices, which have no key here.
  package internal(set) var devicesWithoutKey: [String] = []
  /// How many days of rest are new.
  package internal(set) var restDays = 0
  /// How many tasks and places of the file exist here already and need no change.
  package internal(set) var unchanged = 0
  /// Entries that were changed to those of the file: `task "Cat medicine"`.
  package internal(set) var updated: [String] = []
  /// Entries that differ in the file, and were left as they are here.
  package internal(set) var differing: [String] = []

  /// True if the merge changed nothing.
  package var isEmpty: Bool {
    tasks.isEmpty && places == 0 && completions == 0 && missed == 0 && restDays == 0 && moods == 0
      && marks == 0 && practices == 0 && habits == 0 && boxes == 0 && gratitudes == 0 && notes == 0
      && photos == 0 && persons == 0 && devices == 0
      && updated.isEmpty
  }
}
