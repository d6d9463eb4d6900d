/// The texts about opening the page on a phone.
public enum PhonePhrase: Phrase {
  /// The help of `web address`.
  case help
  case helpDiscussion
  /// The use of the code in a terminal.
  case scan
  /// Only this machine can open the page; the address to open here, and the steps that change it.
  case loopbackOnly
  /// There is no daemon, and so no page.
  case notRunning
  /// The page listens to the network, and this machine has no address there.
  case noNetwork
  /// The library that draws the code is missing; the name of its Debian package.
  case noLibrary(package: String)
  /// The address is no text that fits into a code.
  case notEncodable
  /// The terminal is too narrow; the columns that the code needs.
  case tooNarrow(columns: Int)
  /// A label of the code on the page.
  case codeOf(address: String)
  /// The use of the code on the page.
  case scanOnPage
  /// The steps that let other devices in.
  case networkSteps
  /// How to let other devices in, on the page.
  case loopbackOnPage

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
