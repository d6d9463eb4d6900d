import WebApp

/// A request of a phone on its way; without content only its credentials are asked about.
struct PhoneErrand: Sendable {
  let credentials: PhoneCredentials
  let request: PhoneRequest?
  let arrival: ContinuousClock.Instant
  let answer: PhonePort.Answer
}
