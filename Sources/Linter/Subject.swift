import DesignModel
import DesignTokens
import Diagnostics
import Specification
import SwiftFragments
import YAMLSyntax

/// A spec and the document that it was read from.
package final class LintedSpec: Sendable {
  package let spec: ComponentSpec
  package let document: ParsedDocument

  package init(_ spec: ComponentSpec, _ document: ParsedDocument) {
    self.spec = spec
    self.document = document
  }
}

/// What a rule looks at: a spec without errors.
final class Subject: Sendable {
  let file: LintedSpec

  /// nil for a library file.
  let component: Component?
  let library: LibraryFacts

  /// What there is to say of SwiftUI's API that its Swift uses.
  let api: APIFindings

  /// The names that the spec gives.
  let names: [DeclaredName]

  /// Those that are not deprecated: the others cannot change any more.
  let currentNames: [DeclaredName]

  /// The calls in its Swift, in the order of the text.
  let calls: [SwiftCall]

  init(_ file: LintedSpec, _ component: Component?, _ library: LibraryFacts, _ api: APIFindings) {
    self.api = api
    self.file = file
    self.component = component
    self.library = library
    names = file.spec.declaredNames
    currentNames = names.filter { !$0.isDeprecated }
    calls = file.spec.calls
  }

  var spec: ComponentSpec { file.spec }

  /// Whether something in the spec can be called so.
  func canBeNamed(_ name: String) -> Bool {
    isNameByItself(name) && !names.contains { $0.name.text == name }
  }

  /// What the component is called in the spec; for a library file, what that is.
  var title: String { component.map { "'\($0.plainName)'" } ?? "the library file" }
}

/// What a rule looks at that is about all specs together.
struct LibrarySubject: Sendable {
  let subjects: [Subject]
  let project: ProjectSpec
  let library: LibraryFacts

  /// Whether some specs have errors, so that what is missing may be in those.
  let isPartial: Bool

  /// Whether the target has Swift that somebody wrote, which may use what no spec does.
  var hasOtherCode: Bool { !project.sources.isEmpty || project.targetOutput != nil }
}

/// What all specs of a library share.
final class LibraryFacts: Sendable {
  let library: Library

  /// The names in the module that mean something else than SwiftUI's.
  let ownAPI: OwnAPI

  /// The types that specs declare at the top level, by their names in specs.
  let types: [String: TypeSpec]

  /// What the previews of a component do not show.
  let previewGaps: @Sendable (Component) -> [PreviewGap]

  /// The Swift files that a component is emitted as. They are made to be measured, so that only rules that
  /// are off unless a project asks for them may want them.
  let emittedFiles: @Sendable (Component) -> [EmittedFileSize]

  /// The design tokens; nil if the project has none.
  let tokens: LintedTokens?

  /// Tokens by their names in Swift; empty if the project has none.
  let tokenNames: [String: TokenMember]

  /// The tokens that can stand in the place of literals; nil if the project has none.
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

  /// The type that a spec declares and others name as it is emitted, optional or not.
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

  /// Whether a component of a platform can run on a version older than another.
  func runsBefore(_ version: PlatformVersion, on platform: Platform) -> PlatformVersion? {
    library.platforms.first { $0.platform == platform && $0.version < version }?.version
  }
}

/// Whether what is left of a name is still one: `in` of `inProgress` is a word of Swift, and `on` says nothing by
/// itself.
func isNameByItself(_ name: String) -> Bool {
  name.first?.isLetter == true && !reservedMemberNames.contains(name) && !isSwiftKeyword(name)
    && !wordsBesideOthers.contains(name)
}

/// Words that say something beside others alone.
private let wordsBesideOthers: Set<String> = [
  "a", "an", "and", "are", "as", "at", "be", "by", "can", "for", "from", "has", "in", "is", "no",
  "not", "of", "off", "on", "or", "should", "the", "to", "was", "will", "with",
]
