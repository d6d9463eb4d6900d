extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: ImportPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .database:
      "це база даних, а не експорт: резервну копію відновлює passby restore"
    case .firstLine(let format):
      "очікувався перший рядок, який пише passby export: {\"type\":\"passby\",\"format\":\(format),…"
    case .newerFormat(let version, let format, let known):
      "це записала новіша версія Passby\(version) (формат \(format), ця версія знає \(known)): оновіть Passby"
    case .expected(let what):
      "очікувалося: \(what)"
    case .expectedOnly(let keys):
      "очікувалося лише \(keys)"
    case .onlyList(let known, let got):
      "«only»: очікувалося null або список із \(known), отримано \(got)"
    case .afterEnd:
      "після рядка типу «end» нічого не очікувалося"
    case .objectWithType:
      "очікувався об’єкт із «type»"
    case .lineCount(let count):
      "очікувалося «lines»:\(count), стільки рядків було досі: деяких бракує або є зайві"
    case .unknownType(let type):
      "«\(type)» — не тип рядка в такому експорті"
    case .emptyFile:
      "файл порожній: очікувалося те, що пише passby export"
    case .cutOff:
      "файл закінчується тут, без рядка типу «end»: він неповний"
    case .missingLine(let type):
      "немає рядка типу «\(type)»"
    case .inconsistentLog:
      "журнал скасування суперечливий"
    case .danglingRow(let child, let parent):
      "рядок «\(child)» посилається на неіснуючий рядок «\(parent)»"
    case .twice(let key):
      "«\(key)» очікувалося один раз"
    case .counter(let key):
      "очікувалося «\(key)», ціле число від 0"
    case .invalid(let type, let reason):
      "неправильне «\(type)»: \(reason)"
    case .missingKey(let key, let type):
      "очікувалося «\(key)» у «\(type)»"
    case .missingList(let key, let type):
      "очікувався список «\(key)» у «\(type)»"
    case .unknownKey(let key, let type):
      "«\(key)» — не ключ у «\(type)»"
    case .objectWith(let key, let names, let got):
      "«\(key)»: очікувався об’єкт із \(names), отримано \(got)"
    case .value(let key, let expected, let got):
      "«\(key)»: очікувалося \(expected), отримано \(got)"
    case .orNull(let expected):
      "\(expected) або null"
    case .milliseconds:
      "мілісекунди в роках від 1 до 9999"
    case .wholeNumber:
      "ціле число"
    case .flag:
      "true або false"
    case .number:
      "число"
    case .base64: "текст у Base64"
    case .wrongHash: "файл світлини не відповідає своєму хешу"
    case .text:
      "текст"
    case .uuid:
      "UUID"
    case .stored:
      "те, що там пише passby export"
    case .lineTooLong(let megabytes):
      "довший за \(megabytes) МБ"
    case .notUTF8:
      "очікувався текст у UTF-8"
    case .syntax(let expected, let column):
      "очікувалося \(Self.text(expected)) у стовпці \(column)"
    }
  }

  private static func text(_ expectation: JSONExpectation) -> String {
    switch expectation {
    case .key: "ключ"
    case .quotedKey: "ключ у лапках"
    case .value: "значення"
    case .endOfText: "кінець рядка"
    case .noControl: "рядок без керівних символів"
    case .escape: "екранування"
    case .hexDigits: "чотири шістнадцяткові цифри"
    case .noLeadingZero: "число без нуля на початку"
    case .digit: "цифру"
    case .nothingMore: "кінець рядка файлу"
    case .depth(let levels): "не більше ніж \(levels) рівнів"
    case .characters(let text): text
    case .either(let first, let second): "\(first) або \(second)"
    }
  }
}
