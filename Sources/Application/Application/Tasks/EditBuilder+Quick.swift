public import Model

extension EditBuilder {
  /// Returns the edit that adds the task of a quick line, and the fields that the line gives.
  ///
  /// - Throws: `QuickFailure`, with the place in the line; what the context throws.
  func quick(
    _ line: String, in context: any EditContext
  ) throws -> (TaskOutcome, TaskFields) {
    let reading = try QuickLine(
      line, actionContext: actionContext, places: try context.places,
      categories: try context.categories)
    do {
      return (
        try add(name: reading.name, fields: reading.fields, in: context), reading.fields
      )
    } catch let failure as RequestFailure {
      throw reading.located(failure)
    }
  }

  /// Returns the reading of a quick line, and its task without storing it.
  ///
  /// - Throws: `QuickFailure`, with the place in the line.
  public func quickPreview(
    _ line: String, places: [Place], categories: [Category]
  ) throws -> (reading: QuickLine, todo: Todo) {
    let reading = try QuickLine(
      line, actionContext: actionContext, places: places, categories: categories)
    do {
      let todo = try preview(
        name: reading.name, fields: reading.fields, places: places, categories: categories)
      return (reading, todo)
    } catch let failure as RequestFailure {
      throw reading.located(failure)
    }
  }
}
