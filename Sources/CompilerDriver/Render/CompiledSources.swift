import SwiftFragments

/// The sources of a program that was compiled, which a process keeps to see what an edit affects.
struct CompiledSources: Sendable {
  /// The compiler and its arguments.
  private let environment: [String]

  /// By their paths.
  private let texts: [String: [UInt8]]

  /// A hash of everything.
  let content: ContentHash

  /// - Parameter sources: Absolute paths.
  init(environment: [String], sources: [String], _ files: FileSystem) throws(FileError) {
    var texts: [String: [UInt8]] = [:]
    var all = environment.joined(separator: "\n")
    for source in sources {
      let text = try files.contents(of: source)
      texts[source] = text
      all += "\n" + ContentHash(of: text).text
    }
    self.environment = environment
    self.texts = texts
    content = ContentHash(of: Array(all.utf8))
  }

  /// The number of files from which on the compiler's driver finds out what to do.
  private static let editedFiles = 8

  /// The files that differ, if they are few and only the code of functions differs: then no other file is affected.
  ///
  /// - Returns: nil if other files may be affected.
  func edits(since earlier: Self) -> [String]? {
    guard environment == earlier.environment else { return nil }
    let edited = texts.filter { earlier.texts[$0.key] != $0.value }.map(\.key).sorted()
    guard !edited.isEmpty, edited.count <= Self.editedFiles else { return nil }
    let isLocal = edited.allSatisfy { path in
      guard
        let (before, after) = earlier.texts[path].flatMap({ before in
          texts[path].map { (before, $0) }
        }), let old = topLevelDeclarations(of: String(decoding: before, as: UTF8.self))
      else { return false }
      return topLevelDeclarations(of: String(decoding: after, as: UTF8.self)) == old
    }
    return isLocal ? edited : nil
  }
}
