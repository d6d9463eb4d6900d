import Foundation
package import GRDB
import Localization
package import Model

/// The pause that the user has set.
extension Database {
  /// The latest pause, unless it was removed.
  package var pause: Pause? {
    get throws {
      let statement = try cachedStatement(sql: "SELECT began_ms, until_ms FROM pause")
      return try Row.fetchOne(statement).map {
        Pause(
          began: Date(milliseconds: try $0.decode(atIndex: 0)),
          until: Date(milliseconds: try $0.decode(atIndex: 1)))
      }
    }
  }

  /// Replaces the pause, after a look whether it is what the change began with.
  func replace(_ change: Edit.Change<Pause>) throws {
    guard try self.pause == change.before?.asStored else {
      throw SQLiteStoreError.changedMeanwhile(subject: StorePhrase.pause.text)
    }
    try execute(sql: "DELETE FROM pause")
    guard let pause = change.after else { return }
    try execute(
      sql: "INSERT INTO pause (only, began_ms, until_ms) VALUES (1, ?, ?)",
      arguments: [pause.began.milliseconds, pause.until.milliseconds])
  }
}

extension Pause {
  /// The pause as reading it back gives it.
  fileprivate var asStored: Pause {
    Pause(
      began: Date(milliseconds: began.milliseconds), until: Date(milliseconds: until.milliseconds))
  }
}
