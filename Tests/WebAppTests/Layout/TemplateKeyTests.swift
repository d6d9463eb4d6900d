import Testing

@testable import WebApp

/// The keys of templates, beside the properties of the views that fill them in.
struct TemplateKeyTests {
  /// The views of all pages, and of those that stand in no navigation.
  private static let views: [any TemplateView.Type] =
    Page.all.flatMap(\.views) + [LoginPage.self, ProblemPage.self]

  @Test
  func `every key of a template is a property of its view, and every template has a view`() throws {
    var keys = TemplateKeys()
    for view in Self.views { try keys.check(view) }
    #expect(keys.missing.sorted() == [])
    #expect(Set(keys.texts.keys).subtracting(keys.entered).sorted() == [])
  }

  /// `AdviceLink.practice` is for addresses.
  @Test
  func `every property of a view is a key of a template`() throws {
    var keys = TemplateKeys()
    for view in Self.views { try keys.check(view) }
    #expect(keys.declared.subtracting(keys.used).sorted() == ["WebApp.AdviceLink.practice"])
  }

  private struct Sample: TemplateView {
    static let template = "sample"
    struct Row: Sendable {
      let name: String
      let spot: String?
    }
    let rows: [Row]?
    let isOpen: Bool
    let errors: [String: String]
  }

  @Test(
    arguments: [
      ("{{#rows}}{{name}}{{#spot}}{{spot}}{{/spot}}{{/rows}}", nil),
      ("{{#isOpen}}{{errors.any}}{{/isOpen}}{{^rows}}{{lang}}{{/rows}}", nil),
      ("{{<frame}}{{$main}}{{#rows}}{{name}}{{/rows}}{{/main}}{{/frame}}", nil),
      ("{{asset.app.css}}", nil),
      ("{{asset.none.css}}", "asset.none.css"),
      ("{{rest}}", "rest"), ("{{name}}", "name"), ("{{^rest}}a{{/rest}}", "rest"),
      ("{{#rest}}a{{/rest}}", "rest"), ("{{#rows}}{{place}}{{/rows}}", "place"),
      ("{{#rows}}{{#spot}}{{word}}{{/spot}}{{/rows}}", "word"), ("{{look.word}}", "look.word"),
      ("{{<frame}}{{$main}}{{rest}}{{/main}}{{/frame}}", "rest"),
    ] as [(String, String?)])
  func `a key without a property is named with its template and its view`(
    text: String, key: String?
  ) throws {
    var keys = TemplateKeys(texts: ["sample": text, "frame": "<p>{{$main}}{{/main}}</p>"])
    try keys.check(Sample.self)
    #expect(keys.missing == Set(key.map { ["sample: {{\($0)}} is no property of Sample"] } ?? []))
  }

  @Test
  func `a key within a part is named with the part`() throws {
    var keys = TemplateKeys(texts: ["sample": "{{#rows}}{{>row}}{{/rows}}", "row": "{{word}}"])
    try keys.check(Sample.self)
    #expect(keys.missing == ["row: {{word}} is no property of Sample"])
  }
}
