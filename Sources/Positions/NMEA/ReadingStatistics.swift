/// Counts of the sentences, epochs and other contents of a trace.
public struct ReadingStatistics: Sendable, Hashable {
  private var byKind = [Int](repeating: 0, count: SentenceKind.allCases.count)

  /// Sentences with a wrong checksum; dropped.
  public internal(set) var badChecksums = 0
  /// Sentences without a checksum; accepted.
  public internal(set) var withoutChecksum = 0
  /// Sentences whose talker ID is not that of a satellite receiver.
  public internal(set) var otherTalkers = 0
  /// Lines that begin with `#`.
  public internal(set) var comments = 0
  /// Tag blocks, `\s:...*hh\`, before sentences.
  public internal(set) var tagBlocks = 0
  /// Bytes that belong to no sentence, comment or tag block: binary protocols, text, noise.
  public internal(set) var garbageBytes = 0
  /// Truncated sentences; dropped.
  ///
  /// They end at another `$`, a binary byte or the end of the trace, or have neither a checksum nor
  /// all their fields.
  public internal(set) var truncatedSentences = 0
  /// Sentences longer than 1024 bytes; dropped.
  public internal(set) var overlongSentences = 0
  /// Epochs: runs of sentences with one time of day, without those of other talkers that a valid
  /// position of the receiver supersedes.
  public internal(set) var epochs = 0
  /// Epochs in which the receiver had no valid position.
  public internal(set) var epochsWithoutPosition = 0
  /// Epochs with a position but without a date.
  public internal(set) var epochsWithoutDate = 0
  /// Epochs with the date of the computer's clock, for lack of a date in the sentences.
  public internal(set) var epochsDatedByClock = 0
  /// Epochs with a position at the time of the last fix; dropped.
  public internal(set) var repeatedEpochs = 0

  /// Creates statistics with all counts zero.
  public init() {}

  /// Returns the number of sentences of one kind that were read.
  public func sentences(of kind: SentenceKind) -> Int { byKind[kind.index] }

  /// The number of sentences of all kinds; 0 for input that is no NMEA trace.
  public var sentences: Int { byKind.reduce(0, +) }

  /// The number of reports, once the trace has ended.
  public var fixes: Int { epochs - epochsWithoutPosition - epochsWithoutDate - repeatedEpochs }

  @inline(__always)
  mutating func count(_ kind: SentenceKind) { byKind[kind.index] &+= 1 }
}
