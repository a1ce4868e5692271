/// Variants of a value for light and dark, in standard and increased contrast.
package struct SchemeVariants<Value> {
  package var light: Value
  package var dark: Value
  package var lightHighContrast: Value
  package var darkHighContrast: Value

  package init(light: Value, dark: Value, lightHighContrast: Value, darkHighContrast: Value) {
    self.light = light
    self.dark = dark
    self.lightHighContrast = lightHighContrast
    self.darkHighContrast = darkHighContrast
  }

  /// All four variants.
  package var all: [Value] { [light, dark, lightHighContrast, darkHighContrast] }

  package func map<Other>(_ transform: (Value) -> Other) -> SchemeVariants<Other> {
    SchemeVariants<Other>(
      light: transform(light), dark: transform(dark),
      lightHighContrast: transform(lightHighContrast),
      darkHighContrast: transform(darkHighContrast))
  }

  /// The variants of optional values; nil if one of them is nil.
  package func allPresent<Wrapped>() -> SchemeVariants<Wrapped>? where Value == Wrapped? {
    guard let light, let dark, let lightHighContrast, let darkHighContrast else { return nil }
    return SchemeVariants<Wrapped>(
      light: light, dark: dark, lightHighContrast: lightHighContrast,
      darkHighContrast: darkHighContrast)
  }
}

extension SchemeVariants: Sendable where Value: Sendable {}

extension SchemeVariants: Equatable where Value: Equatable {
  /// The value of all variants if they are equal; otherwise nil.
  package var common: Value? { all.allSatisfy { $0 == light } ? light : nil }

  /// Same as ``map(_:)`` for an expensive transformation: equal variants are transformed once.
  package func mapOnce<Other>(_ transform: (Value) -> Other) -> SchemeVariants<Other> {
    let newLight = transform(light)
    let newDark = dark == light ? newLight : transform(dark)
    return SchemeVariants<Other>(
      light: newLight, dark: newDark,
      lightHighContrast: lightHighContrast == light ? newLight : transform(lightHighContrast),
      darkHighContrast: darkHighContrast == dark
        ? newDark : darkHighContrast == light ? newLight : transform(darkHighContrast))
  }
}

extension SchemeVariants: Hashable where Value: Hashable {}
