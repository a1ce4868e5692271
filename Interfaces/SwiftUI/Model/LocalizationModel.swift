// swift-format-ignore-file
@_spi(Model) import CoreGraphics

/// What is interpolated in a key.
@usableFromInline enum FormatArgument: Equatable, Sendable {
  case string(String), integer(Int64), unsigned(UInt64), number(Double)
  case text(Text)
  case formatted(FormattedText)

  /// The number that decides which plural form is taken.
  var count: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .number(let value): value
    case .string, .text, .formatted: nil
    }
  }
}

extension LocalizedStringKey {
  /// A part of a localized text.
  enum Part { case string(String), text(Text) }

  func string(_ table: String?, _ bundle: Bundle?, _ environment: EnvironmentValues) -> String {
    parts(table, bundle, environment).map { part in
      switch part {
      case .string(let string): string
      case .text(let text): text.string(in: environment)
      }
    }.joined()
  }

  /// The text of the key in the language of the environment, with the arguments in their places.
  func parts(_ table: String?, _ bundle: Bundle?, _ environment: EnvironmentValues) -> [Part] {
    let format = StringCatalog.format(key, table, bundle, environment.locale, count: arguments.lazy.compactMap(\.count).first)
    let parts =
      arguments.isEmpty
      ? [Part.string(format.replacingOccurrences(of: "%%", with: "%"))] : FormatReader(format).parts(arguments, environment)
    guard environment.modelHasLongTexts else { return parts }
    return parts.map { part in
      switch part {
      case .string(let string): .string(lengthened(string))
      case .text: part
      }
    }
  }
}

/// A text that is as much longer as translations from English are, from twice as long for a word to 1.3 times as long for
/// a paragraph: its words are repeated.
///
/// The factors are the least that the W3C quotes from IBM ("Text size in translation").
func lengthened(_ text: String) -> String {
  guard text.contains(where: \.isLetter) else { return text }
  let factors = [(10, 2), (20, 1.8), (30, 1.6), (70, 1.4)]
  let length = Int((Double(text.count) * (factors.first { text.count <= $0.0 }?.1 ?? 1.3)).rounded(.up))
  var longer = text
  while longer.count < length { longer += " " + text }
  return String(longer.prefix(length))
}

/// Puts arguments into a format.
private struct FormatReader {
  private var rest: Substring
  private var next = 0
  init(_ format: String) { rest = format[...] }

  mutating func read(_ arguments: [FormatArgument], _ environment: EnvironmentValues) -> [LocalizedStringKey.Part] {
    var parts: [LocalizedStringKey.Part] = []
    var text = ""
    while let character = rest.popFirst() {
      guard character == "%" else { text.append(character); continue }
      if rest.first == "%" { text.append("%"); rest.removeFirst(); continue }
      var specifier = "", place: Int?
      while let character = rest.popFirst() {
        if character == "$" { place = Int(specifier); specifier = ""; continue }
        specifier.append(character)
        if character.isLetter && !"lhqzt".contains(character) || character == "@" { break }
      }
      let index = place.map { $0 - 1 } ?? next
      next = index + 1
      guard arguments.indices.contains(index) else { text += "%" + specifier; continue }
      switch arguments[index] {
      case .text(let inner):
        if !text.isEmpty { parts.append(.string(text)) }
        text = ""
        parts.append(.text(inner))
      case .formatted(let value): text += value.string(in: environment)
      case .string(let value): text += value
      case .integer(let value): text += String(format: "%" + specifier, locale: environment.locale, value)
      case .unsigned(let value): text += String(format: "%" + specifier, locale: environment.locale, value)
      case .number(let value): text += String(format: "%" + specifier, locale: environment.locale, value)
      }
    }
    if !text.isEmpty || parts.isEmpty { parts.append(.string(text)) }
    return parts
  }
  func parts(_ arguments: [FormatArgument], _ environment: EnvironmentValues) -> [LocalizedStringKey.Part] {
    var copy = self
    return copy.read(arguments, environment)
  }
}
