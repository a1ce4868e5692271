import SwiftRendering
import UIKitRuntime

/// The runtime files that emitted Swift uses, directly or indirectly.
package func runtimeFiles(usedBy files: [EmittedFile]) -> [RuntimeFile] {
  files.reduce(into: RuntimeUses()) { $0.add($1) }.files
}

/// The names of runtime files that Swift uses.
///
/// It is a set of the numbers that the names have in ``RuntimeVocabulary``, so that the uses of each file can
/// be found on any thread and united.
struct RuntimeUses: Sendable {
  private var names = NumberSet(count: RuntimeVocabulary.shared.names.count)

  /// Adds the names that a file uses.
  mutating func add(_ file: EmittedFile) { add(file.body) }

  /// Adds the names in Swift that may refer to declarations of the runtime: those after a dot or before a
  /// parenthesis or a brace, and all that begin with a capital letter, outside comments and plain string
  /// literals.
  mutating func add(_ text: [UInt8]) {
    let known = RuntimeVocabulary.shared.names
    var before = UInt8(ascii: " ")
    var qualifiesSwiftUI = false
    var index = 0
    text.withUnsafeBufferPointer { units in
      while index < units.count {
        let unit = units[index]
        if unit == UInt8(ascii: "/"), index + 1 < units.count, units[index + 1] == unit {
          while index < units.count, units[index] != 0x0A { index += 1 }
          continue
        }
        if unit == UInt8(ascii: "\""), let end = endOfPlainString(units, at: index) {
          before = unit
          index = end
          continue
        }
        let end = endOfWord(units, at: index)
        guard end > index else {
          before = unit
          if unit != UInt8(ascii: ".") { qualifiesSwiftUI = false }
          index += lengthOfScalar(unit)
          continue
        }
        let word = UnsafeBufferPointer(rebasing: units[index..<end])
        let isUsed =
          before == UInt8(ascii: ".") || isCalled(units, at: end)
          || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= unit
        if isUsed, !qualifiesSwiftUI, let number = known.number(of: word) { names.insert(number) }
        qualifiesSwiftUI = word.elementsEqual("SwiftUI".utf8)
        before = unit
        index = end
      }
    }
  }

  mutating func formUnion(_ other: RuntimeUses) { names.formUnion(other.names) }

  /// The runtime files that are used, directly or indirectly.
  var files: [RuntimeFile] {
    RuntimeFile.closure(
      of: RuntimeVocabulary.shared.files.lazy.filter { _, alternatives in
        alternatives.contains { names in
          names.allSatisfy { name in name.contains(where: self.names.contains) }
        }
      }.map(\.file))
  }
}

/// The names by which Swift uses the files of the runtime.
private struct RuntimeVocabulary: Sendable {
  static let shared = RuntimeVocabulary()

  let names: NameTable

  /// The files, each with the names by which it is used. Several names are used together, and each of them
  /// can be replaced by that of a subclass.
  let files: [(file: RuntimeFile, alternatives: [[[Int]]])]

  private init() {
    var numbers: [Substring: Int] = [:]
    var names: [Substring] = []
    func number(of name: Substring) -> Int {
      if let number = numbers[name] { return number }
      numbers[name] = names.count
      names.append(name)
      return names.count - 1
    }
    files = RuntimeFile.allCases.map { file in
      let alternatives = file.uses.map { use in
        // A call says nothing of a label that is not there.
        use.split(separator: ".").filter { $0 != "_" }.map { name in
          ([name] + (subclasses[name] ?? [])).map(number)
        }
      }
      return (file, alternatives)
    }
    self.names = NameTable(names.map(String.init))
  }
}

/// The classes of the runtime and of UIKit that inherit members from another.
private let subclasses: [Substring: [Substring]] = [
  "UIStackView": ["VStackView", "HStackView"],
  "UIControl": [
    "ContentButton", "UIButton", "UISwitch", "UISlider", "UIStepper", "UITextField", "UIDatePicker",
    "UIPageControl", "UISegmentedControl",
  ],
]

/// Whether a word that ends at an offset is followed by arguments, a closure, or a colon.
private func isCalled(_ units: UnsafeBufferPointer<UInt8>, at end: Int) -> Bool {
  guard end < units.count else { return false }
  switch units[end] {
  case UInt8(ascii: "("), UInt8(ascii: ":"): return true
  case UInt8(ascii: " "): return end + 1 < units.count && units[end + 1] == UInt8(ascii: "{")
  default: return false
  }
}

/// The end of the string literal at an offset; nil if it has several lines or an interpolation.
private func endOfPlainString(_ units: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
  let quote = UInt8(ascii: "\"")
  if start + 2 < units.count, units[start + 1] == quote, units[start + 2] == quote { return nil }
  var isEscaped = false
  for index in start + 1..<units.count {
    switch units[index] {
    case 0x0A: return nil
    case UInt8(ascii: "(") where isEscaped: return nil
    case quote where !isEscaped: return index + 1
    case UInt8(ascii: "\\"): isEscaped.toggle()
    default: isEscaped = false
    }
  }
  return nil
}
