/// The list of files that were emitted into a folder, with the hash of each body.
///
///     {
///       "Package.swift": "9ab2c1d0e4f56a7811c2d3e4f5a6b7c8",
///       "Sources/DesignKit/Components/Card/Card.swift": "3da18be191d7078e79a5b2c3d4e5f607",
///       "//": "Written by dscompile 0.1.0. Do not edit."
///     }
///
/// It is JSON with one sorted line per file, so that branches merge by lines. It is also read line by line,
/// so that the intact lines of a damaged or conflicted manifest are still used.
struct Manifest {
  static let name = ".dscompile-manifest.json"

  /// The hashes of each file; several if both sides of a merge conflict are present.
  private(set) var files: [String: Set<ContentHash>] = [:]

  /// The version that wrote it; nil if unknown.
  private(set) var version: String?

  /// The text for sorted files.
  static func text(
    of files: some Sequence<(path: String, hash: ContentHash)>, version: String
  ) -> [UInt8] {
    var text = "{\n"
    for file in files { text += "  \"\(file.path)\": \"\(file.hash.text)\",\n" }
    text += "  \"//\": \"\(opening)\(version)\(closing)\"\n}\n"
    return Array(text.utf8)
  }

  /// Creates the manifest of files that this process has written.
  init(_ hashes: [String: ContentHash], version: String) {
    files = hashes.mapValues { [$0] }
    self.version = version
  }

  /// The hashes of some files in a manifest that this program wrote, and their ranges in its text; nil if there
  /// is a file that it does not list.
  static func hashes(
    of paths: [String], in text: [UInt8]
  ) -> [String: (hash: ContentHash, range: Range<Int>)]? {
    var hashes: [String: (hash: ContentHash, range: Range<Int>)] = [:]
    for path in paths {
      guard let line = offset(of: Array("\n  \"\(path)\": \"".utf8), in: text) else { return nil }
      let start = line + path.utf8.count + 8
      let range = start..<start + ContentHash.length
      guard range.upperBound <= text.count,
        let hash = ContentHash(String(decoding: text[range], as: UTF8.self))
      else { return nil }
      hashes[path] = (hash, range)
    }
    return hashes
  }

  /// The number of files in a manifest that this program wrote.
  static func fileCount(in text: [UInt8]) -> Int {
    // The braces and the version have lines, too.
    text.count { $0 == UInt8(ascii: "\n") } - 3
  }

  private static let opening = "Written by dscompile "
  private static let closing = ". Do not edit."

  /// Reads every intact line. Lines must end in line feeds.
  init(_ text: [UInt8]) {
    for line in text.split(separator: UInt8(ascii: "\n")) {
      // Neither keys nor values need escapes.
      let parts = line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      guard parts.count == 5, parts[2].elementsEqual(": ".utf8) else { continue }
      let key = String(decoding: parts[1], as: UTF8.self)
      let value = String(decoding: parts[3], as: UTF8.self)
      if key == "//", value.hasPrefix(Self.opening), value.hasSuffix(Self.closing) {
        version = String(value.dropFirst(Self.opening.count).dropLast(Self.closing.count))
      } else if let hash = ContentHash(value), problem(inOutputPath: key) == nil {
        files[key, default: []].insert(hash)
      }
    }
  }
}
