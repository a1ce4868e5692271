// The sample design system of this repository, repeated under other names: specs as a team writes them, which
// mention each other and share types and design tokens.

/// The samples, and copies of them in which everything has another name that would be declared twice.
struct RenamedSamples {
  /// The specs by their names.
  private let specs: [(name: String, text: String)]

  /// The types that only one spec of each copy declares, longest first, without the prefix of the library.
  private let types: [String]

  /// The environment entries, builders and methods that specs declare.
  private let members: Set<String>

  /// The spec of what all components share.
  private static let sharedSpec = "Tokens"

  /// The spec with a type that the shared spec extends, which therefore cannot be repeated.
  private static let extendedSpec = "TextField"

  private static let prefix = "DK"

  /// Reads the samples.
  init(_ folder: String) throws(BenchmarkError) {
    var specs: [(name: String, text: String)] = []
    for path in try files(below: folder).sorted() where path.hasSuffix(".yaml") {
      let name = path.split(separator: "/").last.map { $0.dropLast(".yaml".count) } ?? ""
      specs.append((String(name), try text(of: path)))
    }
    self.specs = specs
    let all = Set(specs.flatMap { words(in: $0.text) })
    let shared = Set(
      specs.filter { $0.name == Self.sharedSpec }.flatMap { words(in: $0.text) })
    let declared = specs.filter { ![Self.sharedSpec, Self.extendedSpec].contains($0.name) }
    let components = declared.map(\.name)
    let own = declared.flatMap { keys(of: "types", in: $0.text) }
    // Nested types have no prefix, and need no other name.
    let types = Set(
      components + (own + ["PicturePlaceholder"]).filter { all.contains(Self.prefix + $0) })
    self.types = types.filter { !shared.contains(Self.prefix + $0) }
      .sorted { ($1.count, $0) < ($0.count, $1) }
    var members: Set<String> = []
    for (name, text) in declared {
      // The others are SwiftUI's.
      members.formUnion(keys(of: "environment", in: text, with: "type"))
      for key in ["modifier", "builder"] { members.formUnion(values(of: key, in: text)) }
      // Other names are those of styles and samples.
      members.formUnion(values(of: "name", in: text).filter { $0.contains(where: \.isUppercase) })
      if text.contains("\nkind: modifier\n") { members.insert(lowerCamelCase(name)) }
    }
    self.members = members.subtracting(["configuration"])
  }

  /// - Parameter count: The number of specs besides the shared one.
  func specs(_ count: Int) -> [(name: String, text: String)] {
    var result = specs.filter { $0.name == Self.sharedSpec }
    var copy = 0
    while result.count <= count {
      let suffix = self.suffix(copy)
      for (name, text) in specs where result.count <= count && name != Self.sharedSpec {
        if copy == 0 {
          result.append((name, text))
        } else if name != Self.extendedSpec {
          result.append((name + suffix, renamed(text, name, suffix)))
        }
      }
      copy += 1
    }
    return result
  }

  /// Ends in capital letters, so that it is a word of a name.
  private func suffix(_ copy: Int) -> String {
    var (rest, suffix) = (copy, "")
    while rest > 0 {
      suffix.append(Character(Unicode.Scalar(UInt8(ascii: "A") + UInt8((rest - 1) % 26))))
      rest = (rest - 1) / 26
    }
    return suffix
  }

  private func renamed(_ text: String, _ component: String, _ suffix: String) -> String {
    let items = values(of: "item", in: text).filter {
      $0.first?.isUppercase == true && !$0.hasPrefix(Self.prefix)
    }
    let resolvers = keys(of: "resolvers", in: text)
    // The items and tags of lists.
    let local = Set(values(of: "tag", in: text) + items + items.map(lowerCamelCase))
    var result = ""
    var section = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.first?.isLetter == true { section = String(line.prefix { $0 != ":" }) }
      if line.hasPrefix("component: ") {
        result += "component: \(component)\(suffix)\n"
        continue
      }
      let isType = section == "types" && line.hasPrefix("  ") && line.dropFirst(2).first != " "
      var rest = line
      while !rest.isEmpty {
        let other = rest.prefix { !$0.isWord }
        result += other
        rest = rest.dropFirst(other.count)
        let word = String(rest.prefix { $0.isWord })
        rest = rest.dropFirst(word.count)
        if word.hasPrefix(Self.prefix), let name = renamedType(word.dropFirst(2), suffix) {
          result += Self.prefix + name
        } else if word.hasPrefix(Self.prefix.lowercased()),
          let name = renamedType(word.dropFirst(2), suffix)
        {
          result += Self.prefix.lowercased() + name
        } else if isType, rest.first == ":", let name = renamedType(word[...], suffix) {
          result += name
        } else {
          let isMember = result.hasSuffix(".")
          result += word
          if members.contains(word) || local.contains(word)
            || !isMember && resolvers.contains(word)
          {
            result += suffix
          }
        }
      }
      result += "\n"
    }
    return String(result.dropLast())
  }

  /// `CardBRole` of `CardRole`; nil if it is none of the types.
  private func renamedType(_ name: Substring, _ suffix: String) -> String? {
    for type in types where name.hasPrefix(type) {
      let rest = name.dropFirst(type.count)
      if rest.first?.isUppercase ?? true { return type + suffix + rest }
    }
    return nil
  }
}

extension RenamedSamples {
  /// Writes a project with many specs.
  ///
  /// - Parameters:
  ///   - count: The number of specs besides the one with what all share.
  ///   - samples: The folder of the sample design system.
  ///   - folder: An existing folder.
  static func writeProject(
    _ count: Int, of samples: String, to folder: String
  ) throws(BenchmarkError) {
    try makeFolder("\(folder)/components")
    try makeFolder("\(folder)/tokens")
    for path in try files(below: "\(samples)/tokens") {
      let name = path.split(separator: "/").last ?? ""
      try write(try text(of: path), to: "\(folder)/tokens/\(name)")
    }
    for (name, text) in try RenamedSamples("\(samples)/components").specs(count) {
      try write(text, to: "\(folder)/components/\(name).yaml")
    }
    let project = try text(of: "\(samples)/dscompile.yaml")
    // The hand-written files for UIKit and for tests are about the originals.
    let settings = project.split(separator: "\n").filter { line in
      !["targets: ", "uikit: ", "tests: "].contains { line.hasPrefix($0) }
    }.prefix { $0 != "lint:" }
    let rules = [
      "many-initializers", "missing-preview", "repeated-default", "unmixed-texts", "vocabulary",
    ]
    let lint = rules.map { "\($0): \"off\"" }.joined(separator: ", ")
    try write(
      settings.joined(separator: "\n") + "\nlint: {rules: {\(lint)}}\n",
      to: "\(folder)/dscompile.yaml")
  }
}

/// The keys of a mapping at the top of a spec.
///
/// - Parameter part: A key that their values must have; nil for none.
private func keys(of section: String, in text: String, with part: String? = nil) -> [String] {
  guard let start = text.firstRange(of: "\n\(section):\n")?.upperBound else { return [] }
  var keys: [(name: String, value: String)] = []
  for line in text[start...].split(separator: "\n", omittingEmptySubsequences: false) {
    if let first = line.first, first.isLetter { break }
    let key = line.dropFirst(2).prefix { $0.isWord }
    if line.hasPrefix("  "), !key.isEmpty, line.dropFirst(2 + key.count).first == ":" {
      keys.append((String(key), String(line.dropFirst(2 + key.count))))
    } else if !keys.isEmpty {
      keys[keys.count - 1].value += line
    }
  }
  return keys.filter { key in part.map { key.value.contains("\($0): ") } ?? true }.map(\.name)
}

/// The words after a key, wherever it is.
private func values(of key: String, in text: String) -> [String] {
  [" \(key): ", "{\(key): "].flatMap { text.ranges(of: $0) }
    .map { String(text[$0.upperBound...].prefix { $0.isWord }) }.filter { !$0.isEmpty }
}

private func words(in text: String) -> [String] {
  text.split { !$0.isWord }.map(String.init)
}

private func lowerCamelCase(_ name: String) -> String {
  name.prefix(1).lowercased() + name.dropFirst()
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber || self == "_" }
}
