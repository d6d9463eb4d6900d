package import Model

extension ReminderAction {
  package var taskAction: TaskAction {
    switch self {
    case .done: .done()
    case .snoozeOneHour: .snooze(.text("1h"))
    case .nextVisit: .snooze(.text("visit"))
    }
  }
}
