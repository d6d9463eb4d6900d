import Testing

@testable import QRCode

/// The QR code of an address.
struct QRCodeTests {
  private static let address = "http://192.168.1.20:7575"

  private static func code() throws -> QRCode? {
    do {
      return try QRCode(address)
    } catch .noLibrary {
      return nil
    }
  }

  @Test func `an address is a square with three finder patterns`() throws {
    guard let code = try Self.code() else { return }
    // 24 bytes at level M need version 2, which has 25 modules.
    #expect(code.size == 25)
    for (top, left) in [(0, 0), (0, 18), (18, 0)] {
      for offset in 0..<7 {
        #expect(code.isDark(row: top, column: left + offset))
        #expect(code.isDark(row: top + offset, column: left))
        #expect(code.isDark(row: top + 6, column: left + offset))
      }
      #expect(!code.isDark(row: top + 1, column: left + 1))
      #expect(code.isDark(row: top + 3, column: left + 3))
    }
    #expect(!code.isDark(row: -1, column: 0))
    #expect(!code.isDark(row: 0, column: 25))
  }

  @Test func `the path and the lines draw the same modules`() throws {
    guard let code = try Self.code() else { return }
    #expect(code.outerSize == 33)
    #expect(code.lines.count == 17)
    #expect(code.lines.allSatisfy { $0.count == 33 })
    // The margin is light, and so is the row behind the last one left dark.
    #expect(code.lines[0] == String(repeating: "█", count: 33))
    #expect(code.lines[16] == String(repeating: "▀", count: 33))
    var drawn: Set<[Int]> = []
    for match in code.path.matches(of: /M(\d+) (\d+)h(\d+)v1h-\d+z/) {
      guard let x = Int(match.1), let y = Int(match.2), let width = Int(match.3) else { continue }
      for column in x..<x + width { drawn.insert([y - 4, column - 4]) }
    }
    for row in 0..<code.size {
      for column in 0..<code.size {
        let isDark = code.isDark(row: row, column: column)
        #expect(drawn.contains([row, column]) == isDark)
        let line = Array(code.lines[(row + 4) / 2])[column + 4]
        #expect((row % 2 == 0 ? "█▀" : "█▄").contains(line) != isDark)
      }
    }
  }

  @Test func `a text that is too long is refused`() throws {
    guard try Self.code() != nil else { return }
    #expect(throws: QRCode.Problem.notEncodable) {
      try QRCode(String(repeating: "x", count: 3000))
    }
  }
}
