import SwiftRendering

/// What is stored of the emitted files, so that an output folder that was deleted or damaged need not be compiled
/// again.
///
/// A build of everything stores all files beside the run, where only a build that needs them reads them. The files
/// that later builds have replaced are in the record of the run.
struct EmissionRecord: Sendable {
  /// The hash of what is stored beside the run.
  let stored: ContentHash

  /// The files that were replaced since.
  var replaced: [EmittedTree] = []

  /// If more was replaced, the record is given up: each build reads and writes it.
  private static let limit = 1 << 20

  /// Adds the files that a build has replaced.
  mutating func replace(_ trees: [EmittedTree]) {
    replaced = replaced.isEmpty ? trees : replacing(replaced, by: trees)
  }

  /// The files as they are now.
  ///
  /// - Parameter trees: The files that are stored beside the run.
  func current(_ trees: [EmittedTree]) -> [EmittedTree] { replacing(trees, by: replaced) }

  private func replacing(_ trees: [EmittedTree], by others: [EmittedTree]) -> [EmittedTree] {
    trees.map { tree in
      guard let other = others.first(where: { $0.folder == tree.folder }) else { return tree }
      let paths = Set(other.files.map(\.path))
      var result = tree
      result.files = tree.files.filter { !paths.contains($0.path) } + other.files
      return result
    }
  }

  /// The stored form; empty if the record is too large.
  var text: [UInt8] {
    let text = Array("\(stored.text)\n".utf8) + storedText(of: replaced)
    return text.count > Self.limit ? [] : text
  }

  init(stored: ContentHash) { self.stored = stored }

  /// Reads a stored record; nil if there is none, or if it has another format.
  init?(_ text: ArraySlice<UInt8>) {
    var rest = text
    guard let stored = ContentHash(String(decoding: rest.takeLine(), as: UTF8.self)),
      let replaced = emittedTrees(in: rest)
    else { return nil }
    self.stored = stored
    self.replaced = replaced
  }
}

/// The stored form of files:
///
///     1 replaceable Generated          a folder, and the number of its files
///     57 library Sources/Card.swift    the bytes of a body, the root and the path
///     components/Card.yaml             the origin
///
/// followed by the bodies.
func storedText(of trees: [EmittedTree]) -> [UInt8] {
  var head = "\(trees.count)\n"
  for tree in trees {
    head += "\(tree.files.count) \(tree.isReplaceable ? "replaceable" : "fixed") \(tree.folder)\n"
    for file in tree.files {
      head += "\(file.body.count) \(file.root.rawValue) \(file.path)\n\(file.origin)\n"
    }
  }
  var text = Array(head.utf8)
  text.reserveCapacity(text.count + trees.flatMap(\.files).reduce(0) { $0 + $1.body.count })
  for file in trees.lazy.flatMap(\.files) { text += file.body }
  return text
}

/// Reads the stored form of files; nil if it has another format.
func emittedTrees(in text: ArraySlice<UInt8>) -> [EmittedTree]? {
  var rest = text
  func words(_ count: Int) -> [String]? {
    let words = rest.takeLine().split(separator: UInt8(ascii: " "), maxSplits: count - 1)
    return words.count == count ? words.map { String(decoding: $0, as: UTF8.self) } : nil
  }
  guard let count = words(1).flatMap({ Int($0[0]) }), (0...text.count).contains(count) else {
    return nil
  }
  typealias File = (size: Int, root: EmittedFile.Root, path: String, origin: String)
  var trees: [(tree: EmittedTree, files: [File])] = []
  for _ in 0..<count {
    guard let head = words(3), let fileCount = Int(head[0]), (0...text.count).contains(fileCount)
    else { return nil }
    var files: [File] = []
    for _ in 0..<fileCount {
      guard let line = words(3), let size = Int(line[0]), size >= 0,
        let root = EmittedFile.Root(rawValue: line[1])
      else { return nil }
      files.append((size, root, line[2], String(decoding: rest.takeLine(), as: UTF8.self)))
    }
    let tree = EmittedTree(folder: head[2], isReplaceable: head[1] == "replaceable", files: [])
    trees.append((tree, files))
  }
  var result: [EmittedTree] = []
  for (tree, files) in trees {
    var tree = tree
    for file in files {
      guard file.size <= rest.count else { return nil }
      tree.files.append(
        EmittedFile(
          root: file.root, path: file.path, origin: file.origin,
          body: Array(rest.prefix(file.size))))
      rest = rest.dropFirst(file.size)
    }
    result.append(tree)
  }
  return rest.isEmpty ? result : nil
}
