import Testing

@testable import Text

/// Words are found whatever their case, accents and apostrophes, in every language (Q10).
struct TextSearchTests {
  @Test(arguments: [
    ("rain", "RAIN in the evening"), ("RAIN", "rainbow"), ("in the", "Rain In The evening"),
    ("їжак", "Знайшли ЇЖАКА"), ("ЇЖАК", "їжачок, їжак"), ("Ґанок", "ґанок"), ("щастя", "ЩАСТЯ!"),
    ("strasse", "Straße"), ("STRASSE", "straße"), ("ß", "STRASSE"), ("Σίσυφος", "ΣΊΣΥΦΟΣ"),
    ("σ", "τέλος"), ("ΤΈΛΟΣ", "το τέλος"), ("istanbul", "İstanbul"), ("ISPARTA", "ısparta"),
    ("café", "CAFE\u{301}"), ("CAFE\u{301}", "Café"), ("йогурт", "И\u{306}ОГУРТ"),
    ("ö", "KÖLN"), ("ﬁre", "FIRE"), ("ԱԲ", "աբգ"), ("ა", "Ა"), ("ａｂ", "ＡＢＣ"), ("𐐀", "𐐨"),
    ("한국", "한국어"), ("日本", "日本語"), ("🙂", "so 🙂"), ("", "anything"), ("’s", "It’S"),
    ("z[", "aZ["), ("\u{212A}", "a k"),
    ("é", "e"), ("cafe", "Café"), ("CAFÉ", "cafe"), ("video", "Vide\u{301}o"), ("vidéo", "video"),
    ("uber", "Über"), ("lodz", "Łódź"), ("soren", "Søren"), ("œuf", "OEUF"), ("nguyen", "Nguyễn"),
    ("м'ясо", "М’ЯСО"), ("м’ясо", "мʼясо"), ("мʼясо", "м`ясо"), ("м‘ясо", "м'ясо"),
    ("don't", "DON`T"),
    ("`", "'"), ("’", "it's"), ("\u{457}", "І\u{308}"),
  ])
  func `a text is found in another`(wanted: String, text: String) {
    let search = TextSearch(wanted)
    #expect(search.finds(in: text) == true)
    // Again, with the letters that were met.
    #expect(search.finds(in: "… " + text) == true)
  }

  @Test(arguments: [
    ("rain", "ran in"), ("aab", "aaaa"), ("їжак", "іжак"), ("longer than it", "longer"),
    ("e", "abc"), ("日本", "日 本"), ("a", ""), ("[", "a{"), ("@z", "`z"),
    ("и", "й"), ("краи", "країна"), ("И\u{306}", "и"), ("е", "ё"), ("'", "\""), ("ά", "α"),
  ])
  func `another text is not`(wanted: String, text: String) {
    let search = TextSearch(wanted)
    #expect(search.finds(in: text) == false)
  }

  @Test
  func `a repeated beginning is found at its second chance`() {
    let search = TextSearch("aab")
    #expect(search.finds(in: "aaab") == true)
  }
}
