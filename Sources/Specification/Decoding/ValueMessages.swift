import Diagnostics
import English
import YAMLSyntax

extension Diagnostic {
  static func notABoolean(_ scalar: Scalar, at place: Place) -> Diagnostic {
    let meant: String? =
      switch scalar.text.lowercased() {
      case "true", "yes", "on": "true"
      case "false", "no", "off": "false"
      default: nil
      }
    let remedy: String
    if scalar.style != .plain, let meant, scalar.text == meant {
      remedy = "found a value in quotes; remove the quotes"
    } else if let meant {
      remedy = "found \(inQuotes(scalar.text)); write '\(meant)'"
    } else {
      remedy = "found \(inQuotes(scalar.text))"
    }
    return Diagnostic(
      .wrongValue, at: place, "expected true or false, \(remedy)",
      fixIts: meant.map { [FixIt("write '\($0)'", [.init(place, $0)])] } ?? [])
  }

  static func notAnInteger(
    _ scalar: Scalar, in range: ClosedRange<Int>, at place: Place
  ) -> Diagnostic {
    let expectation = "expected \(TypeDescription.integer(range).phrase)"
    if scalar.style != .plain, let value = decimalNumber(scalar.text), range.contains(value) {
      return Diagnostic(
        .wrongValue, at: place, "\(expectation), found a value in quotes; remove the quotes",
        fixIts: [FixIt("write '\(value)'", [.init(place, String(value))])])
    }
    return Diagnostic(.wrongValue, at: place, "\(expectation), found \(inQuotes(scalar.text))")
  }

  static func notAVersion(_ text: String, example: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .wrongValue, at: place, "\(inQuotes(text)) is not a version; write it as \(example)")
  }

  static func unknownWord(
    _ word: String, _ choice: ChoiceDescription, id: ProblemID, at place: Place
  ) -> Diagnostic {
    let words = choice.values.map(\.word)
    let remedy = remedy(
      for: word, among: words, one: "the only \(choice.noun) is",
      several: "the \(choice.plural) are")
    let problem =
      word.isEmpty
      ? "expected \(withArticle(choice.noun)), found an empty text"
      : "unknown \(choice.noun) \(inQuotes(word))"
    return Diagnostic(id, at: place, "\(problem); \(remedy)")
  }

  static func severalLines(at place: Place) -> Diagnostic {
    Diagnostic(
      .wrongValue, at: place, "expected a text in a single line; remove its line breaks and tabs")
  }

  static func controlCharacter(_ scalar: Unicode.Scalar, at place: Place) -> Diagnostic {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let padding = String(repeating: "0", count: max(0, 4 - digits.count))
    return Diagnostic(
      .controlCharacter, at: place,
      "this contains the invisible control character U+\(padding)\(digits); remove it")
  }

  static func emptyPath(at place: Place) -> Diagnostic {
    Diagnostic(
      .wrongValue, at: place,
      "this path is empty; the project's own folder is written '.'")
  }

  static func absolutePath(_ path: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .absolutePath, at: place,
      "\(inQuotes(path)) is an absolute path; write a path relative to the folder of this file"
    )
  }

  static func pathOutside(_ path: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .pathOutside, at: place,
      "\(inQuotes(path)) is outside of the project's folder; choose a path inside it")
  }
}
