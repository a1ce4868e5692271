import DesignModel
import Diagnostics
import Linter

/// What is stored of a compilation without problems, so that the next run has to compile only what an edit
/// affects: the texts of all inputs, the names that specs declare, and the findings of rules.
package struct CompilationRecord: Sendable {
  /// The texts that were read, by their absolute paths.
  var texts: [String: InputReader.KnownText]

  /// The absolute paths of the specs, in the order of the project.
  let specs: [String]

  let names: NameIndex

  /// What rules found, including what the baseline contains.
  var findings: LintResult
}

extension CompilationRecord {
  /// Records a compilation; nil if there were problems other than findings of rules.
  init?(
    _ checked: CheckedProject, _ inputs: ProjectInputs, _ reader: InputReader, findings: LintResult
  ) {
    guard let memory = checked.memory else { return nil }
    let paths = Dictionary(
      reader.known.map { (ObjectIdentifier($0.value.text), $0.key) },
      uniquingKeysWith: { first, _ in first })
    let specs = inputs.specs.compactMap { paths[ObjectIdentifier($0)] }
    guard specs.count == inputs.specs.count else { return nil }
    self.init(
      texts: reader.known, specs: specs,
      names: NameIndex(specs.indices.map { memory.usableNames(at: $0) }), findings: findings)
  }
}

/// The stored form:
///
///     compilation 3
///     3 2 5714 320                             files, specs, bytes of the index and of the findings
///     57 file 57 1700000000000000000 … /a.yaml
///
/// followed by the index, the findings and the texts. The last line has the bytes of an input, and its status; the
/// specs come first.
extension CompilationRecord {
  private static let format = "compilation 3"

  /// Larger projects are compiled as a whole: reading the record would take longer than it saves.
  private static let sizeLimit = 128 << 20

  /// The stored form; empty if the record is too large, or if it would be useless.
  var text: [UInt8] {
    let others = Set(texts.keys).subtracting(specs).sorted()
    let files = (specs + others).compactMap { texts[$0] }
    guard let findings = findings.text(of: files.map(\.text)) else { return [] }
    let size = files.reduce(names.text.count + findings.utf8.count) { $0 + $1.text.utf8.count }
    if size > Self.sizeLimit { return [] }
    var head = "\(Self.format)\n"
    head += "\(files.count) \(specs.count) \(names.text.count) \(findings.utf8.count)\n"
    for file in files { head += "\(file.text.utf8.count) \(file.seen.line)\n" }
    var text = Array(head.utf8)
    text.reserveCapacity(text.count + size)
    text += names.text
    text += findings.utf8
    for file in files { text += file.text.utf8 }
    return text
  }

  /// Reads a stored record; nil if it has another format.
  init?(_ text: ArraySlice<UInt8>, _ location: ProjectLocation) {
    var rest = text
    guard rest.takeLine().elementsEqual(Self.format.utf8) else { return nil }
    let head = String(decoding: rest.takeLine(), as: UTF8.self).split(separator: " ")
      .map { Int($0) ?? -1 }
    guard head.count == 4, head.allSatisfy({ (0...rest.count).contains($0) }), head[1] <= head[0]
    else { return nil }
    var files: [(count: Int, seen: SeenFile)] = []
    for _ in 0..<head[0] {
      let parts = rest.takeLine().split(separator: UInt8(ascii: " "), maxSplits: 1)
      guard parts.count == 2, let count = Int(String(decoding: parts[0], as: UTF8.self)),
        let seen = SeenFile(parts[1])
      else { return nil }
      files.append((count, seen))
    }
    func next(_ count: Int) -> ArraySlice<UInt8>? {
      guard (0...rest.count).contains(count) else { return nil }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
    guard let names = next(head[2]), let findings = next(head[3]) else { return nil }
    var known: [InputReader.KnownText] = []
    for (count, seen) in files {
      guard let text = next(count) else { return nil }
      known.append(
        InputReader.KnownText(
          seen: seen, text: SourceText(path: location.shown(seen.path), utf8: Array(text))))
    }
    guard rest.isEmpty, let findings = LintResult(findings, of: known.map(\.text)) else {
      return nil
    }
    self.init(
      texts: Dictionary(known.map { ($0.seen.path, $0) }, uniquingKeysWith: { $1 }),
      specs: files.prefix(head[1]).map(\.seen.path), names: NameIndex(text: Array(names)),
      findings: findings)
  }
}
