import Localization
import Text

/// The devices of gpsd, and the one whose positions count.
///
/// The reports of several receivers interleave; with all of them the track would jump back and
/// forth.
struct DeviceRoster: Sendable {
  private let wanted: String?
  /// The device that gave the first fix, when none was asked for.
  private var pinned: String?
  private var isActive: [String: Bool] = [:]

  init(wanted: String?) {
    self.wanted = wanted
  }

  /// Returns true if the reports of a device count.
  func follows(_ device: String) -> Bool {
    (wanted ?? pinned).map { $0 == device } ?? true
  }

  /// Chooses a device whose fixes count from now on, unless one is chosen.
  mutating func pin(_ device: String) {
    guard wanted == nil, pinned == nil else { return }
    pinned = device
  }

  /// True unless one device was asked for.
  var canChange: Bool { wanted == nil }

  /// Drops the choice: the next device with a fix is chosen.
  mutating func releasePin() { pinned = nil }

  /// Stops following the pinned device if it is gone; returns true if the device that was followed,
  /// pinned or wanted, is gone.
  mutating func releaseIfGone() -> Bool {
    guard let followed = wanted ?? pinned, !followed.isEmpty, isActive[followed] != true else {
      return false
    }
    pinned = nil
    return true
  }

  /// Records a device; reports it if that is a change.
  mutating func update(_ device: GPSDDevice) -> [GPSDReport] {
    guard !device.path.isEmpty, isActive[device.path] != device.isActive else { return [] }
    // gpsd has a handful; more than 64 are not of gpsd.
    guard isActive.count < 64 || isActive[device.path] != nil else { return [] }
    isActive[device.path] = device.isActive
    return [.device(path: device.path, isPresent: device.isActive)]
  }

  /// Removes all devices that are not in a complete list.
  mutating func removeAll(except paths: [String]) -> [GPSDReport] {
    let absent = isActive.keys.filter { !paths.contains($0) }.sorted()
    return absent.compactMap { path in
      isActive.removeValue(forKey: path) == true ? .device(path: path, isPresent: false) : nil
    }
  }

  /// Removes the devices, for a new connection, which lists them again; the choice stays.
  mutating func forgetDevices() { isActive = [:] }

  /// The reason why there is no receiver to follow; `nil` if there is one.
  var problem: PositionPhrase? {
    let present = isActive.filter(\.value).keys.sorted().map { $0.cleanLine(cutAfter: 200) }
    let silent = isActive.filter { !$0.value }.keys.sorted().map { $0.cleanLine(cutAfter: 200) }
    if let wanted {
      let shown = wanted.cleanLine(cutAfter: 200)
      switch isActive[wanted] {
      case true?: return nil
      case false?: return .devicesSilent([shown])
      case nil: return .deviceUnknown(shown, others: present)
      }
    }
    guard present.isEmpty else { return nil }
    return silent.isEmpty ? .noDevices : .devicesSilent(silent)
  }
}
