import Application
package import Localization
import Text

/// A field of a format, and what becomes of it: a row of a `FieldTable`.
package struct FormatField: Sendable {
  /// The treatment of a field by the reader.
  package enum Fate: Sendable, Hashable {
    /// It is kept as it is.
    case taken
    /// It is kept as near as Passby can say it.
    case approximated
    /// It is left out and counted, by what it means.
    case leftOut(FieldMeaning)
    /// It says nothing of the thing itself: identities, counters, what follows from other fields.
    case needless
  }

  /// The name in the format; one that ends with `*` stands for all that begin so.
  package let name: String
  package let fate: Fate
  /// The remark of the documentation.
  package let note: String
}

/// The rows of a table, several with the same treatment at once.
extension [FormatField] {
  static func taken(_ names: String..., as note: String = "") -> Self {
    names.map { FormatField(name: $0, fate: .taken, note: note) }
  }

  static func approximated(_ names: String..., as note: String) -> Self {
    names.map { FormatField(name: $0, fate: .approximated, note: note) }
  }

  static func leftOut(
    _ meaning: FieldMeaning, _ names: String..., but note: String = ""
  ) -> Self {
    names.map { FormatField(name: $0, fate: .leftOut(meaning), note: note) }
  }

  static func needless(_ names: String...) -> Self {
    names.map { FormatField(name: $0, fate: .needless, note: "") }
  }
}

/// All fields of a thing in a format.
package struct FieldTable: Sendable {
  /// The thing in the words of the format: `VTODO`.
  package let title: String
  /// The thing in the words of Passby.
  package let owner: FieldMeaning.Owner
  package let fields: [FormatField]
  /// The fate of a field without a row.
  package let others: FormatField.Fate
  private let fates: [String: FormatField.Fate]
  private let beginnings: [(String, FormatField.Fate)]

  init(
    _ title: String, of owner: FieldMeaning.Owner, others: FormatField.Fate = .leftOut(.other),
    _ fields: [FormatField]...
  ) {
    self.title = title
    self.owner = owner
    self.others = others
    self.fields = fields.flatMap(\.self)
    fates = Dictionary(self.fields.map { ($0.name, $0.fate) }) { first, _ in first }
    beginnings = self.fields.filter { $0.name.hasSuffix("*") }
      .map { (String($0.name.dropLast()), $0.fate) }
  }

  /// Returns what becomes of a field.
  package func fate(of name: String) -> FormatField.Fate { row(for: name) ?? others }

  /// True if a field has a row.
  package func hasRow(for name: String) -> Bool { row(for: name) != nil }

  private func row(for name: String) -> FormatField.Fate? {
    fates[name] ?? beginnings.first { name.hasPrefix($0.0) }?.1
  }
}

extension ExchangeReading {
  /// The most fields without a row of their own that are counted by their names.
  private static let mostNames = 20

  /// Counts the fields of one thing that are left out by its table.
  ///
  /// - Parameters:
  ///   - names: The fields that the thing has and that say something.
  ///   - table: The table of its kind.
  mutating func leaveOut(_ names: some Sequence<String>, by table: FieldTable) {
    var counted: Set<ExchangeLoss> = []
    for name in names {
      guard case .leftOut(let meaning) = table.fate(of: name) else { continue }
      var loss = ExchangeLoss.left(
        meaning, field: name.cleanLine(cutAfter: 60), of: table.owner)
      if meaning == .other, losses[loss] == nil, unnamed >= Self.mostNames {
        loss = .left(.further, field: "", of: table.owner)
      }
      if counted.insert(loss).inserted { lose(loss) }
    }
  }

  private var unnamed: Int {
    losses.keys.count { if case .left(.other, _, _) = $0 { true } else { false } }
  }
}
