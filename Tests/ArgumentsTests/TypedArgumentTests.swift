import ArgumentParser
import Arguments
import Testing

/// Arguments as people type them, in the forms that ArgumentParser reads.
@Suite struct TypedArgumentTests {
  private struct Root: ParsableCommand {
    static let configuration = CommandConfiguration(
      subcommands: [Add.self, Show.self, Place.self])
  }

  private struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "add", aliases: ["new"])
    @Argument var words: [String]
    @Option var due: String?
    @Flag var plain = false
  }

  private struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "show")
    @Argument var task: String
  }

  private struct Place: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "place", subcommands: [PlaceList.self, PlaceAdd.self],
      defaultSubcommand: PlaceList.self)
  }

  private struct PlaceList: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list")
  }

  private struct PlaceAdd: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "add")
    @Argument var words: [String]
    @Option var radius: String?
  }

  @Test(
    arguments: [
      ("5", "show|5"), ("--db|F|5", "show|5|--db|F"),
      ("--lang|uk|add|A|--due", "add|--lang|uk|A|--due"),
      ("--json|place|add|Shed|-33.86,151.21", "place|add|--json|--|Shed|-33.86,151.21"),
      ("place|--json", "place|list|--json"), ("place|--help", "place|--help"),
      ("place|add|--radius|-5|A", "place|add|--radius=-5|--|A"),
      ("--lang|uk|help|place|nonsense", "help|place|nonsense"),
      ("add|-5 times|--due|fri", "add|--due|fri|--|-5 times"),
      ("new|--plain|- milk", "new|--plain|--|- milk"),
      ("add|A|--due|- x|- y", "add|--due=- x|--|A|- y"),
      ("add|--|-h x", "add|--|-h x"), ("add|- a|--|-h", "add|--|- a|-h"),
      ("add|A|-x", "add|A|-x"), ("--version", "--version"), ("", ""),
      ("nonsense|--due|5", "nonsense|--due|5"),
    ])
  func `what is typed is brought into the form that is read`(typed: String, read: String) {
    let arguments = typed.split(separator: "|").map(String.init)
    let normalized = TypedArguments.normalized(arguments, for: Root.self)
    #expect(normalized.joined(separator: "|") == read)
  }
}
