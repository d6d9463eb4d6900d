import Model
import Regions

extension Region {
  /// Returns the regions of places, each with the dwell times that its tasks ask for.
  ///
  /// - Throws: `RegionError` for a radius or a dwell time out of range.
  static func all(
    of places: [Place], todos: [Todo], settings: PipelineSettings
  ) throws -> [Region] {
    var dwells: [PlaceReference: Set<Double>] = [:]
    for todo in todos {
      guard let seconds = todo.dwellSeconds else { continue }
      for reference in todo.places { dwells[reference, default: []].insert(seconds) }
    }
    return try places.map { place in
      let here = place.references.reduce(into: Set<Double>()) { $0.formUnion(dwells[$1] ?? []) }
      return try Region(
        id: place.id, center: place.center, radiusMeters: place.radiusMeters,
        dwells: here.sorted(), firesInitially: settings.firesInitially)
    }
  }
}
