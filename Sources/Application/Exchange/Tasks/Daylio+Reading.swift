import Application

extension Daylio {
  /// Reads the moods of a file.
  ///
  /// - Throws: `ExchangeFailure` for a file that is not Daylio's, and for moods that are not known;
  ///   `Refusal` for a meaning of a mood that cannot be read.
  static func read(
    _ bytes: ArraySlice<UInt8>, _ options: ReadingOptions
  ) throws -> ExchangeReading {
    var reading = ExchangeReading()
    let mapping = try mapping(options.moods)
    do {
      let text = String(decoding: bytes, as: UTF8.self)
      reading.leaveOut(
        CSV.rows(String(text.prefix { !$0.isNewline }))?.first?.cells.map { $0.lowercased() } ?? [],
        by: .daylio)
      reading.moods = try entries(
        text, mapping: mapping,
        in: options.actionContext.machineZone, work: options.work)
    } catch let failure as Failure {
      throw ExchangeFailure(failure.phrase)
    }
    return reading
  }
}
