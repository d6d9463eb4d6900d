import Foundation
package import Localization
import Text

/// One of the charts: its name, what it needs, and the function that computes it.
///
/// The API and the pages take charts from the table `all`. To add one, add a row.
package struct ChartKind: Sendable {
  /// The name in addresses: `mood-weekday`.
  package let name: String
  /// The unit of its values; `nil` where that depends on the subject.
  package let unit: ChartData.Unit?
  /// The parts that it belongs to; while one of them is off, there is no such chart.
  package let parts: [Part]
  /// The values of an address that it takes.
  package let parameters: [RequestField]
  /// The one of them that it cannot do without.
  package let needed: RequestField?
  let content: @Sendable (ChartReader) throws -> ChartData.Content

  init(
    _ name: String, _ unit: ChartData.Unit?, parts: [Part] = [],
    takes parameters: [RequestField] = [.from, .to], needs needed: RequestField? = nil,
    _ content: @escaping @Sendable (ChartReader) throws -> ChartData.Content
  ) {
    self.name = name
    self.unit = unit
    self.parts = parts
    self.parameters = parameters
    self.needed = needed
    self.content = content
  }

  /// Returns the chart of a name.
  ///
  /// - Throws: `RequestFailure` for a name that no chart has.
  package static func named(_ name: String) throws -> ChartKind {
    if let kind = all.first(where: { $0.name == name }) { return kind }
    throw RequestFailure(
      .notFound, ChartPhrase.noSuchChart(name.quoted, known: all.map(\.name)))
  }

  /// Computes the chart.
  ///
  /// - Throws: `RequestFailure` for a part that is off, and for a value that is missing, cannot be
  ///   read, or names what does not exist; what the store throws.
  package func data(_ reader: ChartReader) throws -> ChartData {
    for part in parts { try reader.require(part) }
    if let needed, reader.value(of: needed) == nil {
      throw RequestFailure(
        .usage, needed, ChartPhrase.valueNeeded(chart: name, parameter: needed.rawValue))
    }
    return ChartData(
      name: name, unit: try unit ?? reader.yearSubject().unit, content: try content(reader))
  }
}
