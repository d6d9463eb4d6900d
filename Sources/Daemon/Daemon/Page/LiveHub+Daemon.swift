import Application
import CommandSupport
import Foundation
import Geo
import Journal
import Model
import SQLiteStore
import Synchronization
import Text
import Tracking
import WebPorts

extension CommandEnvironment {
  /// Returns the hub that sends events to open pages.
  ///
  /// It has its own connection, opened with the first page, which sees the commits of every process
  /// and of the daemon itself.
  func live() -> LiveHub {
    let watched = Mutex(WatchedContent(path: databasePath))
    return LiveHub { watched.withLock { try? $0.version() } }
  }
}

/// The database as the pages watch it, over a connection of its own.
struct WatchedContent {
  private let path: String
  private var store: SQLiteStore?
  private var last: (version: StoreVersion, marks: SQLiteStore.Marks)?

  init(path: String) { self.path = path }

  /// Returns where the database stands; a commit of deliveries alone leaves the content as it was.
  ///
  /// - Throws: The store's error if it cannot be read.
  mutating func version() throws -> StoreVersion {
    let store = try self.store ?? SQLiteStore(path: path, mode: .readOnlyIfPresent)
    self.store = store
    let commits = try store.dataVersion()
    if let last, last.version.commits == commits { return last.version }
    let marks = try store.marks()
    var content = marks.version
    if let last {
      let isSame = marks.differsInDeliveriesOnly(from: last.marks)
      content = last.version.content + (isSame ? 0 : 1)
    }
    let version = StoreVersion(content: content, commits: marks.version)
    last = (version, marks)
    return version
  }
}

extension LiveHub {
  /// Sends an event to open pages, except for a rejected fix.
  func post(_ event: PipelineEvent) {
    switch event.kind {
    case .fixRefused: return
    case .reminder:
      let reminder = event.reminder
      post(
        LiveEvent(.reminder, event.liveJSON) { viewer in
          viewer.person.map { reminder?.concerns($0) ?? ($0 == .me) } ?? false
        })
    default:
      let person = event.owner
      post(LiveEvent(.transition, event.liveJSON) { $0.isMe || $0.person == person })
    }
  }

  /// Sends the receiver's position to the pages that subscribed to it.
  func post(_ tracked: TrackedReport) {
    let report = tracked.report
    guard wantsPositions, let time = report.time, let latitude = report.latitude,
      let longitude = report.longitude, report.mode >= 2
    else { return }
    var position = LivePosition(
      time: time, latitude: latitude, longitude: longitude, accuracyMeters: tracked.accuracyMeters,
      speedMetersPerSecond: report.speedMetersPerSecond, courseDegrees: report.courseDegrees,
      isAccepted: tracked.isAccepted)
    position.isMine = tracked.isMine
    post(LiveEvent(.position, position.json))
  }

  /// Sends a phone's position to the pages that subscribed to positions.
  func post(_ position: DevicePosition) {
    guard wantsPositions else { return }
    var live = LivePosition(position.fix)
    live.device = (position.name, position.person)
    live.isMine = position.isMine
    let owner = position.owner
    post(LiveEvent(.position, live.json) { $0.isMe || $0.person == owner })
  }
}

extension PipelineEvent {
  /// The keys of an event, and the number of its task or habit, by which the page finds its row.
  fileprivate var liveJSON: JSON {
    guard case .object(let members) = json else { return json }
    let habit = reminder?.key.habit
    let todo = habit == nil ? reminder?.key.todo : nil
    return .object(
      members + [
        ("id", todo.map { .integer(Int($0.rawValue)) } ?? .null),
        ("habit", habit.map { .integer(Int($0.rawValue)) } ?? .null),
      ])
  }
}
