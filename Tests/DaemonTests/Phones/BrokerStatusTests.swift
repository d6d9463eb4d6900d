import DaemonControl
import Localization
import Logging
import MQTT
import Testing

@testable import Daemon

/// How a broker's connection stands, in the status.
struct BrokerStatusTests {
  @Test func `a certificate that cannot be read is named with its setting`() {
    let status = LiveStatus(source: "test")
    let broker = BrokerStatus(address: "x:8883", status: status)
    broker.record(
      .noCertificate(file: "/x/ca.pem", reason: "No such file or directory"),
      logger: Logger(label: "test"))
    let figures = status.snapshot.broker
    #expect(figures?.state == .lost)
    #expect(figures?.reason == #"mqtt.ca_file "/x/ca.pem": No such file or directory"#)
  }
}
