import Application
import CommandSupport
import Daemon
import DaemonControl
import Foundation
import HTTPServer
import Localization
import Settings

/// The address under which a phone reaches the page.
struct DeviceBase {
  /// The address, without a path: `http://192.168.1.2:7575`.
  let url: String
  /// From where it can be reached.
  let reach: Reach
  /// True if it is the page's own address, which only this machine can reach.
  let isLoopback: Bool

  /// Takes the user's address, or else the one from anywhere, or else that of the daemon, or else
  /// that of the settings.
  ///
  /// - Throws: `RequestFailure` for a text that is no address.
  init(_ environment: CommandEnvironment, option: String?) throws {
    if let option {
      guard let address = URLComponents(string: option.trimmed),
        ["http", "https"].contains(address.scheme?.lowercased()),
        address.host?.isEmpty == false, address.user == nil, address.query == nil
      else {
        throw RequestFailure(.usage, DevicePhrase.base("--url \"\(option.oneLine)\""))
      }
      (url, reach, isLoopback) = (option.trimmed, Reach(url: option.trimmed), false)
      return
    }
    if let address = environment.settings.webPublicURL {
      (url, reach, isLoopback) = (address, Reach(url: address), false)
      return
    }
    let isEverywhere = ["0.0.0.0", "::"].contains(environment.settings.webListen)
    let status = RunningDaemon(of: environment.databasePath).status
    if let other = status?.webOthers?.first {
      (url, reach, isLoopback) = (
        other, isEverywhere ? Reach(interface: other) : Reach(url: other), false
      )
      return
    }
    let settings = environment.settings
    let host = settings.webListen
    let listening = ListenAddress(host: host, port: settings.webPort)
    let named = host.contains(":") ? "[\(host)]" : host
    url = status?.web ?? "http://\(named):\(settings.webPort)"
    isLoopback = listening.isLoopback
    reach = isEverywhere ? .private : Reach(host: host)
  }
}
