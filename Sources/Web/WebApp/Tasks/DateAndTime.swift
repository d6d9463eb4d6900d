import HTTPServer

/// A date and a time of day in the two fields in which a form asks for them: `due` and `due_time`.
///
/// Without a time, the date means the whole day. The date may be words, such as `tomorrow`, and a
/// form may send both in the field of the date: `2026-05-31T18:00`.
struct DateAndTime {
  let date: String
  let time: String

  /// Reads both fields of a form.
  init(_ form: FormFields, _ name: String) {
    date = form.text(name) ?? ""
    time = form.text(Self.timeName(name)) ?? ""
  }

  /// Splits the text of both, or of a time alone; what is in other words is left whole as the date.
  init(_ text: String) {
    let parts = text.wholeMatch(of: /(?:(\d{4}-\d\d-\d\d)T)?(\d\d:\d\d(?::\d\d)?)/)
    date = parts.map { $0.1.map(String.init) ?? "" } ?? text
    time = parts.map { String($0.2) } ?? ""
  }

  /// Both as one text: `2026-05-31T18:00`, `tomorrow 18:00`; the one that is not empty, or neither.
  var text: String {
    guard !date.isEmpty, !time.isEmpty else { return date + time }
    let isWritten =
      date.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil
      && time.wholeMatch(of: /\d\d:\d\d(:\d\d)?/) != nil
    return date + (isWritten ? "T" : " ") + time
  }

  /// Returns the name of the field of the time beside that of the date.
  static func timeName(_ name: String) -> String { name + "_time" }
}
