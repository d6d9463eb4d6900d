import Application
import Foundation
import HTTPServer
import HTTPTypes
import Localization
import Model
import Regions
import Text

/// The explanation of a subject, or a choice of subjects.
struct WhyAnswer {
  let heading: String
  /// The sentences about the subject; `nil` without one.
  let why: [String]?
  let lines: [WhyAccount.Line]
  let choices: WhyChoices
}

extension WhyAnswer {
  private static let limit = 30

  /// Reads the subject: `about=task:3`, `about=place:2`, `task=3` or `place=2`.
  init(
    _ fields: FormFields, position: KnownPosition?, in snapshot: any StoreSnapshot,
    actionContext: ActionContext
  ) throws {
    let overview = try Overview(snapshot, actionContext: actionContext)
    let about =
      fields.text("about") ?? fields.text("task").map { "task:" + $0 }
      ?? fields.text("place").map { "place:" + $0 } ?? ""
    choices = try WhyChoices(search: fields.text("q") ?? "", overview: overview, in: snapshot)
    guard let subject = Self.subject(about, in: overview) else {
      guard about.isEmpty else {
        throw Problem(.notFound, HistoryPhrase.noSuchSubject.text)
      }
      (heading, why, lines) = (PagePhrase.why.text, nil, [])
      return
    }
    switch subject {
    case .task(let todo): heading = HistoryPhrase.whyAbout(name: todo.name.oneLine).text
    case .place(let place): heading = HistoryPhrase.whyAbout(name: place.name.oneLine).text
    }
    let account = try WhyAccount(snapshot, overview: overview, position: position)
    why = account.introduction(to: subject, isOnPage: true)
    lines = try account.lines(
      of: subject, decisions: try account.decisions(about: subject, limit: Self.limit),
      limit: Self.limit)
  }

  private static func subject(_ about: String, in overview: Overview) -> WhySubject? {
    let parts = about.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let number = Int64(parts[1]) else { return nil }
    switch parts[0] {
    case "task":
      return overview.todos.first { $0.id.rawValue == number }.map { .task($0) }
    case "place":
      return overview.names.places.first { $0.id.rawValue == number }.map { .place($0) }
    default: return nil
    }
  }
}

/// Why a task or a place reminded the user, or did not; without a subject, what there is to ask.
struct WhyPage: TemplateView {
  static let template = "why"

  /// A sentence about the subject.
  struct Sentence: Sendable {
    let text: String
    let indented: Bool
  }

  /// A moment and what was decided then.
  struct Decision: Sendable {
    let time: String
    let text: String
  }

  let heading: String
  let q: String
  let hasSubject: Bool
  let why: [Sentence]
  let hasDecisions: Bool
  let decisions: [Decision]
  let isSearching: Bool
  let hasChoices: Bool
  let choices: [WhyChoices.Choice]
  let hasReminders: Bool
  let reminders: [WhyChoices.Row]

  /// Prepares the page.
  init(_ answer: WhyAnswer) {
    heading = answer.heading
    q = answer.choices.search
    isSearching = !q.isEmpty
    hasSubject = answer.why != nil
    why = (answer.why ?? []).map {
      Sentence(text: $0.trimmingBlanks, indented: $0.hasPrefix("    "))
    }
    decisions = answer.lines.map { Decision(time: $0.moment, text: $0.text) }
    hasDecisions = !decisions.isEmpty
    choices = answer.choices.choices
    hasChoices = !choices.isEmpty
    reminders = answer.choices.rows
    hasReminders = !reminders.isEmpty
  }
}
