extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: PracticePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .name(let practice): practices[practice]?.name ?? practice
    case .purpose(let practice): practices[practice]?.purpose ?? ""
    case .step(let practice, let index): practices[practice]?.steps.item(index) ?? ""
    case .support(let index): supportiveMessages.item(index) ?? ""
    }
  }

  private var practices: [String: (name: String, purpose: String, steps: [String])] {
    [
      "breathing": (
        "4-7-8 breathing", "Slow breathing calms the body. Four rounds take 76 seconds.",
        [
          "Breathe in through your nose for 4 seconds.", "Hold your breath for 7 seconds.",
          "Breathe out through your mouth for 8 seconds.", "Do this four times.",
        ]
      ),
      "grounding": (
        "5-4-3-2-1 grounding", "Your senses bring you back to where you are.",
        [
          "Name 5 things that you can see.", "Name 4 things that you can touch.",
          "Name 3 things that you can hear.", "Name 2 things that you can smell.",
          "Name 1 thing that you can taste.",
        ]
      ),
      "gratitude": (
        "Three good things", "Remember what was good today, however small.",
        [
          "What are you grateful for today?", "Who or what made it possible?",
          "What do you look forward to?",
        ]
      ),
      "writing": (
        "Free writing", "Write for a few minutes without stopping and without judging.",
        [
          "Set aside five minutes.", "Write whatever comes to mind. Spelling does not matter.",
          "Stop when you feel lighter. You need not read it again.",
        ]
      ),
      "drawing": (
        "Drawing", "Let your hand move. Nothing has to come of it.",
        [
          "Take a pen, or draw here with a finger.", "Draw how you feel: lines, shapes, anything.",
          "Keep it or throw it away, as you like.",
        ]
      ),
    ]
  }

  private var supportiveMessages: [String] {
    [
      "It is all right to feel this way. It will pass.",
      "You have got through hard days before.",
      "One thing at a time is enough.",
      "Be as kind to yourself as you would be to a friend.",
      "What you did today counts, even if it looks small.",
      "You may take a break without having earned it.",
      "Not everything has to be done today.",
      "A glass of water and some fresh air can help a little.",
      "You are not alone. Somebody would be glad to hear from you.",
      "Feelings are like weather: they come and they go.",
      "You do not have to be perfect to be good enough.",
      "Slow progress is progress too.",
    ]
  }
}

extension [String] {
  /// Returns the text with an index; `nil` if there is none.
  func item(_ index: Int) -> String? { indices.contains(index) ? self[index] : nil }
}
