import Application
import Foundation
import HTTPServer
import Hummingbird
import Localization
import Model
import QRCode
import Synchronization
import Text
import WebPorts

/// The state of the network, with the button that changes it: the partial
/// `let_phones_in`.
struct LetPhonesIn: Sendable {
  /// A command, or a line of a file.
  struct ByHand: Sendable {
    let handLine: String
  }

  /// The login of another device, while its key is shown.
  struct Login: Sendable {
    let loginTitle = NetworkPhrase.onPhone.text
    let loginHow = NetworkPhrase.onPhoneHow.text
    let loginKeyWord = NetworkPhrase.keyOfPage.text
    let loginKey: String
    let loginCode: CodeView?
  }

  /// A code, as the path of a drawing of `codeSize` units.
  struct CodeView: Sendable {
    let codePath: String
    let codeSize: String
    let codeLabel: String
  }

  /// The state in one sentence.
  let networkText: String
  let isOpen: Bool
  /// True if the button is there that lets phones in.
  let canOpen: Bool
  let canShut: Bool
  /// Why there is no button.
  let lockText: String?
  let hasHand: Bool
  let byHand: [ByHand]
  let openWord = NetworkPhrase.letIn.text
  let shutWord = NetworkPhrase.shut.text
  /// The page to return to.
  let back: String
  /// True if a code for one more device can be made.
  let canShowCode: Bool
  let codeWord = NetworkPhrase.onPhone.text
  let login: Login?
}

/// The question before phones are let in, and why they could not be.
struct NetworkPage: TemplateView {
  static let template = "network"

  let networkTitle: String
  let whatItMeans = NetworkPhrase.whatItMeans.text
  let problemText: String?
  let network: LetPhonesIn
  let back: String
}

/// A code that logs one more device in, once, in memory for some minutes.
final class LoginCode: Sendable {
  private static let seconds = 600.0
  private let code = Mutex<(token: AccessToken, until: Date)?>(nil)

  /// Makes a new code in place of an earlier one.
  func make(now: Date) {
    code.withLock { $0 = (AccessToken(), now.addingTimeInterval(Self.seconds)) }
  }

  /// Returns the code while it holds.
  func text(now: Date) -> String? {
    code.withLock { code in
      if let until = code?.until, until <= now { code = nil }
      return code?.token.text
    }
  }

  /// Returns true, once, for the code.
  func use(_ token: AccessToken, now: Date) -> Bool {
    code.withLock { code in
      guard let kept = code, kept.until > now, kept.token.digest.matches(token) else {
        return false
      }
      code = nil
      return true
    }
  }
}

/// Adds the page that lets phones in, and keeps them out again.
func addNetworkRoutes(to router: RouteGroup, site: Site) {
  router.get("/network") { request, context -> Response in
    let back = Site.networkBack(FormFields(query: request))
    guard site.phonesIn(back: back).canOpen else { return .redirect(to: back.text) }
    return try site.networkPage(back: back, for: context)
  }
  router.post("/network") { request, context -> Response in
    try await site.letPhonesIn(request, context)
  }
  router.get("/network/code") { _, _ -> Response in .redirect(to: "/devices") }
  router.post("/network/code") { _, context -> Response in
    let back = Site.networkBack(context.form)
    if site.phonesIn(back: back).isOpen { site.loginCode.make(now: site.clock()) }
    return .redirect(to: back.text)
  }
  router.get("/network/shut") { _, _ -> Response in .redirect(to: "/devices") }
  router.post("/network/shut") { request, context -> Response in
    try await site.shutPhonesOut(request, context)
  }
}

extension Site {
  fileprivate static func networkBack(_ fields: FormFields) -> LocalAddress {
    fields.text("back").map { LocalAddress($0) } ?? LocalAddress("/devices")
  }

  /// Returns whether phones in the network reach the page; `back` is the page that shows it.
  func phonesIn(back: LocalAddress) -> LetPhonesIn {
    let state = SettingsSheet(ports.settings.states())[NetworkPort.setting]
    let lock = state?.lock
    let isChosen = ports.network?.listener.isOpen == true
    let isLoopback = address.isLoopback
    let isMine = WebDependencies.viewer.isMe && ports.network != nil && lock == nil
    let address = ports.otherAddresses().first
    let isOpen = isChosen || !isLoopback || address != nil
    let text: NetworkPhrase =
      isOpen ? address.map { .open(at: $0) } ?? .noAddress : .closed
    let login = isOpen ? login(at: address) : nil
    let hand = ["passby web token", "web.listen: 0.0.0.0"]
    return LetPhonesIn(
      networkText: text.text, isOpen: isOpen, canOpen: isMine && !isOpen,
      canShut: isMine && isChosen,
      lockText: lock.map { NetworkPhrase.locked($0.text).text },
      hasHand: !isOpen && WebDependencies.viewer.isMe,
      byHand: hand.map { LetPhonesIn.ByHand(handLine: $0) }, back: back.text,
      canShowCode: isOpen && login == nil && WebDependencies.viewer.isMe && ports.token() != nil,
      login: login)
  }

  /// Returns how one more device logs in, while the new key is kept.
  private func login(at address: String?) -> LetPhonesIn.Login? {
    guard WebDependencies.viewer.isMe, let key = loginCode.text(now: clock()) else { return nil }
    let code = address.flatMap { try? QRCode("\($0)/login#\(key)") }
    return LetPhonesIn.Login(
      loginKey: key,
      loginCode: code.map {
        .init(
          codePath: $0.path, codeSize: String($0.outerSize),
          codeLabel: NetworkPhrase.loginCode.text)
      })
  }

  fileprivate func networkPage(
    back: LocalAddress, problem: NetworkPhrase? = nil, for context: WebContext
  ) throws -> Response {
    try page(
      NetworkPage(
        networkTitle: NetworkPhrase.question.text, problemText: problem?.text,
        network: phonesIn(back: back), back: back.text),
      of: .devices, title: NetworkPhrase.question.text,
      status: problem == nil ? .ok : .conflict, for: context)
  }

  /// Makes a token if there is none, and listens at all addresses once the answer was sent, which
  /// logs this browser in.
  ///
  /// Nothing is stored where the port cannot be had.
  fileprivate func letPhonesIn(
    _ request: Request, _ context: WebContext
  ) async throws -> Response {
    let back = Self.networkBack(context.form)
    let state = phonesIn(back: back)
    guard let network = ports.network, state.canOpen else {
      guard let cause = state.lockText, !state.isOpen else { return .redirect(to: back.text) }
      throw Problem(.conflict, cause, code: "refused", field: NetworkPort.setting)
    }
    do throws(NetworkListener.Failure) {
      try await network.listener.reserve()
    } catch {
      return try networkPage(back: back, problem: error.phrase, for: context)
    }
    var response = Response.redirect(to: back.text)
    let hasToken = ports.token() != nil
    do {
      if !hasToken {
        let token = AccessToken()
        try network.store(token.digest)
        let cookie = try authenticator.logIn(token, now: clock())
        response.setCookie(Self.cookie(cookie, for: request, context))
        loginCode.make(now: clock())
      }
      try await choose([NetworkPort.setting: NetworkListener.everywhere])
    } catch {
      if !hasToken { network.removeToken() }
      await network.listener.cancel()
      throw error
    }
    let open: @Sendable () async -> Void = { [live = ports.live] in
      await network.listener.open()
      live.closeRevoked()
    }
    response.body = ResponseBody(contentLength: 0) { writer in
      do { try await writer.finish(nil) } catch {
        await open()
        throw error
      }
      await open()
    }
    // A client that has gone gets no answer; the choice was stored all the same.
    Task {
      try? await Task.sleep(for: .seconds(5))
      await open()
    }
    return response
  }

  /// Listens on this computer alone again; the token stays.
  fileprivate func shutPhonesOut(
    _ request: Request, _ context: WebContext
  ) async throws -> Response {
    let back = Self.networkBack(context.form)
    guard phonesIn(back: back).canShut else { return .redirect(to: back.text) }
    let step = try await choose([NetworkPort.setting: nil])
    return ActionResponse(text: NetworkPhrase.shutAgain.text, step: step.number, back: back)
      .response(to: request)
  }
}

extension NetworkListener.Failure {
  fileprivate var phrase: NetworkPhrase {
    switch self {
    case .noNetwork: .noNetwork
    case .portTaken(let port): .portTaken(port)
    case .other(let reason): .failed(reason.oneLine)
    }
  }
}
