import Geo
import Recurrence
import Regions
import Reminders
import Text

/// Why a request was refused: for a terminal, and for a page, where the field it stands beside is named by its place.
public struct RequestFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of trouble.
  public enum Code: String, Sendable, Hashable {
    /// What was asked for cannot be understood.
    case usage
    /// It can, and is not allowed as things stand.
    case refused
    /// It names something that is not there.
    case notFound = "not_found"
  }

  /// The kind of trouble.
  public let code: Code
  /// The field to blame, if one is.
  public let field: RequestField?
  /// What was wrong, what was expected and what to do, as the command line says it.
  public let description: String
  /// The same without talking of options and commands.
  public let pageText: String

  /// Creates a failure.
  public init(
    _ code: Code, _ field: RequestField?, _ description: String, page: String? = nil
  ) {
    self.code = code
    self.field = field
    self.description = description
    pageText = Self.sentence(page ?? description)
  }

  /// Creates a failure that no field is to blame for.
  public init(_ code: Code, _ description: String, page: String? = nil) {
    self.init(code, nil, description, page: page)
  }

  /// Creates a failure about the value of an option: `--from "x" is unknown: …`.
  init(
    _ code: Code, _ field: RequestField, value: String, _ complaint: String, page: String? = nil
  ) {
    self.init(
      code, field, "\(field.flag) \"\(value.oneLine)\" \(complaint)",
      page: "\"\(value.oneLine)\" \(page ?? complaint)")
  }

  /// Finds the failure in an error that reading a field may bring; `nil` for what is no fault of the request.
  public init?(_ error: any Error, field: RequestField? = nil) {
    switch error {
    case let failure as RequestFailure: self = failure
    case let error as RecurrenceError:
      self.init(.usage, field ?? error.field, error.description)
    case let error as TodoError:
      self.init(error.isUsage ? .usage : .refused, field ?? error.field, error.description)
    case let error as CoordinateError: self.init(.usage, field ?? .position, error.description)
    case let error as RegionError: self.init(.usage, field ?? .radius, error.description)
    case let error as ElapsedTimeError: self.init(.usage, field, error.description)
    default: return nil
    }
  }

  /// With a capital and a full stop.
  private static func sentence(_ text: String) -> String {
    let end = text.hasSuffix(".") || text.hasSuffix("?") || text.hasSuffix("!") ? "" : "."
    return text.prefix(1).uppercased() + text.dropFirst() + end
  }
}

/// Reads the value of a field; what is wrong with it is told of that field.
func reading<Value>(_ field: RequestField, _ read: () throws -> Value) throws -> Value {
  do {
    return try read()
  } catch {
    throw RequestFailure(error, field: field) ?? error
  }
}
