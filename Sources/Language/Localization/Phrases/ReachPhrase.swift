/// How phones reach this computer away from home.
package enum ReachPhrase: Phrase, Hashable {
  /// The address can be reached at home only.
  case homeOnly
  /// The meaning of that, before the ways out.
  case homeOnlyWhy
  /// The heading of the ways.
  case ways
  /// The name of a way.
  case title(ReachRecipe)
  /// The steps of a way, at most five lines.
  case steps(ReachRecipe)
  /// The heading of the section of the settings, and the explanation below it.
  case section, sectionHint

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }

  /// The steps of a way in the language in force, one by one.
  package static func lines(_ recipe: ReachRecipe) -> [String] {
    Self.steps(recipe).text.split(separator: "\n").map(String.init)
  }
}
