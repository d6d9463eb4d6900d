import Desk
import Foundation
import Testing

@Suite("JSON") struct JSONTests {
  @Test("Keys keep their order, and control characters are escaped") func text() {
    let value = JSON.object([
      ("b", .integer(1)), ("a", .array([.null, .bool(true), .number(2.5)])),
      ("quote\"", .string("line\nbell\u{7}")),
    ])
    #expect(value.text == #"{"b":1,"a":[null,true,2.5],"quote\"":"line\nbell\u0007"}"#)
  }

  @Test("A number that JSON does not know is null") func infinity() {
    #expect(JSON.number(.infinity).text == "null")
    #expect(JSON(Double.nan, decimals: 1).text == "null")
  }
}
