import ArgumentParser
import Arguments
import Localization
import Testing

/// The sentences of ArgumentParser about wrong arguments: a version that changes one shows here.
@Suite struct ArgumentErrorTests {
  private struct Feed: ParsableCommand {
    @Argument(help: "The animal.") var animal: String
    @Option(help: "How much.") var amount: Int?
    @Option(help: "When.") var time: Time?
    @Flag(help: "Quietly.") var quiet = false
  }

  private enum Time: String, ExpressibleByArgument, CaseIterable { case morning, evening }

  @Test(
    arguments: [
      ([], "<animal> is missing.", "бракує <animal>."),
      (["Cat", "--amount"], "--amount <amount> needs a value.", "--amount <amount>"),
      (["Cat", "--amuont", "3"], "--amuont", "--amount"),
      (["Cat", "--xyz"], "--xyz", "--xyz"),
      (["Cat", "Dog"], "Dog", "«Dog» – зайве слово"),
      (["Cat", "Dog", "Cow"], "'Dog', 'Cow'", "'Dog', 'Cow' – зайві слова (2)"),
      (["Cat", "--amount", "x"], "\"x\" cannot be the value of --amount <amount>", "«x»"),
      (["Cat", "--time", "x"], "expected 'morning' and 'evening'.", "'morning'"),
      (["Cat", "--quiet=x"], "--quiet takes no value", "--quiet не має значення"),
    ] as [([String], String, String)])
  func `each error about arguments is said in the language of the user`(
    arguments: [String], english: String, ukrainian: String
  ) throws {
    let error = try #require(throws: (any Error).self) { try Feed.parse(arguments) }
    for (language, text) in [(English() as any Language, english), (Ukrainian(), ukrainian)] {
      let said = Localizer.$current.withValue(Localizer(language)) {
        ArgumentErrors.spoken(Feed.fullMessage(for: error))
      }
      #expect(said.hasPrefix("passby: ") && said.contains(text), "\(said)")
      #expect(!said.contains("Error:") && !said.contains("for more information"), "\(said)")
    }
  }

  @Test func `an unknown shell is named with those that are known`() throws {
    let error = try #require(throws: (any Error).self) {
      try Feed.parse(["--generate-completion-script", "tcsh"])
    }
    let said = ArgumentErrors.spoken(Feed.fullMessage(for: error))
    #expect(said.contains("\"tcsh\"") && said.contains("\"zsh\", \"bash\" or \"fish\""), "\(said)")
    #expect(!said.contains("Please") && !said.contains("zsh bash fish"), "\(said)")
  }
}
