import TestSupport

/// The settings that all components of a library share.
package struct SampleProject: Sendable {
  var prefix: String?
  var namespace: String?

  /// Whether everything is only for targets of one package.
  var isOfPackage = false
  var takesResources = false
  var takesAnyStrings = false

  package init() {}

  /// A random project.
  package init(using numbers: inout SeededNumbers) {
    if numbers.once(in: 4) { takesResources = true }
    if numbers.once(in: 4) { takesAnyStrings = true }
    if numbers.once(in: 4) { prefix = "DS" }
    if numbers.once(in: 4) { namespace = "Warp" }
    isOfPackage = numbers.once(in: 6)
  }

  /// The project file.
  package var yaml: String {
    var lines = ["library: Proof"]
    if takesResources { lines.append("text: LocalizedStringResource") }
    if takesAnyStrings { lines.append("string: StringProtocol") }
    if let prefix { lines.append("prefix: \(prefix)") }
    if let namespace { lines.append("namespace: \(namespace)") }
    if isOfPackage { lines.append("access: package") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The emitted name of a type.
  package func full(_ name: String) -> String {
    (namespace.map { $0 + "." } ?? "") + (prefix ?? "") + name
  }
}

// MARK: - What all components know

extension SampleProject {
  /// The types that random specs use and that get the project's prefix.
  package static let types = ["Token", "Glyph", "Person", "Variant", "Act"]

  /// A library file with the types that random specs use.
  package var library: String {
    let glyph = full("Glyph")
    return """
      types:
        Token: {conforms: [Hashable, Sendable], properties: {number: {type: Int, default: 0}}}
        Glyph: {conforms: [Hashable], properties: {number: {type: Int, default: 0}}, body: "SwiftUI.EmptyView()"}
        Person: {conforms: [Identifiable, Hashable], properties: {id: {type: Int, default: 0}}}
        Variant: {generics: {Value: {conforms: []}}, properties: {value: Value}}
        Act: {alias: "() -> Void"}
      swift: |
        extension \(glyph) { init(_ parts: Any...) { self.init(number: parts.count) } }
        public typealias Deed = () -> Void

      """
  }
}
