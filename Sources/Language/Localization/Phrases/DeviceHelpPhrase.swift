/// Help of the commands about devices and persons.
public enum DeviceHelpPhrase: String, Phrase, CaseIterable {
  case device, deviceDiscussion, deviceAdd, deviceList, deviceShow, deviceEdit,
    deviceRemove
  case deviceKey, deviceName, newDeviceName, devicePerson, deviceKind, deviceTopic, deviceOtrc
  case deviceSecretFile, deviceNoSecret, deviceURL, deviceShare, deviceLeads, devicePushPlaces
  case deviceNotifyInApp, deviceNewKey, person, personList, personRename, personRemove
  case personName, newPersonName, taskFor, listFor, ofPerson, groupDevices, placeFrom

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
