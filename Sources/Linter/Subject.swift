import DesignModel
import DesignTokens
import Diagnostics
import Specification
import SwiftFragments
import YAMLSyntax

/// A spec and its document.
package final class LintedSpec: Sendable {
  package let spec: ComponentSpec
  package let document: ParsedDocument

  package init(_ spec: ComponentSpec, _ document: ParsedDocument) {
    self.spec = spec
    self.document = document
  }
}

/// The input of a rule: a spec without errors.
final class Subject: Sendable {
  let file: LintedSpec

  /// Nil for a library file.
  let component: Component?
  let library: LibraryFacts

  /// The findings about the SwiftUI API that its Swift uses.
  let api: APIFindings

  /// What the names in its Swift refer to.
  let code: ResolvedCode

  /// The names that the spec declares.
  let names: [DeclaredName]

  /// The names that are not deprecated, since deprecated ones cannot change anymore.
  let currentNames: [DeclaredName]

  /// The calls in its Swift, in source order.
  let calls: [SwiftCall]

  /// Those that may call the API.
  let apiCalls: [SwiftCall]

  /// - Parameters:
  ///   - path: The path of the file, as components record it.
  init(
    _ file: LintedSpec, at path: String, _ component: Component?, _ library: LibraryFacts,
    in system: DesignSystem
  ) {
    api = system.apiFindings[path] ?? .none
    code = system.resolvedCode[path] ?? .none
    self.file = file
    self.component = component
    self.library = library
    names = file.spec.declaredNames
    currentNames = names.contains(where: \.isDeprecated) ? names.filter { !$0.isDeprecated } : names
    calls = file.spec.calls
    apiCalls = calls.ofAPI(in: code)
  }

  var spec: ComponentSpec { file.spec }

  /// Whether a name is available for a declaration in the spec.
  func canBeNamed(_ name: String) -> Bool {
    isNameByItself(name) && !names.contains { $0.name.text == name }
  }

  /// The component's name in the spec; for a library file, a description of the file.
  var title: String { component.map { "'\($0.plainName)'" } ?? "the library file" }
}

/// The input of a rule about all specs together.
struct LibrarySubject: Sendable {
  let subjects: [Subject]
  let project: ProjectSpec
  let library: LibraryFacts

  /// Whether some specs have errors, so that missing declarations may be in those.
  let isPartial: Bool

  /// Whether the target has hand-written Swift, which may use what no spec does.
  var hasOtherCode: Bool { !project.sources.isEmpty || project.targetOutput != nil }
}

/// Information shared by all specs of a library.
final class LibraryFacts: Sendable {
  let library: Library

  /// The names in the module that hide SwiftUI's.
  let ownAPI: OwnAPI

  /// The top-level types that specs declare, by their names in specs.
  let types: [String: TypeSpec]

  /// What the previews of a component do not show.
  let previewGaps: @Sendable (Component) -> [PreviewGap]

  /// The Swift files emitted for a component. They are emitted just to be measured, so only rules that are
  /// off by default may use this.
  let emittedFiles: @Sendable (Component) -> [EmittedFileSize]

  /// The design tokens; nil if the project has none.
  let tokens: LintedTokens?

  /// Tokens by their names in Swift; empty if the project has none.
  let tokenNames: [String: TokenMember]

  /// The tokens that can replace literals; nil if the project has none.
  let tokenCandidates: TokenCandidates?

  init(
    _ specs: [ComponentSpec], _ library: Library, _ ownAPI: OwnAPI, tokens: LintedTokens?,
    previewGaps: @escaping @Sendable (Component) -> [PreviewGap],
    emittedFiles: @escaping @Sendable (Component) -> [EmittedFileSize]
  ) {
    self.library = library
    self.ownAPI = ownAPI
    self.previewGaps = previewGaps
    self.emittedFiles = emittedFiles
    self.tokens = tokens
    tokenCandidates = tokens.map { TokenCandidates($0) }
    tokenNames = Dictionary(
      (tokens?.members ?? []).map { ($0.spelling, $0) }, uniquingKeysWith: { first, _ in first })
    types = Dictionary(
      specs.flatMap(\.types).map { ($0.name.text, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The type that a spec declares and others mention by its emitted name, optional or not.
  func type(_ type: SwiftType) -> TypeSpec? {
    types[library.naming.plain(type.unwrapped.text)]
  }

  func isEnumeration(_ type: SwiftType) -> Bool { self.type(type)?.cases.isEmpty == false }

  /// Whether a type is a function, an optional one or an alias for one.
  func isFunction(_ type: SwiftType) -> Bool {
    if type.isFunction || type.wrapsFunction { return true }
    guard let alias = self.type(type)?.alias else { return false }
    return alias.text != type.text && isFunction(alias)
  }

  /// Whether a component of a platform supports versions older than a given one.
  func runsBefore(_ version: PlatformVersion, on platform: Platform) -> PlatformVersion? {
    library.platforms.first { $0.platform == platform && $0.version < version }?.version
  }
}

/// Whether the rest of a name is a usable name: `in` of `inProgress` is a Swift keyword, and `on` is
/// meaningless by itself.
func isNameByItself(_ name: String) -> Bool {
  name.first?.isLetter == true && !reservedMemberNames.contains(name) && !isSwiftKeyword(name)
    && !wordsBesideOthers.contains(name)
}

/// Words that are only meaningful together with others.
private let wordsBesideOthers: Set<String> = [
  "a", "an", "and", "are", "as", "at", "be", "by", "can", "for", "from", "has", "in", "is", "no",
  "not", "of", "off", "on", "or", "should", "the", "to", "was", "will", "with",
]
