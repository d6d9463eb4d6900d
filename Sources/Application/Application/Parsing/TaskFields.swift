/// The fields of a task as typed; `nil` for those not given.
public struct TaskFields: Sendable, Hashable {
  /// `12h`, `3d`, `10-14w`, `2w on tue,fri`; `none` for a task that does not repeat.
  public var every: String?
  /// `done` or `start`.
  public var from: String?
  /// When the rhythm begins.
  public var start: String?
  /// The first due moment.
  public var first: String?
  /// The last moment it may be due.
  public var end: String?
  /// The time of day, or its span, such as `10:15-11:45`.
  public var at: String?
  /// An IANA zone, or `floating`.
  public var zone: String?
  /// When a task that does not repeat is due.
  public var due: String?
  /// Names of places, `#tags`, or `none`.
  public var place: [String]
  /// Events, separated by commas.
  public var on: String?
  /// How long a stay must last.
  public var dwell: String?
  /// How long before due it opens; `period` for all of its period.
  public var horizon: String?
  /// How often it reminds while overdue.
  public var nag: String?
  /// Free text.
  public var notes: String?
  /// The name of a category, or `none`.
  public var category: String?
  /// `high`, `normal` or `low`.
  public var priority: String?
  /// A name such as `easy`, or 1 to 5.
  public var difficulty: String?
  /// How long it takes, such as `30min`, or `none`.
  public var duration: String?
  /// `fixed` or `flexible`.
  public var timing: String?
  /// `yes` for a wish, or `no`.
  public var bucket: String?

  /// Names of persons, or `none` for anyone.
  public var persons: [String] = []

  /// True if the task is not to repeat.
  var wantsOnce: Bool { every?.trimmed.lowercased() == "none" }

  /// Creates fields of which none is given.
  public init() { place = [] }

  /// Accesses the text of a field; places are separated by line ends.
  public subscript(field: RequestField) -> String? {
    get {
      switch field {
      case .place: place.isEmpty ? nil : place.joined(separator: "\n")
      case .for: persons.isEmpty ? nil : persons.joined(separator: "\n")
      default: Self.texts[field].flatMap { self[keyPath: $0] }
      }
    }
    set {
      switch field {
      case .place: place = newValue.map { $0.split(separator: "\n").map(String.init) } ?? []
      case .for: persons = newValue.map { $0.split(separator: "\n").map(String.init) } ?? []
      default: if let path = Self.texts[field] { self[keyPath: path] = newValue }
      }
    }
  }

  private static var texts: [RequestField: WritableKeyPath<TaskFields, String?>] {
    [
      .every: \.every, .from: \.from, .start: \.start, .first: \.first, .end: \.end, .at: \.at,
      .zone: \.zone, .due: \.due, .on: \.on, .dwell: \.dwell, .horizon: \.horizon, .nag: \.nag,
      .notes: \.notes, .category: \.category, .priority: \.priority,
      .difficulty: \.difficulty, .duration: \.duration, .timing: \.timing,
      .bucket: \.bucket,
    ]
  }
}
