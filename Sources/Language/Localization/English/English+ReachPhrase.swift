extension English {
  package func text(_ phrase: ReachPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .homeOnly: "Reaches this computer at home only."
    case .homeOnlyWhy:
      "On the way the phone keeps its positions and sends them when it is back, too late for a reminder. Three ways out:"
    case .ways: "Away from home"
    case .title(.tailscale): "Tailscale: a private network of your own devices"
    case .title(.caddy): "Caddy: a name in the internet, with https"
    case .title(.broker): "MQTT: encrypted messages through a public broker"
    case .steps(.tailscale):
      """
      Install Tailscale on this computer and on the phone (tailscale.com/download), and log in on both.
      Make a token for the page, if there is none: passby web token
      Run: sudo tailscale serve --bg 7575 (it prints an address that ends in .ts.net).
      Set web.public_url to that address.
      \(newKey(localizer))
      """
    case .steps(.caddy):
      """
      Get a name for your router, and forward its ports 80 and 443 to this computer.
      Make a token for the page, if there is none: passby web token
      Install Caddy, and write to /etc/caddy/Caddyfile: passby.example.org { reverse_proxy 127.0.0.1:7575 }
      Set web.public_url: https://passby.example.org and web.trusted_proxies: [127.0.0.1]
      \(newKey(localizer))
      """
    case .steps(.broker):
      """
      Choose a passphrase: passby device edit "NAME" --secret-file FILE --topic owntracks/RANDOM/phone
      Set mqtt.host to a broker, such as broker.emqx.io, and mqtt.tls: true
      In OwnTracks choose MQTT, that host, port 8883 with TLS, the user RANDOM and the device phone.
      Type the passphrase under Encryption: the broker sees when messages come, and not what is in them.
      """
    case .section: "Away from home"
    case .sectionHint:
      "The address under which phones reach this page from anywhere. It goes into codes and links; the page answers to its name."
    }
  }

  /// The last step, on a page and in a terminal.
  private func newKey(_ localizer: Localizer) -> String {
    localizer.audience == .page
      ? "Make a new key on the page of the phone, and scan its code."
      : "Make a new key and scan the new code: passby device key \"NAME\" --new"
  }
}
