import TestSupport
import Testing

@testable import WebApp

/// Web addresses in notes.
struct NotePartTests {
  @Test(arguments: [
    ("nothing here", []), ("", []), ("http://", []), ("javascript:alert(1)", []),
    ("ftp://example.org/a", []), ("xhttps://example.org", []), ("data:text/html,x", []),
    ("See https://example.org/a?b=1&c#d.", ["https://example.org/a?b=1&c#d"]),
    ("(http://example.org)", ["http://example.org"]),
    (
      "https://example.org/a_(b), and HTTPS://EXAMPLE.ORG!",
      ["https://example.org/a_(b)", "HTTPS://EXAMPLE.ORG"]
    ),
    ("<https://example.org/\"onclick=x>", ["https://example.org/"]),
    ("a\nhttps://приклад.укр/шлях\nb", ["https://приклад.укр/шлях"]),
  ])
  func `only web addresses are links, and no character is lost`(note: String, links: [String]) {
    let parts = NotePart.parts(of: note)
    #expect(parts.compactMap(\.href) == links)
    #expect(parts.map(\.text).joined() == note)
  }

  @Test
  func `the page of a task has its notes with links, escaped`() async throws {
    let todo = Sample.todo(notes: "Shop: https://example.org/?a=1&b=2 <b>")
    try await Site.browse(todos: [todo]) { browser, _ in
      let page = try await browser.get("/tasks/1")
      #expect(
        page.contains(
          #"<a href="https://example.org/?a=1&amp;b=2" rel="noopener noreferrer nofollow">"#,
          "&lt;b&gt;"))
      #expect(try await browser.get("/tasks").contains("#i-note"))
    }
  }
}
