import Localization
import Recurrence

/// Reads whether a task is a wish, which has no date (J8).
extension DraftReading {
  /// Returns true if a task of a rule is a wish; one stays a wish unless the field says otherwise.
  ///
  /// - Throws: `RequestFailure` for a wish with a date; it names the field that gives the date.
  func wish(of rule: Rule, old: Bool) throws -> Bool {
    var isWish = old
    if let text = fields[.bucket] {
      let answers = ["yes": true, "no": false]
      isWish = try known(.bucket, text, among: ["yes", "no"]) { answers[$0.lowercased()] }
    }
    guard isWish, rule != .once(due: nil) else { return isWish }
    guard old, fields[.bucket] == nil else {
      throw RequestFailure(
        .usage, .bucket, TaskInputPhrase.wishWithDate)
    }
    let field: RequestField =
      fields[.every] != nil ? .every : fields.has(.when) ? .when : .due
    throw RequestFailure(
      .usage, field, TaskInputPhrase.wishNewDate)
  }
}
