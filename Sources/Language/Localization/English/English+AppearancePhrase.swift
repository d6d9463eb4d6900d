extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: AppearancePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .appearance: "Appearance"
    case .appearanceHint: "Takes effect with the next page."
    case .theme: "Theme"
    case .themeName(let word):
      switch word {
      case "light": "Light"
      case "dark": "Dark"
      default: "Same as the system"
      }
    case .color: "Colour"
    case .colorName(let word): word.prefix(1).uppercased() + word.dropFirst()
    case .ownColor: "Your own colour"
    case .ownColorHint:
      "In the form #rrggbb or #rgb. Where it is the colour of text, it is darkened or lightened until it can be read."
    case .icon: "Icon"
    case .iconName(let word): word.prefix(1).uppercased() + word.dropFirst()
    case .parts: "Parts"
    case .partsHint: "A part that is off has no page and no commands. What it has stored is kept."
    case .partName(let part):
      switch part {
      case .today: "Today"
      case .plan: "Plan"
      case .mood: "Mood"
      case .progress: "Progress"
      case .journal: "Journal"
      case .photos: "Photos"
      }
    case .partHint(let part):
      switch part {
      case .today: "Groups the list by what can be done now and today."
      case .plan: "Lays the tasks of a day out on its hours."
      case .mood: "Notes how you feel, with advice."
      case .progress: "Points, levels, streaks and statistics."
      case .journal: "A month of days, habits, three good things, notes and the bucket list."
      case .photos: "Photos of your days, and your profile."
      }
    case .on: "On"
    case .off: "Off"
    }
  }
}
