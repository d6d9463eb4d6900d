import Foundation
import TestSupport

/// A walk of eight minutes, a position every five seconds: past a kiosk by car, a stay at the vet,
/// and home.
///
/// The same positions as sentences of a receiver, and as messages of phones. Each is 10 m accurate
/// in the end: 0.5 times 19 m for a receiver's HDOP, 6 m times 1.62 for a phone, and at best 10 m.
struct SampleWalk {
  /// One position.
  struct Step {
    /// Seconds since the beginning.
    let second: Int
    let latitude: Double
    let longitude: Double
    let metersPerSecond: Double
  }

  /// Where the vet is.
  static let middle = (latitude: 48.2, longitude: 16.37)
  private static let metersPerDegree = 111_195.0

  /// The commands that make the places and the open tasks at them.
  static let furniture: [[String]] = [
    ["place", "add", "Kiosk", place(east: -1050, north: 20), "--radius", "50"],
    ["place", "add", "Vet", place(east: 0, north: 0), "--radius", "100"],
    ["place", "add", "Home", place(east: 1500, north: 0), "--radius", "100"],
    ["add", "Paper", "--place", "Kiosk"],
    ["add", "Cat medicine", "--place", "Vet"],
    ["add", "Rest", "--place", "Vet", "--on", "dwell", "--dwell", "2min"],
    ["add", "Milk", "--place", "Vet", "--on", "exit"],
    ["add", "Keys", "--place", "Home"],
  ]

  /// When it begins, in whole seconds.
  let start: Date

  /// Begins so many seconds ago.
  init(secondsAgo: Double) {
    start = Date(timeIntervalSince1970: (Date.now.timeIntervalSince1970 - secondsAgo).rounded())
  }

  /// The positions; no two are the same, because a phone that repeats one has not moved.
  let steps: [Step] = stride(from: 0, through: 500, by: 5).map { second in
    let time = Double(second)
    let (east, speed) =
      switch time {
      case ..<100: (-1500 + 15 * time, 15.0)
      case ..<340: (3 * sin(time), 0)
      case ..<440: (15 * (time - 340), 15)
      default: (1500 + 3 * sin(time), 0)
      }
    return Step(
      second: second, latitude: Self.latitude(north: 0.02 * time),
      longitude: Self.longitude(east: east), metersPerSecond: speed)
  }

  private static func latitude(north: Double) -> Double {
    middle.latitude + north / metersPerDegree
  }

  private static func longitude(east: Double) -> Double {
    middle.longitude + east / metersPerDegree / cos(middle.latitude * .pi / 180)
  }

  private static func place(east: Double, north: Double) -> String {
    "\(latitude(north: north)),\(longitude(east: east))"
  }

  /// The time of a step in seconds since 1970.
  private func stamp(_ step: Step) -> Int { Int(start.timeIntervalSince1970) + step.second }

  /// Messages of OwnTracks, one for each position.
  var ownTracks: [String] {
    steps.map { step in
      let speed = step.metersPerSecond * 3.6
      return #"{"_type":"location","lat":\#(step.latitude),"lon":\#(step.longitude),"acc":6,"#
        + (speed > 0 ? #""vel":\#(Int(speed.rounded())),"# : "") + #""tst":\#(stamp(step))}"#
    }
  }

  /// Messages of Overland with so many positions each, in an order.
  func overland(
    _ count: Int, order: (inout [Step]) -> Void = { _ in }
  ) -> [String] {
    stride(from: 0, to: steps.count, by: count).map { first in
      var part = Array(steps[first..<min(first + count, steps.count)])
      order(&part)
      let features = part.map { step in
        let time = Date(timeIntervalSince1970: Double(stamp(step))).ISO8601Format()
        return #"{"type":"Feature","geometry":{"type":"Point","coordinates":"#
          + #"[\#(step.longitude),\#(step.latitude)]},"properties":{"timestamp":"\#(time)","#
          + #""horizontal_accuracy":6,"speed":\#(step.metersPerSecond)}}"#
      }
      return #"{"locations":["# + features.joined(separator: ",") + "]}"
    }
  }

  /// A recording of the OwnTracks Recorder; every message has arrived at its own time.
  var recording: String {
    zip(steps, ownTracks).map { step, message in
      "\(Date(timeIntervalSince1970: Double(stamp(step))).ISO8601Format())\t*\t\(message)\n"
    }.joined()
  }

  /// A GPX track.
  var gpx: String {
    let points = steps.map { step in
      let time = Date(timeIntervalSince1970: Double(stamp(step))).ISO8601Format()
      return "<trkpt lat=\"\(step.latitude)\" lon=\"\(step.longitude)\"><time>\(time)</time>"
        + "<hdop>0.5</hdop><speed>\(step.metersPerSecond)</speed></trkpt>"
    }
    return "<?xml version=\"1.0\"?><gpx version=\"1.0\"><trk><trkseg>"
      + points.joined(separator: "\n") + "</trkseg></trk></gpx>"
  }

  /// The way to the beginning, a position a second: gpsd needs some to know a receiver.
  private var leadIn: [Step] {
    (-40..<0).map { second in
      Step(
        second: second, latitude: Self.latitude(north: 0.02 * Double(second)),
        longitude: Self.longitude(east: -1500 + 15 * Double(second)), metersPerSecond: 15)
    }
  }

  /// The sentences of a receiver.
  var nmea: String {
    (leadIn + steps).map { step in
      let time = Date(timeIntervalSince1970: Double(stamp(step))).ISO8601Format()
      let clock = time.dropFirst(11).prefix(8).filter { $0 != ":" } + ".00"
      let date =
        time.dropFirst(8).prefix(2) + time.dropFirst(5).prefix(2)
        + time.dropFirst(2).prefix(2)
      let place =
        "\(Self.angle(step.latitude, degrees: 2)),N,\(Self.angle(step.longitude, degrees: 3)),E"
      let knots = String(format: "%.2f", step.metersPerSecond / 0.514_444)
      return NMEAText.sentence("GPRMC,\(clock),A,\(place),\(knots),90.0,\(date),,,A")
        + NMEAText.sentence("GPGGA,\(clock),\(place),1,09,0.5,200.0,M,45.0,M,,")
    }.joined()
  }

  private static func angle(_ value: Double, degrees: Int) -> String {
    let minutes = value.truncatingRemainder(dividingBy: 1) * 60
    return String(format: "%0\(degrees)d%08.5f", Int(value), minutes)
  }
}
