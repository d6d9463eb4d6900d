import CommandTesting
import Foundation
import TestSupport
import Testing

/// kill -9 between the messages of a phone, over HTTP and over MQTT; `make crash-test` kills a
/// tenth as often as its other test.
@Suite(.blocking, .temporaryFolder, .timeLimit(.minutes(20)))
struct PhoneCrashTests {
  /// The state of the database after the walk.
  private struct Outcome: Equatable {
    /// Transitions in order, without times: what a phone is believed at once may depend on when it
    /// was heard before.
    let transitions: [String]
    let reminders: [String]
    let undelivered: [String]
    let integrity: [String]

    init(_ database: String) throws {
      transitions = try SQLiteQuery.column(
        database, "SELECT place||' '||kind FROM transition_log ORDER BY time_ms, id")
      reminders = try SQLiteQuery.column(
        database, "SELECT todo||' '||place||' '||cause FROM reminder ORDER BY 1")
      undelivered = try SQLiteQuery.column(
        database, "SELECT id FROM outbox WHERE delivered_ms IS NULL")
      integrity = try SQLiteQuery.column(database, "PRAGMA integrity_check")
    }

    static let expected = [
      ["1 cross", "2 enter", "2 dwell", "2 exit", "3 enter"],
      ["1 1 cross", "2 2 enter", "3 2 dwell", "4 2 exit", "5 3 enter"],
    ]
  }

  private let kills =
    ProcessInfo.processInfo.environment["KILLS"].flatMap { Int($0) }.map { max(1, $0 / 10) } ?? 6
  /// A walk must be over before its first positions are of the past.
  private static let mostKillsPerWalk = 12

  /// Returns a program with a phone, and the phone's key.
  private func furnished() throws -> (program: BuiltProgram, key: String, fresh: Data) {
    var program = try BuiltProgram()
    // So that a slow machine has time: a walk is of the past as soon as its beginning is.
    program.environment["PASSBY_PHONES_STALE_AFTER"] = "1h"
    for arguments in SampleWalk.furniture {
      #expect(try program.run(arguments, now: nil).status == 0)
    }
    let added = try program("device", "add", "Phone", "--json", now: nil).object()
    let key = try #require(added["key"] as? String)
    return (program, key, try Data(contentsOf: URL(filePath: program.database)))
  }

  private func check(_ program: BuiltProgram, seen: String, _ comment: Comment) throws {
    let outcome = try Outcome(program.database)
    #expect(outcome.transitions == Outcome.expected[0], comment)
    #expect(outcome.reminders == Outcome.expected[1], comment)
    #expect(outcome.undelivered.isEmpty && outcome.integrity == ["ok"], comment)
    #expect(Set(WalkEvent.all(in: seen).filter(\.isReminder).map(\.task)).count == 5, comment)
  }

  /// Waits until everything is told, and ends a daemon.
  private func finish(_ daemon: PageDaemon, _ program: BuiltProgram) throws -> String {
    _ = polling {
      (try? SQLiteQuery.column(
        program.database, "SELECT id FROM outbox WHERE delivered_ms IS NOT NULL"
      ).count == 5)
        ?? false
    }
    daemon.running.send(SIGTERM)
    return daemon.running.waitForEnd().output
  }

  @Test
  func `killed between posts, nothing is lost that was answered with 200, and nothing told twice`()
    throws
  {
    var numbers = SeededNumbers()
    let (program, key, fresh) = try furnished()
    defer { program.remove() }
    let login = PageDaemon.login("me", key)
    var done = 0
    while done < kills {
      try program.putBack(fresh)
      let messages = SampleWalk(secondsAgo: 530).ownTracks
      let count = min(kills - done, Self.mostKillsPerWalk)
      let moments = Set(messages.indices.shuffled(using: &numbers).prefix(count))
      var seen = ""
      var daemon = try PageDaemon(program)
      defer { daemon.running.abandon() }
      var connection = try PageConnection(port: daemon.port)
      for (index, message) in messages.enumerated() {
        #expect(try connection.send(message, headers: [login]).status == 200)
        guard moments.contains(index) else { continue }
        daemon.running.send(SIGKILL)
        seen += daemon.running.waitForEnd().output
        daemon = try PageDaemon(program)
        connection = try PageConnection(port: daemon.port)
      }
      seen += try finish(daemon, program)
      try check(program, seen: seen, "seed \(numbers.seed), after \(moments.sorted())")
      done += count
    }
  }

  @Test(.enabled(if: Mosquitto.isInstalled, "mosquitto is not installed"))
  func `killed while a broker's messages come, no transition is lost and nothing told twice`()
    async throws
  {
    var numbers = SeededNumbers()
    let (prepared, _, fresh) = try furnished()
    var program = prepared
    defer { program.remove() }
    let broker = try Mosquitto()
    try await broker.start()
    program.follow(broker)
    var done = 0
    while done < kills {
      try program.putBack(fresh)
      let messages = SampleWalk(secondsAgo: 530).ownTracks
      let count = min(kills - done, Self.mostKillsPerWalk)
      var moments = messages.indices.shuffled(using: &numbers).prefix(count).sorted()
      let comment: Comment = "seed \(numbers.seed), after \(moments)"
      moments.append(messages.count)
      var (seen, next) = ("", 0)
      var daemon = try connected(program)
      defer { daemon.running.abandon() }
      for moment in moments {
        try broker.publish(lines: Array(messages[next..<moment]), to: "owntracks/me/phone")
        next = moment
        guard moment < messages.count else { break }
        daemon.running.send(SIGKILL)
        seen += daemon.running.waitForEnd().output
        daemon = try connected(program)
      }
      seen += try finish(daemon, program)
      try check(program, seen: seen, comment)
      done += count
    }
  }

  /// Starts a daemon, and waits until the broker keeps messages for it.
  private func connected(_ program: BuiltProgram) throws -> PageDaemon {
    let daemon = try PageDaemon(program)
    _ = polling {
      daemon.running.hasClosedOutput
        || daemon.running.errorsSoFar.contains("connected to the broker")
    }
    return daemon
  }
}
