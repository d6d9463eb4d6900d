/// Messages of phones that are nearly right: of every kind, with a few bytes changed.
package struct FuzzedMessage: Sendable {
  private let seeds: [String]
  private static let pieces = [
    "{", "}", "[", "]", "\"", "\\", ",", ":", "-", "1e400", "%", "&", "=", "null", "\\ud83d", "0",
  ]

  /// Begins with messages of a time in seconds since 1970.
  package init(at second: Int) {
    seeds = [
      #"{"_type":"location","lat":48.2,"lon":16.37,"tst":\#(second),"acc":10,"vel":36,"#
        + #""inrids":["x"],"created_at":\#(second),"t":"p","batt":80,"bs":1,"m":2}"#,
      #"{"_type":"transition","event":"enter","lat":48.2,"lon":16.4,"tst":\#(second),"wtst":5}"#,
      #"{"_type":"waypoint","desc":"home","lat":1,"lon":2,"rad":100,"tst":1}"#,
      #"{"_type":"waypoints","waypoints":[{"desc":"a\ud83d\ude00\u00e4","lat":1,"lon":2}]}"#,
      #"{"_type":"encrypted","data":"AQID"}"#, #"{"_type":"status","android":{"hib":1}}"#,
      #"{"locations":[{"geometry":{"coordinates":[16.3,48.2]},"properties":{"timestamp":"#
        + #""2026-01-15T09:00:00-0700","speed":-1}}],"current":{}}"#,
      #"{"device_id":"7","location":{"timestamp":1e3,"coords":{"latitude":48.2,"longitude":16}}}"#,
      "id=7&lat=48.2&lon=16.37&timestamp=\(second)&speed=3&valid=1",
      "id=7&lat=48.2&lon=16.37&timestamp=2026-01-15%2009:00:00&speed=3&valid=1", "", "[]",
    ]
  }

  /// Returns a message with up to four changes.
  package func bytes(using fuzz: inout Fuzz) -> [UInt8] {
    var bytes = Array((seeds.randomElement(using: &fuzz) ?? "").utf8)
    for _ in 0..<Int.random(in: 0...4, using: &fuzz) { Self.change(&bytes, &fuzz) }
    return bytes
  }

  /// Cuts bytes off, inserts some, or replaces one.
  package static func change(_ bytes: inout [UInt8], _ fuzz: inout Fuzz) {
    let place = Int.random(in: 0...bytes.count, using: &fuzz)
    switch Int.random(in: 0...3, using: &fuzz) {
    case 0: bytes.removeLast(min(bytes.count, Int.random(in: 0...20, using: &fuzz)))
    case 1: bytes.insert(UInt8.random(in: 0...255, using: &fuzz), at: place)
    case 2: bytes.insert(contentsOf: (pieces.randomElement(using: &fuzz) ?? "").utf8, at: place)
    default: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &fuzz) }
    }
  }
}
