import HTTPServer

/// The page of an error: what went wrong, and where to go from there.
struct ProblemPage: TemplateView {
  static let template = "problem"

  /// The form that repeats what was refused as a repetition.
  struct Repetition: Sendable {
    let path: String
    let fields: [Field]
    let word: String
  }

  /// A field of the form.
  struct Field: Sendable {
    let name: String
    let value: String
  }

  let text: String
  let href: String
  /// True if the link leads to the tasks, and if it leads back to the form.
  let home: Bool
  let isBack: Bool
  let ownAddress: String?
  let repetition: Repetition?

  /// Prepares the page.
  init(_ problem: Problem) {
    text = problem.message
    href = problem.ownAddress ?? problem.back?.text ?? "/"
    home = problem.back == nil && problem.ownAddress == nil
    isBack = problem.back != nil
    ownAddress = problem.ownAddress
    repetition = problem.repetition.map { form in
      Repetition(
        path: form.path, fields: form.fields.map { Field(name: $0.name, value: $0.value) },
        word: form.word)
    }
  }
}
