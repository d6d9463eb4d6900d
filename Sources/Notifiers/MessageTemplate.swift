import Mustache

/// A text with tags such as `{{title}}` that a message fills.
///
/// Source of the syntax: mustache(5). Partials, blocks and other delimiters are refused: there is nothing they could refer to.
struct MessageTemplate: Sendable {
  /// Why a text is no template, as the rest of a sentence.
  struct Problem: Error {
    let description: String
  }

  private let template: MustacheTemplate

  /// Reads a template; values are escaped as its place needs it.
  init(_ text: String, escaping: Escaping) throws(Problem) {
    if let sign = Self.unknownSign(in: text) {
      throw Problem(description: "uses {{\(sign)}}, which is not supported")
    }
    do {
      template = try MustacheTemplate(
        string: "{{% CONTENT_TYPE:\(escaping.contentType)}}" + text)
    } catch let error as MustacheTemplate.ParserError {
      throw Problem(
        description:
          "is no template: \(Self.words(error.error)), in line \(error.context.lineNumber)"
      )
    } catch {
      throw Problem(description: "is no template")
    }
    if let name = unknownName {
      throw Problem(
        description:
          "asks for \"\(name)\": expected one of \(TemplateValues.known.joined(separator: ", "))"
      )
    }
  }

  /// The text for a message.
  func text(for message: Message) -> String { template.render(TemplateValues(message)) }

  /// A name in the template that no message has, or `nil`; found by filling it.
  private var unknownName: String? {
    let strangers = UnknownTags()
    for message in Message.samples {
      _ = template.render(TemplateValues(message, strangers: strangers))
    }
    return strangers.names.first
  }

  private static func unknownSign(in text: String) -> String? {
    for piece in text.split(separator: "{{").dropFirst(text.hasPrefix("{{") ? 0 : 1) {
      if let first = piece.first(where: { !$0.isWhitespace }), "<>$=%".contains(first) {
        return String(first)
      }
    }
    return nil
  }

  private static func words(_ error: any Error) -> String {
    switch error as? MustacheTemplate.Error {
    case .sectionCloseNameIncorrect?: "a section ends under another name"
    case .expectedSectionEnd?: "a section does not end"
    default: "a tag is wrong or does not end with }}"
    }
  }
}

/// What the tags of a template stand for: the keys of a message's JSON, and within `reminders` those of a reminder.
struct TemplateValues: MustacheParent {
  /// All names there are.
  static let known = [
    "title", "body", "text", "time", "count", "place", "task", "uuid", "cause", "reminders",
    "event", "distance_m", "accuracy_m",
  ]

  private let values: [String: any Sendable]
  private let strangers: UnknownTags?

  init(_ message: Message, strangers: UnknownTags? = nil) {
    var values: [String: any Sendable] = [
      "title": message.title, "body": message.body, "text": message.text, "time": message.time,
      "count": message.count,
      "reminders": message.reminders.map { TemplateValues($0, strangers: strangers) },
    ]
    values["place"] = message.place
    values["task"] = message.task
    values["uuid"] = message.uuid
    values["cause"] = message.cause
    self.values = values
    self.strangers = strangers
  }

  private init(_ told: Message.Told, strangers: UnknownTags?) {
    var values: [String: any Sendable] = [
      "time": told.time, "event": "reminder", "task": told.task, "uuid": told.uuid,
      "cause": told.cause, "text": told.text,
    ]
    values["place"] = told.place
    values["distance_m"] = told.distanceMeters
    values["accuracy_m"] = told.accuracyMeters
    self.values = values
    self.strangers = strangers
  }

  func child(named name: String) -> Any? {
    if !Self.known.contains(name) { strangers?.add(name) }
    return values[name]
  }
}
