import DesignTokens
import YAMLSyntax

/// Reads an export of Specify, whose tokens have a value for each mode of their collection.
struct SpecifyForm {
  var notes: ImportNotes
  private var base = TokenTable()
  private var values: [(path: [String], name: String, value: LocatedNode)] = []
  private var aliases: [(path: [String], name: String, target: [String])] = []

  init(notes: ImportNotes) { self.notes = notes }

  var layers: TokenLayers {
    var layers = TokenLayers()
    layers.base = base
    layers.axes = modeAxes(values, of: base)
    for (path, name, target) in aliases {
      for axis in layers.axes.indices {
        let contexts = layers.axes[axis].contexts
        guard let context = contexts.firstIndex(where: { $0.name == name }),
          var token = layers.axes[axis].contexts[context].table[path]
        else { continue }
        token.value = .alias(target)
        layers.axes[axis].contexts[context].table.add(token)
      }
    }
    return layers
  }

  mutating func read(_ files: [SetFile]) {
    for file in files { group(file.root, [], modes: ["default"]) }
  }

  private mutating func group(_ node: LocatedNode, _ path: [String], modes: [String]) {
    guard path.count < 100 else { return }
    let own = (node["$collection"]?["$modes"]?.items ?? []).compactMap(\.text)
    let modes = own.isEmpty ? modes : own
    for entry in node.entries ?? [] {
      guard let name = entry.key.text, !name.hasPrefix("$") else { continue }
      let child = node.with(entry.value)
      guard let value = child["$value"] else {
        if child.entries != nil { group(child, path + [name], modes: modes) }
        continue
      }
      var token = ImportedToken(
        path: path + [name], type: child["$type"]?.string, value: .written(value),
        place: node.with(entry.key).place)
      token.description = child["$description"]?.string.flatMap { $0.isEmpty ? nil : $0 }
      let written = modes.compactMap { mode in value[mode].map { (mode, $0) } }
      guard let first = written.first else {
        base.add(token)
        continue
      }
      token.value = valueOrAlias(first.1)
      base.add(token)
      guard modes.count > 1 else { continue }
      for (mode, value) in written {
        values.append((token.path, mode, value))
        if case .alias(let target) = valueOrAlias(value) {
          aliases.append((token.path, mode, target))
        }
      }
    }
  }

  private func valueOrAlias(_ node: LocatedNode) -> ImportedToken.Value {
    guard let target = node["$alias"]?.string else { return .written(node) }
    return .alias(target.split(separator: ".").map(String.init))
  }
}
