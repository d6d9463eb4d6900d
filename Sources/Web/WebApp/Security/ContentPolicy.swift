import Foundation
import WebPorts

/// The content security policy: a page loads its own files and the map tiles that the user chose.
enum ContentPolicy {
  /// Returns the policy for the settings in force.
  ///
  /// Source: Content Security Policy Level 3.
  static func text(_ webSettings: WebSettings) -> String {
    let tiles = webSettings.tilesFile == nil ? origin(of: webSettings.tiles) : nil
    return [
      "default-src 'none'", "script-src 'self'", "style-src 'self'",
      "img-src 'self' data:" + (tiles.map { " \($0)" } ?? ""), "connect-src 'self'",
      "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'", "manifest-src 'self'",
    ].joined(separator: "; ")
  }

  /// Returns the scheme, host and port of the tile server.
  private static func origin(of tiles: String?) -> String? {
    guard let tiles else { return nil }
    let example = ["{z}", "{x}", "{y}"].reduce(tiles) { $0.replacing($1, with: "1") }
    guard let url = URLComponents(string: example), let scheme = url.scheme, let host = url.host,
      // A separator of sources or directives would change the policy, and `*` means any host.
      !host.contains(where: { " ;,'\"*".contains($0) })
    else { return nil }
    return "\(scheme)://\(host)\(url.port.map { ":\($0)" } ?? "")"
  }
}
