import Foundation

extension SampleSet {
  /// The forms in which a set can be written.
  enum Form: String, CaseIterable {
    case styleDictionary3, styleDictionary4, studioFile, studioFolder, figmaVariables, figmaExport
    case modeFiles, terrazzo, specify, resolver

    /// The kinds of tokens that it has.
    var kinds: [Kind] {
      switch self {
      case .figmaVariables, .figmaExport: [.color, .dimension, .number]
      default: Kind.allCases
      }
    }
  }

  /// The files of the set in a form.
  func files(_ form: Form) throws -> [String: String] {
    switch form {
    case .styleDictionary3: try trees(value: "value", type: nil, modes: "theme/", end: ".json")
    case .styleDictionary4:
      try trees(value: "$value", type: "$type", modes: "theme/", end: ".json")
    case .modeFiles: try trees(value: "$value", type: "$type", modes: "", end: ".tokens.json")
    case .studioFile: ["tokens.json": try text(studio(themes: studioThemes))]
    case .studioFolder: try studioFolder()
    case .figmaVariables: ["variables.json": try text(figmaVariables())]
    case .figmaExport: ["export.json": try text(figmaExport())]
    case .terrazzo: ["tokens.json": try text(terrazzo())]
    case .specify: ["tokens.json": try text(specify())]
    case .resolver: try resolver()
    }
  }

  private func text(_ value: Any) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: value, options: [.sortedKeys, .prettyPrinted])
    return String(decoding: data, as: UTF8.self)
  }

  /// A nested object of the tokens that are chosen.
  private func tree(_ object: (Int) -> [String: Any]?) -> [String: Any] {
    let root = Group()
    for index in tokens.indices {
      guard let token = object(index) else { continue }
      root.add(tokens[index].path[...], token)
    }
    return root.object
  }

  private func trees(
    value: String, type: String?, modes: String, end: String
  ) throws -> [String: String] {
    let writer = ValueWriter(self, value == "value" ? .css : .objects)
    func object(_ index: Int, _ written: Value) -> [String: Any] {
      let kind = tokens[index].kind
      var object: [String: Any] = [value: writer.written(written, kind, variant: index)]
      if let type {
        object[type] = kind.rawValue
      } else if kind == .color {
        object["attributes"] = ["category": "color"]
      }
      return object
    }
    var files = [
      "base\(end)": try text(
        tree { tokens[$0].dark == nil ? object($0, tokens[$0].light) : nil })
    ]
    guard hasModes else { return files }
    files["\(modes)Light\(end)"] = try text(
      tree { tokens[$0].dark != nil ? object($0, tokens[$0].light) : nil })
    files["\(modes)Dark\(end)"] = try text(
      tree { index in tokens[index].dark.map { object(index, $0) } })
    return files
  }

  private func studioSet(_ chosen: (Token) -> Value?) -> [String: Any] {
    let writer = ValueWriter(self, .studio)
    return tree { index in
      let token = tokens[index]
      return chosen(token).map { value in
        let written = writer.written(value, token.kind, variant: index)
        return [
          "value": written as? Double == nil ? written : "\(written)",
          "type": ValueWriter.studioType(token.kind, variant: index),
        ]
      }
    }
  }

  private var studioSets: [String: [String: Any]] {
    [
      "core/basics": studioSet { $0.dark == nil ? $0.light : nil },
      "mode/day": studioSet { $0.dark == nil ? nil : $0.light },
      "mode/night": studioSet { $0.dark },
    ]
  }

  private var studioThemes: [[String: Any]] {
    [("Light", "mode/day"), ("Dark", "mode/night")].map { name, set in
      [
        "id": name, "name": name, "group": "Appearance",
        "selectedTokenSets": ["core/basics": "source", set: "enabled"],
      ]
    }
  }

  private func studio(themes: [[String: Any]]) -> [String: Any] {
    var root: [String: Any] = studioSets
    root["$themes"] = themes
    root["$metadata"] = ["tokenSetOrder": ["core/basics", "mode/day", "mode/night"]]
    return root
  }

  private func studioFolder() throws -> [String: String] {
    var files = [
      "$themes.json": try text(studioThemes),
      "$metadata.json": try text(["tokenSetOrder": studioSets.keys.sorted()]),
    ]
    for (name, set) in studioSets { files["\(name).json"] = try text(set) }
    return files
  }

  private func figmaVariables() -> [String: Any] {
    var variables: [String: Any] = [:]
    func value(_ value: Value) -> Any {
      switch value {
      case .color(let color):
        return [
          "r": Double(color[0]) / 255, "g": Double(color[1]) / 255, "b": Double(color[2]) / 255,
          "a": Double(color[3]) / 255,
        ]
      case .number(let number): return number
      case .alias(let target): return ["type": "VARIABLE_ALIAS", "id": "V:\(target)"]
      default: return number(value)
      }
    }
    for (index, token) in tokens.enumerated() {
      let isModal = token.dark != nil
      var values: [String: Any] = [isModal ? "2:0" : "1:0": value(token.light)]
      if let dark = token.dark { values["2:1"] = value(dark) }
      variables["V:\(index)"] = [
        "name": token.path.joined(separator: "/"), "valuesByMode": values,
        "variableCollectionId": isModal ? "C:2" : "C:1",
        "resolvedType": token.kind == .color ? "COLOR" : "FLOAT",
        "scopes": token.kind == .dimension ? ["GAP"] : ["ALL_SCOPES"],
      ]
    }
    let collections: [String: Any] = [
      "C:1": ["name": "Core", "modes": [["modeId": "1:0", "name": "Mode 1"]]],
      "C:2": [
        "name": "Color scheme", "defaultModeId": "2:0",
        "modes": [
          ["modeId": "2:0", "name": "Light mode"], ["modeId": "2:1", "name": "Dark mode"],
        ],
      ],
    ]
    return ["meta": ["variableCollections": collections, "variables": variables]]
  }

  private func figmaExport() -> [String: Any] {
    func collection(_ token: Token) -> String { token.dark == nil ? "Core" : "Scheme" }
    func variable(_ token: Token, _ value: Value) -> [String: Any] {
      var written: Any =
        if case .product = value { "\(number(value))px" } else {
          ValueWriter(self, .css).written(value, token.kind, variant: 0)
        }
      if case .alias(let target) = value {
        let target = tokens[target]
        written = ["collection": collection(target), "name": target.path.joined(separator: "/")]
      }
      return [
        "name": token.path.joined(separator: "/"),
        "type": token.kind == .color ? "color" : token.kind == .number ? "number" : "dimension",
        "value": written,
      ]
    }
    func mode(_ name: String, _ chosen: (Token) -> Value?) -> [String: Any] {
      [
        "name": name,
        "variables": tokens.compactMap { token in chosen(token).map { variable(token, $0) } },
      ]
    }
    return [
      "collections": [
        ["name": "Core", "modes": [mode("Value") { $0.dark == nil ? $0.light : nil }]],
        [
          "name": "Scheme",
          "modes": [
            mode("light") { $0.dark == nil ? nil : $0.light }, mode("dark") { $0.dark },
          ],
        ],
      ]
    ]
  }

  private func terrazzo() -> [String: Any] {
    let writer = ValueWriter(self, .objects)
    return tree { index in
      let token = tokens[index]
      let light = writer.written(token.light, token.kind, variant: index)
      var object: [String: Any] = ["$type": token.kind.rawValue, "$value": light]
      if let dark = token.dark {
        let dark = writer.written(dark, token.kind, variant: index)
        object["$extensions"] = ["mode": ["light": light, "dark": dark]]
      }
      return object
    }
  }

  private func specify() -> [String: Any] {
    var root = tree { index in
      let token = tokens[index]
      let light = ValueWriter(self, .specify(mode: "light"))
      let dark = ValueWriter(self, .specify(mode: "dark"))
      return [
        "$type": token.kind == .typography ? "textStyle" : token.kind.rawValue,
        "$value": [
          "light": light.written(token.light, token.kind, variant: index),
          "dark": dark.written(token.dark ?? token.light, token.kind, variant: index),
        ],
      ]
    }
    root["$collection"] = ["$modes": ["light", "dark"]]
    return root
  }

  private func resolver() throws -> [String: String] {
    var files = try trees(value: "$value", type: "$type", modes: "", end: ".tokens.json")
    var contexts: [String: Any] = [:]
    for name in ["Light", "Dark"] {
      contexts[name.lowercased()] = hasModes ? [["$ref": "\(name).tokens.json"]] : [[String: Any]]()
    }
    files["design.resolver.json"] = try text([
      "version": "2025.10", "sets": ["base": ["sources": [["$ref": "base.tokens.json"]]]],
      "modifiers": ["scheme": ["contexts": contexts, "default": "light"] as [String: Any]],
      "resolutionOrder": [["$ref": "#/sets/base"], ["$ref": "#/modifiers/scheme"]],
    ])
    return files
  }

  /// A mutable object, for building nested ones.
  private final class Group {
    private var groups: [String: Group] = [:]
    private var tokens: [String: [String: Any]] = [:]

    func add(_ path: ArraySlice<String>, _ token: [String: Any]) {
      guard let name = path.first else { return }
      if path.count == 1 {
        tokens[name] = token
      } else {
        if groups[name] == nil { groups[name] = Group() }
        groups[name]?.add(path.dropFirst(), token)
      }
    }

    var object: [String: Any] {
      tokens.merging(groups.mapValues(\.object)) { token, _ in token }
    }
  }
}
