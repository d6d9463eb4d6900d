package import Foundation

/// The help for a user who feels low (D11).
package enum PlanAdvice: String, Sendable, Hashable, CaseIterable {
  /// A short practice: there is time for it.
  case practice
  /// A supportive sentence: something fixed begins soon or has begun.
  case support

  /// A practice needs this much time before a fixed block: 10 minutes.
  static let practiceSeconds = 600.0

  /// Returns the advice for an emotion, 0 to 4, at an instant; `nil` for an emotion of 2 or more.
  ///
  /// `blocks` are those of the new plan; the block of the task `justDone` is ignored.
  package static func advice(
    to emotion: Int, at time: Date, blocks: [PlanBlock], justDone: Int64? = nil
  ) -> PlanAdvice? {
    guard emotion < 2 else { return nil }
    let others = blocks.filter { $0.id != justDone }
    if others.contains(where: { $0.kind == .fixed && $0.start <= time && time < $0.end }) {
      return .support
    }
    let next = others.filter { $0.start >= time }.min {
      ($0.start, $0.kind == .fixed ? 0 : 1, $0.id) < ($1.start, $1.kind == .fixed ? 0 : 1, $1.id)
    }
    guard let next, next.kind == .fixed else { return .practice }
    return next.start.timeIntervalSince(time) >= practiceSeconds ? .practice : .support
  }
}
