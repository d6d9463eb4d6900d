import Localization
import Model
import Text

extension DeviceStep {
  /// The step in the middle of a sentence.
  var phrase: DevicePhrase {
    switch self {
    case .added(let name): .stepAdded(name.quoted)
    case .edited(let name): .stepEdited(name.quoted)
    case .removed(let name): .stepRemoved(name.quoted)
    case .newKey(let name): .stepNewKey(name.quoted)
    case .tookPlaces(let count, let name): .stepTookPlaces(count, name.quoted)
    case .renamed(let old, let new): .stepRenamed(old.quoted, new.quoted)
    case .personRemoved(let name): .stepPersonRemoved(name.quoted)
    }
  }
}
