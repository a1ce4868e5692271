import SwiftRendering
import UIKitRuntime

/// The runtime files that emitted Swift uses, directly or indirectly.
package func runtimeFiles(usedBy files: [EmittedFile]) -> [RuntimeFile] {
  var words: Set<Substring> = []
  for file in files { collectWords(String(decoding: file.body, as: UTF8.self), into: &words) }
  return RuntimeFile.closure(
    of: RuntimeFile.allCases.filter { file in
      declaredNames(file.template).contains { names in
        names.allSatisfy { name in
          words.contains(name) || subclasses[String(name)]?.contains(where: words.contains) ?? false
        }
      }
    })
}

/// The classes of the runtime and of UIKit that inherit members from another.
private let subclasses: [String: [Substring]] = [
  "UIStackView": ["VStackView", "HStackView"],
  "UIControl": [
    "ContentButton", "UIButton", "UISwitch", "UISlider", "UIStepper", "UITextField", "UIDatePicker",
    "UIPageControl", "UISegmentedControl",
  ],
]

/// The classes whose members may be used on any view, without naming the class.
private let anyViews: Set<Substring> = [
  "FluentView", "UIView", "UIColor", "UIFont", "Slot", "UILabel",
]

/// Collects the identifiers in Swift that may refer to declarations of the runtime: those after a dot or
/// before a parenthesis or a brace, and all that begin with a capital letter, outside comments and plain string
/// literals.
private func collectWords(_ text: String, into words: inout Set<Substring>) {
  var before: Character = " "
  var qualifier: Substring = ""
  var rest = text[...]
  while let first = rest.first {
    if rest.hasPrefix("//") {
      rest = rest.drop { $0 != "\n" }
      continue
    }
    if first == "\"", let end = endOfPlainString(rest) {
      rest = rest[end...]
      before = "\""
      continue
    }
    guard first.isWord else {
      before = first
      if first != "." { qualifier = "" }
      rest.removeFirst()
      continue
    }
    let word = rest.prefix(while: \.isWord)
    rest = rest[word.endIndex...]
    let isCalled = rest.first == "(" || rest.first == ":" || rest.hasPrefix(" {")
    if before == "." || isCalled || first.isUppercase, qualifier != "SwiftUI" { words.insert(word) }
    before = first
    qualifier = word
  }
}

/// The end of the string literal at the start of a text; nil if it has several lines or an interpolation.
private func endOfPlainString(_ text: Substring) -> Substring.Index? {
  if text.hasPrefix("\"\"\"") { return nil }
  var isEscaped = false
  for index in text.indices.dropFirst() {
    switch text[index] {
    case "\n": return nil
    case "(" where isEscaped: return nil
    case "\"" where !isEscaped: return text.index(after: index)
    case "\\": isEscaped.toggle()
    default: isEscaped = false
    }
  }
  return nil
}

/// The declarations of a runtime file that other files can use, each as identifiers that must occur together,
/// such as a type and the label of an added initializer.
///
/// The runtime is formatted: top-level declarations are not indented, and members are indented by two spaces.
private func declaredNames(_ text: String) -> [[Substring]] {
  var names: [[Substring]] = []
  var owner: Substring?
  var depth = 0
  let lines = text.split(separator: "\n")
  for (number, line) in lines.enumerated() {
    if line.hasPrefix("#if") { depth += 1 }
    if line.hasPrefix("#endif") { depth -= 1 }
    let indentation = line.prefix { $0 == " " }.count - 2 * depth
    var words = line.replacing("{{access}}", with: "").split { !$0.isWord }.map {
      Substring(String($0))
    }
    // The label of an initializer can be on the next line.
    if words.last == "init", number + 1 < lines.count {
      words += lines[number + 1].split { !$0.isWord }.prefix(1)
    }
    guard indentation == 0 || indentation == 2, line.drop(while: { $0 == " " }).first != "/",
      let index = words.firstIndex(where: introducers.contains), index + 1 < words.count
    else { continue }
    let name = words[index + 1]
    let isHidden = words.contains("private") || words.contains("fileprivate")
    if indentation == 0 {
      // `extension FluentView where Self: UISlider`
      owner =
        words.firstIndex(of: "Self").flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil } ?? name
      if words[index] != "extension", !isHidden { names.append([name]) }
      if isHidden { owner = nil }
    } else if let owner, !isHidden, words[index] != "extension" {
      names.append(anyViews.contains(owner) && words[index] != "init" ? [name] : [owner, name])
    }
  }
  return names
}

private let introducers: Set<Substring> = [
  "class", "struct", "enum", "protocol", "typealias", "extension", "func", "var", "init",
]

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber || self == "_" }
}
