import Foundation
import Localization
import Model

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
      (.rowPerson, view.person.oneLine), (.rowApp, view.appName),
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
    return Wording.length(seconds: (seconds / step).rounded() * step)
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
