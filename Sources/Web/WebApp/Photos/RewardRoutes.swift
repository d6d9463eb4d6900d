import Application
import Foundation
import HTTPTypes
import Hummingbird
import Localization

/// Adds the picture that the user may look at after something was done (T12).
func addRewardRoutes(to router: Router<WebContext>, site: Site) {
  router.get("/reward") { request, context -> Response in
    let source = site.ports.webSettings().rewards
    guard source != .off else { throw Problem(.notFound, Problem.words(.notFound)) }
    let seconds = Int(site.ports.now().timeIntervalSince1970)
    let number = FormFields(query: request)["n"].flatMap { Int($0) } ?? seconds
    let turn = Int(number.magnitude % UInt(RewardDrawing.allCases.count))
    var picture: RewardPicture?
    if case .online(let address) = source { picture = await site.ports.reward(address) }
    var content: [String: Any] = ["next": String(turn + 1)]
    if let picture {
      let data = Data(picture.bytes).base64EncodedString()
      content["source"] = "data:\(picture.mediaType);base64,\(data)"
      content["caption"] = picture.title?.oneLine
      content["alt"] = picture.title?.oneLine ?? PhotoPagePhrase.rewardTitle.text
    } else {
      let drawing = RewardDrawing.allCases[turn]
      content["source"] = site.assets[drawing.file]?.address ?? ""
      content["caption"] = drawing.phrase.text
      content["alt"] = drawing.phrase.text
      content["isDrawing"] = true
    }
    return try site.page(
      "reward", title: PhotoPagePhrase.rewardTitle.text, content: content, for: context)
  }
}

/// The program's own drawings, which take turns.
enum RewardDrawing: Int, CaseIterable {
  case cat = 1
  case cup, mountains, flower

  /// The name of the file.
  var file: String { "reward-\(rawValue).svg" }

  /// The words below it.
  var phrase: PhotoPagePhrase {
    switch self {
    case .cat: .rewardCat
    case .cup: .rewardCup
    case .mountains: .rewardMountains
    case .flower: .rewardFlower
    }
  }
}
