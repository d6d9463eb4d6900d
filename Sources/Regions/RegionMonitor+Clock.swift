/// When the receiver's clock turns out to have been wrong.
extension RegionMonitor {
  /// Forgets when the last fix was, so that an earlier one counts again.
  ///
  /// Nothing links the next fix to those before; states stay as they are, and what is pending is dropped.
  public mutating func forgetTime() {
    forgetVicinity()
    tail.removeAll()
    tracked.startTrack()
    newest = -.infinity
    heldUntil = nil
  }
}
