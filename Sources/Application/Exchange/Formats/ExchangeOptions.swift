public import Application
import Foundation

/// How a file is read.
public struct ExchangeOptions: Sendable {
  /// The clock, the zone and the settings of the request.
  public var actionContext: ActionContext
  /// True if points that were recorded with a time become places.
  public var takesTimedPoints = false
  /// True if events of a calendar that are to come become appointments.
  public var takesEvents = false
  /// True if polygons become their smallest enclosing circle.
  public var polygonsAsCircles = false
  /// True if rules that cannot be said exactly become the nearest that can.
  public var approximates = false
  /// The work that the file may cost.
  public var work = FileWork()

  /// Creates the usual options.
  public init(_ actionContext: ActionContext) { self.actionContext = actionContext }
}
