import Application
import ArgumentParser
import CommandSupport
import Localization
import Model

struct BucketCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("bucket", JournalPhrase.helpWishes, discussion: JournalPhrase.helpWishesDiscussion)
  }

  @Flag(help: .phrase(JournalPhrase.helpAllWishes)) var all = false
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    try environment.require(.journal)
    let store = try environment.openForReading()
    let bucket = BucketList(try TaskReport(environment, store: store).overview)
    let output = environment.output
    let views = bucket.open + (all ? bucket.cameTrue : [])
    try output.render(list: views.lazy.map(\.json)) {
      try output.lines(HomeScreen(output: output).lines(views.map { HomeScreen.Row($0) }))
      if views.isEmpty { try output.line(JournalPhrase.noWishes.text) }
      let hidden = all ? 0 : bucket.cameTrue.count
      if hidden > 0 {
        try output.line(output.paint(JournalPhrase.wishesTrueNotShown(hidden).text, .dim))
      }
    }
  }
}
