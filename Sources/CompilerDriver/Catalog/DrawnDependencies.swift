import SwiftRendering

/// What pictures of components depend on: files that declare what other files mention.
///
/// A type that no file mentions is reached through a function or a member that one does. So it is enough to follow the
/// names of types, of global declarations, and of what extensions add to types of other modules. Too many dependencies
/// are no error: a component is then drawn although it has not changed.
struct DrawnDependencies {
  /// The files by their paths.
  private var files: [String: File] = [:]

  /// The paths of the files that declare a name.
  private var declaring: [String: Set<String>] = [:]

  /// The files on which everything depends.
  private var general: Set<String> = []

  /// What previews depend on besides files.
  private let settings: [String]

  /// The paths of the files of each component.
  private var components: [String: [String]] = [:]

  private struct File {
    let text: String
    let words: Set<String>
  }

  init(_ project: VerifiedProject) {
    let library = project.system.library
    settings =
      ["\(library.languageMode)", "\(project.themes)", "\(project.defaultTheme ?? "")"]
      + project.flags.map(\.value)
    var scans: [(path: String, scan: SourceScan)] = []
    for (emitted, component) in project.shared.map({ ($0, nil as String?) })
      + project.components.flatMap({ component in
        component.files.map { ($0, component.component.plainName) }
      })
    {
      let path = emitted.path
      if emitted.isCompiled {
        let scan = SourceScan(String(decoding: emitted.body, as: UTF8.self), isEmitted: true)
        scans.append((path, scan))
        if let component { components[component, default: []].append(path) }
      } else if emitted.root == .library,
        path.hasSuffix(".xcstrings") || path.contains(".xcassets/")
      {
        files[path] = File(text: String(decoding: emitted.body, as: UTF8.self), words: [])
        declaring["module", default: []].insert(path)
      }
    }
    for (path, text) in project.handwritten {
      let path = relative(path, to: project.location)
      scans.append((path, SourceScan(String(decoding: text, as: UTF8.self), isEmitted: false)))
    }
    let own = scans.reduce(into: Set<String>()) { $0.formUnion($1.scan.types) }
    for (path, scan) in scans {
      files[path] = File(text: scan.code, words: scan.words)
      var names = scan.types.union(scan.members)
      for added in scan.extensions {
        if own.contains(added.type) {
          names.insert(added.type)
          continue
        }
        names.formUnion(added.members)
        if added.hasUnnamedMembers { names.insert(added.type) }
        if added.conforms { general.insert(path) }
      }
      for name in names { declaring[name, default: []].insert(path) }
    }
  }

  /// What the pictures of a component depend on: the texts of files by their paths; nil if it has no files.
  private func reached(from component: String) -> [String: String]? {
    guard let own = components[component] else { return nil }
    var reached = general.union(own)
    var pending = Array(reached)
    while let path = pending.popLast() {
      for word in files[path]?.words ?? [] {
        for next in declaring[word] ?? [] where reached.insert(next).inserted {
          pending.append(next)
        }
      }
    }
    return Dictionary(uniqueKeysWithValues: reached.map { ($0, files[$0]?.text ?? "") })
  }

  /// Whether a component is drawn in the same way in two versions of a project: all that it depends on is the same.
  static func areSame(_ old: Self, _ new: Self, _ component: String) -> Bool {
    guard old.settings == new.settings, let before = old.reached(from: component),
      let after = new.reached(from: component)
    else { return false }
    return before == after
  }
}

/// The names in a Swift file.
private struct SourceScan {
  /// The text without comments on lines of their own.
  let code: String
  let words: Set<String>
  private(set) var types: Set<String> = []

  /// Global functions and variables; in a hand-written file, all that could be.
  private(set) var members: Set<String> = []
  private(set) var extensions: [Extension] = []

  struct Extension {
    let type: String
    var members: Set<String> = []

    /// Whether it adds something that is used without a name of its own, such as an initializer.
    var hasUnnamedMembers = false
    var conforms: Bool
  }

  init(_ text: String, isEmitted: Bool) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if !text.contains("\"\"\"") {
      lines.removeAll { $0.drop { $0 == " " }.hasPrefix("//") }
    }
    code = lines.joined(separator: "\n")
    var all: Set<String> = []
    var open: (added: Extension, indent: Int?)?
    for line in lines {
      let words = line.words
      all.formUnion(words)
      let indent = line.prefix { $0 == " " }.count
      if line.hasPrefix("}"), let (added, _) = open {
        extensions.append(added)
        open = nil
      }
      for (index, word) in words.enumerated() where index + 1 < words.count {
        let name = words[index + 1]
        switch word {
        case "struct", "class", "enum", "protocol", "actor", "typealias":
          if !Self.keywords.contains(name) { types.insert(name) }
        case "extension":
          if let (added, _) = open { extensions.append(added) }
          open = (Extension(type: name, conforms: line.hasConformance), nil)
        case "func", "var", "let", "case", "macro", "operator", "precedencegroup":
          if open != nil {
            if open?.indent == nil { open?.indent = indent }
            if !isEmitted || open?.indent == indent || indent == 0 {
              open?.added.members.insert(name)
            }
          } else if !isEmitted || indent == 0 {
            members.insert(name)
          }
        default: break
        }
      }
      if open != nil, !Self.unnamed.isDisjoint(with: words) { open?.added.hasUnnamedMembers = true }
      // An operator is used without a word.
      if words.contains("func"), line.contains(" func ="), open != nil {
        open?.added.conforms = true
      }
    }
    if let (added, _) = open { extensions.append(added) }
    self.words = all
  }

  private static let keywords: Set<String> = ["func", "var", "let", "subscript", "init"]
  private static let unnamed: Set<String> = [
    "init", "subscript", "callAsFunction", "dynamicallyCall", "buildBlock", "buildExpression",
    "buildPartialBlock", "wrappedValue", "projectedValue", "makeBody",
  ]
}

extension Substring {
  /// The identifiers in a line, and what could be some.
  fileprivate var words: [String] {
    utf8.split { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
        false
      default: true
      }
    }.map { String(Substring($0)) }
  }

  /// Whether an extension adds a conformance.
  fileprivate var hasConformance: Bool {
    let header = prefix { $0 != "{" }
    return header[..<(header.firstRange(of: " where ")?.lowerBound ?? header.endIndex)]
      .contains(":")
  }
}
