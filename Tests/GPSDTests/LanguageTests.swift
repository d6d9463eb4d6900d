import Localization
import Testing

@testable import GPSD

struct LanguageTests {
  @Test func `states and errors are in the language in force`() throws {
    let state = ReceiverState.noFix(reason: .positionLost(seconds: 10))
    #expect(state.localizedDescription == "no fix: the receiver has had no position for 10 s")
    let error = #expect(throws: GPSDAddressError.self) { try GPSDAddress(parsing: "pi:x") }
    Localizer.$current.withValue(Localizer(Ukrainian())) {
      #expect(state.localizedDescription == "немає позиції: приймач не має позиції вже 10 с")
      #expect(
        error?.description
          == "адреса gpsd «pi:x»: порт «x» не є числом від 1 до 65535; "
          + "очікувалося HOST, HOST:PORT, :PORT або [ADDRESS]:PORT")
    }
  }
}
