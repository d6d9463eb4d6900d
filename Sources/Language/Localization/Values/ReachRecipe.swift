/// A way in which a phone reaches this computer away from home.
package enum ReachRecipe: String, Sendable, Hashable, CaseIterable {
  /// A private network of one's own devices.
  case tailscale
  /// A name in the internet, with a proxy that speaks https.
  case caddy
  /// A broker that anyone may use, with encrypted messages.
  case broker
}
