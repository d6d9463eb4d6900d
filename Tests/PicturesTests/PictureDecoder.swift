import Foundation

/// Debian's programs for pictures: python3-pil decodes them, exiftool reads what else is in them.
enum PictureDecoder {
  static let isInstalled = run("/usr/bin/python3", ["-c", "import PIL"]) != nil
  static let hasExifTool = run("/usr/bin/exiftool", ["-ver"]) != nil

  /// Returns the standard output of a program that succeeds.
  static func run(_ path: String, _ arguments: [String]) -> String? {
    guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }

  /// Decodes the files `N.before` and `N.after` of a folder, and returns the numbers whose pixels
  /// differ; files that cannot be decoded before need not be afterwards.
  ///
  /// Of a WebP only the bytes that its RIFF header counts are decoded: libwebp reads on behind
  /// them, and would take what was appended for pixels of a picture that breaks off. For the same
  /// reason padding is zero, as RFC 9649 has it.
  static func differences(in folder: URL) -> [String]? {
    let script = """
      import io, pathlib, sys
      from PIL import Image, ImageFile
      def pixels(path):
        file = path.read_bytes()
        if file[:4] == b"RIFF":
          file = bytearray(file[:8 + int.from_bytes(file[4:8], "little")])
          end = 12
          while end < len(file):
            size = int.from_bytes(file[end + 4:end + 8], "little")
            end += 8 + size + size % 2
            if size % 2 and end <= len(file):
              file[end - 1] = 0
        with Image.open(io.BytesIO(file)) as picture:
          picture.load()
          # Whether an opaque picture has room for transparency does not matter.
          if picture.mode == "RGB":
            picture = picture.convert("RGBA")
          return picture.mode, picture.size, picture.tobytes(), picture.getpalette()
      for before in sorted(pathlib.Path(sys.argv[1]).glob("*.before")):
        try:
          wanted = pixels(before)
        except Exception:
          continue
        try:
          same = pixels(before.with_suffix(".after")) == wanted
        except Exception:
          same = False
        if not same:
          print(before.stem)
      """
    return run("/usr/bin/python3", ["-c", script, folder.path])
      .map { $0.split(separator: "\n").map(String.init) }
  }
}
