import Application
import ArgumentParser
import CommandSupport
import Daemon
import Foundation
import GPSD
import Localization
import Model
import Settings
import Text

struct DoctorCommand: WaitingCommand {
  static var configuration: CommandConfiguration {
    .command("doctor", DoctorPhrase.help, discussion: DoctorPhrase.helpDiscussion)
  }

  static var opensStore: Bool { false }

  @Option(help: .phrase(DaemonPhrase.helpGpsd, valueName: "address")) var gpsd: String?
  @Flag(help: .phrase(DoctorPhrase.helpSendTest)) var sendTest = false
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) async throws {
    let (environment, complaint) = try openEnvironment(process)
    let address = try environment.gpsdAddress(gpsd)
    let files = FileChecks(environment: environment)
    var checks = [files.configuration(complaint)]
    checks += files.database() + [files.disk()]
    checks += ClockChecks(environment: environment).all()
    checks += await ReceiverChecks(environment: environment, address: address).all()
    checks += await NotifierChecks(environment: environment).all(sending: sendTest)
    checks += DaemonChecks(environment: environment).all()
    checks += DeviceChecks(environment: environment).all()
    let output = environment.output
    try output.render(.array(checks.map(\.json))) {
      for check in checks {
        for line in check.lines(output) { try output.line(line) }
      }
    }
    let wrong = checks.count { $0.verdict == .wrong }
    guard wrong > 0 else { return }
    throw Refusal(.refused, DoctorPhrase.failed(wrong))
  }

  /// Returns an environment; if the configuration file is invalid, one without it, and the error.
  private func openEnvironment(_ process: CommandProcess) throws -> (
    CommandEnvironment, SettingsError?
  ) {
    do {
      return (try process.environment, nil)
    } catch let error as SettingsError {
      var other = global
      other.config = "/dev/null"
      // Throws again if the environment is invalid.
      return (try CommandProcess(other, in: process.context).environment, error)
    }
  }
}

/// The result of one check.
struct DoctorCheck {
  /// The outcome.
  enum Verdict: String {
    case right = "ok"
    case doubtful = "note"
    case wrong = "fail"
  }

  let name: String
  let verdict: Verdict
  let text: String
  /// The command that helps.
  let remedy: String?
  /// The name in JSON, which is the same in every language.
  private let key: String

  /// Creates a result.
  init(_ name: DoctorPhrase, _ verdict: Verdict, _ text: DoctorPhrase, remedy: String? = nil) {
    self.init(name, verdict, text: text.text, remedy: remedy)
  }

  /// Creates a result with the text of an error.
  init(_ name: DoctorPhrase, _ verdict: Verdict, text: String, remedy: String? = nil) {
    self.name = name.text
    key = name.text(in: Localizer(English()))
    self.verdict = verdict
    self.text = text
    self.remedy = remedy
  }

  /// Creates a result of a thing that has the same name in every language.
  init(_ name: String, _ verdict: Verdict, _ text: DoctorPhrase, remedy: String? = nil) {
    self.name = name
    key = name
    self.verdict = verdict
    self.text = text.text
    self.remedy = remedy
  }

  /// Returns the lines for people.
  func lines(_ output: Output) -> [String] {
    let paint = output.paint
    let mark =
      switch verdict {
      case .right: paint("✓", .green)
      case .doubtful: paint("–", .yellow)
      case .wrong: paint("✗", .red)
      }
    var lines = text.wholeLine.wrapped(to: output.width - 16).enumerated().map { index, line in
      index == 0
        ? "\(mark) \(name.padded(to: 14))\(line)" : String(repeating: " ", count: 16) + line
    }
    // A command stays on one line, so that it can be copied.
    if let remedy {
      lines.append(String(repeating: " ", count: 16) + paint("→ \(remedy.wholeLine)", .dim))
    }
    return lines
  }

  /// The keys of `doctor --json`.
  var json: JSON {
    .object([
      ("check", .string(key)), ("verdict", .string(verdict.rawValue)), ("text", .string(text)),
      ("mend", JSON(remedy)),
    ])
  }
}

/// The output of a program of the system, if that is installed.
enum SystemTool {
  /// Runs a program and returns its output without the line end, at most 4096 bytes.
  ///
  /// Returns `nil` if the program is missing, fails, or takes longer than two seconds.
  static func answer(_ arguments: String..., environment: [String: String]) -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["timeout", "2"] + arguments
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = try? output.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return data.map { String(decoding: $0.prefix(4096), as: UTF8.self).trimmed }
  }
}
