import Localization
package import Model
import Text

/// Warnings about a request that is carried out all the same.
package enum Remarks {
  /// Returns a warning for each tag that no place has yet.
  package static func of(_ fields: TaskFields, places: [Place]) -> [String] {
    let names = PlaceNames(places: places)
    return fields.place.compactMap { text in
      guard case .tag(let tag)? = try? names.reference(text),
        !places.contains(where: { $0.tags.contains(tag) })
      else { return nil }
      return TaskPhrase.tagWithoutPlace("#\(tag)".quoted).text
    }
  }
}
