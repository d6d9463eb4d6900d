/// Whose page it is: decides which rows a store gives, and to whom those belong that it stores.
///
/// A store applies it in each read and each edit, so that no caller can forget it.
public struct Viewer: Sendable, Hashable {
  /// The number of the person; 0 for the household as a whole.
  public let rawValue: Int64

  /// The engine, backups and the status: they read what belongs to anyone, and make nothing that
  /// belongs to a person.
  public static let household = Viewer(rawValue: 0)
  /// The user of this machine, as whom the command line acts.
  public static let me = Viewer(.me)
  /// A request without a person: it reads nothing that belongs to one, and stores nothing.
  public static let nobody = Viewer(rawValue: -1)

  private init(rawValue: Int64) { self.rawValue = rawValue }

  /// The page of a person.
  public init(_ person: Person.ID) { rawValue = max(1, person.rawValue) }

  /// The person; `nil` for the household, and for nobody.
  public var person: Person.ID? { rawValue > 0 ? Person.ID(rawValue: rawValue) : nil }

  /// True for the user of this machine, who alone changes settings, tokens and keys.
  public var isMe: Bool { self == .me }
}
