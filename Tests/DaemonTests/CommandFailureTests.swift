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

struct CommandFailureTests {
  @Test(
    arguments: [
      (CommandFailure(.refused, "no"), .refused),
      (RecurrenceError.period("x"), .usage),
      (CoordinateError.latitude(91), .usage),
      (ControlError.taken(database: "x", by: nil), .busy),
      (ControlError.silent(reason: .closed), .unavailable),
    ] as [(any Error, CommandSupport.ExitStatus)])
  func `each error has its exit code`(error: any Error, status: CommandSupport.ExitStatus) throws {
    let failure = try #require(CommandFailure(reporting: error))
    #expect(failure.code == status)
    #expect(!failure.message.isEmpty)
  }

  @Test
  func `a phrase is in the language of who reads it`() {
    let failure = CommandFailure(.unavailable, phrase: DaemonPhrase.noNotifySend)
    #expect(failure.message.hasPrefix("notify.desktop is"))
    Localizer.$current.withValue(Localizer(Ukrainian())) {
      #expect(failure.message.hasPrefix("notify.desktop має"))
    }
  }

  @Test
  func `an error of another library is left to the argument parser`() {
    struct Foreign: Error {}
    #expect(CommandFailure(reporting: Foreign()) == nil)
  }
}
