import Testing

@testable import Appearance

/// Names and numbers of colours.
struct AccentTests {
  @Test(arguments: [
    ("#0F8", "#00ff88"), ("#0f6a60", "#0f6a60"), ("#ABCDEF", "#abcdef"), ("teal", "teal"),
    ("Gray", "gray"),
  ])
  func `an accent is a name or a number`(text: String, shown: String) {
    #expect(Accent(parsing: text)?.text == shown)
  }

  @Test(arguments: [
    "", "#", "#12", "#1234", "#12345g", "0f8", "##00ff88", "mauve", "#١٢٣", " teal", "#-12345",
  ])
  func `anything else is none`(text: String) {
    #expect(Accent(parsing: text) == nil)
  }

  @Test
  func `there are nine names of different colours, and nine icons`() {
    #expect(Set(AccentName.allCases.map(\.color)).count == 9)
    #expect(AppIcon.allCases.count == 9)
  }

  @Test
  func `mixing goes from one colour to the other`() {
    let (black, white) = (RGBColor.black, RGBColor.white)
    #expect(black.mixed(with: white, share: 0) == black)
    #expect(black.mixed(with: white, share: 0.5).hex == "#808080")
    #expect(black.mixed(with: white, share: 2) == white)
  }
}
