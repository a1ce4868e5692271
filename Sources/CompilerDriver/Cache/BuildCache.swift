/// Remembers what all files that a build read or wrote looked like, so that the next build can
/// tell, at the price of a look at each, whether there is anything to do.
///
/// It is one file per project and output folder in the user's cache folder, and may be deleted at
/// any time. One that is damaged, or of another compiler, is as good as none.
struct BuildCache: Sendable {
  /// The folder of all caches.
  let folder: String

  /// The file's name.
  let name: String

  /// What differs between two builds of the compiler.
  let compiler: String

  let files: FileSystem

  /// - Parameters:
  ///   - folder: The folder of all caches.
  ///   - key: What differs between builds that are to be remembered side by side.
  ///   - compiler: What differs between two builds of the compiler.
  init(folder: String, key: [String], compiler: String, files: FileSystem) {
    self.folder = folder
    name = ContentHash(of: Array(key.joined(separator: "\u{0}").utf8)).text
    self.compiler = compiler
    self.files = files
  }

  /// Whether every file of the last build is what it was then.
  func isCurrent(jobs: Int) -> Bool {
    guard let seen = load() else { return false }
    let now = currentTime()
    let results = concurrentChunks(of: seen, jobs: jobs) { chunk -> [SeenFile]? in
      var verified: [SeenFile] = []
      verified.reserveCapacity(chunk.count)
      for file in chunk {
        // What cannot be looked at is not known to be the same.
        guard let file = try? file.verified(now: now, files: files) else { return nil }
        verified.append(file)
      }
      return verified
    }
    var verified: [SeenFile] = []
    for result in results {
      guard let result else { return false }
      verified += result
    }
    if verified != seen { save(verified) }
    return true
  }

  /// Remembers the files of a build. That it cannot is no error, for all it costs is time.
  func save(_ seen: [SeenFile]) {
    guard seen.allSatisfy({ !$0.path.utf8.contains(UInt8(ascii: "\n")) }) else { return }
    let lines = Array(seen.reduce(into: compiler + "\n") { $0 += $1.line + "\n" }.utf8)
    let text = Array((ContentHash(of: lines).text + "\n").utf8) + lines
    do {
      try files.makeFolders(folder)
      try files.folder(folder).replace(
        name, with: text, temporary: "\(temporaryPrefix)\(name)-\(processNumber())")
    } catch {}
  }

  private func load() -> [SeenFile]? {
    guard let text = try? files.folder(folder).contents(of: name, links: .refuse).bytes else {
      return nil
    }
    // The hash has 16 digits and its line an end.
    guard text.count > 17,
      ContentHash(String(decoding: text[..<16], as: UTF8.self))
        == ContentHash(of: text[17...])
    else { return nil }
    let lines = text[17...].split(separator: UInt8(ascii: "\n"))
    guard let first = lines.first, first.elementsEqual(compiler.utf8) else { return nil }
    var seen: [SeenFile] = []
    seen.reserveCapacity(lines.count)
    for line in lines.dropFirst() {
      guard let file = SeenFile(line) else { return nil }
      seen.append(file)
    }
    return seen
  }
}
