/// Why a message of a phone, or a position in it, was not used; the names are those of `refused`.
public enum SenderRefusal: String, Sendable, Hashable, CaseIterable {
  case future, old, mock
  case notJSON = "not_json"
  case unknownType = "unknown_type"
  case empty
  case noPosition = "no_position"
  case noTime = "no_time"
  case invalid, plain, undecryptable, inaccurate, jump
}
