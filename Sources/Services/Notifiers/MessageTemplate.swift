import Localization
import Mustache
import Synchronization
import Text

/// A text with tags such as `{{title}}` for the values of a message.
///
/// Source of the syntax: mustache(5). Partials, blocks and other delimiters are refused.
struct MessageTemplate: Sendable {
  private let template: MustacheTemplate

  /// Parses a template whose values are escaped in some way.
  ///
  /// - Throws: `WebhookProblem`.
  init(_ text: String, escaping: Escaping) throws(WebhookProblem) {
    if let sign = Self.unknownSign(in: text) { throw .unknownSign(sign) }
    do {
      template = try MustacheTemplate(
        string: "{{% CONTENT_TYPE:\(escaping.contentType)}}" + text)
    } catch let error as MustacheTemplate.ParserError {
      throw Self.problem(error.error, line: error.context.lineNumber)
    } catch {
      throw .noTemplate
    }
    if let name = unknownName { throw .unknownName(name, known: MessageValues.known) }
  }

  func text(for message: Message) -> String { template.render(MessageValues(message)) }

  /// The first name in the template that no message has, found by rendering samples.
  private var unknownName: String? {
    let unknownTags = UnknownTags()
    for message in Message.samples {
      _ = template.render(MessageValues(message, unknownTags: unknownTags))
    }
    return unknownTags.names.first
  }

  private static func unknownSign(in text: String) -> String? {
    for piece in text.split(separator: "{{").dropFirst(text.hasPrefix("{{") ? 0 : 1) {
      if let first = piece.first(where: { !$0.isWhitespace }), "<>$=%".contains(first) {
        return String(first)
      }
    }
    return nil
  }

  private static func problem(_ error: any Error, line: Int) -> WebhookProblem {
    switch error as? MustacheTemplate.Error {
    case .sectionCloseNameIncorrect?: .wrongSectionEnd(line: line)
    case .expectedSectionEnd?: .noSectionEnd(line: line)
    default: .wrongTag(line: line)
    }
  }
}

/// The values of a template's tags: the keys of a message's JSON, and within `reminders` those of a
/// reminder.
struct MessageValues: MustacheParent {
  /// All names.
  static let known = [
    "title", "body", "text", "time", "count", "place", "task", "uuid", "cause", "reminders",
    "event", "distance_m", "accuracy_m", "device", "person", "late", "items",
  ]

  private let values: [String: any Sendable]
  private let unknownTags: UnknownTags?

  init(_ message: Message, unknownTags: UnknownTags? = nil) {
    var values: [String: any Sendable] = [
      "title": message.title, "body": message.body, "text": message.text, "time": message.time,
      "count": message.count, "items": message.items,
      "reminders": message.reminders.map { MessageValues($0, unknownTags: unknownTags) },
    ]
    values["place"] = message.place
    values["task"] = message.task
    values["uuid"] = message.uuid
    values["cause"] = message.cause
    self.values = values
    self.unknownTags = unknownTags
  }

  private init(_ item: Message.Item, unknownTags: UnknownTags?) {
    var values: [String: any Sendable] = [
      "time": item.time, "event": "reminder", "task": item.task, "uuid": item.uuid,
      "cause": item.cause, "text": item.text, "items": item.items,
    ]
    values["place"] = item.place
    values["distance_m"] = item.distanceMeters
    values["accuracy_m"] = item.accuracyMeters
    values["device"] = item.device
    values["person"] = item.person
    self.values = values
    self.unknownTags = unknownTags
  }

  func child(named name: String) -> Any? {
    if !Self.known.contains(name) { unknownTags?.add(name) }
    return values[name]
  }
}

/// The names in a template that no message has.
final class UnknownTags: Sendable {
  private let found = Mutex<[String]>([])

  var names: [String] { found.withLock { $0 } }

  func add(_ name: String) { found.withLock { $0.append(name) } }
}

/// The way in which the values of a template are escaped.
enum Escaping: CaseIterable {
  /// Inside a JSON string.
  case json
  /// In a web form.
  case form
  /// In plain text.
  case text

  init(contentType: String) {
    let type = contentType.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
    self =
      switch type {
      case "application/x-www-form-urlencoded": .form
      case _ where type == "application/json" || type.hasSuffix("+json"): .json
      default: .text
      }
  }

  /// The name of the content type in the library of templates.
  var contentType: String {
    _ = Self.areRegistered
    return switch self {
    case .json: "PASSBY-JSON"
    case .form: "PASSBY-FORM"
    case .text: "TEXT"
    }
  }

  private static let areRegistered: Bool = {
    MustacheContentTypes.register(JSONText(), named: "PASSBY-JSON")
    MustacheContentTypes.register(FormText(), named: "PASSBY-FORM")
    return true
  }()
}

/// Escapes for the inside of a JSON string.
private struct JSONText: MustacheContentType {
  func escapeText(_ text: String) -> String { text.jsonEscaped }
}

/// Escapes for a value of a form.
private struct FormText: MustacheContentType {
  func escapeText(_ text: String) -> String { text.percentEncoded }
}
