package import Localization
package import Pictures

/// A photo that is ready to be stored: without metadata, and within the limits.
///
/// It is prepared before the transaction, so that the database is not locked meanwhile.
package struct PreparedPhoto: Sendable, Hashable {
  /// The limits of a thumbnail, which the page makes.
  static let thumbnailLimits = PictureLimits(bytes: 65_536, pixels: 320 * 320, side: 320)

  package let picture: Picture
  /// A smaller one of it, if there is one.
  package let thumbnail: Picture?

  /// Removes what is not kept.
  ///
  /// A thumbnail that is not as it should be is left out: the picture is shown without one.
  ///
  /// - Throws: `RequestFailure` for a file that is not kept.
  package init(
    _ bytes: [UInt8], thumbnail: [UInt8]? = nil, settings: PhotoSettings
  ) throws(RequestFailure) {
    do {
      picture = try Picture(
        stripping: bytes, limits: PictureLimits(bytes: settings.maximumBytes))
    } catch {
      throw RequestFailure(error.isSize ? .tooLarge : .badData, .file, error.phrase)
    }
    self.thumbnail = thumbnail.flatMap {
      try? Picture(stripping: $0, limits: Self.thumbnailLimits)
    }
  }
}

extension PictureProblem {
  /// The problem in words.
  package var phrase: PhotoPhrase {
    switch self {
    case .empty: .empty
    case .notKept(nil): .noPicture
    case .notKept(.heic?), .notKept(.avif?): .heic(kind)
    case .notKept: .otherKind(kind)
    case .truncated: .truncated(kind)
    case .damaged: .damaged(kind)
    case .unusual: .unusual(kind)
    case .animated: .animated(kind)
    case .tooManyBytes(let count, let limit): .tooManyBytes(count, limit: limit)
    case .sideTooLong(let width, let height, let limit):
      .sideTooLong(width: width, height: height, limit: limit)
    case .tooManyPixels(let width, let height, let limit):
      .tooManyPixels(width: width, height: height, limit: limit)
    }
  }

  /// The name of the format that the problem is about.
  private var kind: String {
    switch self {
    case .notKept(let format): format?.name ?? ""
    case .truncated(let format), .damaged(let format), .unusual(let format),
      .animated(let format):
      format.name
    case .empty, .tooManyBytes, .sideTooLong, .tooManyPixels: ""
    }
  }
}
