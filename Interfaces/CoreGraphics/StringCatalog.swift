// swift-format-ignore-file
import Foundation

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
  public static func format(_ key: String, _ table: String?, _ bundle: Bundle?, _ locale: Locale, count: Double?) -> String {
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
