import Application
import ArgumentParser
import CommandSupport
import Localization
import Model
import SQLiteStore

struct PracticeCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("practice", MoodPhrase.helpPractice)
  }

  @Argument(
    help: .phrase(MoodPhrase.helpPracticeName, valueName: "name"),
    completion: .list(PracticeKind.allCases.map(\.rawValue)))
  var name: String?
  @Argument(help: .phrase(MoodPhrase.helpPracticeTexts)) var texts: [String] = []
  @Flag(help: .phrase(MoodPhrase.helpPracticeDone)) var done = false
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    try environment.needsMoods()
    let output = environment.output
    guard let name else {
      let views = PracticeKind.allCases.map(PracticeView.init)
      return try output.render(list: views.lazy.map(\.json)) {
        try output.table(views.map { (title: $0.kind.rawValue, text: $0.name) }, titleWidth: 12)
      }
    }
    let view = PracticeView(try MoodReading.practice(name))
    if !texts.isEmpty { try environment.require(.journal) }
    guard !done, texts.isEmpty else {
      try record(view, environment)
      return
    }
    try output.render(view.json) {
      try output.line(output.paint(view.name, .bold))
      try output.line(view.purpose)
      for (index, step) in view.steps.enumerated() { try output.line("  \(index + 1). \(step)") }
    }
  }

  /// Records that the user went through the practice.
  private func record(_ view: PracticeView, _ environment: CommandEnvironment) throws {
    let builder = try environment.builder()
    let applied = try environment.openStore().edit {
      try builder.practised(view.kind, writing: texts, in: $0)
    }
    try environment.output.render(view.json, applied.edit.takenText)
  }
}
