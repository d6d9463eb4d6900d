/// A topic of OwnTracks: `owntracks/USER/DEVICE`, perhaps with one more part.
struct BrokerTopic: Hashable {
  /// The topic of the device.
  let device: String

  /// The last parts of topics that are read; positions have none.
  static let endings = ["event", "waypoint", "waypoints", "status"]

  /// Reads a topic; `nil` for one without reports of a device, such as `…/cmd`.
  init(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let isEnded = parts.count > 1 && Self.endings.contains(String(parts[parts.count - 1]))
    device = isEnded ? parts.dropLast().joined(separator: "/") : text
  }

  /// Returns user and device of a topic right below a base; `nil` for any other.
  func newDevice(below base: String) -> (user: String, name: String)? {
    guard device.hasPrefix(base + "/") else { return nil }
    let parts = device.dropFirst(base.count + 1).split(
      separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    return (String(parts[0]), String(parts[1]))
  }

  /// Returns the subscriptions of everything below a base, and of devices with topics elsewhere.
  static func subscriptions(base: String, devices: [String]) -> [String] {
    let others = devices.filter { topic in
      !topic.contains(where: { "+#".contains($0) })
        && BrokerTopic(topic).newDevice(below: base) == nil
    }
    return (["\(base)/+/+"] + others).flatMap { topic in [topic] + endings.map { "\(topic)/\($0)" }
    }
  }
}
