import Foundation

/// One event as inotify(7) reports it.
struct InotifyEvent: Hashable {
  /// The watch that the event belongs to; -1 for an overflow of the queue.
  let watch: Int32
  /// The bits `IN_*`.
  let mask: UInt32
  /// The file in the folder; empty for an event of the folder itself.
  let name: String

  /// True if the event has one of some bits `IN_*`.
  func has(_ bits: Int32...) -> Bool { bits.contains { mask & UInt32(bitPattern: $0) != 0 } }

  /// The kind of change that the event is for a file; `nil` for other events.
  var kind: FileChange.Kind? {
    if has(IN_CLOSE_WRITE, IN_MOVED_TO) { return .completed }
    if has(IN_MOVED_FROM, IN_DELETE) { return .removed }
    return has(IN_MODIFY, IN_CREATE) ? .modified : nil
  }

  /// Decodes the events that one read(2) returned.
  static func decode(_ bytes: ArraySlice<UInt8>) -> [InotifyEvent] {
    var events: [InotifyEvent] = []
    bytes.withUnsafeBytes { raw in
      var offset = 0
      let header = MemoryLayout<inotify_event>.size
      while offset + header <= raw.count {
        let event = raw.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let end = offset + header + Int(event.len)
        guard end <= raw.count else { break }
        let name = raw[(offset + header)..<end].prefix { $0 != 0 }
        events.append(
          InotifyEvent(
            watch: event.wd, mask: event.mask, name: String(decoding: name, as: UTF8.self)))
        offset = end
      }
    }
    return events
  }
}
