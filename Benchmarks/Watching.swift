#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A spec that is edited repeatedly: each edit changes the same number in the body of a style.
final class EditedSpec {
  private let path: String
  private let parts: (before: String, after: String)
  private var edits = 0

  /// - Parameter mark: The text before the number to edit.
  init(path: String, mark: String) throws(BenchmarkError) {
    self.path = path
    let text = try text(of: path)
    guard let start = text.firstRange(of: mark)?.upperBound,
      let end = text[start...].firstIndex(of: ")")
    else { throw BenchmarkError(message: "'\(path)' has no number to edit") }
    parts = (String(text[..<start]), String(text[end...]))
  }

  /// Writes a new file and renames it, as editors do.
  func edit() throws(BenchmarkError) {
    edits += 1
    try write("\(parts.before)\(100 + edits)\(parts.after)", to: path + "~")
    guard rename(path + "~", path) == 0 else {
      throw BenchmarkError(message: "'\(path)' cannot be replaced")
    }
  }
}

/// Measures the time from a save until `watch` has written the changed files.
func watchLine(
  _ compiler: String, _ folder: String, _ spec: EditedSpec, stat files: [String],
  _ environment: [String: String]
) throws(BenchmarkError) -> String {
  // It is written last.
  let manifest = "\(folder)/Generated/.dscompile-manifest.json"
  let process = try start([compiler, "watch", "--quiet", folder], environment: environment)
  defer {
    kill(process, SIGTERM)
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
  }
  // The first compilation is a build like any other.
  try spec.edit()
  try waitForChange(of: manifest, limit: 60)
  sleep(2)
  let pairs = try Pairs(15) { () throws(BenchmarkError) in
    let before = inode(of: manifest)
    try spec.edit()
    try waitForChange(of: manifest, from: before, limit: 60)
  } against: { () throws(BenchmarkError) in
    try look(at: files)
  } cleanup: {
    usleep(700_000)
  }
  return pairs.line("watch, from the save to the last file", against: "stat of every file", aim: 1)
}

private func waitForChange(
  of path: String, from before: UInt64? = nil, limit: Double
) throws(BenchmarkError) {
  let before = before ?? inode(of: path)
  let clock = ContinuousClock()
  let start = clock.now
  while inode(of: path) == before {
    if clock.now - start > .seconds(limit) {
      throw BenchmarkError(message: "'watch' has not written '\(path)'")
    }
    usleep(100)
  }
}

private func inode(of path: String) -> UInt64 {
  var status = stat()
  return stat(path, &status) == 0 ? UInt64(status.st_ino) : 0
}
