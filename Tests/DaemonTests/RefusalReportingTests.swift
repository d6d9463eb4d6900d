import Application
import CommandSupport
import DaemonControl
import GPSD
import Geo
import Localization
import Recurrence
import SQLiteStore
import Testing

@testable import Daemon

struct RefusalReportingTests {
  @Test(
    arguments: [
      (Refusal(.refused, CommandPhrase.verbatim("no")), .refused),
      (RecurrenceError.period("x"), .usage),
      (CoordinateError.latitude(91), .usage),
      (ControlError.taken(database: "x", by: nil), .busy),
      (ControlError.silent(reason: .closed), .unavailable),
    ] as [(any Error, CommandSupport.ExitStatus)])
  func `each error has its exit code`(error: any Error, status: CommandSupport.ExitStatus) throws {
    let failure = try #require(Refusal(reporting: error))
    #expect(ExitStatus(failure.code) == status)
    #expect(!failure.description.isEmpty)
  }

  @Test
  func `a phrase is in the language of who reads it`() {
    let failure = Refusal(.unavailable, DaemonPhrase.noNotifySend)
    #expect(failure.description.hasPrefix("notify.desktop is"))
    Localizer.$current.withValue(Localizer(Ukrainian())) {
      #expect(failure.description.hasPrefix("notify.desktop має"))
    }
  }

  @Test
  func `an error of another library is left to the argument parser`() {
    struct Foreign: Error {}
    #expect(Refusal(reporting: Foreign()) == nil)
  }
}
