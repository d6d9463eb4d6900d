extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: WebPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    // Any request
    case .problemTitle(400, _): "That request is not understood"
    case .problemTitle(401, _): "Please log in"
    case .problemTitle(403, _): "Not allowed"
    case .problemTitle(404, _): "Not found"
    case .problemTitle(405, _): "That is not possible here"
    case .problemTitle(409, _): "Not possible right now"
    case .problemTitle(413, _): "Too much at once"
    case .problemTitle(415, _): "Unknown format"
    case .problemTitle(421, _): "Wrong address"
    case .problemTitle(422, _): "Please check what you entered"
    case .problemTitle(500, _): "Something went wrong"
    case .problemTitle(503, _): "Busy at the moment"
    case .problemTitle(let status, let reason): reason.isEmpty ? "Status \(status)" : reason
    case .nothingHere: "There is nothing at this address. Check it, or begin with the tasks."
    case .wrongMethod: "This address cannot be used in this way."
    case .bodyTooLarge: "That is too much at once: at most 64 kB are read."
    case .internalError: "Something went wrong here; the log of \"passby run\" says what."
    case .unreadableRequest: "The request could not be read."
    case .requestRefused: "The request was refused."
    case .storeIsBusy:
      "The database is in use by another program: nothing was changed. Try again in a moment."
    case .storeIsFull:
      "The disk of the computer that runs Passby is full: nothing was changed. Free some space there and try again."
    case .storeIsReadOnly:
      "The database cannot be written: nothing was changed. “passby doctor” on the computer that runs Passby says why."
    case .otherUploads: "Other photos are just being received: send this one again in a moment."
    case .tooManyPages: "Too many pages are open: close some of them."

    // Security
    case .foreignOrigin:
      "This request comes from a page that is not Passby's. Open Passby's own page and try again."
    case .twoHosts: "The request names two hosts: send one \"Host\" header."
    case .unknownHost:
      "Passby does not go by this name here: use the address that \"passby status\" shows, or list the name in the setting web.hosts."
    case .loginNeeded:
      "Log in first, or send the header \"Authorization: Bearer TOKEN\" with the token of \"passby web token\"."
    case .wrongToken:
      "That is not the token. \"passby web token --new\" on the machine makes a new one."

    // API
    case .jsonExpected: "A POST needs the header \"Content-Type: application/json\"."
    case .bodyNotUnderstood:
      "The body is not understood: expected a JSON object whose values are texts, numbers, true, false, null, or lists of texts."
    case .unknownProperty(let name, let known):
      known.isEmpty
        ? "\(name) is not known here: no properties are expected."
        : "\(name) is not known here: expected \(known.joined(separator: ", "))."
    case .textExpected(let property): "\"\(property)\" is wrong: expected a text."
    case .textsExpected(let property): "\"\(property)\" is wrong: expected a list of texts."
    case .flagExpected(let property): "\"\(property)\" is wrong: expected true or false."
    case .numberOutOfRange(let parameter, let value, let low, let high):
      "\(parameter) \(value) is out of range: expected \(low) to \(high)."
    case .unknownPhase(let phase, let known):
      "There is no phase \(phase): expected \(localizer.alternatives(known))."
    case .subjectExpected: "Name a task or a place: /api/v1/why?task=3 or ?place=2."
    case .positionExpected: "A place needs a position, such as 52.5163,13.3777."
    case .placeGone(let number):
      "No such place: \(number)."
    case .categoryGone(let number):
      "No such category: \(number)."
    case .changedMeanwhile:
      "It was changed in the meantime: \"present\" is its present state."
    case .notStepNumber(let text): "step \(text) is not the number of a step."

    // Reasons why the page is not served
    case .portTaken(let port):
      "port \(port) is taken by another program: end that one, or set another web.port (PASSBY_WEB_PORT)"
    case .portReserved(let port):
      "port \(port) may only be used by root: set another web.port (PASSBY_WEB_PORT), from 1024 on"
    case .noSuchAddress(let host):
      "this machine has no address \(host): set another web.listen (PASSBY_WEB_LISTEN)"
    }
  }
}
