/// The last view of the sky of one device, to complete its positions.
struct SkyView: Sendable, Hashable {
  let device: String
  let hdop: Double?
  let satellites: Int?
  let seen: ContinuousClock.Instant
}
