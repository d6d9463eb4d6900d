extension RegionTracker {
  /// What one fix brought about here; small, so that it is handed on in registers.
  struct Outcome {
    /// What there is to say of it.
    struct Marks: OptionSet {
      let rawValue: UInt8

      static let enter = Marks(rawValue: 1)
      static let exit = Marks(rawValue: 2)
      static let cross = Marks(rawValue: 4)
      /// A definite state was recorded without an event.
      static let hasSettled = Marks(rawValue: 8)
      /// The enter is a first definite state.
      static let isInitial = Marks(rawValue: 16)
      /// A stay begins, whose dwells `expect(_:)` has to be told.
      static let beginsStay = Marks(rawValue: 32)
      /// The fix was accurate enough to be used here.
      static let isUsed = Marks(rawValue: 64)
    }

    var marks: Marks = []
    /// The distance to report with an event.
    var distanceMeters: Double

    /// An enter, exit or cross; never more than one.
    var kind: Transition.Kind? {
      if marks.isDisjoint(with: [.enter, .exit, .cross]) { return nil }
      return marks.contains(.enter) ? .enter : marks.contains(.exit) ? .exit : .cross
    }

    /// Whether there is anything to tell.
    var isSomething: Bool { !marks.isDisjoint(with: [.enter, .exit, .cross, .hasSettled]) }
  }
}
