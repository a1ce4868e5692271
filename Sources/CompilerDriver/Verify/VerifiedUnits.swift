/// Compiler output for units, by the hash of everything it depends on. It is stored in one file per project
/// in the user's cache folder, which may be deleted at any time; a damaged file is ignored.
struct VerifiedUnits: Sendable {
  private var outputs: [ContentHash: String] = [:]

  /// The entries that were used; others are not written again, unless a run has not come to its end.
  private var current: [ContentHash: String] = [:]

  /// Whether the run has asked for all that it needs.
  var isComplete = true

  private static let format = "verified 2"

  /// Reads what an earlier run stored; nothing if there is no such file, or if it is damaged.
  init(at path: String, _ files: FileSystem) {
    self = (try? files.contents(of: path)).flatMap(Self.init) ?? Self()
  }

  private init() {}

  /// Reads the format that ``text(of:)`` writes.
  init?(_ text: [UInt8]) {
    guard var rest = ContentHash.unsealed(text) else { return nil }
    guard rest.takeLine().elementsEqual(Self.format.utf8) else { return nil }
    // The project.
    _ = rest.takeLine()
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest.dropFirst(line.count + 1)
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      guard words.count == 2, let key = ContentHash(words[0]), let count = Int(words[1]),
        (0...rest.count).contains(count)
      else { return nil }
      outputs[key] = String(decoding: rest.prefix(count), as: UTF8.self)
      rest = rest.dropFirst(count)
    }
  }

  /// The stored form, in UTF-8.
  ///
  /// - Parameter project: The absolute path of the project's folder.
  func text(of project: String) -> [UInt8] {
    var text = "\(Self.format)\n\(projectLine(of: project))\n"
    let stored = isComplete ? current : outputs.merging(current) { $1 }
    for (key, value) in stored.sorted(by: { $0.key.text < $1.key.text }) {
      text += "\(key.text) \(value.utf8.count)\n\(value)"
    }
    return ContentHash.sealed(Array(text.utf8))
  }

  /// The compiler output; nil if unknown.
  mutating func output(of key: ContentHash) -> String? {
    guard let value = outputs[key] else { return nil }
    current[key] = value
    return value
  }

  mutating func remember(_ text: String, of key: ContentHash) { current[key] = text }
}

extension FileSystem {
  /// A hash of the modules in folders that the compiler searches, by the paths and bytes of their files.
  func contentOfModules(in folders: [String]) throws(FileError) -> ContentHash {
    var text = ""
    for folder in folders where try status(folder) != nil {
      for (name, kind) in try self.folder(folder).entries() {
        let path = joined(folder, name)
        guard let suffix = name.split(separator: ".").last, name.contains("."),
          moduleSuffixes.contains(String(suffix))
        else { continue }
        let files = kind == .folder ? try self.folder(path).entries().map(\.name).sorted() : []
        for file in kind == .folder ? files.map({ joined(path, $0) }) : [path]
        where try status(file)?.kind == .file {
          text += "\(file) \(ContentHash(of: try contents(of: file)).text)\n"
        }
      }
    }
    return ContentHash(of: Array(text.utf8))
  }
}

/// The endings of the names of modules, which are files, or folders with a file for each target.
private let moduleSuffixes: Set<String> = ["modulemap", "swiftinterface", "swiftmodule"]
