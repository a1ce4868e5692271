import Diagnostics
import SwiftFragments
import YAMLSyntax

/// How many problems of keys and values are told of one file.
package let mostProblemsOfAFile = 1000

/// What decoding one file carries along: where it is, and what was wrong so far.
struct SpecDecoder {
  let source: SourceText

  /// The schema of the whole file, in which misplaced keys are looked up.
  let language: SchemaDescription

  /// Reads the Swift in the file and keeps its own diagnostics.
  var fragments: FragmentParser

  /// The example of the key whose value is being read.
  var example = ""

  private var diagnostics: [Diagnostic] = []

  /// What has a key, by plurals; read once somebody asks.
  private var ownersOfKeys: [String: [String]]?

  /// Whether no further problem is told.
  var isFull: Bool { diagnostics.count >= mostProblemsOfAFile }

  init(source: SourceText, language: SchemaDescription) {
    self.source = source
    self.language = language
    fragments = FragmentParser(source: source)
  }

  /// All that was wrong, in the order of the text.
  var allDiagnostics: [Diagnostic] { (diagnostics + fragments.diagnostics).sortedByPlace() }

  func place(_ node: Node) -> Place { Place(source, node.span) }

  /// Takes a diagnostic; nil, to be returned for the value that there is not.
  @discardableResult
  mutating func report<Value>(_ diagnostic: Diagnostic) -> Value? {
    if !isFull { diagnostics.append(diagnostic) }
    return nil
  }

  mutating func report(_ diagnostic: Diagnostic) {
    if !isFull { diagnostics.append(diagnostic) }
  }

  /// What has a key somewhere in the language, by plurals.
  mutating func owners(of key: String) -> [String] {
    let owners = ownersOfKeys ?? language.ownersOfKeys
    ownersOfKeys = owners
    return owners[key] ?? []
  }

  /// Says that a value is of another kind than its key takes.
  mutating func reportWrongKind<Value>(_ node: Node, expected type: TypeDescription) -> Value? {
    report(.wrongKind(node, expected: type, example: example, in: source))
  }
}
