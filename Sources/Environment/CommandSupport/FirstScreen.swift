import Localization

/// The screen of a database without tasks.
package enum FirstScreen {
  /// Returns a short welcome with the next steps.
  package static func lines(_ output: Output, hasPlaces: Bool) -> [String] {
    var steps: [(CommandPhrase, String)] = []
    if !hasPlaces {
      steps.append(
        (CommandPhrase.namePlace(step: 1), "passby place add Vet 52.5163,13.3777 --radius 80"))
    }
    steps.append(
      (
        CommandPhrase.addTask(step: steps.count + 1),
        "passby add \"Cat medicine\" --every 10-14w --place Vet"
      ))
    steps.append((CommandPhrase.followReceiver(step: steps.count + 1), "passby run"))
    let bold = { output.paint($0, .bold) }
    let introduction = CommandPhrase.introduction.text.wrapped(to: output.width)
    return [bold(CommandPhrase.nothingToDo.text), ""] + introduction + [""]
      + steps.flatMap { ["  " + $0.0.text, "     " + bold($0.1), ""] }
      + [CommandPhrase.helpListsCommands.text]
  }
}
