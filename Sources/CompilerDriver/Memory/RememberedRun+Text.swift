/// The stored form of a run:
///
///     3da18be191d7078e79a5b2c3d4e5f607         the hash of all that follows
///     run 4                                    the format
///     project /a                               the project's folder
///     dscompile 0.1.0 …                        the compiler
///     2 1 0 1 0 0                              the files, the inputs, the outcome, the replies, and the bytes of the
///                                              compilation and of the emission
///     9ab2c1d0e4f56a78… 0 57                   a reply's audience, bytes of output and of errors
///     file 63 1700000000000000000 … /a.yaml    a seen file
///     missing - - - - - - /b.yaml
///
/// followed by the texts of the replies and the records of the compilation and the emission.
extension RememberedRun {
  private static let format = "run 4"

  /// - Parameters:
  ///   - project: The absolute path of the project's folder.
  ///   - compiler: Identifies the build of the compiler.
  /// - Returns: Nil if a path has a line feed.
  func text(of project: String, by compiler: String) -> [UInt8]? {
    guard files.allSatisfy({ !$0.path.utf8.contains(UInt8(ascii: "\n")) }) else { return nil }
    var text = "\(Self.format)\n\(projectLine(of: project))\n\(compiler)\n"
    text += "\(files.count) \(inputCount) \(outcome.rawValue) \(replies.count) "
    text += "\(compilation.count) \(emission.count)\n"
    for reply in replies {
      text += "\(reply.audience.text) \(reply.output.utf8.count) \(reply.errors.utf8.count)\n"
    }
    for file in files { text += file.line + "\n" }
    for reply in replies { text += reply.output + reply.errors }
    return ContentHash.sealed(Array(text.utf8) + compilation + emission)
  }

  /// Reads what ``text(of:by:)`` wrote; nil if it is damaged, or of another format, project or compiler.
  init?(_ text: [UInt8], of project: String, by compiler: String) {
    guard var rest = ContentHash.unsealed(text) else { return nil }
    func words() -> [Substring] {
      String(decoding: rest.takeLine(), as: UTF8.self).split(separator: " ")
    }
    guard rest.takeLine().elementsEqual(Self.format.utf8),
      rest.takeLine().elementsEqual(projectLine(of: project).utf8),
      rest.takeLine().elementsEqual(compiler.utf8)
    else {
      return nil
    }
    let head = words().map { Int($0) ?? -1 }
    guard head.count == 6, head.allSatisfy({ (0...rest.count).contains($0) }), head[1] <= head[0],
      let outcome = Int32(exactly: head[2]).flatMap(Outcome.init)
    else { return nil }

    var lengths: [(audience: ContentHash, output: Int, errors: Int)] = []
    for _ in 0..<head[3] {
      let parts = words()
      guard parts.count == 3, let audience = ContentHash(parts[0]), let output = Int(parts[1]),
        let errors = Int(parts[2]), output >= 0, errors >= 0
      else { return nil }
      lengths.append((audience, output, errors))
    }
    var files: [SeenFile] = []
    files.reserveCapacity(head[0])
    for _ in 0..<head[0] {
      guard let file = SeenFile(rest.takeLine()) else { return nil }
      files.append(file)
    }
    func next(_ count: Int) -> String? {
      guard count <= rest.count else { return nil }
      defer { rest = rest.dropFirst(count) }
      return String(decoding: rest.prefix(count), as: UTF8.self)
    }
    var replies: [Reply] = []
    for length in lengths {
      guard let output = next(length.output), let errors = next(length.errors) else { return nil }
      replies.append(Reply(audience: length.audience, output: output, errors: errors))
    }
    guard rest.count == head[4] + head[5] else { return nil }
    self.init(
      inputs: Array(files.prefix(head[1])), outputs: Array(files.dropFirst(head[1])),
      outcome: outcome, replies: replies, compilation: rest.prefix(head[4]),
      emission: rest.dropFirst(head[4]))
  }
}
