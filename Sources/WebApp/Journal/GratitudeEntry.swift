/// Three good things as they were typed, with what was wrong.
struct GratitudeEntry {
  let texts: [String]
  let error: String
}
