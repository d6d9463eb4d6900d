import Application
import Foundation
import Localization
import Text
import Yams

/// Reads templates from YAML.
package enum TemplateReading {
  /// The most bytes of a file.
  package static let mostBytes = 64 * 1024
  /// The most tasks of a template.
  static let mostTasks = 100
  /// The most values within each other, which a template never needs.
  private static let mostLevels = 64

  private static let keys = ["name", "title", "language", "source", "tasks"]
  private static let taskKeys =
    ["name"] + TaskTemplate.Key.allCases.map(\.rawValue) + ["items", "place"]

  /// Reads a template; `file` is its name, which errors name and which stands for a name that it
  /// does not give.
  ///
  /// - Throws: `Refusal` for a file that is too long, is no YAML, or has a key that is not known;
  ///   it names the line.
  package static func template(_ bytes: [UInt8], file: String) throws -> TaskTemplate {
    try TemplateFile(file: file).template(bytes)
  }

  /// A file, which errors name.
  private struct TemplateFile {
    let file: String

    func template(_ bytes: [UInt8]) throws -> TaskTemplate {
      guard bytes.count <= mostBytes else {
        throw Refusal(.usage, TemplatePhrase.tooLong(file.quoted, kilobytes: mostBytes / 1024))
      }
      guard let yaml = String(validating: bytes, as: UTF8.self) else {
        throw Refusal(.usage, TemplatePhrase.notYAML(file.quoted, line: nil, reason: nil))
      }
      try checkShape(yaml)
      let members = try self.members(of: composed(yaml), keys: keys, of: .template)
      var tasks: [TaskTemplate.Entry] = []
      guard let list = members["tasks"], let sequence = list.node.sequence else {
        throw refusal(members["tasks"]?.line ?? 1, .tasksExpected)
      }
      guard sequence.count <= mostTasks else {
        throw refusal(list.line, .tooManyTasks(sequence.count, limit: mostTasks))
      }
      for node in sequence { tasks.append(try entry(node)) }
      let name = try text(members["name"])?.text.trimmed ?? stem
      return TaskTemplate(
        name: name, title: try text(members["title"])?.text ?? name,
        language: try text(members["language"])?.text,
        source: try text(members["source"])?.text, tasks: tasks)
    }

    /// The name of the file without its folder and ending.
    private var stem: String {
      URL(filePath: file).deletingPathExtension().lastPathComponent
    }

    private func entry(_ node: Node) throws -> TaskTemplate.Entry {
      let members = try self.members(of: node, keys: taskKeys, of: .task)
      let line = node.mark?.line ?? 1
      guard let name = try text(members["name"]), !name.text.trimmed.isEmpty else {
        throw refusal(members["name"]?.line ?? line, .nameExpected)
      }
      var fields: [TaskTemplate.Key: TaskTemplate.Written] = [:]
      for key in TaskTemplate.Key.allCases { fields[key] = try text(members[key.rawValue]) }
      let place = try text(members["place"])
      if let place, place.text != "ask" {
        throw refusal(place.line, .placeAsks(place.text.quoted))
      }
      return TaskTemplate.Entry(
        line: line, name: name.text.trimmed, fields: fields, items: try items(members["items"]),
        asksForPlace: place != nil)
    }

    private func items(_ member: Member?) throws -> [String] {
      guard let member, !member.isEmpty else { return [] }
      guard let sequence = member.node.sequence else {
        throw refusal(member.line, .listExpected("items"))
      }
      return try sequence.map { node in
        let line = node.mark?.line ?? member.line
        let item = Member(key: "items", node: node, line: line)
        guard let written = try text(item), !written.text.trimmed.isEmpty else {
          throw refusal(line, .emptyItem)
        }
        return written.text
      }
    }

    /// A value with the line of its key.
    private struct Member {
      let key: String
      let node: Node
      let line: Int

      /// True for a value that is left out, or is YAML's null.
      var isEmpty: Bool {
        guard let scalar = node.scalar else { return false }
        return scalar.style == .plain && ["", "~", "null", "Null", "NULL"].contains(scalar.string)
      }
    }

    /// Returns the text of a value; `nil` for none.
    private func text(_ member: Member?) throws -> TaskTemplate.Written? {
      guard let member, !member.isEmpty else { return nil }
      guard let scalar = member.node.scalar else {
        throw refusal(member.line, .textExpected(member.key))
      }
      return TaskTemplate.Written(
        text: scalar.string.trimmingCharacters(in: .newlines), line: member.line)
    }

    /// Returns the members of a mapping by key.
    private func members(
      of node: Node, keys: [String], of kind: TemplatePhrase.Kind
    ) throws -> [String: Member] {
      guard let mapping = node.mapping else {
        throw refusal(node.mark?.line ?? 1, .mappingExpected(kind, keys: keys))
      }
      var members: [String: Member] = [:]
      for (key, value) in mapping {
        let line = key.mark?.line ?? value.mark?.line ?? 1
        let name = key.scalar?.string ?? ""
        guard keys.contains(name) else {
          throw refusal(
            line,
            .unknownKey(
              name.quoted, of: kind, keys: keys,
              suggestion: Suggestion.phrase(for: name, among: keys)))
        }
        members[name] = Member(key: name, node: value, line: line)
      }
      return members
    }

    private func composed(_ text: String) throws -> Node {
      do {
        guard let node = try Yams.compose(yaml: text) else {
          throw refusal(1, .mappingExpected(.template, keys: keys))
        }
        return node
      } catch let error as YamlError {
        throw refusal(error)
      }
    }

    private func refusal(_ error: YamlError) -> Refusal {
      let (line, reason): (Int?, String?) =
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
          .composer(_, let problem, let mark, _):
          (mark.line, problem)
        case .reader(let problem, _, _, _): (nil, problem)
        case .duplicatedKeysInMapping(let duplicates, let context):
          (context.mark.line, duplicates.map(\.quoted).joined(separator: ", "))
        default: (nil, nil)
        }
      return Refusal(
        .usage, TemplatePhrase.notYAML(file.quoted, line: line, reason: reason?.oneLine))
    }

    private func refusal(_ line: Int, _ problem: TemplatePhrase.Problem) -> Refusal {
      Refusal(.usage, TemplatePhrase.inFile(file.quoted, line: line, problem))
    }

    /// Refuses what would take the reader long or deep: names for parts, which may stand for each
    /// other, and values within values within values.
    private func checkShape(_ text: String) throws {
      var level = 0
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if line.firstMatch(of: Self.anchor) != nil { throw refusal(number + 1, .anchor) }
        let heads = line.prefix { " -?:\t\r".contains($0) }.count { $0 == "-" || $0 == "?" }
        for character in line {
          if "[{".contains(character) { level += 1 }
          if "]}".contains(character) { level = max(0, level - 1) }
          if level > mostLevels { throw refusal(number + 1, .tooDeep) }
        }
        // A line of dashes divides documents.
        if heads > mostLevels { throw refusal(number + 1, .tooDeep) }
      }
    }

    /// A name for a part: `&name` where a value begins.
    private static var anchor: Regex<Substring> {
      /(?:^\s*|[:\-?,\[{]\s*|!\S*\s+)&[^\s]/
    }
  }
}
