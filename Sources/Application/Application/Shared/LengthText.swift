/// Lengths of time as the forms take them: `90s`, `5min`, `24h`, `3d`.
package enum LengthText {
  /// Returns a length of seconds in the largest unit that divides it; days are used from two on.
  package static func of(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded())
    if whole % 86_400 == 0, whole >= 172_800 { return "\(whole / 86_400)d" }
    if whole % 3600 == 0 { return "\(whole / 3600)h" }
    if whole % 60 == 0 { return "\(whole / 60)min" }
    return "\(whole)s"
  }
}
