/// The fixed texts of pages about learned rhythms and templates of tasks, which the templates of
/// pages name by their raw value.
package enum LearningPagePhrase: String, WrittenPhrase, CaseIterable {
  case usualRhythm, takeIt, refuseIt
  case templatesTitle, templatesHint, templateThere, templatePlace, templateNoPlace, templateAdd

  package var texts: Texts {
    switch self {
    case .usualRhythm: Texts("The usual rhythm", "Звичний ритм")
    case .takeIt: Texts("Take it", "Прийняти")
    case .refuseIt: Texts("No", "Ні")
    case .templatesTitle: Texts("Templates", "Шаблони")
    case .templatesHint:
      Texts(
        "Ready tasks, of which you take what fits:", "Готові завдання, з яких ви берете потрібні:")
    case .templateThere: Texts("is there already", "уже є")
    case .templatePlace:
      Texts("Place of what is done elsewhere", "Місце для того, що роблять не вдома")
    case .templateNoPlace: Texts("None", "Без місця")
    case .templateAdd: Texts("Add these", "Додати ці")
    }
  }
}
