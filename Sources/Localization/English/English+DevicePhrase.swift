extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: DevicePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .device(let name): "device \(name)"
    case .person(let name): "person \(name)"
    case .devices(let number): number == 1 ? "1 device" : "\(number) devices"
    case .persons(let number): number == 1 ? "1 person" : "\(number) persons"
    case .stepAdded(let name): "added the device \(name)"
    case .stepEdited(let name): "changed the device \(name)"
    case .stepRemoved(let name): "removed the device \(name)"
    case .stepNewKey(let name): "gave the device \(name) a new key"
    case .stepRenamed(let old, let new): "renamed \(old) to \(new)"
    case .stepPersonRemoved(let name): "removed the person \(name)"
    }
  }
}
