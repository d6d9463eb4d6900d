import Foundation
import PhoneMessages
import Testing

struct AnswerTests {
  @Test func `without anything to say the answer is an empty array`() {
    #expect(OwnTracksAnswer().text == "[]")
  }

  @Test func `commands, reminders and friends come in this order`() throws {
    var answer = OwnTracksAnswer()
    answer.asksForPosition = true
    answer.notices = [
      .init(text: #"Cat "medicine": due"#, time: arrival, latitude: 48.2, longitude: -0.00001)
    ]
    answer.friends = [
      .init(
        tid: "AN", topic: "owntracks/anna/phone", name: "Anna's phone", time: arrival,
        latitude: 1, longitude: 2.5, accuracyMeters: 16.2, speedMetersPerSecond: 10.01)
    ]
    #expect(
      answer.text
        == #"[{"_type":"cmd","action":"reportLocation"},"#
        + #"{"_type":"transition","tid":"PB","event":"enter","desc":"Cat \"medicine\"· due","#
        + #""tst":1768467600,"wtst":1768467600,"acc":10,"lat":48.2,"lon":0.0,"t":"c"},"#
        + #"{"_type":"location","tid":"AN","topic":"owntracks/anna/phone","tst":1768467600,"#
        + #""lat":1.0,"lon":2.5,"acc":10,"vel":36},"#
        + #"{"_type":"card","tid":"AN","topic":"owntracks/anna/phone","name":"Anna's phone"}]"#)
  }
}
