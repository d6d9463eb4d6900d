import Localization
import Text

/// The first line of an export.
struct ImportHeader {
  /// The contents of the file.
  let scope: ExportScope
  /// True if choices of settings are called and written as in versions up to 0.2.0.
  let hasFormerSettings: Bool

  /// Reads the line.
  ///
  /// - Throws: `LineProblem` when it is no such line, or that of a newer format.
  init(_ line: [UInt8]) throws(LineProblem) {
    if line.starts(with: "SQLite format 3".utf8) {
      throw LineProblem(.headerDatabase)
    }
    let wanted = LineProblem(.firstLine(format: ExportLayout.format))
    guard let slice = try? JSONSlice(line: line), let members = try slice.row(),
      members["type"]?.string() == "passby", let format = members["format"]?.integer, format >= 1
    else { throw wanted }
    guard format <= ExportLayout.format else {
      let version = members["version"]?.string().map { " \($0.prefix(20))" } ?? ""
      throw LineProblem(
        .newerFormat(version: version, format: Int(format), known: ExportLayout.format))
    }
    hasFormerSettings = members["schema"]?.integer == nil
    guard let only = members["only"] else { throw LineProblem(.expected(what: "\"only\"")) }
    if only.isNull {
      scope = .everything
      return
    }
    let names = only.elements?.map { $0.string() ?? "" }
    let parts = names?.compactMap(ExportScope.Part.init(rawValue:))
    guard let names, let parts, parts.count == names.count, !parts.isEmpty else {
      let known = ExportScope.Part.allCases.map { "\"\($0.rawValue)\"" }
      throw LineProblem(
        .onlyList(known: known.joined(separator: ", "), got: String(only.text.prefix(40))))
    }
    scope = .only(Set(parts))
  }
}
