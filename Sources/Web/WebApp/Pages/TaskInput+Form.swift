extension TaskInput {
  /// The names of the form that belong together, by the field that shows their error.
  ///
  /// A name that stands in no group is always taken as it was sent.
  static let groups: [(field: String, names: [String])] =
    [
      (
        field: "every",
        names: ["kind", "every_min", "every_max", "every_unit", "every", "every_rule", "day"]
      ),
      (field: "horizon", names: ["horizon", "any_time"]),
    ]
    + [
      "name", "notes", "from", "start", "first", "end", "at", "zone", "due", "place", "on", "dwell",
      "nag", "category", "priority", "duration", "difficulty", "timing",
      "bucket", "for",
    ].map { (field: $0, names: [$0]) }

  /// The values as a form sends them; equal inputs have equal forms.
  var form: FormFields {
    func one(_ text: String) -> [String] { text.isEmpty ? [] : [text] }
    let values: [String: [String]] = [
      "kind": [isRepeating ? "repeat" : "once"], "name": one(name), "notes": one(notes),
      "every_min": one(everyMin), "every_max": one(everyMax), "every_unit": [everyUnit],
      "every": one(every ?? ""), "every_rule": one(everyRule), "day": days.sorted(),
      "from": [from], "start": one(start), "first": one(first), "end": one(end), "at": one(at),
      "zone": one(zone), "due": isRepeating ? [] : one(due), "has_where": ["1"],
      "place": places.sorted(),
      "on": (triggers ?? []).sorted(), "dwell": one(dwell), "horizon": one(horizon),
      "any_time": isAnyTime ? ["1"] : [],
      "nag": one(nag), "category": one(category), "priority": one(priority),
      "duration": one(duration), "difficulty": one(difficulty), "timing": one(timing),
      "bucket": one(bucket), "for": (persons ?? []).sorted(), "has_for": ["1"],
    ]
    return FormFields(values.filter { !$0.value.isEmpty })
  }
}
