import Application
import Foundation
import HTTPTypes
import Localization
import Model
import Regions
import Text

/// Why a task or a place reminded the user, or did not; without a subject, what there is to ask.
struct WhyPage {
  /// The heading of the page.
  let heading: String
  private let overview: Overview
  private let about: String
  private let why: [String]?
  private let lines: [WhyAccount.Line]
  private let choices: WhyChoices

  private static let limit = 30

  /// Reads the subject: `about=task:3`, `about=place:2`, `task=3` or `place=2`.
  init(_ fields: FormFields, site: Site, in snapshot: any StoreSnapshot) throws {
    overview = try Overview(snapshot, actionContext: site.ports.actionContext)
    about =
      fields.text("about") ?? fields.text("task").map { "task:" + $0 }
      ?? fields.text("place").map { "place:" + $0 } ?? ""
    let subject = Self.subject(about, in: overview)
    choices = try WhyChoices(search: fields.text("q") ?? "", overview: overview, in: snapshot)
    guard let subject else {
      heading = PagePhrase.why.text
      why = nil
      lines = []
      guard about.isEmpty else {
        throw Problem(.notFound, HistoryPhrase.noSuchSubject.text)
      }
      return
    }
    switch subject {
    case .task(let todo): heading = HistoryPhrase.whyAbout(name: todo.name.oneLine).text
    case .place(let place): heading = HistoryPhrase.whyAbout(name: place.name.oneLine).text
    }
    let account = try WhyAccount(snapshot, overview: overview)
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

  /// The values for the template.
  var content: [String: Any] {
    choices.content.merging([
      "heading": heading, "hasSubject": why != nil,
      "why": (why ?? []).map { line in
        ["text": line.trimmingBlanks, "indented": line.hasPrefix("    ")] as [String: Any]
      },
      "hasDecisions": !lines.isEmpty,
      "decisions": lines.map { ["time": $0.moment, "text": $0.text] },
    ]) { $1 }
  }
}
