import Application
import Foundation
import Localization
import Model
import Text

/// The bucket list: a form for a wish, the wishes, and those that came true (J8).
struct BucketPage {
  /// The fields as they were typed, with what was wrong.
  struct Entry {
    var name = ""
    var place = ""
    var error: String?
    /// True if sending the form again adds the wish although its name exists.
    var isAskedAgain = false
  }

  private let bucket: BucketList
  private let places: [Place]
  private let entry: Entry
  private let back: LocalAddress
  private let zone: TimeZone
  private let now: Date

  /// The most wishes that came true on the page.
  private static let mostTrue = 100

  /// Reads the store.
  init(site: Site, entry: Entry = Entry()) throws {
    let overview = try Overview(site.ports.store, actionContext: site.ports.actionContext)
    bucket = BucketList(overview)
    places = overview.names.places.sortedByName(\.name)
    self.entry = entry
    back = LocalAddress("/bucket")
    (zone, now) = (overview.actionContext.machineZone, overview.actionContext.now)
  }

  /// The values for the template.
  var content: [String: Any] {
    var content: [String: Any] = [
      "back": back.text, "name": entry.name, "errors": entry.error.map { ["name": $0] } ?? [:],
      "isAskedAgain": entry.isAskedAgain,
      "summary": JournalPhrase.wishes(bucket.open.count).text,
      "hasWishes": !bucket.open.isEmpty, "wishes": bucket.open.map(row),
      "hasPlaces": !places.isEmpty,
      "places": places.map { place in
        let value = TaskInput.value(of: .place(place.id), among: places)
        return [
          "value": value, "label": place.name.oneLine, "selected": value == entry.place,
        ] as [String: Any]
      },
    ]
    let came = bucket.cameTrue
    if !came.isEmpty {
      content["cameTrueWords"] = JournalPhrase.wishesCameTrue(came.count).text
      content["cameTrue"] = came.prefix(Self.mostTrue).map { view in
        var row = row(view)
        row["day"] = view.todo.lastDone.map { Wording.day($0, in: zone, now: now) }
        return row
      }
    }
    return content
  }

  private func row(_ view: TaskView) -> [String: Any] {
    let name = view.todo.name.wholeLine
    var row: [String: Any] = [
      "id": String(view.todo.id.rawValue), "name": name,
      "doneLabel": JournalPhrase.wishDone(name).text,
      "deleteLabel": JournalPhrase.deleteWish(name).text,
    ]
    if !view.placeNames.isEmpty {
      row["where"] = view.placeNames.map(\.oneLine).joined(separator: ", ")
    }
    row["notes"] = view.todo.notes?.wholeLine
    row["snoozed"] = view.snoozeWords
    return row
  }
}
