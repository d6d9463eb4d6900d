import Application
import ArgumentParser
import Arguments
import CommandSupport
import Daemon
import Localization

/// The end of a command that has thrown something: an error, or a request for help.
struct Report {
  private let arguments: [String]
  private let streams: StandardStreams
  /// The width of help, in columns.
  private let width: Int

  /// Creates the report of a command line.
  init(_ arguments: [String], in process: ProcessContext) {
    self.arguments = arguments
    streams = process.streams
    width =
      process.environment["COLUMNS"].flatMap { Int($0) } ?? streams.terminalSize?.columns ?? 80
  }

  /// Prints an error, or the requested help; returns its exit code.
  func status(of error: any Error) -> Int32 {
    do throws(OutputFailure) {
      if let failure = error as? OutputFailure { throw failure }
      return try print(error)
    } catch {
      // A reader that has gone away ends the program quietly, as in a pipe to `head`.
      guard !error.isClosed else { return 0 }
      let phrase = CommandPhrase.outputNotWritten(reason: error.reason)
      streams.message("passby: \(phrase.text)", columns: width)
      return ExitStatus.inputOutput.rawValue
    }
  }

  /// Prints the help of the program; returns its exit code.
  func status(of help: ProgramHelp) -> Int32 {
    do throws(OutputFailure) {
      try streams.write(help.text(columns: width) + "\n")
      return 0
    } catch {
      return status(of: error)
    }
  }

  private func print(_ error: any Error) throws(OutputFailure) -> Int32 {
    let code = Passby.exitCode(for: error)
    let misread = code.isSuccess ? TypedArguments.misreadAsHelp(arguments) : nil
    if let failure = misread ?? Refusal(reporting: error) {
      let call = failure.correction.flatMap { TypedCall.corrected(arguments, by: $0) }
      let lines =
        ["passby: \(failure.description)"] + failure.readings.list(withCommands: true)
        + (call.map { [CommandPhrase.instead($0).text] } ?? [])
      streams.message(lines.joined(separator: "\n"), columns: width)
      return ExitStatus(failure.code).rawValue
    }
    let message = CompletionScript.corrected(Passby.fullMessage(for: error, columns: width))
    if !message.isEmpty, code.isSuccess {
      try streams.write(HelpPage.arranged(message) + "\n")
    } else if !message.isEmpty {
      let trouble = ArgumentErrors.spoken(HelpPage.arranged(message))
      streams.message(trouble, columns: width)
    }
    return code.rawValue
  }
}
