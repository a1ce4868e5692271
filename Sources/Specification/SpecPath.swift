import Diagnostics
import YAMLSyntax

/// The path of a part of a spec, by names rather than lines: `components.Card.slots.icon`.
///
/// It does not change when other parts of the file are added, removed or moved, or when the file is renamed.
/// It identifies findings across runs.
///
/// - A component's path begins with `components` and its name, that of a library file with `library`, that of
///   the project file with `project`; of any other file with `files` and its path.
/// - Then come the keys of the mappings, and for an item of a list its word, or its position from 0
///   where it is more than a word.
package struct SpecPath: Hashable, Sendable {
  /// The names, from the outside to the inside; never empty.
  package let names: [String]

  package init(_ names: [String]) {
    self.names = names
  }

  /// The names separated by dots; a name with characters that a word does not have is quoted.
  package var text: String {
    names.map { isWord($0) ? $0 : "\"\($0)\"" }.joined(separator: ".")
  }
}

/// Finds the path of each place in one file.
package struct SpecPaths: Sendable {
  /// The path of the whole file.
  package let file: SpecPath

  private let root: Node?

  /// Whether parts are in source order, which is the case unless there are aliases.
  private let isInOrder: Bool

  /// - Parameters:
  ///   - source: The file's text; its YAML may have errors.
  ///   - origin: The file's path relative to the project's folder, for a file whose content does not identify
  ///     it.
  package init(of source: SourceText, origin: String) {
    let text = decodeText(source.utf8, path: source.path).source
    let root = origin.hasSuffix(".yaml") || origin.hasSuffix(".yml") ? parseYAML(text).root : nil
    self.init(root, origin: origin)
  }

  /// - Parameter root: The file's document; nil if it has none.
  package init(_ root: Node?, origin: String) {
    self.root = root
    isInOrder = root?.isInOrder ?? true
    file = root.flatMap(\.ownPath) ?? SpecPath(["files", origin])
  }

  /// The path of the innermost part in which a span begins, in its key or in its value.
  package func path(to span: Span) -> SpecPath {
    var names = file.names
    var node = root
    while let current = node, let inner = current.child(at: span.start, isInOrder: isInOrder) {
      names.append(inner.name)
      node = inner.value
    }
    return SpecPath(names)
  }
}

extension Node {
  /// The path of the document with this root; nil if its content does not identify it.
  fileprivate var ownPath: SpecPath? {
    if let name = text(of: "component") { return SpecPath(["components", name]) }
    if LibraryFileSpec.describes(self) { return SpecPath(["library"]) }
    return text(of: "library") == nil ? nil : SpecPath(["project"])
  }

  private func text(of key: String) -> String? {
    guard case .mapping(let entries) = content,
      let entry = entries.first(where: { $0.key.isScalar(key) }),
      case .scalar(let scalar) = entry.value.content, !scalar.text.isEmpty
    else { return nil }
    return scalar.text
  }

  /// The part that contains an offset, and its value, if there is one.
  fileprivate func child(at offset: Int, isInOrder: Bool) -> (name: String, value: Node?)? {
    switch content {
    case .scalar: return nil
    case .mapping(let entries):
      for entry in isInOrder ? entries.around(offset, \.key.span.start) : entries[...] {
        guard case .scalar(let key) = entry.key.content else { continue }
        if entry.key.span.holds(offset) { return (key.text, nil) }
        if entry.value.span.holds(offset) { return (key.text, entry.value) }
      }
      return nil
    case .sequence(let items):
      let near = isInOrder ? items.around(offset, \.span.start) : items[...]
      for (index, item) in zip(near.indices, near) where item.span.holds(offset) {
        if case .scalar(let scalar) = item.content, isWord(scalar.text) {
          return (scalar.text, nil)
        }
        return (String(index), item)
      }
      return nil
    }
  }
}

extension Node {
  /// Whether the parts of each mapping and list are in source order.
  fileprivate var isInOrder: Bool {
    switch content {
    case .scalar: true
    case .sequence(let items):
      zip(items, items.dropFirst()).allSatisfy { $0.span.end <= $1.span.start }
        && items.allSatisfy(\.isInOrder)
    case .mapping(let entries):
      zip(entries, entries.dropFirst()).allSatisfy {
        max($0.key.span.end, $0.value.span.end) <= $1.key.span.start
      } && entries.allSatisfy { $0.key.span.start <= $0.value.span.start && $0.value.isInOrder }
    }
  }
}

extension Array {
  /// The last two elements that begin at or before an offset, among elements sorted by offset.
  fileprivate func around(_ offset: Int, _ start: (Element) -> Int) -> ArraySlice<Element> {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if start(self[middle]) <= offset { low = middle + 1 } else { high = middle }
    }
    return self[Swift.max(low - 2, 0)..<low]
  }
}

extension Span {
  /// Whether it contains an offset, or is empty at the offset.
  fileprivate func holds(_ offset: Int) -> Bool {
    offset == start || start < offset && offset < end
  }
}

/// Whether a text consists of letters, digits, hyphens and underscores.
private func isWord(_ text: String) -> Bool {
  !text.isEmpty
    && text.unicodeScalars.allSatisfy {
      $0.properties.isXIDContinue || $0 == "-"
    }
}
