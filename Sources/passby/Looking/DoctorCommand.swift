import ArgumentParser
import Foundation
import GPSD
import Notifiers
import Reminders
import SQLiteStore

struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check what Passby needs, and say how to mend what is wrong.")

  @Option(help: "Where gpsd is: HOST, HOST:PORT or [ADDRESS]:PORT.") var gpsd: String?
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() async throws {
    let session = try Session(global)
    let address = try session.gpsdAddress(gpsd)
    var checks = [configuration(session), database(session), disk(session), clock(session)]
    checks += await receiver(session, address)
    checks.append(desktop(session))
    let output = session.output
    if output.json {
      output.line(.array(checks.map(\.json)))
    } else {
      for check in checks {
        for line in check.lines(output.paint) { output.line(line) }
      }
    }
    let wrong = checks.count { $0.verdict == .wrong }
    guard wrong > 0 else { return }
    throw CommandFailure(.refused, "\(Wording.count(wrong, "check")) failed.")
  }

  private func configuration(_ session: Session) -> Checkup {
    Checkup("configuration", .right, session.configPath.map { "\"\($0)\"" } ?? "defaults, no file")
  }

  private func database(_ session: Session) -> Checkup {
    let exists = FileManager.default.fileExists(atPath: session.databasePath)
    guard exists else {
      return Checkup("database", .right, "\"\(session.databasePath)\" will be created")
    }
    do {
      let store = try session.openStore()
      try store.check()
      let count = try store.todos().count
      return Checkup(
        "database", .right, "\"\(session.databasePath)\", \(Wording.count(count, "task"))")
    } catch {
      var mend = "ls -l \"\(session.databasePath)\""
      if case SQLiteStoreError.damaged = error {
        mend = "sqlite3 \"\(session.databasePath)\" .recover > saved.sql"
      }
      return Checkup("database", .wrong, "\(error)", mend: mend)
    }
  }

  private func disk(_ session: Session) -> Checkup {
    var folder = URL(filePath: session.databasePath).deletingLastPathComponent()
    while folder.path() != "/",
      !FileManager.default.fileExists(atPath: folder.path(percentEncoded: false))
    {
      folder = folder.deletingLastPathComponent()
    }
    let path = folder.path(percentEncoded: false)
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: path)
    guard let free = attributes?[.systemFreeSize] as? NSNumber else {
      return Checkup("disk", .doubtful, "cannot tell how much is free in \"\(path)\"")
    }
    let megabytes = free.int64Value / 1_000_000
    return megabytes >= 50
      ? Checkup("disk", .right, "\(megabytes) MB free")
      : Checkup(
        "disk", .wrong, "only \(megabytes) MB free in \"\(path)\"", mend: "df -h \"\(path)\"")
  }

  private func clock(_ session: Session) -> Checkup {
    // Nothing was released before 2026: an earlier date is a clock without a battery.
    session.now.timeIntervalSince1970 > 1_767_225_600
      ? Checkup("clock", .right, "\(Wording.utc(session.now)), zone \(session.zone.identifier)")
      : Checkup(
        "clock", .wrong, "the computer's clock says \(Wording.utc(session.now))",
        mend: "sudo timedatectl set-ntp true")
  }

  private func receiver(_ session: Session, _ address: GPSDAddress) async -> [Checkup] {
    let probe = await GPSDProbe.run(address: address, timeout: .seconds(5))
    let library = Checkup("libgps", .right, "API \(probe.libraryVersion)")
    guard probe.isReachable else {
      let reason = probe.state?.reason ?? "it does not answer"
      let daemon = Checkup(
        "gpsd", .wrong, "nothing usable at \(address): \(reason)",
        mend: "sudo apt-get install gpsd && sudo systemctl start gpsd.socket")
      return [library, daemon]
    }
    let release = probe.version.map { "\($0)" } ?? "no greeting yet"
    let daemon = Checkup("gpsd", .right, "\(release) at \(address)")
    let paths = probe.devices.filter(\.isActive).map(\.path).joined(separator: ", ")
    let device: Checkup
    switch probe.state {
    case .ok: device = Checkup("receiver", .right, "\(paths): positions are coming")
    case .noFix, .stale:
      device = Checkup(
        "receiver", .doubtful, "\(paths): \(probe.state?.reason ?? "no fix")",
        mend: "give it a view of the sky; a cold start takes some minutes: cgps")
    case .noDevice, .noDaemon, nil:
      device = Checkup(
        "receiver", .wrong, probe.state?.reason ?? "gpsd has no receiver",
        mend: "ls /dev/ttyUSB* /dev/ttyACM*; sudo gpsdctl add /dev/ttyUSB0")
    }
    return [library, daemon, device]
  }

  private func desktop(_ session: Session) -> Checkup {
    DesktopNotifier.find(in: session.environment["PATH"] ?? "") != nil
      ? Checkup("desktop", .right, "notify-send is there")
      : Checkup(
        "desktop", .doubtful, "no notify-send, so reminders go to the terminal only",
        mend: "sudo apt-get install libnotify-bin")
  }
}

/// One thing that was checked.
struct Checkup {
  /// How it stands.
  enum Verdict: String {
    case right = "ok"
    case doubtful = "note"
    case wrong = "fail"
  }

  let name: String
  let verdict: Verdict
  let text: String
  let mend: String?

  /// Creates the result of a check; `mend` is the command that helps.
  init(_ name: String, _ verdict: Verdict, _ text: String, mend: String? = nil) {
    self.name = name
    self.verdict = verdict
    self.text = text
    self.mend = mend
  }

  /// The lines for people.
  func lines(_ paint: Paint) -> [String] {
    let mark =
      switch verdict {
      case .right: paint("✓", .green)
      case .doubtful: paint("–", .yellow)
      case .wrong: paint("✗", .red)
      }
    let line = "\(mark) \(name.padded(to: 14))\(text.oneLine)"
    return [line] + (mend.map { ["                " + paint("→ \($0.oneLine)", .dim)] } ?? [])
  }

  /// The keys of a check.
  var json: JSON {
    .object([
      ("check", .string(name)), ("verdict", .string(verdict.rawValue)), ("text", .string(text)),
      ("mend", JSON(mend)),
    ])
  }
}
