import Foundation

/// Lines as gpsd sends them.
enum Lines {
  static let version =
    #"{"class":"VERSION","release":"3.22","rev":"3.22","proto_major":3,"proto_minor":14}"#

  static func devices(_ paths: [String]) -> String {
    let list = paths.map {
      #"{"class":"DEVICE","path":"\#($0)","driver":"NMEA0183","activated":"2025-06-10T09:59:59.000Z"}"#
    }
    return #"{"class":"DEVICES","devices":[\#(list.joined(separator: ","))]}"#
  }

  static func gone(_ path: String) -> String {
    #"{"class":"DEVICE","path":"\#(path)","activated":0}"#
  }

  /// A TPV; the second counts from 2025-06-10T10:00:00Z, and `extra` begins with a comma.
  static func tpv(
    second: Int, latitude: Double = 52.5, device: String = "/dev/a", mode: Int = 3,
    extra: String = ""
  ) -> String {
    let time = Date(timeIntervalSince1970: epoch + Double(second)).ISO8601Format()
    return
      #"{"class":"TPV","device":"\#(device)","mode":\#(mode),"time":"\#(time)","lat":\#(latitude),"lon":13.4\#(extra)}"#
  }

  /// 2025-06-10T10:00:00Z.
  static let epoch = 1_749_549_600.0
}
