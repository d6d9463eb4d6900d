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
