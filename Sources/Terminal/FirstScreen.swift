/// The screen of a database without tasks.
public enum FirstScreen {
  /// Returns a short welcome with the next steps.
  public static func lines(_ output: Output, hasPlaces: Bool) -> [String] {
    let bold = { output.paint($0, .bold) }
    var lines = [
      bold("Nothing to do yet."),
      "",
      "Passby reminds you of what repeats, when you come by a place where you can do it.",
      "",
    ]
    if !hasPlaces {
      lines += [
        "  1. Name a place:", "     " + bold("passby place add Vet 52.5163,13.3777 --radius 80"),
        "",
      ]
    }
    lines += [
      "  \(hasPlaces ? 1 : 2). Add a task that opens after 10 weeks and is due after 14:",
      "     " + bold("passby add \"Cat medicine\" --every 10-14w --place Vet"),
      "",
      "  \(hasPlaces ? 2 : 3). Let it follow your GPS receiver:",
      "     " + bold("passby run"),
      "",
      "\"passby --help\" lists all commands.",
    ]
    return lines
  }
}
