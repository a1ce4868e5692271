// Swift compares identifiers by their bytes, so that "é" as one scalar and "e" followed by an accent are two
// names that look the same. Names are therefore written in the composed form (Unicode's NFC), which keyboards
// produce. The standard library offers no normalization, but compares and hashes strings by canonical
// equivalence, which is sufficient to look up compositions.

/// A text in composed form; the text itself if it already is.
///
/// The few letters that this form decomposes are unchanged.
package func composed(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
  var composed = ""
  for character in text {
    let scalars = character.unicodeScalars
    if let single = scalars.first, scalars.count == 1, !isNeverComposed(single) {
      composed.append(character)
    } else if let whole = compositions[String(character)] {
      composed.unicodeScalars.append(whole)
    } else {
      composed.unicodeScalars.append(contentsOf: pairwiseComposed(scalars))
    }
  }
  return composed
}

/// Whether a text is in composed form.
func isComposed(_ text: String) -> Bool {
  composed(text).utf8.elementsEqual(text.utf8)
}

/// Whether the composed form replaces a scalar by others.
private func isNeverComposed(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value >= 0x340 && scalar.properties.isFullCompositionExclusion
}

/// Composes each mark with the letter before it, unless a mark between them prevents that.
private func pairwiseComposed(_ scalars: Character.UnicodeScalarView) -> [Unicode.Scalar] {
  var composed: [Unicode.Scalar] = []
  var base: Int?
  for scalar in inCanonicalOrder(scalars) {
    if let base, let last = composed.last,
      base == composed.count - 1 || last.order != 0 && last.order < scalar.order,
      let pair = compositions[String(composed[base]) + String(scalar)]
    {
      composed[base] = pair
      continue
    }
    if scalar.order == 0 { base = composed.count }
    composed.append(scalar)
  }
  return composed
}

/// Sorts the marks after each letter.
private func inCanonicalOrder(_ scalars: Character.UnicodeScalarView) -> [Unicode.Scalar] {
  var ordered: [Unicode.Scalar] = []
  for scalar in scalars {
    let marks = ordered.reversed().prefix { scalar.order != 0 && $0.order > scalar.order }
    ordered.insert(scalar, at: ordered.count - marks.count)
  }
  return ordered
}

extension Unicode.Scalar {
  /// The order of a mark among others; 0 for a letter.
  fileprivate var order: UInt8 { properties.canonicalCombiningClass.rawValue }
}

/// Composed letters by their decomposition: equivalent keys are equal.
private let compositions: [String: Unicode.Scalar] = {
  let ranges: [ClosedRange<UInt32>] = [
    0xC0...0x33FF, 0xAC00...0xD7A3, 0x1_1000...0x1_1FFF,
  ]
  var compositions: [String: Unicode.Scalar] = [:]
  for value in ranges.joined() {
    guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic,
      !isNeverComposed(scalar)
    else { continue }
    compositions[String(scalar)] = scalar
  }
  return compositions
}()
