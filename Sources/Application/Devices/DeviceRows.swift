import Foundation
import Localization
import Reminders

/// A device as rows of a title and a text, for terminal and page.
public struct DeviceRows {
  private let view: DeviceView
  private let hasSecret: Bool

  /// Prepares the rows; `hasSecret` says if the secret of encrypted messages is on this machine.
  public init(_ view: DeviceView, hasSecret: Bool) {
    self.view = view
    self.hasSecret = hasSecret
  }

  /// The rows that have a text.
  public var rows: [(title: String, text: String)] {
    (standing + reports).compactMap { title, text in
      text.map { (title: title.text, text: $0) }
    }
  }

  /// The user's choices.
  private var standing: [(DevicePhrase, String?)] {
    let device = view.device
    let secret: DevicePhrase = hasSecret ? .encrypted : .secretMissing
    return [
      (.rowPerson, view.person.oneLine), (.rowApp, view.kind?.rawValue),
      (.rowKey, device.keyHint.isEmpty ? nil : DevicePhrase.keyBegins(device.keyHint).text),
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
      return [(.rowHeard, view.heardText(isDaemonKnown: true))]
    }
    let refused = health.refused.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    let hasCounts = health.late + health.repeated + health.rollover > 0
    return [
      (.rowHeard, view.heardText(isDaemonKnown: true)),
      (.rowFix, view.fixAgeSeconds.map { DevicePhrase.ago(Wording.length(seconds: $0)).text }),
      (
        .rowAccuracy,
        health.accuracyMeters.map {
          DevicePhrase.accuracy($0, worst: health.worstAccuracyMeters).text
        }
      ),
      (
        .rowBattery,
        health.battery.map { DevicePhrase.battery($0, isCharging: health.isCharging).text }
      ),
      (.rowMode, health.mode),
      (.rowRefused, refused.isEmpty ? nil : refused.joined(separator: ", ")),
      (
        .rowCounted,
        hasCounts
          ? DevicePhrase.counted(
            late: health.late, repeated: health.repeated, rollover: health.rollover
          ).text : nil
      ),
      (
        .rowOffered,
        health.waypoints.isEmpty ? nil : health.waypoints.map(\.oneLine).joined(separator: ", ")
      ),
    ]
  }
}

extension DeviceView {
  /// When the device was heard last: `5 minutes ago`.
  public func heardText(isDaemonKnown: Bool) -> String {
    guard let heard = health?.heard else {
      return (isDaemonKnown ? DevicePhrase.neverHeard : .noDaemon).text
    }
    let seconds = max(0, now.timeIntervalSince(heard).rounded())
    return DevicePhrase.ago(Wording.length(seconds: seconds)).text
  }
}
