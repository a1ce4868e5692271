import DesignModel
import Diagnostics

/// What is stored of a compilation without problems, so that the next run has to compile only what an edit
/// affects: the texts of all inputs, and the names that specs declare.
package struct CompilationRecord: Sendable {
  /// The texts that were read, by their absolute paths.
  var texts: [String: InputReader.KnownText]

  /// The absolute paths of the specs, in the order of the project.
  let specs: [String]

  let names: NameIndex

  /// The absolute paths of the inputs that reported problems mention.
  let reported: Set<String>
}

extension CompilationRecord {
  /// Records a compilation; nil if there were problems other than findings of rules.
  ///
  /// - Parameter findings: The findings.
  init?(
    _ checked: CheckedProject, _ inputs: ProjectInputs, _ reader: InputReader,
    findings: [Diagnostic]
  ) {
    guard let memory = checked.memory else { return nil }
    let paths = Dictionary(
      reader.known.map { (ObjectIdentifier($0.value.text), $0.key) },
      uniquingKeysWith: { first, _ in first })
    let specs = inputs.specs.compactMap { paths[ObjectIdentifier($0)] }
    guard specs.count == inputs.specs.count else { return nil }
    self.init(
      texts: reader.known, specs: specs,
      names: NameIndex(specs.indices.map { memory.usableNames(at: $0) }),
      reported: Set(findings.flatMap(\.sources).compactMap { paths[ObjectIdentifier($0)] }))
  }
}

extension Diagnostic {
  /// The texts that it mentions.
  fileprivate var sources: [SourceText] {
    let places = [place] + notes.map(\.place)
    return places.compactMap { $0?.source } + fixIts.flatMap(\.edits).map(\.place.source)
  }
}

/// The stored form:
///
///     compilation 1
///     3 2 5714                                 files, specs, bytes of the index
///     57 - file 57 1700000000000000000 … /a.yaml
///
/// followed by the index and the texts. The last line has the bytes of an input, an exclamation mark if a problem
/// is reported there, and its status; the specs come first.
extension CompilationRecord {
  private static let format = "compilation 1"

  /// Larger projects are compiled as a whole: reading the record would take longer than it saves.
  private static let sizeLimit = 128 << 20

  /// The stored form; empty if the record is too large.
  var text: [UInt8] {
    let others = Set(texts.keys).subtracting(specs).sorted()
    let files = (specs + others).compactMap { texts[$0] }
    let size = files.reduce(names.text.count) { $0 + $1.text.utf8.count }
    if size > Self.sizeLimit { return [] }
    var head = "\(Self.format)\n\(files.count) \(specs.count) \(names.text.count)\n"
    for file in files {
      let mark = reported.contains(file.seen.path) ? "!" : "-"
      head += "\(file.text.utf8.count) \(mark) \(file.seen.line)\n"
    }
    var text = Array(head.utf8)
    text.reserveCapacity(text.count + size)
    text += names.text
    for file in files { text += file.text.utf8 }
    return text
  }

  /// Reads a stored record; nil if it has another format.
  init?(_ text: ArraySlice<UInt8>, _ location: ProjectLocation) {
    var rest = text
    guard rest.takeLine().elementsEqual(Self.format.utf8) else { return nil }
    let head = String(decoding: rest.takeLine(), as: UTF8.self).split(separator: " ")
      .map { Int($0) ?? -1 }
    guard head.count == 3, (0...rest.count).contains(head[0]), (0...head[0]).contains(head[1]),
      (0...rest.count).contains(head[2])
    else { return nil }
    var files: [(count: Int, seen: SeenFile)] = []
    var reported: Set<String> = []
    for _ in 0..<head[0] {
      let parts = rest.takeLine().split(separator: UInt8(ascii: " "), maxSplits: 2)
      guard parts.count == 3, let count = Int(String(decoding: parts[0], as: UTF8.self)),
        let seen = SeenFile(parts[2])
      else { return nil }
      files.append((count, seen))
      if parts[1].elementsEqual("!".utf8) { reported.insert(seen.path) }
    }
    guard head[2] <= rest.count else { return nil }
    names = NameIndex(text: Array(rest.prefix(head[2])))
    rest = rest.dropFirst(head[2])
    texts = [:]
    for (count, seen) in files {
      guard (0...rest.count).contains(count) else { return nil }
      let text = SourceText(path: location.shown(seen.path), utf8: Array(rest.prefix(count)))
      texts[seen.path] = InputReader.KnownText(seen: seen, text: text)
      rest = rest.dropFirst(count)
    }
    guard rest.isEmpty else { return nil }
    specs = files.prefix(head[1]).map(\.seen.path)
    self.reported = reported
  }
}
