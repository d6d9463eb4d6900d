import Application
import ArgumentParser
import Localization

/// The options that describe a device, the same for new and edited ones.
struct DeviceOptions: ParsableArguments {
  @Option(
    help: .phrase(DevicePhrase.helpWhose, valueName: "person"), completion: KnownNames.ofPersons)
  var person: String?
  @Option(
    help: .phrase(DevicePhrase.helpKind, valueName: "app"),
    completion: .list([
      "owntracks", "overland", "traccar", "osmand", "gpslogger", "browser", "other",
    ]))
  var kind: String?
  @Option(help: .phrase(DevicePhrase.helpTopic, valueName: "topic")) var topic: String?
  @Option(help: .phrase(DevicePhrase.helpSecretFile, valueName: "file"), completion: .file())
  var secretFile: String?
  @Flag(inversion: .prefixedNo, exclusivity: .exclusive, help: .phrase(DevicePhrase.helpShare))
  var share: Bool?
  @Flag(inversion: .prefixedNo, exclusivity: .exclusive, help: .phrase(DevicePhrase.helpLeads))
  var leads: Bool?
  @Option(
    help: .phrase(DevicePhrase.helpPushPlaces, valueName: "choice"),
    completion: .list(["on", "all", "off"]))
  var pushPlaces: String?
  @Flag(
    inversion: .prefixedNo, exclusivity: .exclusive, help: .phrase(DevicePhrase.helpNotifyInApp))
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
