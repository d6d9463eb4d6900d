extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: PositionPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .latitude(let value):
      "широта «\(value)» поза межами: очікувалися градуси від -90 до 90"
    case .longitude(let value):
      "довгота «\(value)» поза межами: очікувалися градуси від -180 до 180"
    case .radius(let value):
      "радіус «\(value)» поза межами: очікувалися метри від 20 до 100000"
    case .dwell(let value):
      "«\(value)» не є тривалістю перебування: очікувалися секунди, більше ніж 0"
    case .noFix(let mode): "позиції немає (режим \(mode))"
    case .invalidPosition: "позиція відсутня або поза межами"
    case .nullIsland: "позиція точно 0, 0"
    case .noTime: "позиція не має часу"
    case .negativeAccuracy: "приймач називає позицію хибною: точність від'ємна"
    case .notNewer: "не новіша за останню позицію"
    case .inaccurate(let meters, let limit): "точність \(meters) м; межа \(limit) м"
    case .jump(let meters, let seconds):
      "стрибок на \(meters) м за \(seconds) с; не зараховується, доки не збігатимуться 3 позиції"
    }
  }
}
