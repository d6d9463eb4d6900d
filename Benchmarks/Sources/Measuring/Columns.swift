import Foundation
import Glibc

/// A file of comma-separated numbers with one line of headings.
public enum Columns {
  /// Reads each line's numbers; ends the program with a message when the file cannot be read.
  public static func read(_ path: String, _ count: Int) -> [[Double]] {
    guard let file = fopen(path, "rb") else { fail("cannot open \"\(path)\"") }
    fseek(file, 0, SEEK_END)
    let size = ftell(file)
    rewind(file)
    var bytes = [CChar](repeating: 0, count: size + 1)
    guard fread(&bytes, 1, size, file) == size else { fail("cannot read \"\(path)\"") }
    fclose(file)
    var columns = [[Double]](repeating: [], count: count)
    bytes.withUnsafeMutableBufferPointer { text in
      guard let start = text.baseAddress else { return }
      var cursor = start
      while cursor.pointee != 0, cursor.pointee != 10 { cursor += 1 }
      while cursor.pointee != 0, cursor[1] != 0 {
        cursor += 1
        for column in columns.indices {
          var end: UnsafeMutablePointer<CChar>?
          columns[column].append(strtod(cursor, &end))
          guard let end else { return }
          cursor = column + 1 < count ? end + 1 : end
        }
        while cursor.pointee != 0, cursor.pointee != 10 { cursor += 1 }
      }
    }
    return columns
  }

  /// Prints a message and ends the program.
  public static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(2)
  }
}
