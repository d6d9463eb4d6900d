import Text

/// The meaning of a field that a format has and Passby has not.
package enum FieldMeaning: String, Sendable, CaseIterable {
  case active, address, alarm, alarmRepeat, alarmText, attachment, color, comment, dependency
  case description, estimate, exception, filter, folder, formattedText, freeBusy, height
  case icon, label, link, listName, people, phone, picture, place, privacy, progress, receiver
  case relation, resource, star, startDate, style, timeSpent, view, zone
  /// A field that the table of the format does not name, as extensions have them.
  case other
  /// Such fields after those that are named.
  case further

  /// The owner of a field.
  package enum Owner: String, Sendable, CaseIterable {
    case task, place, entry, file, habit
  }
}

extension English {
  /// Says how many things lose a field: `2 tasks lose their links (URL)`.
  func left(
    _ meaning: FieldMeaning, field: String, of owner: FieldMeaning.Owner, _ count: Int
  ) -> String {
    let (thing, things) =
      switch owner {
      case .task: ("task", "tasks")
      case .place: ("place", "places")
      case .entry: ("entry", "entries")
      case .file: ("file", "files")
      case .habit: ("habit", "habits")
      }
    let (one, many) = words(meaning, field)
    return count == 1
      ? "1 \(thing) loses its \(one)" : "\(count) \(things) lose their \(many)"
  }

  private func words(_ meaning: FieldMeaning, _ field: String) -> (String, String) {
    let (one, many): (String, String) =
      switch meaning {
      case .active: ("mark that it is being done", "marks that they are being done")
      case .address: ("address", "addresses")
      case .alarm: ("alarm", "alarms")
      case .alarmRepeat: ("repetition of an alarm", "repetitions of alarms")
      case .alarmText: ("text of an alarm", "texts of alarms")
      case .attachment: ("attachment", "attachments")
      case .color: ("colour", "colours")
      case .comment: ("comment", "comments")
      case .dependency: ("dependency on another task", "dependencies on other tasks")
      case .description: ("description", "descriptions")
      case .estimate: ("estimate", "estimates")
      case .exception: ("changed dates", "changed dates")
      case .filter: ("saved filters", "saved filters")
      case .folder: ("folders", "folders")
      case .formattedText: ("formatted text", "formatted texts")
      case .freeBusy: ("busy times", "busy times")
      case .height: ("height", "heights")
      case .icon: ("symbol", "symbols")
      case .label: ("labels", "labels")
      case .link: ("link", "links")
      case .listName: ("name of the list", "names of the lists")
      case .people: ("people", "people")
      case .phone: ("phone number", "phone numbers")
      case .picture: ("picture", "pictures")
      case .place: ("place", "places")
      case .privacy: ("degree of privacy", "degrees of privacy")
      case .progress: ("progress", "progress")
      case .receiver: ("data of the receiver", "data of the receiver")
      case .relation: ("relation to another task", "relations to other tasks")
      case .resource: ("resources", "resources")
      case .star: ("star", "stars")
      case .startDate: ("start", "starts")
      case .style: ("style", "styles")
      case .timeSpent: ("time spent", "time spent")
      case .view: ("view", "views")
      case .zone: ("time zone", "time zones")
      case .other: (field.quoted, field.quoted)
      case .further: ("other fields", "other fields")
      }
    guard meaning != .other, !field.isEmpty else { return (one, many) }
    return ("\(one) (\(field))", "\(many) (\(field))")
  }
}

extension Ukrainian {
  /// Says how many things lose a field: `2 завдання без посилань (URL)`.
  func left(
    _ meaning: FieldMeaning, field: String, of owner: FieldMeaning.Owner, _ count: Int
  ) -> String {
    let things =
      switch owner {
      case .task: self.count(count, .task)
      case .place: self.count(count, .place)
      case .entry: "записів: \(count),"
      case .file: self.count(count, .file)
      case .habit: "звичок: \(count),"
      }
    guard meaning != .other else { return "\(things) без \(field.quoted)" }
    return "\(things) без \(genitive(meaning))" + (field.isEmpty ? "" : " (\(field))")
  }

  private func genitive(_ meaning: FieldMeaning) -> String {
    switch meaning {
    case .active: "позначки, що над ним працюють"
    case .address: "адреси"
    case .alarm: "нагадувань"
    case .alarmRepeat: "повторення нагадувань"
    case .alarmText: "тексту нагадувань"
    case .attachment: "вкладень"
    case .color: "кольору"
    case .comment: "коментарів"
    case .dependency: "залежностей від інших завдань"
    case .description: "опису"
    case .estimate: "оцінки часу"
    case .exception: "змінених дат"
    case .filter: "збережених фільтрів"
    case .folder: "тек"
    case .formattedText: "оформленого тексту"
    case .freeBusy: "зайнятого часу"
    case .height: "висоти"
    case .icon: "значка"
    case .label: "міток"
    case .link: "посилань"
    case .listName: "назви списку"
    case .people: "людей"
    case .phone: "телефону"
    case .picture: "зображень"
    case .place: "місця"
    case .privacy: "рівня приватності"
    case .progress: "частки виконаного"
    case .receiver: "даних приймача"
    case .relation: "зв'язків з іншими завданнями"
    case .resource: "ресурсів"
    case .star: "зірочки"
    case .startDate: "початку"
    case .style: "оформлення"
    case .timeSpent: "витраченого часу"
    case .view: "ракурсу"
    case .zone: "часового поясу"
    case .other: ""
    case .further: "інших полів"
    }
  }
}
