import Testing

@testable import Appearance

/// Contrast, against values that other calculators give.
struct ContrastTests {
  @Test(arguments: [
    (0x000000, 0xffffff, 21.0), (0x777777, 0xffffff, 4.478), (0x767676, 0xffffff, 4.542),
    (0xff0000, 0xffffff, 3.998), (0x0000ff, 0xffffff, 8.592), (0x00ff00, 0x000000, 15.304),
    (0x123456, 0x123456, 1.0),
  ])
  func `the contrast of two colours is that of the guideline`(
    first: Int, second: Int, ratio: Double
  ) {
    #expect(abs(RGBColor(first).contrast(with: RGBColor(second)) - ratio) < 0.001)
    #expect(abs(RGBColor(second).contrast(with: RGBColor(first)) - ratio) < 0.001)
  }

  @Test(arguments: [
    (0xffffff, "#000000"), (0x000000, "#ffffff"), (0xffff00, "#000000"), (0x0000ff, "#ffffff"),
    (0x00ff88, "#000000"), (0x767676, "#000000"), (0x757575, "#ffffff"),
  ])
  func `the text on a colour is black or white, whichever can be read better`(
    color: Int, text: String
  ) {
    #expect(RGBColor(color).textColor.hex == text)
  }

  @Test
  func `a colour that can be read stays as it is, another is darkened or lightened`() {
    let (white, black) = (RGBColor.white, RGBColor.black)
    #expect(RGBColor(0x0f6a60).readable(on: [white], contrast: 4.5).hex == "#0f6a60")
    let dark = RGBColor(0xffff00).readable(on: [white], contrast: 4.5)
    #expect(dark.contrast(with: white) >= 4.5 && dark.contrast(with: white) < 4.8)
    #expect(dark.red == dark.green && dark.blue == 0)
    let light = RGBColor(0x00006b).readable(on: [black], contrast: 4.5)
    #expect(light.contrast(with: black) >= 4.5 && light.contrast(with: black) < 4.8)
    let onGray = RGBColor(0x777777).readable(on: [RGBColor(0x777777)], contrast: 4.5)
    #expect(onGray.contrast(with: RGBColor(0x777777)) >= 4.5 && onGray.red < 0x10)
  }

  @Test(arguments: [ThemeColors.light, .dark])
  func `text in any accent has a contrast of 4.5 on the page, on a card and on its tint`(
    ground: ThemeColors
  ) {
    let steps = stride(from: 0, through: 255, by: 51).map { UInt8($0) }
    let colors = steps.flatMap { red in
      steps.flatMap { green in
        steps.map { Accent.rgb(RGBColor(red: red, green: green, blue: $0)) }
      }
    }
    for accent in colors + AccentName.allCases.map(Accent.named) {
      let palette = AccentPalette(accent, on: ground)
      for each in [ground.page, ground.card, palette.tint] {
        #expect(palette.text.contrast(with: each) >= 4.5, "\(accent.text)")
      }
      #expect(palette.fill.contrast(with: ground.page) >= 3, "\(accent.text)")
      #expect(palette.fill.contrast(with: ground.card) >= 3, "\(accent.text)")
      #expect(palette.onFill.contrast(with: palette.fill) >= 4.5, "\(accent.text)")
    }
  }
}
