package import Localization
import Text

/// Reasons why a file cannot serve as the map.
package enum TileFileError: Error, Sendable, Hashable, Phrased {
  /// There is no such file.
  case missing(path: String)
  /// The file cannot be opened or read, or is damaged.
  case unreadable(path: String, reason: String)
  /// The file is no MBTiles file.
  case notTiles(path: String, reason: String)
  /// The tiles are vectors, not pictures.
  case vector(path: String)
  /// The file has no tiles.
  case empty(path: String)

  /// The failure, its cause, and advice.
  package var phrase: StorePhrase {
    switch self {
    case .missing(let path): .mapMissing(path: path.quoted)
    case .unreadable(let path, let reason):
      .mapUnreadable(path: path.quoted, reason: reason.cleanLine(cutAfter: 200))
    case .notTiles(let path, let reason): .notAMap(path: path.quoted, reason: reason)
    case .vector(let path): .vectorMap(path: path.quoted)
    case .empty(let path): .emptyMap(path: path.quoted)
    }
  }

  init(_ problem: TileFileProblem, path: String) {
    self =
      switch problem {
      case .notTiles(let reason): .notTiles(path: path, reason: reason)
      case .vector: .vector(path: path)
      case .empty: .empty(path: path)
      }
  }
}

/// A fault in the content of a file, before its path is named.
enum TileFileProblem: Error {
  case notTiles(String)
  case vector
  case empty
}
