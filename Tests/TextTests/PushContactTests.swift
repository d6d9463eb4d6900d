import Testing

@testable import Text

/// Whom push services may write to (case P1).
struct PushContactTests {
  private static let page = "https://passby.example.org:8443/passby"

  @Test(arguments: [
    ("me@example.org", "mailto:me@example.org"), ("mailto:me@example.org", "mailto:me@example.org"),
    ("MAILTO:me+p@mail.example.org", "mailto:me+p@mail.example.org"),
    ("https://example.org", "https://example.org"), (page, page),
    ("https://example.org/a?b=c", "https://example.org/a?b=c"),
    ("https://x.ts.net", "https://x.ts.net"),
    ("http://example.org", nil), ("me", nil), ("me@localhost", nil), ("me@", nil), ("", nil),
    ("mailto:passby@localhost.localdomain", nil), ("me@pi.local", nil), ("me@@example.org", nil),
    ("https://localhost", nil), ("https://pi", nil), ("https://pi.lan/x", nil),
    ("https://192.168.1.5", nil), ("https://[::1]", nil), ("https://u:p@example.org", nil),
    ("mailto:https://example.org", nil), ("me@example.org\"", nil), ("https://example.org/\"", nil),
    ("me@example..org", nil), ("a b@example.org", nil),
  ])
  func `it is a mail address or a web address of the internet`(text: String, url: String?) {
    #expect(PushContact.url(text) == url)
  }

  @Test(arguments: [
    ("me@example.org", page, "", "mailto:me@example.org"), (nil, page, "", page),
    (nil, "http://passby.example.org", "", nil), (nil, nil, "", nil),
    (nil, "https://pi.lan", "https://project.example.org", "https://project.example.org"),
    (nil, nil, "https://project.example.org", "https://project.example.org"),
    (nil, page, "https://project.example.org", page),
  ])
  func `the setting goes before the page, and that before the project`(
    setting: String?, page: String?, project: String, url: String?
  ) {
    #expect(PushContact(setting: setting, page: page, project: project)?.url == url)
  }
}
