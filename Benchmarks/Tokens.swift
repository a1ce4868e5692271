/// The files of a library with this number of tokens, by path: two brands, light and dark, standard and
/// increased contrast; each context redefines a tenth of the tokens.
func sampleTokens(_ count: Int) -> [(path: String, text: String)] {
  let groups = 50
  let colors = count / 2
  func color(_ index: Int, _ shift: Int) -> String {
    let value = (index * 37 + shift * 101) % 1000
    let components = "[0.\(padded(value)), 0.\(padded(999 - value)), 0.\(padded(value * 7 % 1000))]"
    return "{\"colorSpace\": \"srgb\", \"components\": \(components)}"
  }
  func file(_ indices: [Int], _ shift: Int) -> String {
    var tokens = Array(repeating: [String](), count: groups)
    for index in indices {
      let group = index % groups
      let token =
        index < colors
        ? "\"tone\(index)\": {\"$type\": \"color\", \"$value\": \(color(index, shift))}"
        : "\"length\(index)\": {\"$type\": \"dimension\", \"$value\": {\"value\": \(index % 97), \"unit\": \"px\"}}"
      tokens[group].append(token)
    }
    let texts = tokens.enumerated().filter { !$0.element.isEmpty }.map { group, tokens in
      "\"group\(group)\": {\n\(tokens.joined(separator: ",\n"))\n}"
    }
    return "{\n\(texts.joined(separator: ",\n"))\n}\n"
  }
  let tenth = (0..<colors).filter { $0.isMultiple(of: 5) }
  let contexts = ["calm", "loud", "dark", "increased"]
  return [
    ("base.tokens.json", file(Array(0..<count), 0)),
    (
      "design.resolver.json",
      """
      {
        "version": "2025.10",
        "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
        "modifiers": {
          "brand": {
            "contexts": {
              "calm": [{"$ref": "calm.tokens.json"}], "loud": [{"$ref": "loud.tokens.json"}]
            },
            "default": "calm"
          },
          "scheme": {
            "contexts": {"light": [], "dark": [{"$ref": "dark.tokens.json"}]}, "default": "light"
          },
          "contrast": {
            "contexts": {"standard": [], "increased": [{"$ref": "increased.tokens.json"}]},
            "default": "standard"
          }
        },
        "resolutionOrder": [
          {"$ref": "#/sets/base"}, {"$ref": "#/modifiers/brand"}, {"$ref": "#/modifiers/scheme"},
          {"$ref": "#/modifiers/contrast"}
        ]
      }

      """
    ),
  ] + contexts.enumerated().map { ("\($1).tokens.json", file(tenth, $0 + 1)) }
}

/// Three digits.
private func padded(_ number: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: 3 - digits.count) + digits
}
