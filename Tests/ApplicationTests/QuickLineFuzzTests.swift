import Foundation
import Model
import Testing

@testable import Application

/// Quick lines made up at random of words that mean something.
struct QuickLineFuzzTests {
  private let reader: QuickReader

  init() throws { reader = try QuickReader() }

  private static let vocabulary = [
    "every", "every!", "2w", "on", "tue,fri", "day", "due", "fri", "18:00", "at", "7", "6pm",
    "noon",
    "start", "tomorrow", "from", "done", "@Vet", "@#animals", "#home", "#42", "!high", "!urgent",
    "~30min", "milk", "in", "3", "days", "next", "week", "last", "weekday", "of", "nov", "15",
    "jan",
    "evening", "daily", "until", "and", "monday", "weekend", "for", "Anna", "31.1.", "15th", "27",
    "завтра", "о", "вт", "через", "2", "дні", "щодня", "кожні", "тижні", "до", "з", "ввечері",
    "3/4", "2026-02-30", "👩‍👩‍👧", "@", "\"every day\"", "second", "the", "other", "a", "хліб",
  ]

  @Test(arguments: ["en", "uk"])
  func `no word is lost, and what is accepted reads back the same`(language: String) throws {
    try QuickReader.speaking(language) {
      var text = FuzzedText(count: 120)
      var accepted = 0
      while text.goesOn() {
        let words = (0..<Int.random(in: 1...9, using: &text)).map { _ in
          Self.vocabulary.randomElement(using: &text) ?? ""
        }
        let line = words.joined(separator: " ")
        let hint = "FUZZ_SEED=\(text.seed): \(line)"
        guard let reading = try? reader.read(line) else { continue }
        accepted += 1
        // Each word is in the name, or within a reading; in the order of the line.
        var names = reading.name.split(separator: " ").map(String.init)[...]
        var offset = 0
        for word in words {
          let range = offset..<offset + word.count
          offset = range.upperBound + 1
          if reading.readings.contains(where: {
            $0.from <= range.lowerBound && range.upperBound <= $0.to
          }) {
            continue
          }
          let parts = word.replacing("\"", with: "").split(separator: " ").map(String.init)
          #expect(Array(names.prefix(parts.count)) == parts, "\(hint)")
          names = names.dropFirst(parts.count)
        }
        #expect(names.isEmpty, "\(hint)")
        guard let task = try? reader.task(line) else { continue }
        let again = try QuickReader.speaking("en") {
          try reader.task(name: reading.name, reading.fields)
        }
        #expect(again.rule == task.rule && again.places == task.places, "\(hint)")
      }
      #expect(accepted > 30)
    }
  }
}
