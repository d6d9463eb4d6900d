import Application
import CommandSupport
import Localization
import Text

/// The readings of a quick line that could mean several things, from which one is chosen on the
/// terminal.
struct ReadingChoice {
  private let failure: Refusal
  private let output: Output

  /// Takes a refusal with its readings.
  init(_ failure: Refusal, output: Output) {
    (self.failure, self.output) = (failure, output)
  }

  /// True if a question can be asked: standard input and standard error are terminals, and the
  /// output is not JSON.
  var canAsk: Bool {
    !output.json && StandardStreams.isTerminal(output.streams.input)
      && StandardStreams.isTerminal(output.streams.error)
  }

  /// Lists the readings and waits for the number of one.
  ///
  /// - Throws: A refusal if the answer is empty, or the input ends.
  func ask() throws -> AlternativeReading {
    let readings = failure.readings
    output.message(
      ([failure.pageText] + readings.list(withCommands: false)).joined(separator: "\n"))
    while true {
      output.streams.writeError(TaskInputPhrase.whichReading(most: readings.count).text)
      guard let answer = output.streams.readLine()?.trimmed, !answer.isEmpty else {
        throw Refusal(.usage, .line, TaskInputPhrase.noReadingChosen)
      }
      if let number = Int(answer), readings.indices.contains(number - 1) {
        return readings[number - 1]
      }
    }
  }
}
