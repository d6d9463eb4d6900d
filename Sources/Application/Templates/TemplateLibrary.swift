import Application
package import Localization
import Text

/// The templates that are part of the program, in each language.
package enum TemplateLibrary {
  /// Returns the templates in a language.
  package static func all(
    in language: any Language = Localizer.current.language
  ) -> [TaskTemplate] {
    Subject.allCases.compactMap { template($0, in: language) }
  }

  /// Returns the template with a name in any language, in the language in force.
  ///
  /// - Throws: `Refusal`, with the nearest name.
  package static func template(_ name: String) throws -> TaskTemplate {
    let name = name.trimmed
    let language = Localizer.current.language
    let found = Subject.allCases.first { subject in
      subject.rawValue == name.lowercased()
        || Languages.all.contains { template(subject, in: $0)?.name.isSameName(as: name) == true }
    }
    if let template = found.flatMap({ template($0, in: language) }) { return template }
    let known = all().map(\.name)
    throw Refusal(
      .notFound,
      TemplatePhrase.noTemplate(
        name.quoted, known: known, hint: Suggestion.phrase(for: name, among: known)))
  }

  /// The six that the welcome shows first, in the language in force.
  package static var first: [TaskTemplate] {
    [Subject.cat, .flat, .garden, .car, .health, .papers].compactMap {
      template($0, in: Localizer.current.language)
    }
  }

  /// The things that there are templates for.
  private enum Subject: String, CaseIterable {
    case cat, dog, flat, house, garden, car, bicycle, health, papers, computer
  }

  /// The templates by language, each read once.
  private static let read: [String: [Subject: TaskTemplate]] = Dictionary(
    uniqueKeysWithValues: Languages.all.map { language in
      let templates = Subject.allCases.compactMap { subject in
        let bytes = language.choose(en: english(subject), uk: ukrainian(subject))
        let template = try? TemplateReading.template(bytes, file: "\(subject.rawValue).yaml")
        return template.map { (subject, $0) }
      }
      return (language.code, Dictionary(uniqueKeysWithValues: templates))
    })

  private static func template(_ subject: Subject, in language: any Language) -> TaskTemplate? {
    read[language.code]?[subject]
  }

  private static func english(_ subject: Subject) -> [UInt8] {
    switch subject {
    case .cat: PackageResources.cat_en_yaml
    case .dog: PackageResources.dog_en_yaml
    case .flat: PackageResources.flat_en_yaml
    case .house: PackageResources.house_en_yaml
    case .garden: PackageResources.garden_en_yaml
    case .car: PackageResources.car_en_yaml
    case .bicycle: PackageResources.bicycle_en_yaml
    case .health: PackageResources.health_en_yaml
    case .papers: PackageResources.papers_en_yaml
    case .computer: PackageResources.computer_en_yaml
    }
  }

  private static func ukrainian(_ subject: Subject) -> [UInt8] {
    switch subject {
    case .cat: PackageResources.cat_uk_yaml
    case .dog: PackageResources.dog_uk_yaml
    case .flat: PackageResources.flat_uk_yaml
    case .house: PackageResources.house_uk_yaml
    case .garden: PackageResources.garden_uk_yaml
    case .car: PackageResources.car_uk_yaml
    case .bicycle: PackageResources.bicycle_uk_yaml
    case .health: PackageResources.health_uk_yaml
    case .papers: PackageResources.papers_uk_yaml
    case .computer: PackageResources.computer_uk_yaml
    }
  }
}
