/// The last sky view of a device, which completes its positions.
struct SkyView: Sendable, Hashable {
  let device: String
  let hdop: Double?
  let satellites: Int?
  let seen: ContinuousClock.Instant
}
