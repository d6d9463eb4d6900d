package import Foundation
import Localization
package import Model
package import Text

/// A device for every form of output.
package struct DeviceView: Sendable {
  package let device: Device
  /// The name of its person.
  package let person: String
  /// That name for readers.
  package let shownPerson: String
  /// The latest reports; `nil` without a daemon, and before the first message.
  package let health: DeviceFigures?
  /// The places for which the last positions were too inaccurate (G2), the worst first, with how
  /// many of how many were.
  package let tooInaccurate: [(place: String, count: Int, of: Int)]
  /// True if it leads for its person now (P3).
  package let isLeading: Bool
  /// The present.
  let now: Date
  let zone: TimeZone

  /// The maximum number of places that are named.
  private static let mostPlaces = 20

  /// Returns the places that need the best positions, for the views of many devices.
  package static func tightPlaces(_ places: [Place]) -> [Place] {
    let sorted = places.sorted { ($0.radiusMeters, $0.id) < ($1.radiusMeters, $1.id) }
    return Array(sorted.prefix(mostPlaces))
  }

  /// Creates a view; `places` are those of `tightPlaces`.
  package init(
    _ device: Device, persons: [Person], health: DeviceFigures? = nil, isLeading: Bool = false,
    places: [Place] = [], now: Date, zone: TimeZone
  ) {
    self.isLeading = isLeading
    let accuracies = health?.accuracies ?? []
    tooInaccurate = places.map { place in
      let limit = max(place.radiusMeters, 50)
      return (place.name, accuracies.count { $0 > limit }, accuracies.count)
    }.filter { $0.count > 0 }
    self.device = device
    person = PersonNames(persons: persons).name(of: device.person)
    shownPerson = persons.first { $0.id == device.person }?.shownName ?? person.oneLine
    self.health = health
    self.now = now
    self.zone = zone
  }

  /// Creates a view with all that is known; `places` are those of `tightPlaces`.
  package init(
    _ device: Device, persons: [Person], known: DeviceReports, places: [Place], now: Date,
    zone: TimeZone
  ) {
    self.init(
      device, persons: persons, health: known.health(of: device.id),
      isLeading: known.isLeading(device), places: places, now: now, zone: zone)
  }

  /// The app: the one that the user named, or else the one of its messages.
  package var kind: Device.Kind? { device.kind ?? health?.app }

  /// The age of the newest position that was used, in seconds.
  package var fixAgeSeconds: Double? {
    health?.lastFix.map { max(0, now.timeIntervalSince($0).rounded()) }
  }

  /// The keys of a device, as every `--json` prints them.
  package var json: JSON {
    let refused = (health?.refused ?? [:]).sorted { $0.key < $1.key }
    return .object([
      ("id", .integer(Int(device.id.rawValue))),
      ("uuid", .string(device.uuid.uuidString.lowercased())),
      ("name", .string(device.name)), ("person", .string(person)),
      ("kind", JSON(kind?.rawValue)),
      ("key_hint", device.keyHint.isEmpty ? .null : .string(device.keyHint)),
      ("topic", JSON(device.topic)), ("shared", .bool(device.isShared)),
      ("leads", .bool(isLeading)), ("leads_always", .bool(device.leads)), ("push_places", pushing),
      ("notify_in_app", .bool(device.notifiesInApp)), ("encrypted", .bool(device.isEncrypted)),
      ("heard", JSON(health?.heard, in: zone)), ("fix_age_s", JSON(fixAgeSeconds)),
      ("accuracy_m", JSON(health?.medianAccuracy, decimals: 1)),
      ("battery", JSON(health?.batteryPercent)),
      ("charging", health?.isCharging.map { .bool($0) } ?? .null),
      ("mode", JSON(health?.mode)),
      ("refused", .object(refused.map { ($0.key, .integer($0.value)) })),
      ("rollover", .integer(health?.rollover ?? 0)), ("late", .integer(health?.late ?? 0)),
      ("repeated", .integer(health?.repeated ?? 0)),
      ("places_pushed", health?.placesPushed.map { .integer($0) } ?? .null),
      ("created", JSON(device.created, in: zone)),
      ("out_of_range", .integer(health?.outOfRange ?? 0)),
      ("accuracy_95_m", JSON(health?.usualAccuracy, decimals: 1)),
      (
        "too_inaccurate",
        .array(
          tooInaccurate.map {
            .object([
              ("place", .string($0.place)), ("count", .integer($0.count)), ("of", .integer($0.of)),
            ])
          })
      ),
      ("pause_s", JSON(health?.medianPause, decimals: 0)),
      (
        "unusable",
        .array(
          (health?.unusable ?? []).map {
            .object([("time", JSON($0.time, in: zone)), ("reason", .string($0.reason))])
          })
      ),
      ("advice", DeviceAdvice(self).json),
    ])
  }

  private var pushing: JSON {
    .string(device.replacesPlaces ? "all" : device.pushesPlaces ? "on" : "off")
  }
}

/// A device as rows of a title and a text, for terminal and page.
package struct DeviceRows {
  private let view: DeviceView
  private let hasSecret: Bool
  private let isDaemonKnown: Bool

  /// Prepares the rows; `hasSecret` is true if the secret of encrypted messages is on this machine,
  /// `isDaemonKnown` if the daemon runs, without which there are no reports.
  package init(_ view: DeviceView, hasSecret: Bool, isDaemonKnown: Bool = true) {
    self.view = view
    self.hasSecret = hasSecret
    self.isDaemonKnown = isDaemonKnown
  }

  package var rows: [(title: String, text: String)] {
    (standing + reports).compactMap { title, text in
      text.map { (title: title.text, text: $0) }
    }
  }

  /// The user's choices.
  private var standing: [(DevicePhrase, String?)] {
    let device = view.device
    // A browser posts with the page's login: its key is never shown.
    let hasKey = !device.keyHint.isEmpty && device.kind != .browser
    let secret: DevicePhrase = hasSecret ? .encrypted : .secretMissing
    return [
      (.rowPerson, view.shownPerson), (.rowApp, view.appName),
      (.rowKey, hasKey ? DevicePhrase.keyBegins(device.keyHint).text : nil),
      (.rowTopic, device.topic?.oneLine),
      (.rowLeads, (device.leads ? DevicePhrase.always : .moves).text),
      (.rowShared, device.isShared ? DevicePhrase.shared.text : nil),
      (
        .rowPlaces,
        device.pushesPlaces ? DevicePhrase.pushed(view.health?.placesPushed).text : nil
      ),
      (.rowReminders, device.notifiesInApp ? DevicePhrase.inApp.text : nil),
      (.rowSecret, device.isEncrypted ? secret.text : nil),
    ]
  }

  /// The latest reports.
  private var reports: [(DevicePhrase, String?)] {
    guard let health = view.health else {
      return [(.rowHeard, view.heardText(isDaemonKnown: isDaemonKnown))]
    }
    let refused = health.refused.sorted { $0.key < $1.key }.map { reason, count in
      "\(count)× \(PhoneRefusal(rawValue: reason).map { DevicePhrase.reason($0).text } ?? reason)"
    }
    let hasCounts = health.late + health.repeated + health.rollover + health.outOfRange > 0
    return [
      (.rowHeard, view.heardText(isDaemonKnown: true)),
      (.rowFix, view.fixAgeSeconds.map { DevicePhrase.ago(Self.length($0)).text }),
      (
        .rowAccuracy,
        health.medianAccuracy.map { usual in
          let worst = health.usualAccuracy.flatMap {
            $0.rounded() == usual.rounded() ? nil : $0
          }
          return DevicePhrase.accuracy(usual, worst: worst).text
        }
      ),
      (
        .rowBattery,
        health.batteryPercent.map { DevicePhrase.battery($0, isCharging: health.isCharging).text }
      ),
      (.rowMode, health.mode),
      (.rowPause, health.medianPause.map { DevicePhrase.every(Self.length($0)).text }),
      (.rowInaccurate, inaccurate),
      (.rowRefused, refused.isEmpty ? nil : refused.joined(separator: "; ")),
      (.rowUnusable, unusable),
      (
        .rowCounted,
        hasCounts
          ? DevicePhrase.counted(
            late: health.late, repeated: health.repeated, rollover: health.rollover,
            outOfRange: health.outOfRange
          ).text : nil
      ),
      (
        .rowIgnored,
        health.foreignEvents > 0 ? DevicePhrase.foreignEvents(health.foreignEvents).text : nil
      ),
      (
        .rowOffered,
        health.offers.isEmpty ? nil : health.offers.map(\.name.oneLine).joined(separator: ", ")
      ),
    ]
  }
}

extension DeviceRows {
  /// Returns a length of time as roughly as its size allows: `40 s`, `12 min`, `5 h`, `3 d`.
  package static func length(_ seconds: Double) -> String {
    let step = seconds < 120 ? 1.0 : seconds < 7200 ? 60 : seconds < 172_800 ? 3600 : 86_400
    return Formatted.length(seconds: (seconds / step).rounded() * step)
  }

  /// The places for which positions were too inaccurate: `Vet 3 of 100`.
  private var inaccurate: String? {
    let parts = view.tooInaccurate.map {
      DevicePhrase.share($0.place.oneLine, $0.count, of: $0.of).text
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The last messages that could not be used, with their age and reason, the newest first; `nil`
  /// if there are none.
  package var unusable: String? {
    let parts = (view.health?.unusable ?? []).reversed().map { message in
      let seconds = max(0, view.now.timeIntervalSince(message.time).rounded())
      let age = DevicePhrase.ago(Self.length(seconds)).text
      guard let reason = PhoneRefusal(rawValue: message.reason) else { return age }
      return DevicePhrase.unusable(age: age, DevicePhrase.reason(reason).text).text
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}

extension DeviceView {
  /// The name of the app, as its maker writes it; `nil` while it is not known.
  package var appName: String? {
    if kind == .browser { return DevicePhrase.browserName(system: nil).text }
    return kind?.brand
  }

  /// The age of the last message: `5 minutes ago`.
  package func heardText(isDaemonKnown: Bool) -> String {
    guard let heard = health?.heard else {
      return (isDaemonKnown ? DevicePhrase.neverHeard : .noDaemon).text
    }
    let seconds = max(0, now.timeIntervalSince(heard).rounded())
    return DevicePhrase.ago(DeviceRows.length(seconds)).text
  }
}
