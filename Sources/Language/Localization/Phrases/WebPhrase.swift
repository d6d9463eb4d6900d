/// Requests to the page and the API, its token and its address, with the help of `web`.
package enum WebPhrase: Phrase, Hashable {
  // MARK: Any request

  /// The title of a page with an error; the reason is HTTP's own, in English.
  case problemTitle(status: Int, reason: String)
  /// The address does not exist.
  case nothingHere
  /// The address exists for other methods.
  case wrongMethod
  /// The body of the request is too large.
  case bodyTooLarge
  /// The server failed.
  case internalError
  /// The request is malformed.
  case unreadableRequest
  /// The request was refused for a reason that has no message of its own.
  case requestRefused
  /// Another process holds the lock of the database.
  case storeIsBusy
  /// The disk of the database is full.
  case storeIsFull
  /// The database cannot be written.
  case storeIsReadOnly
  /// As many photos as may be are being received.
  case otherUploads
  /// There are too many streams of events.
  case tooManyPages

  // MARK: Security

  /// The request comes from another site.
  case foreignOrigin
  /// The request has two `Host` headers.
  case twoHosts
  /// The `Host` header names none of the server's names.
  case unknownHost
  /// The request needs a session or the token.
  case loginNeeded
  /// The token is wrong.
  case wrongToken

  // MARK: API

  /// A POST has no JSON body.
  case jsonExpected
  /// The body is no JSON object, or a value in it has an unknown type.
  case bodyNotUnderstood
  /// The quoted property does not exist; those that do.
  case unknownProperty(String, known: [String])
  /// The property is no text.
  case textExpected(property: String)
  /// The property is neither a text nor a list of texts.
  case textsExpected(property: String)
  /// The property is no Boolean.
  case flagExpected(property: String)
  /// The quoted value of a parameter is no number within the limits.
  case numberOutOfRange(parameter: String, String, from: Int, to: Int)
  /// The quoted phase does not exist; those that do.
  case unknownPhase(String, known: [String])
  /// Neither a task nor a place is named.
  case subjectExpected
  /// A new place has no position.
  case positionExpected
  /// The place with a number does not exist.
  case placeGone(Int64)
  /// The category with a number does not exist.
  case categoryGone(Int64)
  /// The edit was made from an outdated version.
  case changedMeanwhile
  /// The quoted text is no number of a step.
  case notStepNumber(String)

  // MARK: Reasons why the page is not served

  /// Another program listens on the port.
  case portTaken(Int)
  /// Only root may listen on the port.
  case portReserved(Int)
  /// The machine does not have the quoted address.
  case noSuchAddress(String)

  // MARK: The token

  /// A token exists.
  case tokenExists
  /// A token is shown.
  case tokenShownOnce
  /// The page listens on the loopback only.
  case tokenLoopbackOnly
  /// The token was removed.
  case tokenRemoved
  /// There is no token.
  case noToken
  /// The file of the token cannot be changed.
  case tokenNotChanged(String, reason: String)
  /// The token of `me` stays while other persons have one.
  case tokenOfMeStays
  /// Other persons have a token, and `me` has none.
  case tokenOfMeNeeded
  /// The token of a person.
  case personTokenExists(String)
  case personTokenShownOnce(String)
  case personTokenRemoved(String)
  case noPersonToken(String)
  /// Only the user of this machine has the address.
  case onlyMe

  // MARK: The address of the page

  /// The help of `web address`.
  case helpAddress
  case helpAddressDiscussion
  /// The use of the code in a terminal.
  case scan
  /// Only this machine can open the page; the address to open here, and the steps that change it.
  case loopbackOnly
  /// There is no daemon, and so no page.
  case pageNotRunning
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
  /// The steps that let other devices in.
  case networkSteps

  // MARK: Help

  case help
  case helpToken
  case helpTokenPerson
  case helpNewToken
  case helpRemoveToken
  case helpDiscussion
  case helpTokenDiscussion

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
