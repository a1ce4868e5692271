import Diagnostics
import SwiftParser
import SwiftSyntax

/// The declarations in a hand-written Swift file that emitted files depend on: types, and their members.
/// Everything else is ignored, and errors in it are left to the compiler.
package struct SwiftFileOutline: Sendable {
  package let source: SourceText

  /// The types, including nested ones. Private types take their names, too: Swift rejects another type of
  /// that name that is visible in the file.
  package let types: [DeclaredType]

  /// The properties and functions of types and extensions.
  package let members: [DeclaredMember]

  /// The functions, including members of types, global and static ones.
  package let functions: [DeclaredFunction]

  /// The types for which it declares initializers, as written in extensions and declarations.
  package let initializedTypes: Set<String>

  /// The names of all members of types and extensions, including static ones and cases.
  package let names: Set<String>

  /// The names of its types, of the types it extends, and of generic parameters, without enclosing types.
  package let ownTypes: Set<String>

  /// The modules that it imports, whose members other files of the module see, too.
  package let imports: Set<String>

  /// Why the file could not be read; empty if it was read.
  package let diagnostics: [Diagnostic]

  /// Reads a file.
  package init(of source: SourceText) {
    self.source = source
    let visitor = OutlineVisitor(source)
    let text = String(decoding: source.utf8, as: UTF8.self)
    if let problem = sizeProblem(ofFile: text) ?? visitor.readDeclarations(of: text) {
      diagnostics = [Diagnostic(problem.id, at: visitor.place(problem.range), problem.message)]
    } else {
      diagnostics = []
    }
    types = visitor.types
    members = visitor.members
    functions = visitor.functions
    initializedTypes = visitor.initializedTypes
    names = visitor.names
    ownTypes = visitor.ownTypes
    imports = visitor.imports
  }

  /// A type.
  package struct DeclaredType: Sendable {
    /// The qualified name that other files use: `Warp.Role`.
    package let name: SwiftName

    /// The access modifier, `private` if only the file sees it; nil for none.
    package let access: String?

    /// Whether other files see it.
    package var isVisible: Bool { access != "private" }

    /// Whether it has generic parameters.
    package let isGeneric: Bool

    /// Its cases without associated values.
    package let cases: [String]
  }

  /// A function, with the information needed for calls.
  package struct DeclaredFunction: Sendable {
    package let name: String

    /// The type of which it is a member, as written in the extension or the declaration; empty for none.
    package let type: String
    package let isStatic: Bool
    package let isThrowing: Bool

    /// The names of its generic parameters.
    package let generics: [String]
    package let parameters: [Parameter]

    package struct Parameter: Sendable {
      /// `_` for none.
      package let label: String
      package let hasDefault: Bool
      package let isVariadic: Bool

      /// As written, including attributes.
      package let type: String
    }

    /// Its result type, as written; nil for none.
    package let result: String?
  }

  /// A property or a function.
  package struct DeclaredMember: Sendable {
    /// The type of which it is a member, as written in the extension or the declaration.
    package let type: String

    /// With the labels of a function: `makeBody(configuration:)`.
    package let name: SwiftName

    /// Its own modifier or the extension's; nil for none.
    package let access: String?

    /// The names of its attributes: `ViewBuilder`.
    package let attributes: [String]
  }
}

/// The maximum size of a file in bytes.
package let longestSwiftFile = 2 << 20

/// The maximum size in bytes of a top-level declaration in such a file. A longer one is read repeatedly; see
/// ``parsedInSteps(_:nesting:_:)``.
package let longestDeclaration = 256 << 10

func sizeProblem(ofFile text: String) -> Problem? {
  guard text.utf8.count > longestSwiftFile else { return nil }
  return Problem(
    "this file is longer than \(longestSwiftFile) bytes, the maximum for hand-written Swift; "
      + "split it, or move it out of the folders that 'sources' names", 0..<1)
}

private final class OutlineVisitor: SyntaxVisitor {
  private let source: SourceText

  /// The start of the part of the text that is being read.
  private var start = 0
  private(set) var types: [SwiftFileOutline.DeclaredType] = []
  private(set) var members: [SwiftFileOutline.DeclaredMember] = []
  private(set) var functions: [SwiftFileOutline.DeclaredFunction] = []
  private(set) var initializedTypes: Set<String> = []
  private(set) var names: Set<String> = []
  private(set) var ownTypes: Set<String> = []

  /// The enclosing scopes, from the outside in.
  private var scopes: [Scope] = []

  private struct Scope {
    let name: String

    /// The access that an extension gives its members.
    let access: String?

    /// Whether its contents are invisible to other files.
    let isHidden: Bool
  }

  private(set) var imports: Set<String> = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first { imports.insert(module.name.text) }
    return .skipChildren
  }

  init(_ source: SourceText) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  /// Visits the declarations of a file, some at a time.
  ///
  /// - Returns: Why some could not be read; nil if all were.
  func readDeclarations(of text: String) -> Problem? {
    let (problem, ends) = fileShape(of: text)
    if let problem { return problem }
    let units = Array(text.utf8)
    for part in parts(of: units.count, endingAt: ends) {
      if part.count > longestDeclaration {
        return Problem(
          "from here on, a declaration is longer than \(longestDeclaration) bytes, or does not "
            + "end with a brace on its own line; split it, or move the file out of the folders "
            + "that 'sources' names", part.lowerBound..<part.lowerBound + 1)
      }
      let (tree, isWhole) = parsedInSteps(
        part.count == units.count ? text : String(decoding: units[part], as: UTF8.self),
        nesting: ShapeLimits.file.nesting, SourceFileSyntax.self)
      // A file truncated at the end can show any number of errors, and nothing is read after it.
      let isLast = part.upperBound == units.count
      if !isWhole || !isLast && countErrors(in: Syntax(tree), upTo: errorLimit) >= errorLimit {
        let error = firstError(in: tree) ?? 0..<1
        return Problem(
          "this file has too many errors from here on; compile it first",
          error.lowerBound + part.lowerBound..<error.upperBound + part.lowerBound)
      }
      start = part.lowerBound
      walk(tree)
    }
    return nil
  }

  /// Parts of a text that end with a declaration, each read in one step if its declarations allow that.
  private func parts(of count: Int, endingAt ends: [Int]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    for (end, next) in zip(ends, ends.dropFirst() + [count]) where next - start > firstStep {
      parts.append(start..<end)
      start = end
    }
    return parts + [start..<count]
  }

  /// The place of a range of the text.
  func place(_ range: Range<Int>) -> Place {
    // Bytes that are not UTF-8 take more space there.
    let range = range.clamped(to: 0..<source.utf8.count)
    return Place(source, Span(range.lowerBound, range.upperBound))
  }

  private func name(_ text: String, _ token: TokenSyntax) -> SwiftName {
    let range = token.textRange
    return SwiftName(
      text: text, place: place(range.lowerBound + start..<range.upperBound + start))
  }

  // MARK: Types

  private func enter(
    _ token: TokenSyntax, _ modifiers: DeclModifierListSyntax,
    isGeneric: Bool, cases: [String] = []
  ) -> SyntaxVisitorContinueKind {
    let full = ((scopes.last.map { [$0.name] } ?? []) + [token.located.text])
      .joined(separator: ".")
    ownTypes.insert(token.located.text)
    let access = modifiers.access ?? scopes.last?.access
    let isHidden = isPrivate(access) || scopes.last?.isHidden == true
    types.append(
      .init(
        name: name(full, token), access: isHidden ? "private" : access, isGeneric: isGeneric,
        cases: cases))
    scopes.append(Scope(name: full, access: nil, isHidden: isHidden))
    return .visitChildren
  }

  private func isPrivate(_ access: String?) -> Bool {
    access == "private" || access == "fileprivate"
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.modifiers, isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.modifiers, isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.modifiers, isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.modifiers, isGeneric: false)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let cases = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .filter { !$0.attributes.names.contains("available") }
      .flatMap(\.elements).filter { $0.parameterClause == nil }.map(\.name.located.text)
    return enter(
      node.name, node.modifiers, isGeneric: node.genericParameterClause != nil, cases: cases)
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = enter(node.name, node.modifiers, isGeneric: node.genericParameterClause != nil)
    scopes.removeLast()
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let access = node.modifiers.access
    if let type = node.extendedType.lastToken(viewMode: .sourceAccurate) {
      ownTypes.insert(type.located.text)
    }
    scopes.append(
      Scope(
        name: node.extendedType.trimmedDescription, access: access, isHidden: isPrivate(access)))
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    ownTypes.insert(node.name.located.text)
    return .skipChildren
  }

  // MARK: Members

  private func add(
    _ text: String, _ token: TokenSyntax, _ modifiers: DeclModifierListSyntax,
    _ attributes: AttributeListSyntax
  ) {
    names.insert(token.located.text)
    let isStatic = modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
    guard let scope = scopes.last, !isStatic else { return }
    members.append(
      .init(
        type: scope.name, name: name(text, token), access: modifiers.access ?? scope.access,
        attributes: attributes.names))
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    functions.append(
      .init(
        name: node.name.located.text, type: scopes.last?.name ?? "",
        isStatic: node.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" },
        isThrowing: node.signature.effectSpecifiers?.throwsClause?.throwsSpecifier.tokenKind
          == .keyword(.throws),
        generics: node.genericParameterClause?.parameters.map(\.name.located.text) ?? [],
        parameters: parameters.map { parameter in
          .init(
            label: parameter.firstName.located.text, hasDefault: parameter.defaultValue != nil,
            isVariadic: parameter.ellipsis != nil
              || parameter.type.is(PackExpansionTypeSyntax.self),
            type: parameter.type.trimmedDescription)
        }, result: node.signature.returnClause?.type.trimmedDescription))
    let labels = parameters.map { "\($0.firstName.text):" }
    add(
      "\(node.name.located.text)(\(labels.joined()))", node.name, node.modifiers,
      node.attributes)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      add(pattern.identifier.located.text, pattern.identifier, node.modifiers, node.attributes)
    }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.located.text)
    return .skipChildren
  }

  // Declarations inside code are not visible elsewhere.
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let scope = scopes.last { initializedTypes.insert(scope.name) }
    return .skipChildren
  }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension DeclModifierListSyntax {
  /// The access modifier of a declaration, ignoring that of its setter.
  fileprivate var access: String? {
    lazy.filter { $0.detail == nil }.map(\.name.text).first {
      ["private", "fileprivate", "internal", "package", "public", "open"].contains($0)
    }
  }
}

extension AttributeListSyntax {
  /// The names without module qualifiers, including those in conditions.
  fileprivate var names: [String] {
    flatMap { element -> [String] in
      switch element {
      case .attribute(let attribute):
        let name = attribute.attributeName.trimmedDescription
        return [String(name.split(separator: ".").last ?? "")]
      case .ifConfigDecl: return []
      }
    }
  }
}
