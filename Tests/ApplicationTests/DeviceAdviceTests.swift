import Application
import Foundation
import Localization
import Model
import TestSupport
import Testing

/// The advice that the figures of a phone call for (P21).
struct DeviceAdviceTests {
  private static let now = Date("2026-01-05T12:00:00Z")

  /// The advice for a phone at two places of 60 m and 300 m.
  private static func advice(
    _ kind: Device.Kind? = .owntracks, pushes: Bool = false,
    _ change: (inout DeviceFigures) -> Void
  ) -> [DeviceAdvicePhrase] {
    var health = DeviceFigures(device: 1)
    health.heard = now.addingTimeInterval(-60)
    health.accuracies = Array(repeating: 20, count: 10)
    health.mode = "significant"
    health.batteryPercent = 80
    health.pauses = [300, 300, 300]
    change(&health)
    let device = Device.sample(name: "Phone", created: now) { device in
      device.kind = kind
      device.pushesPlaces = pushes
    }
    let places = [Place.sample(1, radius: 60), Place.sample(2, name: "Park", radius: 300)]
    return DeviceAdvice(
      DeviceView(
        device, persons: [], health: health, places: DeviceView.tightPlaces(places), now: now,
        zone: .gmt)
    ).phrases
  }

  @Test func `a phone that reports well gets none`() {
    #expect(Self.advice { _ in }.isEmpty)
    #expect(
      Self.advice(nil) {
        $0.refused = ["jump": 3, "old": 1]
        $0.late = 5
      }.isEmpty)
  }

  @Test func `each figure calls for its own`() {
    #expect(Self.advice { $0.mode = "quiet" } == [.mode("quiet")])
    #expect(
      Self.advice { $0.heard = Self.now.addingTimeInterval(-86_400) } == [.silent(.owntracks)])
    #expect(
      Self.advice(.traccar) { $0.pauses = [3600, 3600, 3600] } == [.sparse(.traccar, minutes: 60)])
    #expect(Self.advice(pushes: true) { $0.pauses = [3600, 3600, 3600] }.isEmpty)
    #expect(Self.advice { $0.delays = [14_400, 14_400, 14_400] } == [.late(length: "4 h")])
    #expect(Self.advice { $0.delays = [1800, 1800, 1800] }.isEmpty)
    #expect(Self.advice { $0.refused = ["future": 1] } == [.clock])
    #expect(Self.advice { $0.rollover = 1 } == [.clock])
    #expect(Self.advice { $0.refused = ["mock": 1] } == [.mock])
    #expect(Self.advice { $0.refused = ["plain": 2] } == [.secret])
    #expect(Self.advice { $0.batteryPercent = 9 } == [.battery(9)])
    #expect(
      Self.advice {
        $0.batteryPercent = 9
        $0.isCharging = true
      }.isEmpty)
    #expect(Self.advice { $0.exposed = Self.now } == [.exposed])
    #expect(
      Self.advice(.gpslogger) {
        $0.unusable = [.init(time: Self.now.addingTimeInterval(-60), reason: "not_json")]
      } == [.form(.gpslogger)])
    #expect(
      Self.advice {
        $0.unusable = [.init(time: Self.now.addingTimeInterval(-90), reason: "not_json")]
      }.isEmpty, "a later message was right")
  }

  @Test func `inaccurate positions are counted for the places that they are too inaccurate for`() {
    #expect(Self.advice(nil) { $0.accuracies[0] = 90 }.isEmpty, "one of ten")
    #expect(
      Self.advice(nil) { ($0.accuracies[0], $0.accuracies[1]) = (90, 61) } == [.rough(.other)])
    #expect(Self.advice { $0.accuracies = [90, 90, 90, 90] }.isEmpty, "too few to say")
    #expect(
      Self.advice(.overland) { $0.accuracies = [2000] } == [.approximate(.overland, meters: 2000)]
    )
  }

  @Test func `each has a text in every language`() {
    for app in Device.Kind.allCases {
      let all: [DeviceAdvicePhrase] = [
        .approximate(app, meters: 2000), .rough(app), .sparse(app, minutes: 40), .silent(app),
        .form(app),
      ]
      for language in Languages.all {
        let texts = Set(all.map { $0.text(in: Localizer(language)) })
        #expect(texts.count == all.count && texts.allSatisfy { !$0.isEmpty })
      }
    }
  }
}
