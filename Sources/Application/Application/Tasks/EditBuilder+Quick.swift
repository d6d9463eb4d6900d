public import Model

extension EditBuilder {
  /// Returns the edit that adds the task of a quick line, and how the line was read; with `plain`
  /// all of it is the name.
  ///
  /// - Throws: `QuickFailure`, with the place in the line; what the context throws.
  func quick(
    _ line: String, plain: Bool, in context: any EditContext
  ) throws -> (TaskOutcome, QuickLine) {
    let reading = try QuickLine(
      line, actionContext: actionContext, places: try context.places,
      categories: try context.categories, persons: try context.persons, plain: plain)
    do {
      return (try add(name: reading.name, fields: reading.fields, in: context), reading)
    } catch let failure as RequestFailure {
      throw reading.located(failure)
    }
  }

  /// Returns the reading of a quick line, and its task without storing it.
  ///
  /// - Throws: `QuickFailure`, with the place in the line.
  public func quickPreview(
    _ line: String, places: [Place], categories: [Category], persons: [Person] = [],
    plain: Bool = false
  ) throws -> (reading: QuickLine, todo: Todo) {
    let reading = try QuickLine(
      line, actionContext: actionContext, places: places, categories: categories,
      persons: persons, plain: plain)
    do {
      let todo = try preview(
        name: reading.name, fields: reading.fields, places: places, categories: categories,
        persons: persons)
      return (reading, todo)
    } catch let failure as RequestFailure {
      throw reading.located(failure)
    }
  }
}
