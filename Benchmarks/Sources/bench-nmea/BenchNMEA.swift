import Foundation
import Geo
import Measuring
import NMEA

/// Sentences per second through the trace reader, checksums verified, in pieces of 64 KB.
///
///     bench-nmea TRACE
@main
struct BenchNMEA {
  static func main() {
    guard let path = Arguments().first, let trace = FileManager.default.contents(atPath: path)
    else { Columns.fail("usage: bench-nmea TRACE") }
    let bytes = [UInt8](trace)
    var sentences = 0
    var fixes = 0
    var latitudes = 0.0
    let passes = Passes(from: TraceReader()) { reader in
      (fixes, latitudes) = (0, 0)
      bytes.withUnsafeBytes { all in
        for start in stride(from: 0, to: all.count, by: 65_536) {
          let piece = UnsafeRawBufferPointer(rebasing: all[start..<min(start + 65_536, all.count)])
          reader.read(piece.bytes) { report in
            fixes += 1
            latitudes += report.latitude ?? 0
          }
        }
      }
      reader.finish { report in
        fixes += 1
        latitudes += report.latitude ?? 0
      }
      sentences = reader.statistics.sentences
    }
    var line = Line("passby")
    line.add("sentences", sentences)
    line.add("fixes", fixes)
    line.add("run_s", passes.median, places: 4)
    line.add("sentences_per_s", Double(sentences) / passes.median, places: 0)
    line.add("mb_per_s", Double(bytes.count) / passes.median / 1e6, places: 1)
    line.add("run_cpu_s", passes.bestProcessor, places: 4)
    line.add("rss_mb", Memory.peakMegabytes, places: 1)
    line.add("sum_lat", latitudes, places: 3)
    line.print()
  }
}
