/// Texts of the pages of phones, by their names in the templates.
package enum DevicePagePhrase: String, Phrase, CaseIterable {
  case devicesTitle, devicesHint, devicesNone, devicesNew, devicesName, devicesPerson
  case devicesPersonHint, devicesAdd, deviceKey, deviceKeyOnce, deviceOwnTracks, deviceCode
  case deviceOpen, deviceURL, deviceUser, deviceUnreachable, devicePassword
  case deviceThenNewKey, deviceOthers, devicePattern
  case deviceState, deviceChange, deviceChoices, deviceLeads, deviceShared, devicePush
  case deviceNotify, deviceAccess, deviceAccessHint, deviceNewKey, deviceRemove
  case deviceSettingsHint
  case deviceAdvice, deviceOffers, deviceOffersHint, deviceOfferKnown, deviceOfferTake
  case deviceOfferNone, devicePosition, deviceLocate
  case deviceSecret, deviceSecretHint, deviceSecretLabel, deviceSecretSet, deviceSecretEnd
  case deviceSecretKept, personsTitle, personRename, personRemove
  case taskFor, taskForHint, anyPerson, personFilter
  case browserTitle, browserHint, browserUse, browserFollow, browserPrivacy

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
