import Text

/// Why a file cannot be the map.
public enum TileFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is no such file.
  case missing(path: String)
  /// The file cannot be opened or read, or is damaged.
  case unreadable(path: String, reason: String)
  /// The file is something else.
  case notTiles(path: String, reason: String)
  /// The tiles are vectors, not pictures.
  case vector(path: String)
  /// There is not one tile in it.
  case empty(path: String)

  /// What failed, why, and what to do.
  public var description: String {
    switch self {
    case .missing(let path): "there is no map file \(path.quoted)."
    case .unreadable(let path, let reason):
      "map file \(path.quoted) cannot be read: \(reason.quietLine(cutAfter: 200))."
    case .notTiles(let path, let reason):
      "\(path.quoted) is no map: \(reason). Expected an MBTiles file of pictures (png, jpg or webp)."
    case .vector(let path):
      "map file \(path.quoted) holds vector tiles, which are not drawn here. Expected an MBTiles file of pictures (png, jpg or webp)."
    case .empty(let path): "map file \(path.quoted) holds no tiles."
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

/// What is wrong with what a file holds, before its path is named.
enum TileFileProblem: Error {
  case notTiles(String)
  case vector
  case empty
}
