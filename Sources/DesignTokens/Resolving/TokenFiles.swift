import Diagnostics
import YAMLSyntax

/// Reads each file once, and collects diagnostics.
final class TokenFiles {
  private let read: (String) throws -> [UInt8]?
  let shownPath: (String) -> String

  /// The names of types whose tokens the project ignores.
  private let ignoredTypes: Set<String>
  private var files: [String: File?] = [:]
  private var groups: [String: GroupDeclaration?] = [:]
  private(set) var paths: [String] = []
  var diagnostics: [Diagnostic] = []

  /// Whether groups or tokens could not be read, so that references to them are not reported.
  private(set) var isIncomplete = false

  struct File {
    let source: SourceText
    let root: Node?
  }

  init(
    read: @escaping (String) throws -> [UInt8]?, shownPath: @escaping (String) -> String,
    ignoredTypes: Set<String> = []
  ) {
    self.ignoredTypes = ignoredTypes
    self.read = read
    self.shownPath = shownPath
  }

  /// The tree of a file; nil after an error, which is reported once.
  ///
  /// - Parameter place: The place that refers to the file.
  func file(_ path: String, namedAt place: Place?) -> File? {
    if let known = files[path] { return known }
    let file = load(path, namedAt: place)
    files[path] = file
    if file == nil { isIncomplete = true }
    return file
  }

  private func load(_ path: String, namedAt place: Place?) -> File? {
    paths.append(path)
    let bytes: [UInt8]
    do {
      guard let found = try read(path) else {
        report(.tokenFile, place, "there is no file '\(shown(path))'; correct the path")
        return nil
      }
      bytes = found
    } catch TokenFileProblem.leadsOut {
      report(
        .tokenFile, place,
        "'\(shown(path))' is a link that leads out of the resolver's folder; copy the file into it"
      )
      return nil
    } catch {
      report(.tokenFile, place, "'\(shown(path))' cannot be read: \(error)")
      return nil
    }
    let decoded = decodeText(bytes, path: shownPath(path))
    let document = parseTokenFile(decoded.source, path: path)
    let problems = decoded.diagnostics + document.diagnostics
    diagnostics += problems
    guard !problems.hasErrors else { return nil }
    guard let root = document.root else {
      report(
        .tokenFile, Place(decoded.source, Span(0, 0)),
        "this file is empty; a token file without tokens is written '{}'")
      return nil
    }
    return File(source: decoded.source, root: root)
  }

  /// The groups and tokens in a file, or at a JSON pointer in it; nil after an error.
  func group(_ path: String, _ pointer: [String], namedAt place: Place?) -> GroupDeclaration? {
    let key = path + TokenReference.text(ofPointer: pointer)
    if let known = groups[key] { return known }
    var group: GroupDeclaration?
    if let file = file(path, namedAt: place), let root = file.root {
      var node = LocatedNode(root, in: file.source)
      if let old = oldTokenFormat(of: node) {
        report(
          .oldTokenFormat, old.place,
          "\(old.reason); run 'dscompile tokens migrate' to convert the file to the format 2025.10"
        )
      } else if let part = node.descendant(pointer) {
        node = part
        group = self.group(node)
      } else {
        report(
          .tokenResolver, place,
          "there is no '\(shown(TokenReference.text(ofPointer: pointer)))' in '\(shown(path))'")
      }
    }
    groups[key] = group
    if group == nil { isIncomplete = true }
    return group
  }

  /// The groups and tokens in a node.
  func group(_ node: LocatedNode) -> GroupDeclaration? {
    var reader = TokenFileReader(source: node.source, ignoredTypes: ignoredTypes)
    let group = reader.document(node.node)
    diagnostics += reader.diagnostics
    if reader.isIncomplete { isIncomplete = true }
    return group
  }

  func report(
    _ problem: ProblemID, _ place: Place?, _ message: String, notes: [Note] = [],
    severity: Severity = .error
  ) {
    guard diagnostics.count < mostProblems else { return }
    diagnostics.append(Diagnostic(problem, severity, at: place, message, notes: notes))
  }
}

extension LocatedNode {
  /// The node at a JSON pointer, as written.
  package func descendant(_ pointer: [String]) -> LocatedNode? {
    var node = self
    for name in pointer {
      if let items = node.items, let index = Int(name), items.indices.contains(index) {
        node = node.with(items[index])
      } else if let next = node[name] {
        node = next
      } else {
        return nil
      }
    }
    return node
  }
}
