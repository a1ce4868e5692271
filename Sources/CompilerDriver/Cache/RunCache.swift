/// Remembers what all files that a run of a command read or wrote looked like, so that the next one
/// can tell, at the price of a look at each, whether there is anything to do, and what is to be said
/// all the same.
///
/// It is one file per project and request in the user's cache folder, and may be deleted at any time.
/// One that is damaged, or of another compiler, is as good as none.
struct RunCache: Sendable {
  /// The folder of all caches.
  let folder: String

  /// The file's name.
  let name: String

  /// What differs between two builds of the compiler.
  let compiler: String

  let files: FileSystem

  /// - Parameters:
  ///   - folder: The folder of all caches.
  ///   - key: What differs between runs that are to be remembered side by side.
  ///   - compiler: What differs between two builds of the compiler.
  init(folder: String, key: [String], compiler: String, files: FileSystem) {
    self.folder = folder
    name = ContentHash(of: Array(key.joined(separator: "\u{0}").utf8)).text
    self.compiler = compiler
    self.files = files
  }

  /// What is remembered of the last run, if every file of it is what it was then; nil if it is not.
  func currentReport(jobs: Int) -> ArraySlice<UInt8>? {
    guard let (seen, report) = load() else { return nil }
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
      guard let result else { return nil }
      verified += result
    }
    if verified != seen { save(verified, report) }
    return report
  }

  /// Remembers the files of a run and what it said. That it cannot is no error, for all it costs is
  /// time.
  func save(_ seen: [SeenFile], _ report: ArraySlice<UInt8>) {
    guard seen.allSatisfy({ !$0.path.utf8.contains(UInt8(ascii: "\n")) }) else { return }
    let head = "\(compiler)\n\(seen.count)\n"
    let lines = Array(seen.reduce(into: head) { $0 += $1.line + "\n" }.utf8) + report
    let text = Array((ContentHash(of: lines).text + "\n").utf8) + lines
    do {
      try files.makeFolders(folder)
      let folder = try files.folder(folder)
      try folder.removeAbandoned()
      try folder.replace(name, with: text, temporary: temporaryName(name))
    } catch {}
  }

  private func load() -> (seen: [SeenFile], report: ArraySlice<UInt8>)? {
    guard let text = try? files.folder(folder).contents(of: name, links: .refuse).bytes else {
      return nil
    }
    // The hash has 16 digits and its line an end.
    guard text.count > 17,
      ContentHash(String(decoding: text[..<16], as: UTF8.self))
        == ContentHash(of: text[17...])
    else { return nil }
    var rest = text[17...]
    func line() -> ArraySlice<UInt8> {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest.dropFirst(line.count + 1)
      return line
    }
    guard line().elementsEqual(compiler.utf8),
      let count = Int(String(decoding: line(), as: UTF8.self)), count >= 0, count <= rest.count
    else { return nil }
    var seen: [SeenFile] = []
    seen.reserveCapacity(count)
    for _ in 0..<count {
      guard let file = SeenFile(line()) else { return nil }
      seen.append(file)
    }
    return (seen, rest)
  }
}
