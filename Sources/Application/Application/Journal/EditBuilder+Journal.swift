import Foundation
package import Journal
import Localization
package import Model
import Text

extension EditBuilder {
  /// Returns the edit that writes the three good things of a day; again replaces them (J5).
  ///
  /// - Throws: `Refusal` for other than three texts, a blank or a long one, and a day to
  ///   come.
  package func gratitude(
    _ texts: [String], on day: Int, typed: String? = nil, in context: any EditContext
  ) throws -> Outcome<Gratitude> {
    guard texts.count <= Gratitude.textCount else {
      throw Refusal(.usage, .gratitude, JournalPhrase.threeExpected(texts.count))
    }
    let texts = try texts.map { try NullCharacter.refused(in: $0.trimmed, .gratitude) }
    guard texts.count == Gratitude.textCount, !texts.contains(where: \.isBlank) else {
      throw Refusal(.usage, .gratitude, JournalPhrase.fillInThree)
    }
    if let long = texts.first(where: { $0.count > Gratitude.maximumLength }) {
      throw Refusal(
        .usage, .gratitude,
        JournalPhrase.goodThingTooLong(long.count, most: Gratitude.maximumLength))
    }
    try refuseToCome(day, typed: typed)
    let before = try context.gratitude(on: day)
    let date = LocalDays.text(day)
    var edit = Edit(
      summary: "gratitude \(date)", action: .journal(.gratitude(date: date, isRemoval: false)))
    guard before?.texts != texts else {
      return Outcome(edit, before ?? Gratitude(day: day, texts: texts, time: actionContext.now))
    }
    let after = Gratitude(day: day, texts: texts, time: before?.time ?? actionContext.now)
    edit.journal = JournalChanges(gratitudes: [.init(before: before, after: after)])
    return Outcome(edit, after)
  }

  /// Returns the edit that takes the good things of a day away.
  ///
  /// - Throws: `Refusal` where there are none.
  package func removeGratitude(
    on day: Int, in context: any EditContext
  ) throws -> Outcome<Gratitude> {
    let date = LocalDays.text(day)
    guard let before = try context.gratitude(on: day) else {
      throw Refusal(.notFound, .date, JournalPhrase.noGratitude(date: date))
    }
    var edit = Edit(
      summary: "gratitude \(date)", action: .journal(.gratitude(date: date, isRemoval: true)))
    edit.journal = JournalChanges(gratitudes: [.init(before: before, after: nil)])
    return Outcome(edit, before)
  }

  /// Returns the edit that writes a note about a day (J6).
  ///
  /// - Throws: `Refusal` for a blank or a long text, and a day to come.
  package func addNote(
    _ text: String, on day: Int, typed: String? = nil, in context: any EditContext
  ) throws -> Outcome<Note> {
    let text = try Self.noteText(text)
    try refuseToCome(day, typed: typed)
    let note = Note(
      id: try context.nextNoteID(), uuid: UUID(), day: day, time: actionContext.now, text: text)
    return Self.outcome(.add, before: nil, after: note, note: note)
  }

  /// Returns the edit that changes the text of a note.
  ///
  /// - Throws: `Refusal` for a blank or a long text.
  package func changeNote(_ old: Note, to text: String) throws -> Outcome<Note> {
    let new = Note(
      id: old.id, uuid: old.uuid, day: old.day, time: old.time, text: try Self.noteText(text))
    return Self.outcome(.edit, before: old, after: new, note: new)
  }

  /// Returns the edit that removes a note.
  package func removeNote(_ old: Note) -> Outcome<Note> {
    Self.outcome(.remove, before: old, after: nil, note: old)
  }

  /// Returns the note with a number.
  ///
  /// - Throws: `Refusal` where there is none.
  package static func note(_ text: String, in snapshot: any StoreSnapshot) throws -> Note {
    let text = text.trimmed
    let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    guard let number = Int64(digits), let note = try snapshot.note(Note.ID(rawValue: number)) else {
      throw Refusal(.notFound, JournalPhrase.noSuchNote(text.quoted))
    }
    return note
  }

  private static func noteText(_ text: String) throws -> String {
    let text = try NullCharacter.refused(in: text.trimmed, .text)
    guard !text.isBlank else { throw Refusal(.usage, .text, JournalPhrase.blankNote) }
    guard text.count <= Note.maximumLength else {
      throw Refusal(
        .usage, .text, JournalPhrase.noteTooLong(text.count, most: Note.maximumLength))
    }
    return text
  }

  private func refuseToCome(_ day: Int, typed text: String?) throws {
    guard day <= actionContext.todayNumber else {
      throw Refusal(
        .refused, .date, JournalPhrase.dayToCome((text ?? LocalDays.text(day)).quoted))
    }
  }

  private static func outcome(
    _ verb: EditAction.ItemVerb, before: Note?, after: Note?, note: Note
  ) -> Outcome<Note> {
    let date = LocalDays.text(note.day)
    var edit = Edit(
      summary: "note \(verb.rawValue) \(date)", action: .journal(.note(verb, date: date)))
    if before != after {
      edit.journal = JournalChanges(notes: [.init(before: before, after: after)])
    }
    return Outcome(edit, note)
  }
}

extension String {
  /// True if nothing can be seen of it.
  fileprivate var isBlank: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
    }
  }
}

extension JournalStep {
  /// The step in the middle of a sentence.
  var words: StepWords {
    switch self {
    case .habit(.add, let name): .habit(.stepHabitAdded(name.quoted))
    case .habit(.edit, let name): .habit(.stepHabitChanged(name.quoted))
    case .habit(.remove, let name): .habit(.stepHabitRemoved(name.quoted))
    case .box(let kind, let habit, let date):
      .habit(.stepHabitMarked(habit.quoted, date: date, kind: kind?.rawValue))
    case .gratitude(let date, isRemoval: false): .journal(.stepGratitude(date: date))
    case .gratitude(let date, isRemoval: true): .journal(.stepGratitudeRemoved(date: date))
    case .note(.add, let date): .journal(.stepNoteAdded(date: date))
    case .note(.edit, let date): .journal(.stepNoteChanged(date: date))
    case .note(.remove, let date): .journal(.stepNoteRemoved(date: date))
    }
  }
}
