import Foundation

/// What a page may load: its own files, and pictures of the map from where the user gets them.
enum ContentPolicy {
  /// The policy for the settings in force.
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

  /// Scheme, host and port of where tiles come from.
  private static func origin(of tiles: String?) -> String? {
    guard let tiles else { return nil }
    let example = ["{z}", "{x}", "{y}"].reduce(tiles) { $0.replacing($1, with: "1") }
    guard let url = URLComponents(string: example), let scheme = url.scheme, let host = url.host,
      // What divides sources and directives has no place in a host.
      !host.contains(where: { " ;,'\"".contains($0) })
    else { return nil }
    return "\(scheme)://\(host)\(url.port.map { ":\($0)" } ?? "")"
  }
}
