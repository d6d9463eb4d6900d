extension Duration {
  /// A time limit that only a program or a server that hangs reaches, however busy the machine is.
  static let untilHung = Duration.seconds(300)
}
