import Foundation
import Model
import Regions

extension ReminderStore {
  /// Records a reminder of a task at its place.
  func remind(of todo: Todo, at now: Date) throws {
    let key = ReminderKey(
      todo: todo.id, countdown: todo.countdownNumber, cause: .enter,
      occasion: .visit(Visit.ID(place: Place.ID(rawValue: 1), began: now)))
    let reminder = Reminder(
      key: key, time: now, uuid: todo.uuid, task: todo.name, place: "Vet", due: nil,
      text: "Cat medicine: you are at Vet.")
    var step = EngineStep()
    step.decisions = [
      Decision(
        time: now, todo: todo.id, place: Place.ID(rawValue: 1), cause: .enter,
        outcome: .remind(reminder))
    ]
    step.visits = [Visit(id: Visit.ID(place: Place.ID(rawValue: 1), began: now), ended: nil)]
    try commit(PipelineCommit(time: now, transitions: [], step: step, track: nil, notifiers: []))
  }
}
