import Application
import ArgumentParser
import Localization
import Reminders
import Runtime
import Terminal

struct PracticeCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "practice", abstract: ProgressHelpPhrase.practice.text)
  }

  @Argument(
    help: .progress(.practiceName, valueName: "name"),
    completion: .list(PracticeKind.allCases.map(\.rawValue)))
  var name: String?
  @OptionGroup(title: HelpPhrase.commonOptions.text) var global: GlobalOptions

  func run() throws {
    let session = try Session(global)
    try session.needsMoods()
    let output = session.output
    guard let name else {
      let views = PracticeKind.allCases.map(PracticeView.init)
      guard !output.json else {
        output.list(views.lazy.map(\.json))
        return
      }
      output.table(views.map { (title: $0.kind.rawValue, text: $0.name) }, titleWidth: 12)
      return
    }
    let view = PracticeView(try MoodReading.practice(name))
    guard !output.json else {
      output.line(view.json)
      return
    }
    output.line(output.paint(view.name, .bold))
    output.line(view.purpose)
    for (index, step) in view.steps.enumerated() { output.line("  \(index + 1). \(step)") }
  }
}
