extension English {
  package func text(_ phrase: WebPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    // Any request.
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
    // Security.
    case .foreignOrigin:
      "This request comes from a page that is not Passby's. Open Passby's own page and try again."
    case .twoHosts: "The request names two hosts: send one \"Host\" header."
    case .unknownHost:
      "Passby does not go by this name here: use the address that \"passby status\" shows, or list the name in the setting web.hosts."
    case .loginNeeded:
      "Log in first, or send the header \"Authorization: Bearer TOKEN\" with the token of \"passby web token\"."
    case .wrongToken:
      "That is not the token. \"passby web token --new\" on the machine makes a new one."
    // API.
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
    // Reasons why the page is not served.
    case .portTaken(let port):
      "port \(port) is taken by another program: end that one, or set another web.port (PASSBY_WEB_PORT)"
    case .portReserved(let port):
      "port \(port) may only be used by root: set another web.port (PASSBY_WEB_PORT), from 1024 on"
    case .noSuchAddress(let host):
      "this machine has no address \(host): set another web.listen (PASSBY_WEB_LISTEN)"
    // The token.
    case .tokenExists:
      "there is already a token, and it cannot be shown again. Create a new one, which ends all logins: passby web token --new"
    case .tokenShownOnce:
      "This is the token, shown only this once: whoever has it can see and change everything."
    case .tokenLoopbackOnly:
      "The page still listens on this machine only: set web.listen to let others in."
    case .tokenRemoved:
      "The token is removed."
    case .noToken:
      "There is no token."
    case .tokenOfMeStays:
      "the token stays while other persons have one: without it anyone at this computer could open your page. Remove theirs first: passby web token --person NAME --remove"
    case .tokenOfMeNeeded:
      "From now on your own page asks for a token too. Make it: passby web token"
    case .personTokenExists(let name):
      "\(name) already has a token, and it cannot be shown again. Create a new one, which ends that person's logins: passby web token --person \(name) --new"
    case .personTokenShownOnce(let name):
      "This is the token of \(name), shown only this once: whoever has it sees the page of that person."
    case .personTokenRemoved(let name): "The token of \(name) is removed."
    case .noPersonToken(let name): "\(name) has no token."
    case .onlyMe: "Only \u{201C}me\u{201D}, the user of this machine, has this page."
    case .tokenNotChanged(let path, let reason):
      "cannot change the token file \(path): \(reason)."
    // The address of the page.
    case .helpAddress: "Show the address of the page for a phone, as a QR code too."
    case .helpAddressDiscussion:
      """
      Prints where the page is, on this computer and for other devices, and draws the address for \
      other devices as a QR code: point the camera of the phone at it. The code holds the address \
      only; the page then asks for the token (passby web token).

      While only this computer can open the page, the steps that let others in are printed instead. \
      With --json: page, others (a list), running.
      """
    case .scan where localizer.audience == .page:
      "Point the camera of the phone at the code, or type the address. The page then asks for the token."
    case .scan: "Point the camera of the phone at the code. The page then asks for the token."
    case .loopbackOnly where localizer.audience == .page:
      text(.networkSteps, localizer) + " A QR code with the address is then shown here."
    case .loopbackOnly:
      """
      Only this computer can open the page. To open it on a phone in the same network:
        1. passby web token     creates the token to log in with
        2. web.listen: 0.0.0.0  in the configuration file ("passby config" names it)
        3. restart the daemon, and run "passby web address" again
      """
    case .pageNotRunning: "The daemon is not running, so there is no page yet: passby run"
    case .noNetwork: "This computer has no address in a network now."
    case .noLibrary(let package):
      "For a QR code, install \(package): sudo apt-get install \(package)"
    case .notEncodable: "This address is too long for a QR code."
    case .tooNarrow(let columns): "The QR code needs a terminal of \(columns) columns."
    case .codeOf(let address): "QR code of \(address)"
    case .networkSteps:
      "To open this page on a phone in the same network: create a token with “passby web token”, set “web.listen: 0.0.0.0” in the configuration file, and restart the daemon."
    // Help.
    case .help: "Manage who may open the web page."
    case .helpToken: "Create the token that lets others on the network open the page."
    case .helpTokenPerson:
      "A person's own page: own journal, moods, photos, habits and visits, and the tasks for that person and for anyone."
    case .helpNewToken: "Replace the token. The old one stops working, and everybody is logged out."
    case .helpRemoveToken: "Remove the token. Only this computer can open the page then."
    case .helpDiscussion:
      """
      "passby run" serves the page. By default only this computer can open it; "passby help web \
      token" explains how others on the network can.
      """
    case .helpTokenDiscussion:
      """
      The token is shown once; only a digest of it is stored, beside the database. From then on \
      everybody has to log in with it, on this computer too. To let others in, set web.listen to an \
      address of this computer, or to 0.0.0.0 for all of them, and restart the daemon.

      The page uses http, which others on the network can read. On networks that you do not trust, \
      put an https proxy in front of it, or use a tunnel such as ssh.
      """
    }
  }
}
