import DesignModel

extension ComponentText {
  /// That of an initialiser that fills a deprecated slot.
  func deprecation(of initializer: Initializer) -> Deprecation? {
    zip(component.slots, initializer.form).lazy
      .compactMap { slot, choice in choice == .omitted ? nil : slot.deprecation }.first
  }
}
