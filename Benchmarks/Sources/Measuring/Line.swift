/// One line of JSON with the results of a run, keys in the order they were added.
public struct Line: Sendable {
  private var parts: [String] = []

  /// Begins with the name of the program that was measured.
  public init(_ peer: String) {
    add("peer", text: peer)
  }

  /// Adds a text that needs no escapes.
  public mutating func add(_ key: String, text: String) { parts.append("\"\(key)\":\"\(text)\"") }

  /// Adds a whole number.
  public mutating func add(_ key: String, _ value: Int) { parts.append("\"\(key)\":\(value)") }

  /// Adds a number, rounded to so many places.
  public mutating func add(_ key: String, _ value: Double, places: Int) {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    parts.append("\"\(key)\":\((value * scale).rounded() / scale)")
  }

  /// Prints the line.
  public func print() {
    Swift.print("{" + parts.joined(separator: ",") + "}")
  }
}
