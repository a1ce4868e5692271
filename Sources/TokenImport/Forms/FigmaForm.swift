import DesignTokens
import Diagnostics
import YAMLSyntax

/// The object with the collections and variables in an answer of Figma's REST interface.
func figmaVariables(in root: LocatedNode) -> LocatedNode? {
  [root["meta"], root].compactMap { $0 }.first {
    $0["variableCollections"]?.entries != nil && $0["variables"]?.entries != nil
  }
}

/// Whether a file is a plugin's export of Figma variables.
func isFigmaExport(_ root: LocatedNode) -> Bool {
  collections(in: root).contains {
    $0["modes"] != nil && ($0["variables"] != nil || $0["modes"]?.items != nil)
  }
}

private func collections(in root: LocatedNode) -> [LocatedNode] {
  if let list = root["collections"], let items = list.items { return items.map { list.with($0) } }
  if let items = root.items { return items.map { root.with($0) } }
  return root["modes"]?.entries != nil && root["variables"]?.items != nil ? [root] : []
}

/// Reads Figma variables.
struct FigmaForm {
  var notes: ImportNotes
  private(set) var layers = TokenLayers()

  /// A variable in all modes of its collection.
  private struct Variable {
    let id: String
    let path: [String]
    let type: String?
    let place: Place
    let description: String?

    /// By the index of the mode.
    var values: [LocatedNode?]
  }

  private struct Collection {
    let name: String
    let modes: [String]
    var defaultIndex = 0
    var variables: [Variable]
  }

  /// The names of variables whose types the format does not have.
  private var namesLeftOut: Set<String> = []

  /// The number of variables whose types the format does not have.
  var leftOut: Int { namesLeftOut.count }

  /// The paths of variables, by their identifiers, and by collection and name.
  private var pathOfID: [String: [String]] = [:]
  private var pathOfName: [String: [String]] = [:]

  init(notes: ImportNotes) { self.notes = notes }

  mutating func read(_ files: [SetFile]) {
    var collections: [Collection] = []
    for file in files {
      if let answer = figmaVariables(in: file.root) {
        collections += self.collections(ofAnswer: answer)
      } else {
        for node in TokenImport.collections(in: file.root) {
          if let collection = self.collection(node) { collections.append(collection) }
        }
      }
    }
    register(&collections)
    for collection in collections { add(collection) }
  }

  // MARK: - Collections

  private mutating func collections(ofAnswer answer: LocatedNode) -> [Collection] {
    var result: [Collection] = []
    var indices: [String: Int] = [:]
    var modeIDs: [[String]] = []
    let list = answer["variableCollections"] ?? answer
    for entry in list.entries ?? [] {
      let node = list.with(entry.value)
      guard let id = entry.key.text, let name = node["name"]?.string,
        let modes = node["modes"]?.items
      else { continue }
      let ids = modes.map { node.with($0)["modeId"]?.string ?? "" }
      indices[id] = result.count
      modeIDs.append(ids)
      let first = node["defaultModeId"]?.string.flatMap { ids.firstIndex(of: $0) } ?? 0
      result.append(
        Collection(
          name: name, modes: modes.map { node.with($0)["name"]?.string ?? "mode" },
          defaultIndex: first, variables: []))
    }
    let variables = answer["variables"] ?? answer
    for entry in variables.entries ?? [] {
      let node = variables.with(entry.value)
      guard let id = entry.key.text, let name = node["name"]?.string,
        let collection = node["variableCollectionId"]?.string.flatMap({ indices[$0] }),
        let values = node["valuesByMode"]
      else { continue }
      if node["remote"]?.boolean == true || node["deletedButReferenced"]?.boolean == true {
        continue
      }
      guard let type = type(node, name) else { continue }
      result[collection].variables.append(
        Variable(
          id: id, path: path(name), type: type, place: node.place(of: "name"),
          description: node["description"]?.string,
          values: modeIDs[collection].map { values[$0] }))
    }
    return result
  }

  private mutating func collection(_ node: LocatedNode) -> Collection? {
    guard let modes = node["modes"], let name = node["name"]?.string else {
      notes.add("a collection", "without a name or modes is left out", at: node.place)
      return nil
    }
    if let list = node["variables"], let items = list.items {
      return valuesByMode(name, modes, items.map { list.with($0) }, node)
    }
    let all = (modes.items ?? []).map { modes.with($0) }
    var collection = Collection(
      name: name, modes: all.map { $0["name"]?.string ?? "mode" }, variables: [])
    var indices: [String: Int] = [:]
    for (mode, node) in all.enumerated() {
      let list = node["variables"]
      for item in list?.items ?? [] {
        guard let variable = list?.with(item), let name = variable["name"]?.string,
          let value = variable["value"]
        else { continue }
        if let index = indices[name] {
          collection.variables[index].values[mode] = value
          continue
        }
        guard let type = type(variable, name) else { continue }
        indices[name] = collection.variables.count
        var values = [LocatedNode?](repeating: nil, count: all.count)
        values[mode] = value
        collection.variables.append(
          Variable(
            id: "", path: path(name), type: type, place: variable.place(of: "name"),
            description: variable["description"]?.string, values: values))
      }
    }
    return collection
  }

  /// A collection whose variables have their values in all modes.
  private mutating func valuesByMode(
    _ name: String, _ modes: LocatedNode, _ variables: [LocatedNode], _ node: LocatedNode
  ) -> Collection {
    var ids: [String] = []
    var names: [String] = []
    for entry in modes.entries ?? [] {
      ids.append(entry.key.text ?? "")
      names.append(entry.value.text ?? modes.with(entry.value)["name"]?.string ?? "mode")
    }
    for item in modes.items ?? [] {
      let mode = modes.with(item)
      ids.append((mode["modeId"] ?? mode["id"] ?? mode["name"])?.string ?? "")
      names.append(mode["name"]?.string ?? "mode")
    }
    var collection = Collection(name: name, modes: names, variables: [])
    for variable in variables {
      guard let name = variable["name"]?.string,
        let values = variable["valuesByMode"] ?? variable["values"],
        let type = type(variable, name)
      else { continue }
      collection.variables.append(
        Variable(
          id: variable["id"]?.string ?? "", path: path(name), type: type,
          place: variable.place(of: "name"), description: variable["description"]?.string,
          values: zip(ids, names).map { values[$0] ?? values[$1] }))
    }
    return collection
  }

  private func path(_ name: String) -> [String] { name.split(separator: "/").map(String.init) }

  /// The type of a variable; nil for one that the format cannot express, which is reported.
  private mutating func type(_ node: LocatedNode, _ name: String) -> String? {
    let written = (node["resolvedType"] ?? node["type"] ?? node["$type"])?.string ?? ""
    let scopes = (node["scopes"]?.items ?? []).compactMap(\.text)
    switch written.lowercased() {
    case "color": return "color"
    case "number", "float": return figmaNumberType(scopes, name)
    case "string" where scopes == ["FONT_FAMILY"]: return "fontFamily"
    case "typography", "gradient": return written.lowercased()
    case "dimension", "shadow", "duration": return written.lowercased()
    default:
      guard namesLeftOut.insert(name).inserted else { return nil }
      notes.add(
        "'\(shown(name))'",
        "has the type '\(written)', which the format does not have; it is left out",
        at: node.place(of: "name"))
      return nil
    }
  }

  // MARK: - Aliases

  /// Gives each variable its path; the collection's name distinguishes equal ones.
  private mutating func register(_ collections: inout [Collection]) {
    var owners: [[String]: Int] = [:]
    var ambiguous: Set<Int> = []
    for (index, collection) in collections.enumerated() {
      for variable in collection.variables {
        if let owner = owners[variable.path], owner != index { ambiguous.insert(index) }
        owners[variable.path] = owners[variable.path] ?? index
      }
    }
    for index in collections.indices {
      let collection = collections[index]
      collections[index].variables = collection.variables.map { variable in
        let path = ambiguous.contains(index) ? [collection.name] + variable.path : variable.path
        if !variable.id.isEmpty { pathOfID[variable.id] = path }
        pathOfName["\(collection.name)\n\(variable.path.joined(separator: "/"))"] = path
        return Variable(
          id: variable.id, path: path, type: variable.type, place: variable.place,
          description: variable.description, values: variable.values)
      }
    }
  }

  /// The value of a variable; nil for a reference to nothing.
  private mutating func value(_ node: LocatedNode, of path: [String]) -> ImportedToken.Value? {
    if node["type"]?.string == "VARIABLE_ALIAS", let id = node["id"]?.string {
      if let target = pathOfID[id] { return .alias(target) }
    } else if let collection = node["collection"]?.string, let name = node["name"]?.string {
      if let target = pathOfName["\(collection)\n\(name)"] { return .alias(target) }
    } else {
      return .written(node)
    }
    notes.add(
      path.shownPath,
      "refers to a variable that is not in the export, perhaps one of another library; it is left out",
      at: node.place)
    return nil
  }

  private mutating func add(_ collection: Collection) {
    var tables = [TokenTable](repeating: TokenTable(), count: collection.modes.count)
    for variable in collection.variables {
      for (mode, node) in variable.values.enumerated() {
        guard let node, let value = value(node, of: variable.path) else { continue }
        let description = variable.description.flatMap { $0.isEmpty ? nil : $0 }
        tables[mode].add(
          ImportedToken(
            path: variable.path, type: variable.type, value: value, place: variable.place,
            description: description))
      }
    }
    guard tables.count > 1 else {
      if let only = tables.first { layers.base.add(only) }
      return
    }
    var axis = TokenAxisDraft(
      name: collection.name,
      contexts: zip(collection.modes, tables).map { .init(name: $0, table: $1) })
    axis.defaultIndex = collection.defaultIndex
    layers.add(axis)
  }
}

/// The type of a number, according to the properties for which it is offered, or else its name.
private func figmaNumberType(_ scopes: [String], _ name: String) -> String {
  let lengths: Set<String> = [
    "CORNER_RADIUS", "WIDTH_HEIGHT", "GAP", "STROKE_FLOAT", "EFFECT_FLOAT", "FONT_SIZE",
    "LINE_HEIGHT", "LETTER_SPACING", "PARAGRAPH_SPACING", "PARAGRAPH_INDENT",
  ]
  if scopes == ["OPACITY"] { return "figmaOpacity" }
  if scopes == ["FONT_WEIGHT"] || scopes == ["FONT_STYLE"] { return "fontWeight" }
  if !scopes.isEmpty, scopes.allSatisfy(lengths.contains) { return "dimension" }
  var words = Set(nameWords(name))
  // A line height may be a multiple.
  if words.isSuperset(of: ["line", "height"]) {
    words = Set(name.lowercased().split { !$0.isLetter }.map(String.init))
  }
  let isLength = !words.isDisjoint(with: [
    "border", "corner", "gap", "gutter", "height", "inset", "margin", "padding", "radii",
    "radius",
    "rounded", "size", "sizes", "sizing", "space", "spacing", "stroke", "width",
  ])
  return isLength ? "dimension" : "number"
}

/// The type of a token that Figma exported, according to the properties for which its variable is offered; nil if
/// they do not show one.
func figmaType(of token: ImportedToken, _ scopes: LocatedNode?) -> String? {
  guard let items = scopes?.items else { return nil }
  let names = items.compactMap(\.text)
  switch token.type {
  case "number":
    let type = figmaNumberType(names, token.path.joined(separator: "/"))
    return type == "number" ? nil : type
  case "string" where names == ["FONT_FAMILY"]: return "fontFamily"
  default: return nil
  }
}
