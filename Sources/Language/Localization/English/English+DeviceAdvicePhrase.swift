import Model

extension English {
  package func text(_ phrase: DeviceAdvicePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .mode(let mode):
      "OwnTracks is in the mode “\(mode)”, in which it reports only when asked. Choose “significant changes”, or “move” for more."
    case .approximate(let app, let meters):
      "The phone gives only a rough position (\(localizer.length(meters: Double(meters)))). Allow \(name(app)) the precise location: on Android “Use precise location”, on an iPhone “Precise Location”."
    case .rough(let app): "Many positions are too inaccurate. " + exactness(app)
    case .sparse(let app, let minutes):
      "It reports only every \(minutes) minutes, so a place may be noticed late. " + interval(app)
    case .late(let length):
      "Positions come \(length) late, since the phone cannot reach this computer on the way. Give the page an address that can be reached from anywhere (web.public_url), and make a new key."
    case .silent(let app): silence(app)
    case .clock:
      "The phone’s clock is wrong. Set date and time to automatic in the settings of the phone."
    case .mock:
      "Another app makes up positions. Switch that off: on Android in the developer options, under mock locations."
    case .secret:
      "Messages come without the secret, or with another one. Type the same secret into the app, in OwnTracks under Encryption; or end it here: passby device edit --no-secret."
    case .form(let app): form(app)
    case .battery(let percent):
      "The battery is at \(percent) %. Phones that save energy report rarely or not at all."
    case .exposed:
      "The key came over the internet without encryption. Use https, a VPN or a secret, and then make a new key."
    }
  }

  private func name(_ app: Device.Kind) -> String {
    app.brand ?? (app == .browser ? "the browser" : "the app")
  }

  private func exactness(_ app: Device.Kind) -> String {
    switch app {
    case .owntracks:
      "In OwnTracks choose the mode “move” while you are out, or make the places larger."
    case .overland: "In Overland set the desired accuracy to “Best”, or make the places larger."
    case .traccar: "In Traccar Client set the accuracy to “high”, or make the places larger."
    case .gpslogger:
      "In GPSLogger log from GPS rather than from the network, or make the places larger."
    case .browser:
      "A computer knows its position only roughly; a phone with its location on does better."
    case .osmand, .other:
      "Let the app use GPS with high accuracy, or make the places larger."
    }
  }

  private func interval(_ app: Device.Kind) -> String {
    switch app {
    case .owntracks:
      "Let the phone watch the places itself (passby device edit --push-places on), or choose the mode “move”."
    case .overland: "In Overland set the tracking mode to “Both”, and a shorter interval."
    case .traccar: "In Traccar Client set the interval to 60 s, and a distance of 50 m."
    case .gpslogger:
      "In GPSLogger set the logging interval to 60 s, and send without waiting for a batch."
    case .osmand: "In OsmAnd set the interval of online tracking to 60 s."
    case .browser: "A browser reports only while a page is open."
    case .other: "Set a shorter interval in the app."
    }
  }

  private func silence(_ app: Device.Kind) -> String {
    guard app != .browser else {
      return "A browser reports only while a page is open; for the rest of the day use an app."
    }
    let app = name(app)
    return
      "Allow \(app) the location “all the time” (iPhone: “Always”), and let no battery saver stop it: on Android battery “Unrestricted”, on an iPhone Background App Refresh. Then try: passby device test."
  }

  private func form(_ app: Device.Kind) -> String {
    switch app {
    case .owntracks:
      "The last message could not be used. In OwnTracks choose the HTTP mode and the address that ends in /pub; switch off other extensions of the address."
    case .gpslogger:
      "The last message could not be used. Compare “Custom URL” in GPSLogger with the pattern that was shown when the device was added. If it is lost: passby device key --new makes a new one, and the one before ends."
    case .overland, .traccar, .osmand, .browser, .other:
      "The last message could not be used. Compare the address in \(name(app)) with the one that was shown when the device was added. If it is lost: passby device key --new makes a new one, and the one before ends."
    }
  }
}
