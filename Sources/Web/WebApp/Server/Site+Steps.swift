import Application
import Foundation
import HTTPServer
import Hummingbird
import Localization
import Model
import WebPorts

extension Site {
  /// Returns the message about the step that led to a page.
  func toast(_ fields: FormFields, back: LocalAddress) throws -> Toast? {
    if fields["undid"] != nil { return Toast(text: HistoryPhrase.stepUndone.text) }
    guard let number = fields["did"].flatMap({ Int64($0) }), let last = try ports.store.lastStep(),
      last.number == number
    else { return nil }
    var toast = Toast(text: last.text, step: String(number), back: back.text)
    let advice = fields["practice"].flatMap(AdviceLink.init(practice:))
    if case .mood(.noted)? = last.action { toast.advice = advice }
    if case .task(.done, let id, _)? = last.action, try asksForMoodAfterTick() {
      toast.feel = Toast.Feel(moodTask: String(id.rawValue))
    }
    return toast
  }
}

extension Request {
  /// The requested fragment of a page, by the header `X-Fragment`.
  var fragment: String? {
    headers.first { $0.name.canonicalName == "x-fragment" }?.value
  }
}
