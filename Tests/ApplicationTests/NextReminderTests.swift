import Application
import Foundation
import Localization
import Model
import Recurrence
import TestSupport
import Testing

/// The outlook of a task, in sentences.
struct NextReminderTests {
  private static let now = Date("2026-01-15T08:00:00Z")
  private let rules = EngineRules(machineZone: .berlin)
  private let vet = Place.sample(1, name: "Vet")

  private func sentences(
    _ todo: Todo, memory: EngineMemory = EngineMemory(), at now: Date = now,
    rules: EngineRules? = nil
  ) -> [String] {
    let view = TaskView(
      todo, places: PlaceNames(places: [vet]), visits: memory.visits, machineZone: .berlin,
      now: now)
    return NextReminder(view: view, places: [vet], memory: memory, rules: rules ?? self.rules)
      .sentences
  }

  private func task(_ rule: Rule, places: [PlaceReference] = [], nag: String? = nil) -> Todo {
    Sample.todo(rule: rule, zone: .named("Europe/Berlin"), places: places, nag: nag)
  }

  @Test
  func `a task with place and window reminds at visits and when it is due`() {
    let todo = task(.every("10-14w"), places: [.place(vet.id)])
    #expect(
      sentences(todo) == [
        "It will remind you when you come by \"Vet\" from Mon 16 Mar 09:00 on, and on "
          + "Mon 13 Apr 09:00 wherever you are."
      ])
    Localizer.$current.withValue(Localizer(Ukrainian())) {
      #expect(
        sentences(todo) == [
          "Нагадає починаючи з пн, 16 бер., 09:00, коли ви відвідаєте місце \"Vet\", а також "
            + "пн, 13 квіт., 09:00, де б ви не були."
        ])
    }
  }

  @Test
  func `a task that is overdue says when it reminded, and what follows`() throws {
    let due = Date("2026-01-12T08:00:00Z")
    let reminded = EngineMemory(reminded: [
      Sample.key(cause: .due, occasion: .moment(due)): due
    ])
    let todo = task(.every("1w"))
    let morning = ["It will remind you on Fri 16 Jan 08:00 wherever you are."]
    #expect(sentences(todo) == morning && sentences(todo, memory: reminded) == morning)
    var stopped = EngineMemory()
    (stopped.lastMoment, stopped.wasStopped) = (due.after(-60), true)
    #expect(
      sentences(todo, memory: stopped) == [
        "It will remind you as soon as Passby runs, wherever you are."
      ])
    stopped.lastMoment = due
    #expect(sentences(todo, memory: stopped) == morning)
    var quiet = rules
    quiet.remindsOfOverdue = false
    #expect(
      sentences(todo, memory: reminded, rules: quiet) == [
        "It has reminded you for this time. Snooze it to be reminded once more.",
        "It last reminded you when it became due, Mon 12 Jan 09:00.",
      ])
    let nagging = task(.every("1w"), nag: "1d")
    #expect(
      sentences(nagging, memory: reminded) == ["It will remind you every 1d until it is done."])
  }

  @Test
  func `a visit that goes on brings no more reminders once there was one`() {
    let visit = Visit(id: Sample.visitID(1, began: 0))
    let todo = task(.once(due: nil), places: [.place(vet.id)])
    let here = EngineMemory(visits: [visit])
    #expect(sentences(todo, memory: here).last == "You are at \"Vet\" now.")
    let told = EngineMemory(
      visits: [visit], reminded: [Sample.key(occasion: .visit(visit.id)): Self.now])
    #expect(
      sentences(todo, memory: told).last
        == "You are at \"Vet\" now. It will not remind you there until your next visit: "
        + "you were already reminded during this visit.")
    let done = EngineMemory(
      visits: [visit], silences: [Silence(todo: todo.id, visit: visit.id, reason: .done)])
    #expect(
      sentences(todo, memory: done).last?.hasSuffix("you did it during this visit.") == true)
  }

  @Test
  func `a task without place and date, or with an unknown tag, says what to do`() {
    #expect(sentences(task(.once(due: nil))).first?.contains("passby edit 1 --place NAME") == true)
    let tagged = task(.once(due: nil), places: [.tag("bakery")])
    #expect(
      sentences(tagged) == [
        "It will remind you the next time you come by a place tagged #bakery.",
        "No place has the tag #bakery yet: passby place edit NAME --tag bakery",
      ])
  }
}
