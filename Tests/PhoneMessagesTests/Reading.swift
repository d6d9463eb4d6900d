import Foundation
import Model
import PhoneMessages

/// The arrival of the requests in these tests: 15 January 2026, 09:00 UTC.
let arrival = Date(timeIntervalSince1970: 1_768_467_600)

/// Reads a request as a device without a secret.
func read(
  _ body: String = "", query: String = "", app: Device.Kind? = nil, pushed: PushedPlaces = .none
) -> PhoneReading {
  PhoneReader(arrival: arrival, app: app, pushed: pushed).read(body: Array(body.utf8), query: query)
}

/// Returns a location of OwnTracks with further members.
func location(_ members: String = "") -> String {
  #"{"_type":"location","lat":48.2,"lon":16.37,"tst":1768467590\#(members)}"#
}
