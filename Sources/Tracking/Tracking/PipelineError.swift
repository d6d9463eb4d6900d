/// Why the positions of a phone could not be processed.
package enum PipelineError: Error, Hashable {
  /// There is no such device, any more.
  case unknownDevice
  /// Earlier commits could not be written yet.
  case waitsForStore
}
