extension ExchangeFormat {
  /// The usual name of a file: `passby.gpx`, `todo.txt`.
  package var fileName: String {
    let suffix = suffixes.first ?? (mediaType.contains("csv") ? ".csv" : ".json")
    return suffix.hasPrefix(".") ? "passby\(suffix)" : suffix
  }
}
