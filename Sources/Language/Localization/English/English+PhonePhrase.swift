extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: PhonePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .help: "Show the address of the page for a phone, as a QR code too."
    case .helpDiscussion:
      """
      Prints where the page is, on this computer and for other devices, and draws the address for \
      other devices as a QR code: point the camera of the phone at it. The code holds the address \
      only; the page then asks for the token (passby web token).

      While only this computer can open the page, the steps that let others in are printed instead. \
      With --json: page, others (a list), running.
      """
    case .scan: "Point the camera of the phone at the code. The page then asks for the token."
    case .loopbackOnly:
      """
      Only this computer can open the page. To open it on a phone in the same network:
        1. passby web token     creates the token to log in with
        2. web.listen: 0.0.0.0  in the configuration file ("passby config" names it)
        3. restart the daemon, and run "passby web address" again
      """
    case .notRunning: "The daemon is not running, so there is no page yet: passby run"
    case .noNetwork: "This computer has no address in a network now."
    case .noLibrary(let package):
      "For a QR code, install \(package): sudo apt-get install \(package)"
    case .notEncodable: "This address is too long for a QR code."
    case .tooNarrow(let columns): "The QR code needs a terminal of \(columns) columns."
    case .codeOf(let address): "QR code of \(address)"
    case .scanOnPage:
      "Point the camera of the phone at the code, or type the address. The page then asks for the token."
    case .loopbackOnPage:
      text(.networkSteps, localizer) + " A QR code with the address is then shown here."
    case .networkSteps:
      "To open this page on a phone in the same network: create a token with “passby web token”, set “web.listen: 0.0.0.0” in the configuration file, and restart the daemon."
    }
  }
}
