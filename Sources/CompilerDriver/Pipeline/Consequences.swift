import Diagnostics
import Specification
import YAMLSyntax

/// The problems of the model, except consequences of parts that could not be read.
///
/// In a file with errors, a missing part may be one that was not read. A use of a declaration is not judged in a
/// spec that lacks declarations, nor in a spec that mentions a component or a type of such a spec.
///
/// - Parameter prefix: The prefix of the library's types, with which Swift mentions them.
func withoutConsequences(
  _ model: [Diagnostic], of decoded: DecodedProject, prefix: String
) -> [Diagnostic] {
  let broken = Set(
    decoded.diagnostics.filter { $0.severity == .error }.compactMap { $0.place?.source.path })
  if broken.isEmpty { return model }
  let partial = decoded.specs.filter(\.lacksDeclarations)
  let names = Set(partial.flatMap(\.declaredNames).flatMap { [$0, prefix + $0] })
  var isUnreliable = Dictionary(
    partial.map { ($0.spec.source.path, true) }, uniquingKeysWith: { first, _ in first })
  return model.filter { diagnostic in
    guard let source = diagnostic.place?.source else { return true }
    if diagnostic.identifier.isAboutAbsence { return !broken.contains(source.path) }
    guard diagnostic.identifier.isAboutUse, !partial.isEmpty else { return true }
    let unreliable = isUnreliable[source.path] ?? source.mentions(names)
    isUnreliable[source.path] = unreliable
    return !unreliable
  }
}

extension DecodedFile<ComponentSpec> {
  /// Whether an error concerns a part that declares something.
  fileprivate var lacksDeclarations: Bool {
    guard diagnostics.hasErrors else { return false }
    if document.unreliableStart != nil { return true }
    let paths = SpecPaths(document.root, origin: spec.source.path)
    return diagnostics.contains { diagnostic in
      // Swift without quotes is read as if it had them.
      guard diagnostic.severity == .error, diagnostic.identifier != .problem(.quoteSwift) else {
        return false
      }
      guard let span = diagnostic.place?.span else { return true }
      // At the end of a value, something is missing in it.
      let ends = [span, Span(max(0, span.start - 1), span.start)].map { paths.path(to: $0).names }
      let names = ends.max { $0.count < $1.count } ?? []
      let keys = names.dropFirst(paths.file.names.count)
      guard let first = keys.first, let last = keys.last else { return true }
      if diagnostic.identifier == .problem(.unknownKey), keys.count == 1, isText(first) {
        return false
      }
      return !keysWithoutDeclarations.contains(first) && !keysOfViews.contains(last)
    }
  }

  /// Whether the value of a key of the whole file is a text of one line, such as that of 'sumary'.
  private func isText(_ key: String) -> Bool {
    guard case .mapping(let entries) = document.root?.content else { return false }
    return entries.contains { entry in
      guard case .scalar(let name) = entry.key.content, name.text == key,
        case .scalar(let value) = entry.value.content
      else { return false }
      return value.style != .literal
    }
  }

  /// The names by which other specs use its declarations.
  fileprivate var declaredNames: [String] {
    let file = spec.source.path.split(separator: "/").last?.split(separator: ".").first
    return [spec.component?.text ?? String(file ?? "")] + spec.types.map(\.name.text)
  }
}

/// The keys of a spec whose values declare nothing.
private let keysWithoutDeclarations: Set<String> = [
  "accessibility", "discussion", "group", "previews", "summary",
]

/// The keys whose values are views.
private let keysOfViews: Set<String> = ["body", "uikit"]

extension SourceText {
  /// Whether one of some names occurs in the text as a word.
  fileprivate func mentions(_ names: Set<String>) -> Bool {
    self[Span(0, utf8.count)].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .contains { names.contains(String($0)) }
  }
}
