import Foundation

/// Snapshots as they are stored: JSON with sorted keys; the elements of a set have no order.
package enum StoredJSON {
  /// How instants are written.
  package enum Instants {
    /// Whole milliseconds, like every column.
    case milliseconds
    /// To the last bit, so that the track continues exactly.
    case exact
  }

  private static let wholeEncoder = encoder(.milliseconds)
  private static let exactEncoder = encoder(.exact)

  package static func text(_ value: some Encodable, instants: Instants = .milliseconds) throws
    -> String
  {
    let encoder = instants == .exact ? exactEncoder : wholeEncoder
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private static func encoder(_ instants: Instants) -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    if instants == .milliseconds {
      encoder.dateEncodingStrategy = .custom { date, encoder in
        var container = encoder.singleValueContainer()
        try container.encode(date.milliseconds)
      }
    }
    return encoder
  }

  /// The value of a stored text.
  ///
  /// - Throws: `DamagedValue` when the text is not such a value.
  package static func value<Value: Decodable>(
    _ type: Value.Type = Value.self, from text: String, in place: String,
    instants: Instants = .milliseconds
  ) throws -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      let date =
        switch instants {
        case .milliseconds: Date(milliseconds: try container.decode(Int64.self))
        case .exact: Date(timeIntervalSinceReferenceDate: try container.decode(Double.self))
        }
      // Calendars could not count with others: an error now is better than a trap later.
      guard date.isStorable else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "no such year")
      }
      return date
    }
    do {
      return try decoder.decode(type, from: Data(text.utf8))
    } catch {
      throw DamagedValue(place: place, value: String(text.prefix(80)))
    }
  }
}
