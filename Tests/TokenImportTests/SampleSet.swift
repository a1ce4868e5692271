import Foundation
import TestSupport

/// A set of tokens from which files in each published form are written. The values are known without reading them.
struct SampleSet {
  enum Kind: String, CaseIterable { case color, dimension, number }

  indirect enum Value {
    /// Red, green, blue and alpha from 0 to 255.
    case color([Int])
    case number(Double)

    /// The token with an index.
    case alias(Int)

    /// The token with an index, multiplied.
    case product(Int, by: Int)
  }

  struct Token {
    let path: [String]
    let kind: Kind

    /// The value in light, and in dark if it differs.
    let light: Value
    let dark: Value?
  }

  private(set) var tokens: [Token] = []

  init(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let count = Int.random(in: 5...40, using: &random)
    for index in 0..<count {
      let kind = random.one(of: Kind.allCases)
      let names = ["base", "ui", "Brand colors", "deep"]
      var path = [kind.rawValue + "s", random.one(of: names)]
      if random.once(in: 3) { path.append("inner") }
      path.append("t\(index)")
      let earlier = tokens.indices.filter { tokens[$0].kind == kind }
      let light = value(kind, earlier, &random)
      let isModal = kind == .color && random.once(in: 3)
      tokens.append(
        Token(
          path: path, kind: kind, light: light,
          dark: isModal ? value(kind, earlier, &random) : nil))
    }
  }

  private func value(_ kind: Kind, _ earlier: [Int], _ random: inout SeededNumbers) -> Value {
    if !earlier.isEmpty, random.once(in: 3) { return .alias(random.one(of: earlier)) }
    if kind == .dimension, !earlier.isEmpty, random.once(in: 4) {
      return .product(random.one(of: earlier), by: Int.random(in: 2...3, using: &random))
    }
    if kind == .color {
      let rgb = (0..<3).map { _ in Int.random(in: 0...255, using: &random) }
      return .color(rgb + [random.once(in: 4) ? Int.random(in: 0...254, using: &random) : 255])
    }
    return .number(Double(Int.random(in: 0...64, using: &random)) / 2)
  }

  var hasModes: Bool { tokens.contains { $0.dark != nil } }

  /// The components of a color, or a number, in light or dark.
  func numbers(_ index: Int, isDark: Bool) -> [Double] {
    let token = tokens[index]
    switch isDark ? token.dark ?? token.light : token.light {
    case .color(let color): return color.map { Double($0) / 255 }
    case .number(let number): return [number]
    case .alias(let target): return numbers(target, isDark: isDark)
    case .product(let target, let factor):
      return numbers(target, isDark: isDark).map { $0 * Double(factor) }
    }
  }
}

// MARK: - Forms

extension SampleSet {
  /// The forms in which a set can be written.
  enum Form: String, CaseIterable {
    case styleDictionary3, styleDictionary4, studioFile, studioFolder, figmaVariables, figmaExport
    case modeFiles, terrazzo, specify, resolver
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

  /// A value as CSS, with a reference as the form writes it.
  private func css(_ value: Value, _ kind: Kind, end: String, computes: Bool = true) -> Any {
    switch value {
    case .color(let color):
      let digits = color.map { String(format: "%02x", $0) }
      return "#" + digits.prefix(color[3] == 255 ? 3 : 4).joined()
    case .number(let number): return kind == .dimension ? "\(number)px" : number
    case .alias(let target): return "{\(tokens[target].path.joined(separator: "."))\(end)}"
    case .product(let target, let factor):
      if !computes { return "\(numbers(target, isDark: false)[0] * Double(factor))px" }
      return "{\(tokens[target].path.joined(separator: "."))\(end)} * \(factor)"
    }
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
    let suffix = value == "value" ? ".value" : ""
    func object(_ token: Token, _ written: Value) -> [String: Any] {
      var object: [String: Any] = [value: css(written, token.kind, end: suffix)]
      if let type {
        object[type] = token.kind.rawValue
      } else if token.kind == .color {
        object["attributes"] = ["category": "color"]
      }
      return object
    }
    var files = [
      "base\(end)": try text(
        tree { tokens[$0].dark == nil ? object(tokens[$0], tokens[$0].light) : nil })
    ]
    guard hasModes else { return files }
    files["\(modes)Light\(end)"] = try text(
      tree { tokens[$0].dark != nil ? object(tokens[$0], tokens[$0].light) : nil })
    files["\(modes)Dark\(end)"] = try text(
      tree { index in tokens[index].dark.map { object(tokens[index], $0) } })
    return files
  }

  private static let studioTypes: [Kind: String] = [
    .color: "color", .dimension: "spacing", .number: "opacity",
  ]

  private func studioSet(_ chosen: (Token) -> Value?) -> [String: Any] {
    tree { index in
      let token = tokens[index]
      return chosen(token).map { value in
        let written = css(value, token.kind, end: "")
        return ["value": "\(written)", "type": Self.studioTypes[token.kind] ?? ""]
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
      case .product(let target, let factor):
        return numbers(target, isDark: false)[0] * Double(factor)
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
      var written = css(value, token.kind, end: "", computes: false)
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
    tree { index in
      let token = tokens[index]
      let light = css(token.light, token.kind, end: "")
      var object: [String: Any] = ["$type": token.kind.rawValue, "$value": light]
      if let dark = token.dark {
        object["$extensions"] = ["mode": ["light": light, "dark": css(dark, token.kind, end: "")]]
      }
      return object
    }
  }

  private func specify() -> [String: Any] {
    func value(_ value: Value, _ token: Token, _ mode: String) -> Any {
      switch value {
      case .color(let color):
        let digits = color.prefix(3).map { String(format: "%02x", $0) }.joined()
        return ["model": "hex", "hex": "#\(digits)", "alpha": Double(color[3]) / 255]
          as [String: Any]
      case .number(let number):
        return token.kind == .dimension ? ["value": number, "unit": "px"] as [String: Any] : number
      case .alias(let target):
        return ["$alias": tokens[target].path.joined(separator: "."), "$mode": mode]
      case .product(let target, let factor):
        let number = numbers(target, isDark: false)[0] * Double(factor)
        return ["value": number, "unit": "px"] as [String: Any]
      }
    }
    var root = tree { index in
      let token = tokens[index]
      return [
        "$type": token.kind.rawValue,
        "$value": [
          "light": value(token.light, token, "light"),
          "dark": value(token.dark ?? token.light, token, "dark"),
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
