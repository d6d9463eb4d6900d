import Application
import Foundation
import Geo
import Localization
import Logging
import Model
import PhoneMessages
import SQLiteStore

extension PhoneReceiver {
  /// Returns the answer to a message of OwnTracks (P15).
  func answer(
    to device: Device, receipt: DeviceReceipt?, isAndroid: Bool, _ directory: PhoneDirectory,
    _ context: ActionContext
  ) -> OwnTracksAnswer {
    var answer = OwnTracksAnswer()
    addPlaces(to: &answer, of: device, isAndroid: isAndroid, context)
    addQuestion(to: &answer, of: device, context)
    if device.notifiesInApp, let receipt {
      addNotices(receipt, to: &answer, of: device, context)
    }
    addTest(to: &answer, of: device, receipt, context)
    addFriends(to: &answer, of: device, directory)
    return answer
  }

  /// Adds the changes of the places that a phone watches (P14), at most every 15 minutes.
  private func addPlaces(
    to answer: inout OwnTracksAnswer, of device: Device, isAndroid: Bool,
    _ context: ActionContext
  ) {
    guard device.pushesPlaces, let store = try? presentStore() else { return }
    var state = states[device.id] ?? PhoneState()
    var pushed: PushedPlacesState
    if let known = state.pushed {
      pushed = known
    } else {
      guard let stored = try? PushedPlacesRecord.state(of: device, in: store) else { return }
      pushed = stored
      statistics.record(placesPushed: pushed.regions.count, of: device)
    }
    state.pushed = pushed
    defer { states[device.id] = state }
    guard pushed.mayChange(at: context.now), state.placesRefresh.begin(at: version, context.now),
      let overview = try? Overview(store.viewed(by: .household), actionContext: context)
    else { return }
    let most = isAndroid ? PushedPlacesState.mostOnAndroid : PushedPlacesState.mostOnIOS
    let watched = WatchedPlaces(
      overview, person: device.person, position: state.lastFix?.coordinate, most: most)
    var changed = answer
    pushed.change(
      to: watched.places.map(PushedRegion.init), isAndroid: isAndroid,
      replacesAll: device.replacesPlaces, at: context.now, answer: &changed)
    guard changed != answer else { return }
    // Sent only once it is stored: a restart must not take for sent what was not.
    do {
      try PushedPlacesRecord.store(pushed, of: device, in: store)
    } catch {
      logger.debug("places wait to be sent", metadata: ["error": "\(error)"])
      return
    }
    (answer, state.pushed) = (changed, pushed)
    statistics.record(placesPushed: pushed.regions.count, of: device)
  }

  /// Requests the position of the phone if the last one of its person is 12 h old, and a task with
  /// a place has opened since then.
  private func addQuestion(
    to answer: inout OwnTracksAnswer, of device: Device, _ context: ActionContext
  ) {
    let (silence, now) = (43_200.0, context.now)
    guard let last = lastFixes[device.person], now.timeIntervalSince(last) > silence,
      states[device.id]?.lastQuestion.map({ now.timeIntervalSince($0) > silence }) ?? true,
      states[device.id, default: PhoneState()].questionRefresh.begin(at: version, now),
      let store = try? presentStore(),
      let overview = try? Overview(store.viewed(by: .household), actionContext: context),
      let opening = WatchedPlaces(overview, person: device.person, position: nil, most: 0)
        .lastOpening, opening > last
    else { return }
    answer.asksForPosition = true
    states[device.id, default: PhoneState()].lastQuestion = now
  }

  private func addNotices(
    _ receipt: DeviceReceipt, to answer: inout OwnTracksAnswer, of device: Device,
    _ context: ActionContext
  ) {
    guard let fix = receipt.lastAccepted else { return }
    answer.notices = Localizer.$current.withValue(localizer()) {
      // What time alone has caused, or another person's phone, does not come of this message.
      receipt.reminders.filter { reminder in
        guard case .visit(let visit) = reminder.key.occasion else { return false }
        return visit.person == device.person
      }.map { reminder in
        OwnTracksAnswer.Notice(
          text: reminder.headline(now: context.now, zone: context.machineZone), time: context.now,
          latitude: fix.coordinate.latitude, longitude: fix.coordinate.longitude)
      }
    }
  }

  /// Adds the test reminder that the page has asked for; it waits for a message with a position.
  private func addTest(
    to answer: inout OwnTracksAnswer, of device: Device, _ receipt: DeviceReceipt?,
    _ context: ActionContext
  ) {
    guard let fix = receipt?.lastAccepted ?? states[device.id]?.lastFix,
      statistics.consumeTest(of: device.id)
    else { return }
    let text = Localizer.$current.withValue(localizer()) { DoctorPhrase.testText.text }
    answer.notices.append(
      OwnTracksAnswer.Notice(
        text: text, time: context.now, latitude: fix.coordinate.latitude,
        longitude: fix.coordinate.longitude))
  }

  private func addFriends(
    to answer: inout OwnTracksAnswer, of device: Device, _ directory: PhoneDirectory
  ) {
    guard !directory.shared.isEmpty else { return }
    let others = directory.shared.filter { $0.person != device.person }
    answer.friends = others.compactMap { other in
      guard let fix = states[other.id]?.lastFix else { return nil }
      return OwnTracksAnswer.Friend(
        tid: other.tid, topic: directory.topic(of: other), name: other.name, time: fix.time,
        latitude: fix.coordinate.latitude, longitude: fix.coordinate.longitude,
        accuracyMeters: fix.accuracyMeters, speedMetersPerSecond: fix.speedMetersPerSecond)
    }
  }
}

extension Device {
  /// The two letters by which maps of OwnTracks name it.
  fileprivate var tid: String {
    let letters = name.unicodeScalars.filter {
      $0.properties.isAlphabetic || ("0"..."9").contains($0)
    }
    let first = String(String.UnicodeScalarView(letters.prefix(2))).uppercased()
    return first.isEmpty ? "\(id.rawValue % 100)" : String(first.prefix(2))
  }
}

/// The places that a phone was sent to watch, as they are stored.
struct PushedPlacesRecord: Codable {
  /// The digest of the device's key: a new key means that the app was set up again.
  private let key: String
  private let state: PushedPlacesState

  /// Returns what a device was sent; nothing if it has a new key, or the record cannot be read.
  ///
  /// - Throws: `SQLiteStoreError` if the store cannot be read.
  static func state(of device: Device, in store: SQLiteStore) throws -> PushedPlacesState {
    guard let text = try store.regionsRecord(of: device.id),
      let record = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)),
      record.key == device.keyDigest.base64EncodedString()
    else { return PushedPlacesState() }
    return record.state
  }

  /// Stores what a device was sent.
  ///
  /// - Throws: `SQLiteStoreError`, or an encoding error.
  static func store(_ state: PushedPlacesState, of device: Device, in store: SQLiteStore) throws {
    let record = Self(key: device.keyDigest.base64EncodedString(), state: state)
    let data = try JSONEncoder().encode(record)
    try store.storeRegionsRecord(String(decoding: data, as: UTF8.self), of: device.id)
  }
}

/// Limits how often all tasks and places are read for one phone, since they may be many.
struct RefreshInterval {
  private var lastRefresh: (version: Int?, time: Date)?

  /// The least time between two readings of the same version of the store, in seconds.
  private static let seconds = 60.0

  /// Returns true if it is time to read a version of the store, and counts it as read.
  mutating func begin(at version: Int?, _ now: Date) -> Bool {
    if let lastRefresh, lastRefresh.version == version,
      (0..<Self.seconds).contains(now.timeIntervalSince(lastRefresh.time))
    {
      return false
    }
    lastRefresh = (version, now)
    return true
  }
}
