import CommandSupport
import Foundation
import Geo
import HTTPClients
import MapTiles
import Synchronization
import WebPorts

/// The tiles and the geocoder of the map.
///
/// They are opened when first needed, and again when the settings or the file change.
final class MapSources: Sendable {
  private let webSettings: @Sendable () -> WebSettings
  private let tiles = Mutex<TileFile?>(nil)
  private let geocoder = Mutex<(service: String, geocoder: Geocoder)?>(nil)

  /// Creates sources for settings that may change.
  init(_ webSettings: @escaping @Sendable () -> WebSettings) {
    self.webSettings = webSettings
  }

  /// Returns the tiles of a file; `nil` if the settings name none.
  ///
  /// - Throws: `TileFileError`.
  func tileSource() throws -> TileSource? {
    guard let path = webSettings().tilesFile, !path.isEmpty else { return nil }
    let file = try tiles.withLock { opened in
      let stamp = try TileFile.stamp(of: path)
      if let opened, opened.stamp == stamp { return opened }
      let file = try TileFile(path: path)
      opened = file
      return file
    }
    return TileSource(
      attribution: file.metadata.attribution, type: file.metadata.mediaType,
      zooms: file.metadata.zoomRange,
      corners: file.metadata.bounds.map { ($0.southWest, $0.northEast) }, stamp: file.stamp,
      picture: { zoom, column, row in
        try await file.tile(zoom: zoom, column: column, row: row).map {
          TileSource.Picture(bytes: $0.bytes, type: $0.mediaType)
        }
      })
  }

  /// Returns the search for addresses; `nil` if the settings name no service.
  ///
  /// - Throws: `GeocodingError`.
  func addressBook() throws -> AddressBook? {
    guard let service = webSettings().geocoder, !service.isEmpty else { return nil }
    let geocoder = try geocoder.withLock { made in
      if let made, made.service == service { return made.geocoder }
      let geocoder = try Geocoder(service: service, userAgent: "Passby/\(Version.text)")
      made = (service, geocoder)
      return geocoder
    }
    return AddressBook(
      search: { text, languages in
        try await geocoder.search(text, languages: languages).answer
      },
      name: { point, languages in
        try await geocoder.reverseGeocode(point, languages: languages).answer
      })
  }
}

extension GeocodingResult {
  fileprivate var answer: AddressBook.Answer { (found, attribution) }
}
