import Application
import Foundation
import Localization
import Model
import Recurrence
import Synchronization

/// Charts that read years of history, kept while nothing changes.
final class KnownCharts: Sendable {
  private struct Key: Equatable {
    let viewer: Viewer
    let name: String
    let request: ChartRequest
    let version: Int
    /// The present in whole minutes: what is pending depends on it.
    let minute: Int
    let zone: TimeZone
    let turn: TimeOfDay
    let parts: PartSet
  }

  private let known = Mutex<[(key: Key, data: ChartData)]>([])

  /// How many charts are kept, the latest.
  private static let most = 6

  /// Returns a chart; one that is not known, or of content without a version, is computed.
  func data(
    _ kind: ChartKind, _ request: ChartRequest, version: Int?, _ actionContext: ActionContext,
    _ compute: () throws -> ChartData
  ) rethrows -> ChartData {
    let key = version.map {
      Key(
        viewer: actionContext.viewer, name: kind.name, request: request, version: $0,
        minute: Int(actionContext.now.timeIntervalSince1970 / 60), zone: actionContext.machineZone,
        turn: actionContext.hours.turn, parts: actionContext.parts)
    }
    if let key, let found = known.withLock({ $0.first { $0.key == key } }) { return found.data }
    let data = try compute()
    if let key {
      known.withLock { charts in
        charts.insert((key, data), at: 0)
        if charts.count > Self.most { charts.removeLast() }
      }
    }
    return data
  }
}
