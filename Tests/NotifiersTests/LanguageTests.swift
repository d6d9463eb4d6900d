import Localization
import Model
import Synchronization
import TestSupport
import Testing

@testable import Notifiers

struct LanguageTests {
  @Test func `a message about several tasks is in the language in force`() throws {
    let reminders = (1...9).map { Reminder.sample("Task \($0)", text: "Task \($0): x.") }
    let english = try #require(Message(reminders))
    #expect(english.title == "9 tasks at Pharmacy")
    #expect(english.text.hasSuffix("\nand 2 more"))
    let ukrainian = try Localizer.$current.withValue(Localizer(Ukrainian())) {
      try #require(Message(reminders))
    }
    #expect(ukrainian.title == "9 завдань: Pharmacy")
    #expect(ukrainian.text.hasSuffix("\nі ще 2"))
  }

  @Test func `a notifier speaks the language that it was given, during deliveries only`()
    async throws
  {
    let titles = Mutex<[String]>([])
    let notifier = Notifier(name: "test") { reminders in
      titles.withLock { $0.append(Message(reminders)?.title ?? "") }
    }
    let reminders = [Reminder.sample("a"), .sample("b")]
    try await notifier.localized(with: Localizer(Ukrainian())).deliver(reminders)
    try await notifier.deliver(reminders)
    #expect(titles.withLock { $0 } == ["2 завдання: Pharmacy", "2 tasks at Pharmacy"])
  }

  @Test func `buttons are in the language in force, what they send is not`() throws {
    let message = try #require(DesktopMessage([.sample("Bread")]))
    Localizer.$current.withValue(Localizer(Ukrainian())) {
      #expect(message.waitingArguments.contains("--action=done=Виконано"))
      let error = NotifierError.notStarted(
        notifier: "command.x", program: "mailx", reason: .missing)
      #expect(
        error.description
          == "Не вдалося запустити «mailx»: такої програми немає. "
          + "Встановіть програму або змініть notify.command.x.run.")
    }
  }
}
