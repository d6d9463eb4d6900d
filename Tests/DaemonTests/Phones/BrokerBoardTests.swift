import DaemonControl
import Logging
import MQTT
import Testing

@testable import Daemon

/// How a broker's connection stands, in the status.
struct BrokerBoardTests {
  @Test func `a certificate that cannot be read is named with its setting`() {
    let status = LiveStatus(source: "test")
    let board = BrokerBoard(address: "x:8883", status: status)
    board.note(
      .noCertificate(file: "/x/ca.pem", reason: "No such file or directory"),
      logger: Logger(label: "test"))
    let broker = status.snapshot.broker
    #expect(broker?.state == "lost")
    #expect(broker?.reason == #"mqtt.ca_file "/x/ca.pem": No such file or directory"#)
  }
}
