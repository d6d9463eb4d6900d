import DateWords
import Foundation
import Localization
import Model
import Recurrence
import Text

/// Takes the markers of places, categories, persons, priorities and durations.
extension QuickScan {
  mutating func takePlace(at index: Int) throws(QuickFailure) {
    // A name of several words needs no quotes where a place has exactly that.
    if let (range, name) = placeName(from: index, { String($0.dropFirst()) }), range.count > 1 {
      if !fields.place.contains(name) { fields.place.append(name) }
      return add(.place, name, range)
    }
    var refusal: RequestFailure?
    for text in variants(String(words[index].text.dropFirst())) {
      do {
        let value = places.text(of: try places.reference(text))
        if !fields.place.contains(value) { fields.place.append(value) }
        return add(.place, value, index..<index + 1)
      } catch {
        refusal = refusal ?? RequestFailure(error)
      }
    }
    throw failure(refusal, index..<index + 1)
  }

  /// Returns the longest words from one on that are the name of a place, and the name; `cut` takes
  /// the marker off.
  func placeName(
    from index: Int, _ cut: (String) -> String = { $0 }
  ) -> (Range<Int>, String)? {
    guard !places.places.isEmpty else { return nil }
    for range in ranges(from: index, upTo: 8) {
      for text in variants(cut(text(range))) {
        if let name = places.onlyName(text) { return (range, name) }
      }
    }
    return nil
  }

  mutating func takeCategory(at index: Int) throws(QuickFailure) {
    let typed = String(words[index].text.dropFirst())
    // `#2` is no category but a number.
    guard !variants(typed).contains(where: { $0.allSatisfy(\.isNumber) }) else { return }
    var refusal: RequestFailure?
    for text in variants(typed) {
      do {
        let found = try categories.reference(text)
        let name = categories.categories.first { $0.id == found }?.name ?? "none"
        return try set(.category, name, index..<index + 1)
      } catch let failure as QuickFailure {
        throw failure
      } catch {
        refusal = refusal ?? RequestFailure(error)
      }
    }
    throw failure(refusal, index..<index + 1)
  }

  mutating func takePriority(at index: Int) throws(QuickFailure) {
    if word(index) == "!bucket" { return try set(.bucket, "yes", index..<index + 1) }
    for vocabulary in vocabularies {
      for (value, forms) in vocabulary.priorities where forms.contains(word(index)) {
        return try set(.priority, value, index..<index + 1)
      }
    }
  }

  mutating func takeDuration(at index: Int) throws(QuickFailure) {
    for range in ranges(from: index, upTo: 4) {
      for text in variants(String(text(range).dropFirst())) {
        if let duration = QuickGuess.duration(text, moments: moments) {
          return try set(.duration, duration, range)
        }
      }
    }
  }

  mutating func takePersons(at index: Int) throws(QuickFailure) {
    var (names, end) = ([String](), index + 1)
    while let (name, next) = try person(at: end) {
      names.append(name)
      end = next
      // `for Anna and Olga`
      let isJoint = isOne(end, of: \.joints)
      guard isJoint || words[end - 1].text.hasSuffix(","),
        try person(at: isJoint ? end + 1 : end) != nil
      else { break }
      if isJoint { end += 1 }
    }
    guard !names.isEmpty else { return }
    try set(
      .person, names.joined(separator: "\n"), index..<end, value: names.joined(separator: ", "))
  }

  /// Returns the person whose name begins at a word, and where it ends; `nil` if there is none.
  private func person(at index: Int) throws(QuickFailure) -> (String, Int)? {
    guard words.indices.contains(index), !isTaken[index] else { return nil }
    let candidates =
      words[index].isQuoted ? [index..<index + 1] : ranges(from: index, upTo: 4)
    for range in candidates {
      for text in variants(text(range)) where !text.hasPrefix("#") {
        do {
          if let found = try persons.find(text) ?? persons.inflected(text) {
            return (found.name, range.upperBound)
          }
        } catch {
          throw failure(RequestFailure(error), range)
        }
      }
    }
    return nil
  }
}
