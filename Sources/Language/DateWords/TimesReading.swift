import Localization
package import Recurrence
import Text

extension DateWords {
  /// Reads several times of day in a list, `8:00 and 20:00` or `8 am, 2 pm and 8 pm`, and returns
  /// them in the order of the day; `nil` for anything else, a single time too.
  ///
  /// With `readsHours`, a whole hour is one of them, as behind `at`; but `8,20` is no list.
  package func timesOfDay(_ text: String, readsHours: Bool) -> [TimeOfDay]? {
    let parts = parts(of: text)
    guard parts.count > 1, !parts.contains([]),
      text.firstMatch(of: /(?:^|\s)\d+(?:,\d+)+(?:\s|$)/) == nil
    else { return nil }
    let filler = readsHours ? vocabularies.lazy.flatMap(\.timeFillers).first : nil
    var times: [TimeOfDay] = []
    for part in parts {
      guard let clock = clock(part, .behind) ?? filler.flatMap({ clock([$0] + part, .behind) })
      else { return nil }
      times.append(TimeOfDay(hour: clock.hour, minute: clock.minute))
    }
    return times.sorted()
  }

  /// Splits a list at commas and words such as `and`, of which two may stand together.
  private func parts(of text: String) -> [[String]] {
    let joints = [","] + vocabularies.flatMap { $0.rules["and"] ?? [] }
    let words = Apostrophe.plain(text.lowercased()).replacing(",", with: " , ").split(
      whereSeparator: \.isWhitespace)
    var parts: [[String]] = [[]]
    var isJoint = false
    for word in words.map(String.init) {
      let wasJoint = isJoint
      isJoint = joints.contains(word)
      if !isJoint {
        parts[parts.count - 1].append(word)
      } else if !wasJoint {
        parts.append([])
      }
    }
    return parts
  }
}
