public import Reminders

/// What is worth saying about a wish that is granted all the same.
public enum Remarks {
  /// Tags that no place has yet.
  public static func of(_ fields: TaskFields, places: [Place]) -> [String] {
    let names = PlaceNames(places: places)
    return fields.place.compactMap { text in
      guard case .tag(let tag)? = try? names.reference(text),
        !places.contains(where: { $0.tags.contains(tag) })
      else { return nil }
      return "No place has the tag \"#\(tag.oneLine)\" yet."
    }
  }
}
