import Foundation
import Localization
package import Model
import Pictures

/// Fetches a picture from a URL as a reward (T12).
///
/// The response is a picture, or JSON whose `url` is the URL of one. Sends a request only when the
/// user opens a picture, and stores nothing. A URL in a response or a redirect must have the same
/// origin or pass the guard for package hosts.
package struct RewardClient: Sendable {
  /// The largest picture, in bytes.
  private static let largest = 5_000_000
  /// The maximum number of requests while the answer is marked as unsuitable.
  private static let attempts = 3
  /// The most redirects of one request.
  private static let redirects = 3

  private let address: WebAddress
  private let userAgent: String
  /// The time limit of all requests for one picture.
  private let timeLimit: Duration
  private let outgoing: OutgoingGuard

  /// Creates a service; `nil` for an address that is not `http` or `https`.
  package init?(address: String, userAgent: String) {
    self.init(address: address, userAgent: userAgent, timeLimit: .seconds(2))
  }

  /// Creates a service with another time limit, for tests.
  init?(address: String, userAgent: String, timeLimit: Duration) {
    guard let address = try? WebAddress(address) else { return nil }
    self.address = address
    outgoing = OutgoingGuard(named: [address])
    self.userAgent = userAgent
    self.timeLimit = timeLimit
  }

  /// Returns a picture; `nil` where there is none in time.
  package func picture() async -> RewardPicture? {
    try? await askedPicture()
  }

  private func askedPicture() async throws -> RewardPicture? {
    try await SingleRequest.within(timeLimit) {
      for _ in 0..<Self.attempts {
        let bytes = try await get(address.url)
        if let picture = Self.picture(bytes, title: nil) { return picture }
        let answer = try JSONDecoder().decode(RewardAnswer.self, from: Data(bytes))
        guard !answer.isUnsuitable else { continue }
        return Self.picture(
          try await get(answer.url), title: answer.title)
      }
      return nil
    }
  }

  /// Returns the body of an answer; follows redirects to the same scheme.
  private func get(_ url: String) async throws -> [UInt8] {
    var request = OutgoingRequest(url: url)
    request.set("User-Agent", to: userAgent)
    request.set("Accept", to: "image/*, application/json")
    request.longestAnswer = Self.largest
    let answer = try await SingleRequest.send(
      request, through: outgoing, within: timeLimit, redirects: Self.redirects)
    guard answer.status == 200 else { throw Refused() }
    return answer.body
  }

  /// Creates a picture from bytes by their content, without metadata of known formats.
  private static func picture(_ bytes: [UInt8], title: String?) -> RewardPicture? {
    switch PictureFormat(sniffing: bytes) {
    case .gif?: RewardPicture(bytes: bytes, mediaType: PictureFormat.gif.mediaType, title: title)
    case .jpeg?, .png?, .webp?:
      if let picture = try? Picture(stripping: bytes, limits: PictureLimits(bytes: largest)) {
        RewardPicture(bytes: picture.bytes, mediaType: picture.format.mediaType, title: title)
      } else {
        nil
      }
    default: nil
    }
  }

  /// An answer that is of no use.
  private struct Refused: Error {}
}

/// The answer of a service that names a picture, as meme-api.com gives it.
struct RewardAnswer: Decodable {
  /// The address of the picture.
  let url: String
  let title: String?
  /// True for a picture that is not for everybody, or that gives away an ending.
  let isUnsuitable: Bool

  private enum CodingKeys: String, CodingKey { case url, title, nsfw, spoiler }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    url = try container.decode(String.self, forKey: .url)
    title = try container.decodeIfPresent(String.self, forKey: .title)
    let nsfw = try container.decodeIfPresent(Bool.self, forKey: .nsfw) ?? false
    let spoiler = try container.decodeIfPresent(Bool.self, forKey: .spoiler) ?? false
    isUnsuitable = nsfw || spoiler
  }
}
