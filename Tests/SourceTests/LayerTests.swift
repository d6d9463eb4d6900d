import Foundation
import Testing

/// Compares the table of layers in ARCHITECTURE.md with the folders, with `Package.swift` and with
/// the imports.
struct LayerTests {
  /// A folder of `Sources` and its modules.
  private struct Layer {
    let folder: String
    let modules: [String]
  }

  /// Modules of the system that the core and the readers of positions may import.
  private static let foundation: Set = ["Foundation", "Glibc", "Synchronization"]

  /// The rows of the table, lowest layer first.
  private static let layers: [Layer] = {
    let text =
      (try? SourceTree.text(SourceTree.root.appending(path: "ARCHITECTURE.md"))) ?? ""
    let table = text.components(separatedBy: "| folder | modules | contains |").last ?? ""
    let rows = table.split(separator: "\n").dropFirst().prefix { $0.hasPrefix("|") }
    return rows.map { row in
      let cells = row.split(separator: "|")
      let names = cells.prefix(2).map { cell in
        cell.split(separator: ",").map { $0.trimming { " `".contains($0) } }
      }
      return Layer(folder: names.first?.first ?? "", modules: names.last ?? [])
    }
  }()

  @Test
  func `the table lists twelve folders, and each has the modules that it lists`() throws {
    #expect(Self.layers.count == 12)
    let folders = try SourceTree.modules()
    #expect(Set(folders.keys) == Set(Self.layers.map(\.folder)))
    for layer in Self.layers {
      #expect(folders[layer.folder] == Set(layer.modules), "\(layer.folder)")
    }
  }

  @Test
  func `the package has each module in the folder of the table`() throws {
    let text = try SourceTree.text(SourceTree.root.appending(path: "Package.swift"))
    for layer in Self.layers {
      for module in layer.modules {
        #expect(
          text.contains("path: \"Sources/\(layer.folder)/\(module)\"")
            || text.contains("\"\(module)\", in: \"\(layer.folder)\""),
          "\(layer.folder)/\(module)")
      }
    }
  }

  @Test
  func `a module imports only its own folder and folders above it`() throws {
    var known: Set<String> = []
    let all = Set(Self.layers.flatMap(\.modules))
    for layer in Self.layers {
      known.formUnion(layer.modules)
      for module in layer.modules {
        let wrong = try imports(of: module).intersection(all).subtracting(known)
        #expect(wrong.isEmpty, "\(module) imports \(wrong.sorted())")
      }
    }
  }

  @Test
  func `the core and the readers of positions import nothing but the core`() throws {
    let core = try #require(Self.layers.first)
    for module in core.modules + ["NMEA", "PhoneMessages"] {
      let others = try imports(of: module).subtracting(core.modules).subtracting(Self.foundation)
      #expect(others.isEmpty, "\(module) imports \(others.sorted())")
    }
  }

  /// Returns the modules that the files of a module import.
  private func imports(of module: String) throws -> Set<String> {
    let pattern = /^(?:@\w+ )?(?:public |package )?import (\w+)$/
    var imports: Set<String> = []
    for file in try SourceTree.files(in: module) {
      for line in try SourceTree.code(file).split(separator: "\n") {
        if let match = line.firstMatch(of: pattern) { imports.insert(String(match.1)) }
      }
    }
    return imports
  }
}

extension Substring {
  /// Returns the text without the characters at its ends that a condition names.
  fileprivate func trimming(_ condition: (Character) -> Bool) -> String {
    var rest = self.drop(while: condition)
    while let last = rest.last, condition(last) { rest.removeLast() }
    return String(rest)
  }
}
