public import Model

/// The result of a merge.
public struct MergeReport: Sendable, Hashable {
  /// The numbers of new tasks, in the order of the file.
  public internal(set) var tasks: [Todo.ID] = []
  /// How many places are new.
  public internal(set) var places = 0
  /// How many completions are new.
  public internal(set) var completions = 0
  /// How many times of appointments that were missed are new.
  public internal(set) var missed = 0
  /// How many moods are new.
  public internal(set) var moods = 0
  /// How many marks of days are new.
  public internal(set) var marks = 0
  /// How many practices are new.
  public internal(set) var practices = 0
  /// How many habits are new.
  public internal(set) var habits = 0
  /// How many boxes of habits are new.
  public internal(set) var boxes = 0
  /// How many days have new good things.
  public internal(set) var gratitudes = 0
  /// How many notes are new.
  public internal(set) var notes = 0
  /// How many photos are new.
  public internal(set) var photos = 0
  /// How many persons are new.
  public internal(set) var persons = 0
  /// How many devices are new.
  public internal(set) var devices = 0
  /// The names of new devices, which have no key here.
  public internal(set) var devicesWithoutKey: [String] = []
  /// How many days of rest are new.
  public internal(set) var restDays = 0
  /// How many tasks and places of the file exist here already and need no change.
  public internal(set) var unchanged = 0
  /// Entries that were changed to those of the file: `task "Cat medicine"`.
  public internal(set) var updated: [String] = []
  /// Entries that differ in the file, and were left as they are here.
  public internal(set) var differing: [String] = []

  /// True if the merge changed nothing.
  public var isEmpty: Bool {
    tasks.isEmpty && places == 0 && completions == 0 && missed == 0 && restDays == 0 && moods == 0
      && marks == 0 && practices == 0 && habits == 0 && boxes == 0 && gratitudes == 0 && notes == 0
      && photos == 0 && persons == 0 && devices == 0
      && updated.isEmpty
  }
}
