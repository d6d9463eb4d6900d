import Application
import Foundation
import Model
import TestSupport

extension ReminderStore {
  /// Adds as many photos as fill a page of the gallery and begin another; the last has no file.
  func addPhotos() throws {
    for number in 1...50 {
      try edit { context in
        let hash = try context.storePicture([UInt8(number)], thumbnail: nil)
        let photo = Photo(
          id: try context.nextPhotoID(), uuid: UUID(), date: "2026-01-04",
          caption: number.isMultiple(of: 2) ? nil : "Photo \(number)", mediaType: "image/png",
          width: 4, height: 3, orientation: 1, byteCount: 1,
          sha256: number == 50 ? String(repeating: "0", count: 64) : hash,
          isShared: number == 49)
        var edit = Edit(summary: "photo add")
        edit.photos = [.init(before: nil, after: photo)]
        return edit
      }
    }
  }
}

extension Todo {
  /// The task with changes.
  func with(_ change: (inout Todo) -> Void) -> Todo {
    var todo = self
    change(&todo)
    return todo
  }
}
