import Localization

/// The content of a page while it has nothing: a pale drawing of what will be, a sentence and a
/// button, for the template `empty`.
struct EmptyView: Sendable {
  /// The drawing.
  enum Drawing {
    case bars, dots, grid, lines, places, phone
  }

  let emptyText: String
  let emptyWord: String
  let emptyHref: String
  let isBars: Bool
  let isDots: Bool
  let isGrid: Bool
  let isLines: Bool
  let isPlaces: Bool
  let isPhone: Bool

  /// Prepares the sentence, and the button that leads to an address.
  init(_ text: any Phrase, word: any Phrase, href: String, drawing: Drawing) {
    (emptyText, emptyWord, emptyHref) = (text.text, word.text, href)
    isBars = drawing == .bars
    isDots = drawing == .dots
    isGrid = drawing == .grid
    isLines = drawing == .lines
    isPlaces = drawing == .places
    isPhone = drawing == .phone
  }
}
