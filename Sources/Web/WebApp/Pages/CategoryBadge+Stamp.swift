import Foundation
import Model

extension CategoryBadge {
  /// Prepares the badge of a category as it was when a task was done.
  init(_ stamp: CategoryStamp) {
    self.init(
      Model.Category(
        id: stamp.id ?? Model.Category.ID(rawValue: 0), uuid: UUID(), name: stamp.name,
        color: stamp.color, icon: stamp.icon))
  }
}
