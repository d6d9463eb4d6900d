package import Application
import Foundation

/// How a file is read.
package struct ExchangeOptions: Sendable {
  /// The clock, the zone and the settings of the request.
  package var actionContext: ActionContext
  /// True if points that were recorded with a time become places.
  package var takesTimedPoints = false
  /// True if events of a calendar that are to come become appointments.
  package var takesEvents = false
  /// True if polygons become their smallest enclosing circle.
  package var polygonsAsCircles = false
  /// True if rules that cannot be said exactly become the nearest that can.
  package var approximates = false
  /// The meanings of the user's own moods in a diary, each as `ok=2`.
  package var moods: [String] = []
  /// The work that the file may cost.
  package var work = FileWork()

  /// Creates the usual options.
  package init(_ actionContext: ActionContext) { self.actionContext = actionContext }
}
