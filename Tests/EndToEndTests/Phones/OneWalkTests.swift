import CommandTesting
import Foundation
import Sodium
import TestSupport
import Testing

/// One walk on all ways into the program: the same transitions, and reminders equal but for what
/// comes too late (P10).
@Suite(
  .blocking, .temporaryFolder, .enabled(if: RealGPSD.isInstalled && Mosquitto.isInstalled),
  .timeLimit(.minutes(10)))
struct OneWalkTests {
  /// The story of the walk, in seconds since it began.
  static let story = [
    "35 cross Kiosk", "35 reminder Kiosk Paper cross", "105 enter Vet",
    "105 reminder Vet Cat medicine enter", "225 dwell Vet", "225 reminder Vet Rest dwell",
    "370 exit Vet", "370 reminder Vet Milk exit", "445 enter Home", "445 reminder Home Keys enter",
  ]

  private static func lines(_ events: [WalkEvent], of walk: SampleWalk) -> [String] {
    events.map { $0.line(since: walk.start) }
  }

  /// Makes a program with the places and tasks of the walk.
  private static func furnished() throws -> BuiltProgram {
    let program = try BuiltProgram()
    for arguments in SampleWalk.furniture {
      #expect(try program.run(arguments, now: nil).status == 0)
    }
    return program
  }

  @Test func `a receiver's walk is the same live as replayed`() throws {
    let program = try Self.furnished()
    defer { program.remove() }
    let walk = SampleWalk(secondsAgo: 550)
    let file = program.folder.appending(path: "walk.nmea")
    try Data(walk.nmea.utf8).write(to: file)
    let replayed = try program("replay", file.path(), "--json", now: nil)
    #expect(Self.lines(WalkEvent.all(in: replayed.output), of: walk) == Self.story)

    let receiver = try RecordedReceiver(trace: Data(walk.nmea.utf8))
    defer { receiver.stop() }
    let daemon = try PageDaemon(program, ["--gpsd", "127.0.0.1:\(receiver.port)"])
    defer { daemon.running.abandon() }
    receiver.play()
    // gpsd may drop an epoch, which delays a transition by one position.
    let live = daemon.events(Self.story.count).map(\.description)
    #expect(live == WalkEvent.all(in: replayed.output).map(\.description))
  }

  /// Adds a device for a person of the same name; returns the key.
  private static func add(_ name: String, _ more: [String] = [], to program: BuiltProgram) throws
    -> String
  {
    let added = try program.run(
      ["device", "add", name, "--person", name, "--json"] + more, now: nil)
    return try #require(try added.object()["key"] as? String, "\(added.errors)")
  }

  @Test func `a phone's walk is a receiver's, however its messages come`() async throws {
    var program = try Self.furnished()
    defer { program.remove() }
    let secret = program.folder.appending(path: "secret")
    try Data("open sesame".utf8).write(to: secret)
    let broker = try Mosquitto()
    try await broker.start()
    program.follow(broker)
    // So that a slow machine has time: a walk is of the past as soon as its beginning is.
    program.environment["PASSBY_PHONES_STALE_AFTER"] = "15min"
    let names = ["single", "batch", "shuffled", "double", "late", "recent", "broker"]
    let keys = try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try Self.add($0, to: program)) }
        + [("sealed", try Self.add("sealed", ["--secret-file", secret.path()], to: program))])
    for name in ["file", "track"] { _ = try Self.add(name, to: program) }

    let daemon = try PageDaemon(program)
    defer { daemon.running.abandon() }
    let connection = try PageConnection(port: daemon.port)
    func post(_ messages: [String], as name: String) throws {
      let login = PageDaemon.login(name, keys[name] ?? "")
      for message in messages {
        #expect(try connection.send(message, headers: [login]).status == 200)
      }
    }
    func expect(_ name: String, _ walk: SampleWalk, _ story: [String] = Self.story) {
      let events = daemon.events(story.count, of: name)
      #expect(Self.lines(events, of: walk) == story, "\(name)")
    }

    let walk = SampleWalk(secondsAgo: 550)
    try post(walk.ownTracks, as: "single")
    expect("single", walk)
    try post(walk.overland(30), as: "batch")
    expect("batch", walk)
    var numbers = SeededNumbers()
    try post(walk.overland(25) { $0.shuffle(using: &numbers) }, as: "shuffled")
    expect("shuffled", walk)
    try post(walk.ownTracks.flatMap { [$0, $0] }, as: "double")
    expect("double", walk)
    let box = try #require(SecretBox(secret: "open sesame"))
    let sealed = walk.ownTracks.map { message in
      let data = Data(box.seal(Array(message.utf8))).base64EncodedString()
      return #"{"_type":"encrypted","data":"\#(data)"}"#
    }
    try post(sealed, as: "sealed")
    expect("sealed", walk)
    try broker.publish(lines: walk.ownTracks, to: "owntracks/broker/broker")
    expect("broker", walk)

    let transitions = Self.story.filter { !$0.contains("reminder") }
    let late = SampleWalk(secondsAgo: 7200)
    try post(late.overland(101), as: "late")
    let recent = SampleWalk(secondsAgo: 1450)
    try post(recent.ownTracks, as: "recent")
    // The burst of the one that came first is over, too, once the other's reminder is there.
    let told = daemon.events(transitions.count + 1, of: "recent")
    #expect(Self.lines(told.filter { !$0.isReminder }, of: recent) == transitions)
    #expect(told.filter(\.isReminder).map(\.description) == ["reminder Home Keys enter"])
    #expect(told.filter { !$0.isReminder && !$0.isLate }.isEmpty)
    expect("late", late, transitions)

    let repeated = try program("device", "show", "double", "--json", now: nil).object()
    #expect(repeated["repeated"] as? Int == walk.steps.count)
    for (name, content) in [("file", walk.recording), ("track", walk.gpx)] {
      let file = program.folder.appending(path: name)
      try Data(content.utf8).write(to: file)
      let replayed = try program(
        "replay", file.path(), "--device", name, "--json", now: nil)
      #expect(
        Self.lines(WalkEvent.all(in: replayed.output), of: walk) == Self.story, "\(name)")
    }
  }
}
