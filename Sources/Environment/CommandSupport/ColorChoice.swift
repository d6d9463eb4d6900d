/// When to use colour.
package enum ColorChoice: String, Sendable, CaseIterable {
  case auto, always, never
}
