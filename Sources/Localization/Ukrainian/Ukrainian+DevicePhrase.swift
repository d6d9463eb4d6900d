extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: DevicePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .device(let name): "пристрій \(name)"
    case .person(let name): "особу \(name)"
    case .devices(let number):
      "\(number) \(Self.plural(number, one: "пристрій", few: "пристрої", many: "пристроїв"))"
    case .persons(let number):
      "\(number) \(Self.plural(number, one: "особа", few: "особи", many: "осіб"))"
    case .stepAdded(let name): "Додано пристрій \(name)"
    case .stepEdited(let name): "Змінено пристрій \(name)"
    case .stepRemoved(let name): "Видалено пристрій \(name)"
    case .stepNewKey(let name): "Пристрій \(name) отримав новий ключ"
    case .stepRenamed(let old, let new): "Перейменовано: \(old) тепер \(new)"
    case .stepPersonRemoved(let name): "Видалено особу \(name)"
    }
  }
}
