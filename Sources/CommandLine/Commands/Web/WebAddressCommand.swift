import Application
import ArgumentParser
import CommandSupport
import Daemon
import DaemonControl
import Localization
import QRCode
import Settings
import WebApp

struct WebAddressCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "address", abstract: PhonePhrase.help.text,
      discussion: PhonePhrase.helpDiscussion.text)
  }

  @OptionGroup(title: HelpPhrase.commonOptions.text) var global: GlobalOptions

  func run() throws {
    let session = try Session(global)
    let output = session.output
    let status = RunningDaemon(of: session.databasePath).status
    let others = status?.webOthers ?? []
    guard !output.json else {
      output.line(
        .object([
          ("page", status?.web.map { .string($0) } ?? .null),
          ("others", .array(others.map { .string($0) })), ("running", .bool(status != nil)),
        ]))
      return
    }
    if let page = status?.web {
      output.line(RunPhrase.page(page).text)
    } else {
      output.line(PhonePhrase.notRunning.text)
    }
    for other in others where other != status?.web {
      output.line(RunPhrase.otherDevices(other).text)
    }
    if let other = others.first {
      draw(other, output)
    } else {
      let listening = WebAddress(host: session.settings.webListen, port: 0)
      if listening.isLoopback {
        output.line(PhonePhrase.loopbackOnly.text)
      } else if status?.web != nil {
        output.line(PhonePhrase.noNetwork.text)
      }
    }
  }

  /// Draws the code of an address, or says why not.
  private func draw(_ address: String, _ output: Output) {
    do {
      let code = try QRCode(address)
      guard code.outerSize <= output.width else {
        output.note(PhonePhrase.tooNarrow(columns: code.outerSize).text)
        return
      }
      output.lines(code.lines.map(output.paint.whiteOnBlack))
      output.note(PhonePhrase.scan.text)
    } catch .noLibrary {
      output.note(PhonePhrase.noLibrary(package: QRCode.libraryPackage).text)
    } catch {
      output.note(PhonePhrase.notEncodable.text)
    }
  }
}
