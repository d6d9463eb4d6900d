import Application
import Foundation
import Localization
import Model
import Regions
import Text
import WebPorts

/// The findings in place of the sections of Today: tasks with the words marked, places, pages.
struct HomeFound: Sendable {
  /// How many tasks there are.
  let words: String
  let hasTasks: Bool
  let cards: [TaskCard]
  let hasPlaces: Bool
  let places: [Find]
  let hasPages: Bool
  let pages: [Find]
  let isNothing: Bool

  /// Prepares what the words of a query find.
  init(_ tasks: HomeTasks) {
    let words = MarkedWords(tasks.query.search)
    cards = tasks.wanted.prefix(tasks.query.page * HomeQuery.pageLength).map { item in
      var card = TaskCard(item, isInside: false)
      card.marked = words.marking(card.name)
      return card
    }
    hasTasks = !cards.isEmpty
    let links = FoundLinks(words, places: tasks.names.places, parts: tasks.parts)
    (places, pages) = (links.places, links.pages)
    (hasPlaces, hasPages) = (!places.isEmpty, !pages.isEmpty)
    isNothing = !hasTasks && !hasPlaces && !hasPages
    self.words = Formatted.count(tasks.wanted.count, .task)
  }
}

/// The words of a search, which are marked in what they find.
struct MarkedWords {
  private let words: [FoldedText]
  private let searches: [TextSearch]

  /// Reads the words of a text.
  init(_ text: String) {
    words = text.split(whereSeparator: \.isWhitespace).map { FoldedText(String($0)) }
    searches = TextSearch.words(of: text)
  }

  /// True if there is no word.
  var isEmpty: Bool { words.isEmpty }

  /// True if a text has every word.
  func areAll(in text: String) -> Bool { searches.allSatisfy { $0.finds(in: text) } }

  /// Returns a text as HTML in which the words are marked.
  func marking(_ text: String) -> String {
    let characters = text.map(String.init)
    var isMarked = [Bool](repeating: false, count: characters.count)
    for word in words {
      for start in characters.indices {
        guard let end = end(of: word, in: characters, from: start) else { continue }
        for index in start..<end { isMarked[index] = true }
      }
    }
    var result = ""
    for (index, character) in characters.enumerated() {
      let (was, isNow) = (index > 0 && isMarked[index - 1], isMarked[index])
      if isNow, !was { result += "<mark>" }
      if was, !isNow { result += "</mark>" }
      result += Markup.escaped(character)
    }
    return isMarked.last == true ? result + "</mark>" : result
  }

  /// Returns the index behind a word that begins at a character; `nil` if another text is there.
  private func end(of word: FoldedText, in characters: [String], from start: Int) -> Int? {
    var text = ""
    for index in start..<characters.count {
      text += characters[index]
      let folded = FoldedText(text)
      if folded == word { return index + 1 }
      if !word.hasPrefix(folded) { return folded.hasPrefix(word) ? index + 1 : nil }
    }
    return nil
  }
}
