import Testing
import Text

struct JSONTests {
  @Test func `keys keep their order, and control characters are escaped`() {
    let value = JSON.object([
      ("b", .integer(1)), ("a", .array([.null, .bool(true), .number(2.5)])),
      ("quote\"", .string("line\nbell\u{7}")),
    ])
    #expect(value.text == #"{"b":1,"a":[null,true,2.5],"quote\"":"line\nbell\u0007"}"#)
  }

  @Test func `a number that JSON does not know is null`() {
    #expect(JSON.number(.infinity).text == "null")
    #expect(JSON(Double.nan, decimals: 1).text == "null")
  }
}
