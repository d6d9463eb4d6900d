import Application
import ArgumentParser
import CommandSupport
import Localization
import Model
import Regions

struct PlaceListCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("list", PlacePhrase.helpList)
  }

  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let report = try PlaceReport(environment, store: try environment.openForReading())
    let overview = report.overview
    let views = overview.places.map(overview.view)
    let output = environment.output
    try output.render(list: views.lazy.map(\.json), none: PlacePhrase.noPlaces.text) {
      let nameWidth = min(
        max(12, output.width / 3), views.map { $0.place.name.oneLine.displayWidth }.max() ?? 0)
      let numberWidth = max(3, views.map { "\($0.place.id.rawValue)".count }.max() ?? 0)
      let radiusWidth = views.map(\.radius.displayWidth).max() ?? 0
      let positionWidth = views.map(\.position.displayWidth).max() ?? 0
      for view in views {
        let tags = view.place.tags.map { "#" + $0.oneLine }.joined(separator: " ")
        let tasks =
          view.tasks.isEmpty ? PlacePhrase.noTasks.text : Wording.count(view.tasks.count, .task)
        let here = view.state == .inside ? report.hereWords : ""
        let words = [
          view.radius.leftPadded(to: radiusWidth), view.position.padded(to: positionWidth), tasks,
          tags, here,
        ].filter { !$0.isEmpty }
        let line = words.joined(separator: "  ")
          .fitted(to: max(10, output.width - numberWidth - nameWidth - 3))
        let number = String(view.place.id.rawValue).leftPadded(to: numberWidth)
        let name = output.paint(view.place.name.oneLine.padded(to: nameWidth), .bold)
        try output.line("\(number) \(name)  \(line)")
      }
    }
  }
}
