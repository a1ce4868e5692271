import DesignTokens
import Diagnostics
import YAMLSyntax

/// Reads a resolver and its token files, of a draft of the format or in another notation of values.
struct ResolverForm {
  var notes: ImportNotes
  private(set) var layers = TokenLayers()
  private var files: [String: SetFile] = [:]
  private var folder = ""

  init(notes: ImportNotes) { self.notes = notes }

  mutating func read(_ all: [SetFile]) {
    guard let resolver = all.first(where: { $0.root["resolutionOrder"]?.items != nil }) else {
      return
    }
    for file in all { files[file.name] = file }
    folder = resolver.name.split(separator: "/").dropLast().joined(separator: "/")
    let root = resolver.root
    let order = root["resolutionOrder"]
    for item in order?.items ?? [] {
      guard let node = order?.with(item) else { continue }
      var named = node
      var name = node["name"]?.string
      if let pointer = node["$ref"]?.string, pointer.hasPrefix("#/") {
        let names = pointer.dropFirst(2).split(separator: "/").map(String.init)
        name = names.last
        guard let target = root.descendant(names) else { continue }
        named = target
      }
      if let contexts = named["contexts"] {
        axis(name ?? "mode", contexts, named["default"]?.string, root)
      } else {
        layers.base.add(table(named["sources"], root))
      }
    }
  }

  private mutating func axis(
    _ name: String, _ contexts: LocatedNode, _ first: String?, _ root: LocatedNode
  ) {
    var axis = TokenAxisDraft(name: name, contexts: [])
    for entry in contexts.entries ?? [] {
      guard let context = entry.key.text else { continue }
      if context == first { axis.defaultIndex = axis.contexts.count }
      let table = table(contexts.with(entry.value), root)
      axis.contexts.append(.init(name: context, table: table))
    }
    layers.axes.append(axis)
  }

  private mutating func table(_ sources: LocatedNode?, _ root: LocatedNode) -> TokenTable {
    var table = TokenTable()
    for item in sources?.items ?? [] {
      guard let source = sources?.with(item) else { continue }
      guard let reference = source["$ref"]?.string else {
        table.add(tokens(source))
        continue
      }
      if reference.hasPrefix("#/") {
        let names = reference.dropFirst(2).split(separator: "/").map(String.init)
        table.add(self.table(root.descendant(names)?["sources"], root))
        continue
      }
      let path = (folder.isEmpty ? "" : folder + "/") + reference
      if let file = files[setName(of: path)] {
        table.add(tokens(file.root))
      } else {
        notes.add(
          "'\(shown(reference))'", "is not among the imported files; give its folder",
          at: source.place)
      }
    }
    return table
  }

  private mutating func tokens(_ node: LocatedNode) -> TokenTable {
    var reader = TreeReader(notes: notes)
    reader.read(node)
    notes = reader.notes
    return reader.table
  }
}

/// The name of a file without its extensions and `.` parts.
func setName(of path: String) -> String {
  var parts: [Substring] = []
  for part in path.split(separator: "/") where part != "." {
    if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
  }
  var name = parts.joined(separator: "/")
  let ends = tokenFileTypes.union(importedFileTypes).union(["resolver"])
  while ends.contains(name.fileType) { name = String(name.dropLast(name.fileType.count + 1)) }
  return name
}
