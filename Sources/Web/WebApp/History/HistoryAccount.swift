import Application
import Foundation
import HTTPServer
import Localization
import Model
import Regions
import Text
import WebPorts

/// All about one task or place: how it stands, what comes next, and what was decided about it.
struct HistoryAccount {
  let heading: String
  /// The sentences about the subject, indented ones with blanks before them.
  let sentences: [String]
  let lines: [WhyAccount.Line]
  /// The number of a task that has neither a place nor a date; `nil` for all else.
  let silentTask: String?
  /// The sentence where nothing was decided.
  let nothing: String

  private static let limit = 30

  /// Reads the account of the subject of a choice; `nil` without one.
  ///
  /// - Throws: `Problem` for a task or a place that does not exist; what the store throws.
  init?(
    _ choice: HistoryChoice, position: KnownPosition?, overview: Overview,
    in snapshot: any StoreSnapshot
  ) throws {
    let subject: WhySubject
    switch (choice.task, choice.place) {
    case (let number?, _):
      guard let todo = overview.todos.first(where: { String($0.id.rawValue) == number }) else {
        throw Problem(.notFound, HistoryPhrase.noSuchSubject)
      }
      subject = .task(todo)
      heading = HistoryPhrase.whyAbout(name: todo.name.oneLine).text
      nothing = overview.view(todo).notPassed
    case (nil, let number?):
      let places = overview.names.places
      guard let place = places.first(where: { String($0.id.rawValue) == number }) else {
        throw Problem(.notFound, HistoryPhrase.noSuchSubject)
      }
      subject = .place(place)
      heading = HistoryPhrase.whyAbout(name: place.name.oneLine).text
      nothing = HistoryPhrase.notPassedYet(place.name.oneLine).text
    case (nil, nil): return nil
    }
    let account = try WhyAccount(snapshot, overview: overview, position: position)
    sentences = account.introduction(to: subject, isOnPage: true)
    if case .task(let todo) = subject, HistoryPhrase.isSilent(todo, sentences) {
      silentTask = String(todo.id.rawValue)
    } else {
      silentTask = nil
    }
    lines = try account.lines(
      of: subject, decisions: try account.decisions(about: subject, limit: Self.limit),
      limit: Self.limit)
  }
}

extension TaskView {
  /// The sentence about a task that has not reminded yet.
  var notPassed: String {
    let spots = placeNames.map(\.oneLine)
    return spots.isEmpty
      ? PagePhrase.nothingHappened.text
      : HistoryPhrase.notPassedSince(spots.joined(separator: ", ")).text
  }
}

extension HistoryPhrase {
  /// Returns true if the sentences about a task say that it never reminds.
  static func isSilent(_ todo: Todo, _ sentences: [String]) -> Bool {
    sentences.contains(HistoryPhrase.neverReminds(task: Int(todo.id.rawValue)).pageText)
  }
}
