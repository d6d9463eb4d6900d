package import Application
package import Model

extension RouteHandlers {
  /// Makes places of regions of a phone, of all if none is named, in one step.
  package func takePlaces(
    named names: [String], of device: Device, radius: String? = nil, tags: [String] = []
  ) throws -> Applied<EditBuilder.OfferOutcome> {
    let (offers, builder) = (offers(of: device), EditBuilder(ports.actionContext))
    return try step { edit in
      try builder.takePlaces(
        offers, named: names, of: device, radius: radius, tags: tags, in: edit)
    }
  }

  /// Returns the regions that a phone has offered since the daemon started.
  package func offers(of device: Device) -> [DeviceOffer] {
    ports.devices.health()[device.id]?.offers ?? []
  }
}
