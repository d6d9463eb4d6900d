import Foundation

/// A fixed or pinned task: it stands where it is, whatever else the day holds (D6).
struct FixedBlock {
  let task: PlanTask
  let kind: PlanBlock.Kind
  let span: Span

  /// Returns `nil` for a flexible task.
  init?(_ task: PlanTask) {
    let start: Date
    switch task.timing {
    case .fixed(let instant): (kind, start) = (.fixed, instant)
    case .pinned(let instant): (kind, start) = (.pinned, instant)
    case .flexible: return nil
    }
    self.task = task
    span = Span(start: start.seconds, end: start.seconds + task.seconds)
  }

  /// Returns the blocks of the plan, and marks those that overlap another.
  ///
  /// In order of their starts, a block overlaps an earlier one exactly if it begins before the
  /// latest end so far. All earlier blocks that reach beyond this start overlap each other, so that
  /// they are marked already, but for the one that ends last if it is alone.
  static func withConflicts(_ standing: [FixedBlock]) -> [PlanBlock] {
    let ordered = standing.sorted {
      ($0.span.start, $0.task.id) < ($1.span.start, $1.task.id)
    }
    var blocks: [PlanBlock] = []
    var last: Int?
    for (index, block) in ordered.enumerated() {
      var planned = PlanBlock(
        id: block.task.id, kind: block.kind, start: Date(seconds: block.span.start),
        end: Date(seconds: block.span.end))
      if block.kind == .pinned, let deadline = block.task.deadline {
        planned.isLate = planned.end > deadline
      }
      if let last, block.span.start < ordered[last].span.end {
        planned.hasConflict = true
        blocks[last].hasConflict = true
      }
      blocks.append(planned)
      if last.map({ ordered[$0].span.end < block.span.end }) ?? true { last = index }
    }
    return blocks
  }
}
