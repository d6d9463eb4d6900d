import Text

/// Which devices gpsd has, and which one of them is followed.
///
/// Several receivers at one gpsd interleave; following them all would make the track jump between them.
struct DeviceRoster: Sendable {
  private let wanted: String?
  /// The device that gave the first fix, when none was asked for.
  private var pinned: String?
  private var isActive: [String: Bool] = [:]

  init(wanted: String?) {
    self.wanted = wanted
  }

  /// Whether reports of a device count.
  func follows(_ device: String) -> Bool {
    (wanted ?? pinned).map { $0 == device } ?? true
  }

  /// Follows a device from now on, unless another is followed already.
  mutating func pin(_ device: String) {
    guard wanted == nil, pinned == nil else { return }
    pinned = device
  }

  /// Follows whichever device gives a fix next.
  mutating func releasePin() { pinned = nil }

  /// Stops following the pinned device if it is there no more; tells whether the followed device, pinned or wanted, was lost.
  mutating func releaseIfGone() -> Bool {
    guard let followed = wanted ?? pinned, !followed.isEmpty, isActive[followed] != true else {
      return false
    }
    pinned = nil
    return true
  }

  /// Takes note of a device; reports it when that is news.
  mutating func note(_ device: GPSDDevice) -> [GPSDReport] {
    guard !device.path.isEmpty, isActive[device.path] != device.isActive else { return [] }
    // gpsd has a handful; whoever names more is not gpsd.
    guard isActive.count < 64 || isActive[device.path] != nil else { return [] }
    isActive[device.path] = device.isActive
    return [.device(path: device.path, isPresent: device.isActive)]
  }

  /// Strikes out all devices that a complete list does not name.
  mutating func noteAbsence(ofAllBut paths: [String]) -> [GPSDReport] {
    let absent = isActive.keys.filter { !paths.contains($0) }.sorted()
    return absent.compactMap { path in
      isActive.removeValue(forKey: path) == true ? .device(path: path, isPresent: false) : nil
    }
  }

  /// Forgets the devices, for a new connection, which tells them anew; the choice stands.
  mutating func forgetDevices() { isActive = [:] }

  /// Why there is no receiver to follow, or `nil` when there is one.
  var problem: String? {
    let present = isActive.filter(\.value).keys.sorted().map(\.quoted)
    let silent = isActive.filter { !$0.value }.keys.sorted().map(\.quoted)
    if let wanted {
      switch isActive[wanted] {
      case true?: return nil
      case false?: return "gpsd hears nothing from \(wanted.quoted)"
      case nil where present.isEmpty: return "gpsd does not know \(wanted.quoted)"
      case nil: return "gpsd does not know \(wanted.quoted), but \(present.joined(separator: ", "))"
      }
    }
    guard present.isEmpty else { return nil }
    return silent.isEmpty
      ? "gpsd knows of none" : "gpsd hears nothing from \(silent.joined(separator: ", "))"
  }
}
