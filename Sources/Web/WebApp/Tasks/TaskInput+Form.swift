import Application
import HTTPServer

extension TaskInput {
  /// The names of the form that belong together, by the field that shows their error.
  ///
  /// A name that stands in no group is always taken as it was sent.
  static let groups: [(field: String, names: [String])] =
    [(field: "name", names: ["name"])]
    + TaskField.all.map(\.field.rawValue).filter { $0 != "when" }.map { name in
      switch name {
      case "every":
        (
          field: name,
          names: ["kind", "every_min", "every_max", "every_unit", "every", "every_rule", "day"]
        )
      case "due": (field: name, names: [name, DateAndTime.timeName(name), "moment"])
      case _ where moments.map(\.rawValue).contains(name):
        (field: name, names: [name, DateAndTime.timeName(name)])
      case "horizon": (field: name, names: [name, "any_time"])
      default: (field: name, names: [name])
      }
    }

  /// The values as a form sends them; equal inputs have equal forms.
  var form: FormFields {
    func one(_ text: String) -> [String] { text.isEmpty ? [] : [text] }
    var values = Dictionary(
      uniqueKeysWithValues: texts.map { ($0.rawValue, one($1)) })
    for field in Self.moments {
      let moment = DateAndTime(field == .due && isRepeating ? "" : self[field])
      values[field.rawValue] = one(moment.date)
      values[DateAndTime.timeName(field.rawValue)] = one(moment.time)
    }
    values.merge([
      "kind": [isRepeating ? "repeat" : "once"], "name": one(name),
      "moment": [isAtTime ? "when" : "due"],
      "every_min": one(everyMin), "every_max": one(everyMax), "every_unit": [everyUnit],
      "every": one(every ?? ""), "every_rule": one(everyRule), "day": days.sorted(),
      "has_where": ["1"], "place": places.sorted(), "on": (triggers ?? []).sorted(),
      "any_time": isAnyTime ? ["1"] : [],
      "for": (persons ?? []).sorted(), "has_for": ["1"],
    ]) { $1 }
    return FormFields(values.filter { !$0.value.isEmpty })
  }
}
