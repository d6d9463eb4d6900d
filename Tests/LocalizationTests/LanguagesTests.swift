import Testing

@testable import Localization

/// Choosing a language.
struct LanguagesTests {
  @Test(arguments: [
    ("en", "en"), ("uk", "uk"), ("UK", "uk"), ("uk_UA.UTF-8", "uk"), ("uk-UA", "uk"),
    ("uk@latin", "uk"), ("en_GB", "en"), ("de", nil), ("", nil), ("ukr", nil), ("C", nil),
  ])
  func `a language is known by its tag`(tag: String, code: String?) {
    #expect(Languages.named(tag)?.code == code)
  }

  @Test(arguments: [
    ([:], "en"),
    (["LANG": "uk_UA.UTF-8"], "uk"),
    (["LANG": "de_DE.UTF-8"], "en"),
    (["LC_MESSAGES": "uk_UA.UTF-8", "LANG": "en_US.UTF-8"], "uk"),
    (["LC_ALL": "en_US.UTF-8", "LC_MESSAGES": "uk_UA.UTF-8", "LANG": "uk_UA.UTF-8"], "en"),
    (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "uk_UA.UTF-8"], "uk"),
    (["LC_ALL": "C", "LANG": "uk_UA.UTF-8"], "en"),
    (["LC_ALL": "C", "LANGUAGE": "uk"], "en"),
    (["LANG": "POSIX", "LANGUAGE": "uk"], "en"),
    (["LANG": "C.UTF-8", "LANGUAGE": "uk"], "uk"),
    (["LANGUAGE": "uk"], "uk"),
    (["LANGUAGE": "", "LANG": "uk_UA.UTF-8"], "uk"),
    (["LANG": "en_US.UTF-8", "LANGUAGE": "de:uk:en"], "uk"),
    (["LANG": "uk_UA.UTF-8", "LANGUAGE": "en:uk"], "en"),
    (["LANG": "uk_UA.UTF-8", "LANGUAGE": "de:fr"], "uk"),
    (["LANG": "uk_UA.UTF-8", "LANGUAGE": "::"], "uk"),
    (["LANG": "uk_UA.UTF-8", "LANGUAGE": "C:uk"], "en"),
    (["LC_TIME": "uk_UA.UTF-8"], "en"),
  ])
  func `the environment chooses as with gettext`(environment: [String: String], code: String) {
    #expect(Languages.negotiated(environment: environment).code == code)
  }

  @Test(arguments: [
    ("", nil), ("uk", "uk"), ("uk-UA", "uk"), ("UK-ua", "uk"), ("en-GB,uk", "en"),
    ("uk,en", "uk"), ("en;q=0.5,uk;q=0.8", "uk"), ("de,fr;q=0.9", nil), ("de,uk;q=0.1", "uk"),
    ("uk;q=0", nil), ("uk;q=0,en;q=0.1", "en"), ("uk;q=0,*", "en"), ("en;q=0,*", "uk"),
    ("*", "en"), ("*;q=0", nil), ("en;q=0.5,*;q=0.9", "uk"), ("de,*;q=0.5", "en"),
    ("en-GB;q=0,en-US", "en"), ("uk ; q=0.7 , en;q=0.3", "uk"), ("uk;q=2,en;q=0.1", "en"),
    ("uk;q=,en;q=0.1", "en"), ("uk;q=0.1234,en;q=0.1", "en"), ("uk;x=1,en;q=0.1", "en"),
    ("uk;q=1.000", "uk"), ("uk;q=0.000", nil), (",,,", nil), (";q=1", nil),
    ("uk-UA,uk;q=0.9,en-US;q=0.8,en;q=0.7", "uk"), ("en;q=0.001,uk;q=0.002", "uk"),
  ])
  func `a browser chooses by quality`(header: String, code: String?) {
    #expect(Languages.negotiated(acceptLanguage: header)?.code == code)
  }

  @Test
  func `codes are unique and the fallback is the first`() {
    #expect(Set(Languages.all.map(\.code)).count == Languages.all.count)
    #expect(Languages.all.first?.code == Languages.fallback.code)
  }
}
