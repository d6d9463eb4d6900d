import Application
import Exchange
import Localization
import Testing

/// Each field of each table is taken, or counted, or says nothing.
@Suite struct FieldEffectTests {
  @Test(arguments: FieldSamples.all)
  fileprivate func `a field does what its table says`(samples: FieldSamples) throws {
    for field in samples.table.fields {
      let name = field.name
      guard let texts = samples.texts(of: name) else {
        Issue.record("\(samples.table.title): no sample of \(name)")
        continue
      }
      let (with, without) = (try samples.reading(texts.with), try samples.reading(texts.without))
      let isSame = with.things == without.things
      let lost = with.losses.filter { without.losses[$0.key] != $0.value }
      switch field.fate {
      case .taken, .approximated:
        #expect(!isSame || !lost.isEmpty, "\(samples.table.title): \(name) changes nothing")
      case .leftOut(let meaning):
        #expect(isSame, "\(samples.table.title): \(name) is taken")
        let loss = ExchangeLoss.left(meaning, field: name, of: samples.table.owner)
        #expect(lost == [loss: 1], "\(samples.table.title): \(name): \(lost)")
      case .needless:
        #expect(isSame && lost.isEmpty, "\(samples.table.title): \(name): \(lost)")
      }
    }
  }

  @Test func `each table has samples`() {
    let tables = ExchangeFormat.all.flatMap(\.tables).map(\.title)
    #expect(Set(FieldSamples.all.map(\.table.title)) == Set(tables))
  }
}

extension ExchangeReading {
  /// The items that were found, without their lines.
  fileprivate var things: [AnyHashable] {
    let tasks = tasks.map { task in
      var task = task
      task.line = nil
      // The text is kept whole, for the way back.
      task.source = nil
      for done in task.completions.indices { task.completions[done].source = nil }
      for place in task.places.indices { task.places[place].line = nil }
      return AnyHashable(task)
    }
    let places = places.map { place in
      var place = place
      place.line = nil
      return AnyHashable(place)
    }
    return tasks + places + habits.map { AnyHashable($0) } + (moods ?? []).map { AnyHashable($0) }
      + problemTexts.map { AnyHashable($0) }
  }
}

/// A file for each field of a table: a base with a place for it, and what stands there.
struct FieldSamples: Sendable, CustomTestStringConvertible {
  let format: String
  let table: FieldTable
  /// The file with something at the place.
  let base: @Sendable (String) -> String
  /// The text at the place, by fields; a field without is written by `usual`.
  var pieces: [String: String] = [:]
  /// Files of their own, with the field and without.
  var whole: [String: (with: String, without: String)] = [:]
  /// Writes a field that needs no value of a kind.
  let usual: @Sendable (String) -> String?
  var change: @Sendable (inout ReadingOptions) -> Void = { _ in }

  var testDescription: String { "\(format): \(table.title)" }

  func texts(of field: String) -> (with: String, without: String)? {
    if let own = whole[field] { return own }
    let name = field.hasSuffix("*") ? String(field.dropLast()) + "ANY" : field
    return (pieces[field] ?? usual(name)).map { (base($0), base("")) }
  }

  func reading(_ text: String) throws -> ExchangeReading {
    try Reading.of(format, text, change)
  }
}
