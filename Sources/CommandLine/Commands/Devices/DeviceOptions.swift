import Application
import ArgumentParser
import Localization

/// The options that describe a device, the same for new and edited ones.
struct DeviceOptions: ParsableArguments {
  @Option(help: .device(.devicePerson, valueName: "person"), completion: KnownNames.ofPersons)
  var person: String?
  @Option(
    help: .device(.deviceKind, valueName: "app"),
    completion: .list([
      "owntracks", "overland", "traccar", "osmand", "gpslogger", "browser", "other",
    ]))
  var kind: String?
  @Option(help: .device(.deviceTopic, valueName: "topic")) var topic: String?
  @Option(help: .device(.deviceSecretFile, valueName: "file"), completion: .file())
  var secretFile: String?
  @Flag(inversion: .prefixedNo, exclusivity: .exclusive, help: .device(.deviceShare))
  var share: Bool?
  @Flag(inversion: .prefixedNo, exclusivity: .exclusive, help: .device(.deviceLeads))
  var leads: Bool?
  @Option(
    help: .device(.devicePushPlaces, valueName: "choice"), completion: .list(["on", "all", "off"]))
  var pushPlaces: String?
  @Flag(inversion: .prefixedNo, exclusivity: .exclusive, help: .device(.deviceNotifyInApp))
  var notifyInApp: Bool?

  /// The fields that were given.
  var input: DeviceInput {
    var input = DeviceInput()
    input.person = person
    input.kind = kind
    input.topic = topic
    input.shared = share
    input.leads = leads
    input.pushPlaces = pushPlaces
    input.notifyInApp = notifyInApp
    return input
  }
}
