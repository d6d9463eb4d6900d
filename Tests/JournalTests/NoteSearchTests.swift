import Testing

@testable import Journal

/// Words are found whatever their case, in every language (J6).
struct NoteSearchTests {
  @Test(arguments: [
    ("rain", "RAIN in the evening"), ("RAIN", "rainbow"), ("in the", "Rain In The evening"),
    ("їжак", "Знайшли ЇЖАКА"), ("ЇЖАК", "їжачок, їжак"), ("Ґанок", "ґанок"), ("щастя", "ЩАСТЯ!"),
    ("strasse", "Straße"), ("STRASSE", "straße"), ("ß", "STRASSE"), ("Σίσυφος", "ΣΊΣΥΦΟΣ"),
    ("σ", "τέλος"), ("ΤΈΛΟΣ", "το τέλος"), ("istanbul", "İstanbul"), ("ISPARTA", "ısparta"),
    ("café", "CAFE\u{301}"), ("CAFE\u{301}", "Café"), ("йогурт", "И\u{306}ОГУРТ"),
    ("ö", "KÖLN"), ("ﬁre", "FIRE"), ("ԱԲ", "աբգ"), ("ა", "Ა"), ("ａｂ", "ＡＢＣ"), ("𐐀", "𐐨"),
    ("한국", "한국어"), ("日本", "日本語"), ("🙂", "so 🙂"), ("", "anything"), ("’s", "It’S"),
    ("z[", "aZ["), ("\u{212A}", "a k"),
  ])
  func `a text is found in another`(wanted: String, text: String) {
    var search = NoteSearch(wanted)
    #expect(search.finds(in: text) == true)
    // Again, with the letters that were met.
    #expect(search.finds(in: "… " + text) == true)
  }

  @Test(arguments: [
    ("rain", "ran in"), ("aab", "aaaa"), ("їжак", "іжак"), ("longer than it", "longer"),
    ("e", "abc"), ("日本", "日 本"), ("a", ""), ("[", "a{"), ("@z", "`z"), ("é", "e"),
  ])
  func `another text is not`(wanted: String, text: String) {
    var search = NoteSearch(wanted)
    #expect(search.finds(in: text) == false)
  }

  @Test
  func `a repeated beginning is found at its second chance`() {
    var search = NoteSearch("aab")
    #expect(search.finds(in: "aaab") == true)
  }
}
