package import Application
package import Foundation
import Localization
package import Model
import Text

/// An export that is wanted: the same for command, page and API.
package struct ExportRequest: Sendable {
  /// The format of the file.
  package let format: ExchangeFormat
  /// The table of CSV.
  package let table: Table?
  /// The parts that a format of another program gets.
  package var parts: Set<ExchangeContents.Part>
  /// The first instant of the history.
  package var from = Date.distantPast
  /// The first instant after the history.
  package var to = Date.distantFuture

  /// Creates a request for a format.
  ///
  /// - Throws: `Refusal` for CSV without a table.
  package init(_ format: ExchangeFormat, table: Table?) throws(Refusal) {
    let isTable = format.name == ExchangeFormat.csv.name
    guard !isTable || table != nil else {
      throw Refusal(.usage, .kind, ExchangePhrase.tableExpected)
    }
    self.format = format
    self.table = isTable ? table : nil
    parts = format.parts.subtracting([.tracks])
  }

  /// Reads what a format of another program holds, or all that could be wanted.
  ///
  /// - Throws: The errors of the store.
  package func contents(
    of store: any StoreReader, _ actionContext: ActionContext, isWhole: Bool = false
  ) throws -> ExchangeContents {
    try store.withSnapshot {
      let parts: Set = isWhole ? parts.union([.places, .tasks, .history]) : parts
      return try ExchangeContents(parts, from: from, to: to, in: $0, actionContext: actionContext)
    }
  }

  /// Passes the text in pieces to a closure; `everything` passes the lines of Passby's own.
  ///
  /// - Throws: The errors of the store, and what the closures throw.
  package func write(
    _ store: any StoreReader, _ actionContext: ActionContext,
    everything: @escaping (_ line: (String) throws -> Void) throws -> Void,
    _ put: (String) throws -> Void
  ) throws {
    if let table { return try table.write(from: store, actionContext: actionContext, put) }
    guard let write = format.write else { return try everything { try put($0 + "\n") } }
    try write(contents(of: store, actionContext), put)
  }
}
