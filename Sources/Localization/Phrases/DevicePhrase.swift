/// Texts about devices and persons.
public enum DevicePhrase: Phrase, Hashable {
  /// A device by its name, as the subject of another phrase.
  case device(String)
  /// A person by name, as the subject of another phrase.
  case person(String)
  /// So many devices.
  case devices(Int)
  /// So many persons.
  case persons(Int)

  // MARK: Steps, in the middle of a sentence

  /// A device was added.
  case stepAdded(String)
  /// A device was changed.
  case stepEdited(String)
  /// A device was removed.
  case stepRemoved(String)
  /// A device got a new key.
  case stepNewKey(String)
  /// A person has a new name.
  case stepRenamed(String, String)
  /// A person was removed.
  case stepPersonRemoved(String)

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
