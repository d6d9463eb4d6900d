extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: JournalViewPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .average(let number): "average mood \(number)"
    case .photos(let number): number == 1 ? "1 photo" : "\(number) photos"
    case .done(let number): "\(number) done"
    case .markDay(let day): "Mark \(day)"
    case .found(let number): number == 1 ? "1 note" : "\(number) notes"
    case .firstShown(let number): "The newest \(number) notes are shown."
    case .deleteNote(let clock): "Delete the note of \(clock)"
    case .box(let number, let day, let state): "Box \(number), \(day): \(state)"
    case .changeHabit(let name): "Change \(name)"
    case .deleteHabit(let name): "Delete \(name)"
    case .markHabit(let name): "\(name) on this day"
    case .boxesShown(let shown, let all): "\(shown) of \(all) boxes"
    }
  }
}
