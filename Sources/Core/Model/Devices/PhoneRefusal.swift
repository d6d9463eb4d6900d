/// Why a message of a phone, or a position in it, was not used; the names are those of `refused`.
package enum PhoneRefusal: String, Sendable, Hashable, CaseIterable {
  /// The body is neither JSON nor a form, is not UTF-8, or nests too deeply.
  case notJSON = "not_json"
  /// JSON of a kind that no known app sends.
  case unknownType = "unknown_type"
  /// Nothing was sent.
  case empty
  /// A message of a device with a secret was not encrypted.
  case plain
  /// An encrypted message cannot be decrypted.
  case undecryptable
  /// There is no position, or it is no number.
  case noPosition = "no_position"
  /// There is no time, or it cannot be read.
  case noTime = "no_time"
  /// The position is not on the globe, is (0, 0), or the app calls it invalid, as by a negative
  /// accuracy (G1).
  case invalid
  /// The phone says that the position is made up.
  case mock
  /// Its time is more than two minutes ahead of the computer's.
  case future
  /// It is older than `phones.oldest`, or the request held more positions than are used.
  case old
  /// The accuracy is worse than the limit that the user set.
  case inaccurate
  /// The position is too far for any movement.
  case jump
}
