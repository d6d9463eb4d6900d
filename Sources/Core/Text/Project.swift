/// The facts about the project that the program tells.
package enum Project {
  /// The address of the project on the web, with `https://`; empty while it has none.
  ///
  /// Settings shows it, and it is the contact that push services get where the settings have none.
  package static let address = ""

  /// The address of the documentation; empty while it has none.
  package static let documentation = ""

  /// The address of the licence.
  ///
  /// Source: <https://spdx.org/licenses/MIT.html>.
  package static let licence = "https://opensource.org/license/mit"
}
