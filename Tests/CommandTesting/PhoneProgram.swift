package import Foundation
import Testing

/// A program with a vet's place of 100 m, an open task there, and recordings of phones around it.
package struct PhoneProgram<Program: TestProgram> {
  /// One message of a recording.
  package struct Message {
    /// When the phone was there, in seconds since the beginning.
    package let second: Double
    /// Metres north of the place.
    package let meters: Double
    /// Further members of the JSON, each with a comma before it.
    package let members: String
    /// The type of the message.
    package let type: String
    /// When it arrived; at once if it is `nil`.
    package let arrival: Double?
    /// The accuracy (68 %) in metres; 0 leaves it out.
    package let accuracy: Double

    /// A message of a phone that was somewhere at a time.
    package init(
      second: Double, meters: Double, members: String = "", type: String = "location",
      arrival: Double? = nil, accuracy: Double = 6
    ) {
      self.second = second
      self.meters = meters
      self.members = members
      self.type = type
      self.arrival = arrival
      self.accuracy = accuracy
    }
  }

  package var program: Program
  /// When recordings begin: three hours ago, in whole minutes.
  package let start = Date(
    timeIntervalSince1970: (Date.now.timeIntervalSince1970 / 60).rounded() * 60 - 10_800)

  /// Makes the place and the task.
  package init(task: [String] = [], radius: String = "100") throws {
    program = try Program()
    try call("place", "add", "Vet", "48.2,16.37", "--radius", radius)
    try run(["add", "Cat medicine", "--place", "Vet"] + task)
  }

  /// Runs a command that must succeed.
  @discardableResult
  package func call(_ arguments: String...) throws -> ProgramOutcome { try run(arguments) }

  /// Runs a command that must succeed.
  @discardableResult
  package func run(_ arguments: [String]) throws -> ProgramOutcome {
    let outcome = try program.run(arguments, now: nil)
    try #require(outcome.status == 0, "\(arguments): \(outcome.errors)")
    return outcome
  }

  /// Adds a device; returns its key.
  package func device(_ name: String = "Phone", _ options: String...) throws -> String {
    let added = try run(["device", "add", name, "--json"] + options)
    return try #require(try added.object()["key"] as? String)
  }

  /// The JSON of a device.
  package func shown(_ name: String = "Phone") throws -> [String: Any] {
    try call("device", "show", name, "--json").object()
  }

  /// Returns a message as OwnTracks sends it.
  package func text(_ message: Message, latitude: Double? = nil) -> String {
    let stamp = start.timeIntervalSince1970 + message.second
    let accuracy = message.accuracy > 0 ? #","acc":\#(message.accuracy)"# : ""
    return #"{"_type":"\#(message.type)","lat":\#(latitude ?? 48.2 + message.meters / 111_195),"#
      + #""lon":16.37\#(accuracy),"tst":\#(Int(stamp))\#(message.members)}"#
  }

  /// Plays a recording of a device; returns what came of it, in seconds since the beginning.
  package func replay(
    _ messages: [Message], as name: String = "Phone", options: [String] = []
  ) throws -> [String] {
    let file = program.folder.appending(path: "\(UUID().uuidString).rec")
    let lines = messages.map { message in
      let arrival = start.addingTimeInterval(message.arrival ?? message.second)
      return "\(arrival.ISO8601Format())\t*                 \t\(text(message))\n"
    }
    try Data(lines.joined().utf8).write(to: file)
    let outcome = try run(["replay", file.path(), "--device", name, "--json"] + options)
    return WalkEvent.all(in: outcome.output).map {
      $0.line(since: start) + ($0.isLate ? " late" : "")
    }
  }

  /// Plays positions: seconds since the beginning, and metres north of the place.
  package func replay(
    _ way: [(Double, Double)], as name: String = "Phone", options: [String] = []
  ) throws -> [String] {
    try replay(way.map { Message(second: $0, meters: $1) }, as: name, options: options)
  }
}
