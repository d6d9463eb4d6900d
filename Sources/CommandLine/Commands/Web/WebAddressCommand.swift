import Application
import ArgumentParser
import CommandSupport
import Daemon
import DaemonControl
import HTTPServer
import Localization
import QRCode
import Settings
import Text

struct WebAddressCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("address", WebPhrase.helpAddress, discussion: WebPhrase.helpAddressDiscussion)
  }

  static var opensStore: Bool { false }

  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let output = environment.output
    let status = RunningDaemon(of: environment.databasePath).status
    let own = environment.settings.webPublicURL
    let others = [own].compactMap(\.self) + (status?.webOthers ?? []).filter { $0 != own }
    try output.render(
      .object([
        ("page", status?.web.map { .string($0) } ?? .null),
        ("others", .array(others.map { .string($0) })), ("running", .bool(status != nil)),
      ])
    ) {
      if let page = status?.web {
        try output.line(DaemonPhrase.page(page).text)
      } else {
        try output.line(WebPhrase.pageNotRunning.text)
      }
      for other in others where other != status?.web {
        try output.line(DaemonPhrase.otherDevices(other).text)
      }
      if let other = others.first {
        try draw(other, output)
      } else {
        let listening = ListenAddress(host: environment.settings.webListen, port: 0)
        if listening.isLoopback {
          try output.line(WebPhrase.loopbackOnly.text)
        } else if status?.web != nil {
          try output.line(WebPhrase.noNetwork.text)
        }
      }
    }
  }

  /// Draws the QR code of an address, or prints why it cannot.
  private func draw(_ address: String, _ output: Output) throws {
    let code: QRCode
    do {
      code = try QRCode(address)
    } catch .noLibrary {
      return output.note(WebPhrase.noLibrary(package: QRCode.libraryPackage).text)
    } catch {
      return output.note(WebPhrase.notEncodable.text)
    }
    guard code.outerSize <= output.width else {
      return output.note(WebPhrase.tooNarrow(columns: code.outerSize).text)
    }
    try output.lines(code.lines.map(output.paint.whiteOnBlack))
    output.note(WebPhrase.scan.text)
  }
}
