import Localization
import Model
import Text

extension PhotoStep {
  /// The step in the middle of a sentence.
  var phrase: PhotoPhrase {
    switch self {
    case .added(let id, let caption): .stepAdded(Int(id.rawValue), caption: caption?.quoted)
    case .removed(let id, let caption): .stepRemoved(Int(id.rawValue), caption: caption?.quoted)
    case .profile: .stepProfile
    }
  }
}
