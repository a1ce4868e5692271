import Diagnostics
import SwiftFragments
import YAMLSyntax

/// The maximum number of reported problems of keys and values in one file.
package let mostProblemsOfAFile = 1000

/// The state of decoding one file: its position, and the problems so far.
struct SpecDecoder {
  let source: SourceText

  /// The schema of the whole file, in which misplaced keys are looked up.
  let language: SchemaDescription

  /// Reads the Swift in the file and keeps its own diagnostics.
  var fragments: FragmentParser

  /// The example of the key whose value is being read.
  var example = ""

  private var diagnostics: [Diagnostic] = []

  /// The plural nouns of everything that has a key, computed lazily.
  private var ownersOfKeys: [String: [String]]?

  /// Whether the maximum is reached, so that no more problems are reported.
  var isFull: Bool { diagnostics.count >= mostProblemsOfAFile }

  init(source: SourceText, language: SchemaDescription) {
    self.source = source
    self.language = language
    fragments = FragmentParser(source: source)
  }

  /// All problems, in source order.
  var allDiagnostics: [Diagnostic] { (diagnostics + fragments.diagnostics).sortedByPlace() }

  func place(_ node: Node) -> Place { Place(source, node.span) }

  /// Adds a diagnostic; returns nil, for use as the missing value.
  @discardableResult
  mutating func report<Value>(_ diagnostic: Diagnostic) -> Value? {
    if !isFull { diagnostics.append(diagnostic) }
    return nil
  }

  mutating func report(_ diagnostic: Diagnostic) {
    if !isFull { diagnostics.append(diagnostic) }
  }

  /// The plural nouns of everything in the language that has a key.
  mutating func owners(of key: String) -> [String] {
    let owners = ownersOfKeys ?? language.ownersOfKeys
    ownersOfKeys = owners
    return owners[key] ?? []
  }

  /// Reports a value of another kind than expected.
  mutating func reportWrongKind<Value>(_ node: Node, expected type: TypeDescription) -> Value? {
    report(.wrongKind(node, expected: type, example: example, in: source))
  }
}
