package import Model

extension EditBuilder {
  /// Returns every problem of the fields of a task, for a form that shows all of them at once.
  ///
  /// Reading stops at the first error, so each faulty field is left out in turn until the rest can
  /// be read. An error that no field is to blame for, or a second one of the name, ends the search.
  package func problems(
    name: String, fields: TaskFields, of old: Todo? = nil, places: [Place],
    categories: [Category] = []
  ) -> [RequestFailure] {
    var fields = fields
    var problems: [RequestFailure] = []
    var isNameMissing = false
    while problems.count <= RequestField.allCases.count {
      do {
        let probe = isNameMissing ? "name" : name
        if let old {
          _ = try changed(old, name: probe, fields: fields, places: places, categories: categories)
        } else {
          _ = try preview(name: probe, fields: fields, places: places, categories: categories)
        }
        return problems
      } catch {
        guard let failure = RequestFailure(error) else { return problems }
        problems.append(failure)
        switch failure.field {
        case .name? where !isNameMissing: isNameMissing = true
        case let field? where fields[field] != nil: fields[field] = nil
        default: return problems
        }
      }
    }
    return problems
  }
}
