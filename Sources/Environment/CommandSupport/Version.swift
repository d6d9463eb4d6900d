/// The version of Passby.
package enum Version {
  /// The version as `passby --version` prints it.
  package static let text = "0.3.0"
}
