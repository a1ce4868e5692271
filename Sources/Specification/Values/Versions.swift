import Diagnostics

extension ValueType<Located<PlatformVersion>> {
  /// `16.0`, or `16`.
  static var platformVersion: Self {
    .scalar(.version) { scalar, node, decoder in
      guard let numbers = versionNumbers(scalar.text), numbers.count <= 2 else {
        return decoder.report(
          .notAVersion(scalar.text, example: "16.0 or 16", at: decoder.place(node)))
      }
      let version = PlatformVersion(major: numbers[0], minor: numbers.count > 1 ? numbers[1] : 0)
      return Located(version, at: decoder.place(node))
    }
  }
}

extension ValueType<Located<PlatformAvailability>> {
  /// A version of a platform, or `unavailable`.
  static var platformAvailability: Self {
    let word = ChoiceDescription(
      noun: "availability", plural: "availabilities",
      values: [("unavailable", "Not available on this platform.")])
    return .scalar(.either([.version, .choice(word)])) { scalar, node, decoder in
      let place = decoder.place(node)
      if scalar.text == "unavailable" { return Located(.unavailable, at: place) }
      guard let numbers = versionNumbers(scalar.text), numbers.count <= 2 else {
        return decoder.report(
          .notAVersion(scalar.text, example: "17.0 or 17, or 'unavailable'", at: place))
      }
      let version = PlatformVersion(major: numbers[0], minor: numbers.count > 1 ? numbers[1] : 0)
      return Located(.since(version), at: place)
    }
  }
}

extension ValueType<Located<String>> {
  /// A version of the tool, as written: `1.0`, or `1.0.2`.
  static var toolVersion: Self {
    .scalar(.version) { scalar, node, decoder in
      guard let numbers = versionNumbers(scalar.text), numbers.count <= 3 else {
        return decoder.report(
          .notAVersion(scalar.text, example: "1.0 or 1.0.2", at: decoder.place(node)))
      }
      return Located(scalar.text, at: decoder.place(node))
    }
  }
}

extension ValueType<Located<String>> {
  /// A version of the emitted library, as written.
  static var libraryVersion: Self { toolVersion }
}

/// The numbers between the dots of a version; nil if there is anything else.
private func versionNumbers(_ text: String) -> [Int]? {
  var numbers: [Int] = []
  for part in text.split(separator: ".", omittingEmptySubsequences: false) {
    guard let number = decimalNumber(part) else { return nil }
    numbers.append(number)
  }
  return numbers
}
