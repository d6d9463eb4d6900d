public import Model

extension ReminderAction {
  /// The action on the task.
  public var taskAction: TaskAction {
    switch self {
    case .done: .done()
    case .snoozeOneHour: .snooze(.text("1h"))
    case .nextVisit: .snooze(.text("visit"))
    }
  }
}
