/// The first line of an export.
struct ImportHeader {
  /// What the file holds.
  let scope: ExportScope

  /// Reads the line.
  ///
  /// - Throws: `LineProblem` when it is no such line, or that of a newer format.
  init(_ line: [UInt8]) throws(LineProblem) {
    if line.starts(with: "SQLite format 3".utf8) {
      throw LineProblem("this is a database, not an export: passby restore brings a backup back")
    }
    let wanted = LineProblem(
      "expected the first line that passby export writes, {\"type\":\"passby\",\"format\":\(ExportLayout.format),…"
    )
    guard let slice = try? JSONSlice(line: line), let members = try slice.members(),
      members["type"]?.string() == "passby", let format = members["format"]?.integer(), format >= 1
    else { throw wanted }
    guard format <= ExportLayout.format else {
      let version = members["version"]?.string().map { " \($0.prefix(20))" } ?? ""
      throw LineProblem(
        "a newer Passby\(version) wrote this (format \(format), this one knows \(ExportLayout.format)): update Passby"
      )
    }
    guard let only = members["only"] else { throw LineProblem("expected \"only\"") }
    if only.isNull {
      scope = .everything
      return
    }
    let names = try only.elements()?.map { $0.string() ?? "" }
    let parts = names?.compactMap(ExportScope.Part.init(rawValue:))
    guard let names, let parts, parts.count == names.count, !parts.isEmpty else {
      let known = ExportScope.Part.allCases.map { "\"\($0.rawValue)\"" }
      throw LineProblem(
        "\"only\": expected null or a list of \(known.joined(separator: ", ")), got \(only.text.prefix(40))"
      )
    }
    scope = .only(Set(parts))
  }
}
