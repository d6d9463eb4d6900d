import Application
import Foundation
import Localization
import Model
import Regions
import TestSupport
import Testing

/// Looking up names.
struct LookupTests {
  private let todos = [
    Sample.todo(1, name: "Cat medicine"), Sample.todo(2, name: "Cat food"),
    Sample.todo(3, name: "Rent"),
  ]

  @Test(arguments: [
    ("1", 1), ("#2", 2), (" rent ", 3), ("RENT", 3), ("r", 3), ("Cat m", 1), ("cat food", 2),
  ])
  func `a task is found by number, name or the beginning of a name`(
    text: String, id: Int64
  ) throws {
    #expect(try TaskNames(todos: todos).todo(text).id.rawValue == id)
  }

  @Test(arguments: [
    ("cat", "\"cat\" could be several tasks: 1 \"Cat medicine\", 2 \"Cat food\". Give the number."),
    (
      "Rant",
      "there is no task \"Rant\". Did you mean 3 \"Rent\"? \"passby list --all\" shows them all."
    ),
    ("9", "there is no task \"9\". \"passby list --all\" shows them all."),
    ("", "there is no task \"\". \"passby list --all\" shows them all."),
  ])
  func `a task that is not clear is refused`(text: String, message: String) {
    let failure = #expect(throws: Refusal.self) { try TaskNames(todos: todos).todo(text) }
    #expect(failure?.description == message)
    #expect(failure?.code == .notFound)
  }

  @Test
  func `a task whose name is a number is found by it, unless that is the number of a task`() throws
  {
    let names = TaskNames(todos: todos + [Sample.todo(4, name: "77"), Sample.todo(5, name: "3")])
    #expect(try names.todo("77").id.rawValue == 4)
    #expect(try names.todo("3").id.rawValue == 3)
    #expect(throws: Refusal.self) { try names.todo("7") }
  }

  @Test
  func `a name without a letter in common is not suggested`() {
    #expect(Suggestion.nearest(to: "9", among: ["U"]) == nil)
    #expect(Suggestion.nearest(to: "Vt", among: ["Vet"]) == "Vet")
  }

  @Test
  func `places, devices, persons and categories that are the same are named, unless one is exact`()
    throws
  {
    let places = PlaceNames(places: [
      Place.sample(1, name: "м'ясо"), Place.sample(2, name: "м’ясо"),
    ])
    #expect(try places.place("м’ясо").id.rawValue == 2)
    #expect(try places.reference("м'ясо") == .place(Place.ID(rawValue: 1)))
    let failure = #expect(throws: Refusal.self) { try places.place("мʼясо") }
    #expect(failure?.code == .notFound)
    #expect(
      failure?.description == "\"мʼясо\" could be 1 \"м'ясо\" and 2 \"м’ясо\". "
        + "Type the name exactly as it stands, or the number.")
    let tags = PlaceNames(places: [Place.sample(1, name: "A", tags: ["ринок-м'яса"])])
    #expect(try tags.reference("#Ринок м’яса") == .tag("ринок-м'яса"))
    #expect(try tags.reference("ринок-мʼяса") == .tag("ринок-м'яса"))
  }

  @Test(arguments: [
    ("STRASSE", "Straße fegen"), ("straße", "STRASSE FEGEN"), ("ΟΔΌΣ", "οδός"),
    ("cafe\u{301}", "Café"), ("КІТ годування", "Годування: кіт"), ("istanbul", "İstanbul"),
  ])
  func `a search ignores case in every language`(words: String, name: String) {
    let search = TaskSearch(words, places: [], categories: [])
    #expect(search.finds(Sample.todo(1, name: name)))
    #expect(!search.finds(Sample.todo(2, name: "Rent")))
  }

  @Test
  func `a text keeps its lines, without control characters`() {
    #expect("a\r\nb\u{1B}[31m\n\nc".cleanLines == "a\nb\u{FFFD}[31m\n\nc")
  }

  @Test
  func `without tasks the message says how to add one, in the reader's language`() {
    let failure = #expect(throws: Refusal.self) { try TaskNames(todos: []).todo("x") }
    #expect(
      failure?.description
        == "there is no task \"x\". There are no tasks yet: passby add NAME creates one.")
    Localizer.$current.withValue(Localizer(Ukrainian())) {
      #expect(
        failure?.description
          == "завдання \"x\" немає. Завдань ще немає: створіть перше командою passby add НАЗВА.")
      #expect(failure?.pageText == "Завдання \"x\" немає.")
    }
  }

  @Test(arguments: [
    ("vet", "Vet"), ("2", "Bakery"), ("#food", "#food"), ("food", "#food"), ("Bakery", "Bakery"),
  ])
  func `a place or a tag is found by what a user types`(text: String, name: String) throws {
    let names = PlaceNames(places: [
      Place.sample(1, name: "Vet"), Place.sample(2, name: "Bakery", tags: ["food"]),
    ])
    #expect(names.text(of: try names.reference(text)) == name)
  }

  @Test
  func `a place that is not there is refused, with the nearest name`() {
    let names = PlaceNames(places: [Place.sample(1, name: "Pharmacy")])
    let failure = #expect(throws: Refusal.self) { try names.reference("Farmacy") }
    #expect(
      failure?.description
        == "there is no place or tag \"Farmacy\". Did you mean \"Pharmacy\"? A tag "
        + "has # before it; a place is added by passby place add \"Farmacy\" LAT,LON")
    #expect(
      failure?.pageText == "There is no place or tag \"Farmacy\". Did you mean \"Pharmacy\"?")
    #expect(throws: Refusal.self) { try names.place("Vet") }
  }
}
