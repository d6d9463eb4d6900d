package import Model
import Regions

extension EditBuilder {
  /// How a file is imported.
  package struct ImportChoice: Sendable {
    /// True if entries that are here already take what the file has.
    package var updates = false
    /// True if what cannot be imported is left out, else nothing is imported then.
    package var skipsBad = false
    /// The radius of places without one, in metres.
    package var radiusMeters = Region.defaultRadiusMeters
    /// Tags for each place.
    package var tags: [String] = []

    /// Creates the usual choice.
    package init() {}
  }

  /// The edit and the report of an import of a file.
  package struct ExchangeOutcome: EditOutcome {
    /// The step; without changes where everything is here already.
    package let edit: Edit
    package let report: ImportReport
  }

  /// Returns the edit that brings in what a file has, in one step.
  ///
  /// Each task goes through the same reading of its fields as one that is typed.
  ///
  /// - Throws: `Refusal` for a mood of the time to come; what the context throws.
  package func exchange(
    _ reading: ExchangeReading, format: String, file: String, choice: ImportChoice,
    work: FileWork = FileWork(), in context: any EditContext
  ) throws -> ExchangeOutcome {
    var merge = try ExchangeMerge(self, choice, format: format, file: file, work: work, in: context)
    try merge.add(reading, file: file)
    return ExchangeOutcome(
      edit: merge.report.isRefused ? Edit(summary: "nothing") : merge.edit, report: merge.report)
  }
}
