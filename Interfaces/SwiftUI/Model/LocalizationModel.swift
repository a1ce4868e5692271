// swift-format-ignore-file

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
    if arguments.isEmpty { return [.string(format.replacingOccurrences(of: "%%", with: "%"))] }
    return FormatReader(format).parts(arguments, environment)
  }
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

/// A string catalog (`.xcstrings`), which Xcode compiles and this machine reads as it is.
@_spi(Model) public enum StringCatalog {
  private struct File: Decodable {
    struct Entry: Decodable { let localizations: [String: Localization]? }
    struct Localization: Decodable {
      let stringUnit: Unit?
      let variations: Variations?
    }
    struct Unit: Decodable { let value: String }
    struct Variations: Decodable {
      let plural: [String: Localization]?
      let device: [String: Localization]?
    }
    let sourceLanguage: String
    let strings: [String: Entry]
  }
  private nonisolated(unsafe) static var files: [String: File?] = [:]
  private static let lock = NSLock()

  /// The format of a key in a language; the key if there is none.
  ///
  /// - Parameter count: The number that decides the plural form.
  static func format(_ key: String, _ table: String?, _ bundle: Bundle?, _ locale: Locale, count: Double?) -> String {
    guard let file = file(table ?? "Localizable", in: bundle ?? .main) else { return key }
    guard let localizations = file.strings[key]?.localizations else { return key }
    let language = locale.language.languageCode?.identifier ?? file.sourceLanguage
    let script = locale.language.script.map { "\(language)-\($0.identifier)" } ?? language
    let region = locale.region.map { "\(language)-\($0.identifier)" } ?? language
    let names = [locale.identifier.replacingOccurrences(of: "_", with: "-"), region, script, language, file.sourceLanguage]
    for name in names {
      if let value = localizations[name].flatMap({ value(of: $0, name, count) }) { return value }
    }
    return key
  }

  private static func value(of localization: File.Localization, _ language: String, _ count: Double?) -> String? {
    if let unit = localization.stringUnit { return unit.value }
    if let forms = localization.variations?.plural {
      let form = count.map { pluralForm(of: $0, in: language) } ?? "other"
      return (forms[form] ?? forms["other"]).flatMap { value(of: $0, language, count) }
    }
    let devices = localization.variations?.device
    return (devices?["iphone"] ?? devices?["other"]).flatMap { value(of: $0, language, count) }
  }

  private static func file(_ table: String, in bundle: Bundle) -> File? {
    let folders = [bundle.resourceURL, bundle.bundleURL].compactMap { $0 }
    lock.lock()
    defer { lock.unlock() }
    for folder in folders {
      let url = folder.appendingPathComponent("\(table).xcstrings")
      if let known = files[url.path] { if let known { return known } else { continue } }
      let file = (try? Data(contentsOf: url)).flatMap { try? JSONDecoder().decode(File.self, from: $0) }
      files[url.path] = .some(file)
      if let file { return file }
    }
    return nil
  }

  /// The plural category of a number, by Unicode's rules (CLDR) for the languages with the most speakers.
  static func pluralForm(of count: Double, in language: String) -> String {
    let number = abs(count), whole = number == number.rounded() ? Int(number) : nil
    func ends(_ range: ClosedRange<Int>, _ module: Int) -> Bool { whole.map { range.contains($0 % module) } ?? false }
    switch language.prefix(2) {
    case "ja", "zh", "ko", "th", "vi", "id", "ms": return "other"
    case "fr", "pt": return number < 2 ? "one" : "other"
    case "hi", "bn", "fa": return number <= 1 ? "one" : "other"
    case "ru", "uk", "be":
      guard let whole else { return "other" }
      if whole % 10 == 1, whole % 100 != 11 { return "one" }
      return ends(2...4, 10) && !ends(12...14, 100) ? "few" : "many"
    case "pl":
      guard let whole else { return "other" }
      if whole == 1 { return "one" }
      return ends(2...4, 10) && !ends(12...14, 100) ? "few" : "many"
    case "cs", "sk":
      guard let whole else { return "many" }
      return whole == 1 ? "one" : (2...4).contains(whole) ? "few" : "other"
    case "ar":
      guard let whole else { return "other" }
      switch whole {
      case 0: return "zero"
      case 1: return "one"
      case 2: return "two"
      default: return ends(3...10, 100) ? "few" : ends(11...99, 100) ? "many" : "other"
      }
    case "he": return number == 1 ? "one" : number == 2 ? "two" : "other"
    default: return number == 1 ? "one" : "other"
    }
  }
}
