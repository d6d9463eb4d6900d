import Application
import Foundation
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Model
import Settings
import Synchronization
import WebPorts

/// Adds the picture that the user may look at after something was done (T12).
func addRewardRoutes(to router: RouteGroup, site: Site) {
  router.get("/reward") { request, context -> Response in
    let source = site.ports.webSettings().rewards
    guard source != .off else { throw Problem(.notFound, Problem.words(.notFound)) }
    let seconds = Int(site.ports.actionContext.now.timeIntervalSince1970)
    let number = FormFields(query: request)["n"].flatMap { Int($0) } ?? seconds
    let turn = Int(number.magnitude % UInt(RewardDrawing.allCases.count))
    var picture: RewardPicture?
    if case .online(let address) = source { picture = await site.ports.reward(address) }
    return try site.page(
      RewardPage(picture, turn: turn, assets: site.assets), of: nil,
      title: PhotoPagePhrase.rewardTitle.text, for: context)
  }
}

extension Site {
  /// Returns the address of the picture that is offered for a step which did a task; `nil` if none
  /// is.
  func picture(of step: Int64?, hasNews: Bool = false) -> String? {
    let settings = ports.webSettings()
    guard let step, settings.rewards != .off, settings.parts.contains(.progress),
      hasNews || settings.rewardOffer == .always
    else { return nil }
    return "/reward?n=\(step)"
  }
}

/// The steps for which a page has offered a picture: a page that is loaded again does not offer it
/// once more.
final class OfferedPictures: Sendable {
  private let steps = Mutex<Set<Int64>>([])

  /// Returns true, once, for a step.
  func isFirst(_ step: Int64) -> Bool { steps.withLock { $0.insert(step).inserted } }
}

/// A picture to look at: one from an address, or a drawing of the program.
struct RewardPage: TemplateView {
  static let template = "reward"

  let source: String
  let alt: String
  let caption: String?
  let isDrawing: Bool
  /// The number of the next drawing.
  let next: String

  /// Prepares the page; without a picture, it has the drawing whose turn it is.
  init(_ picture: RewardPicture?, turn: Int, assets: AssetTable) {
    next = String(turn + 1)
    isDrawing = picture == nil
    if let picture {
      let data = Data(picture.bytes).base64EncodedString()
      source = "data:\(picture.mediaType);base64,\(data)"
      caption = picture.title?.oneLine
      alt = caption ?? PhotoPagePhrase.rewardTitle.text
    } else {
      let drawing = RewardDrawing.allCases[turn]
      source = assets[drawing.file]?.address ?? ""
      caption = drawing.phrase.text
      alt = drawing.phrase.text
    }
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
