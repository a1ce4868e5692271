import Diagnostics
import SwiftAPI
import SwiftFragments
import SwiftTypes

/// The declarations, by name, in files of the module that specs know only by their outlines: hand-written
/// files, and those of design tokens.
struct HandwrittenCode: Sendable {
  /// The types by their qualified names; if there are several, the first that is visible in other files.
  private(set) var types: [String: SwiftFileOutline.DeclaredType] = [:]

  /// The members by type name, as written in extensions.
  private var members: [String: [SwiftFileOutline.DeclaredMember]] = [:]

  /// The signatures of functions, by name.
  private(set) var functions: [String: [DeclaredFunction]] = [:]

  /// The types for which initializers are written, as named in extensions.
  private(set) var initializedTypes: Set<String> = []

  /// The names of all members and cases, without labels: also of static members, which a type of SwiftUI
  /// can have from an extension.
  private(set) var memberNames: Set<String> = []

  /// The names of members added to types that the files do not declare, such as views.
  private(set) var extensionNames: Set<String> = []

  /// The modules that the files import.
  private(set) var imports: Set<String> = []

  /// The files by their lowercase names without extension.
  private var files: [String: SourceText] = [:]

  /// - Parameter files: In the order of their paths.
  init(_ files: [SwiftFileOutline] = []) {
    for file in files { add(file) }
  }

  private mutating func add(_ file: SwiftFileOutline) {
    let name = file.source.path.split(separator: "/").last ?? ""
    let base = name.hasSuffix(".swift") ? name.dropLast(6) : name
    files[base.lowercased()] = files[base.lowercased()] ?? file.source
    for type in file.types where types[type.name.text]?.isVisible != true {
      if types[type.name.text] == nil || type.isVisible { types[type.name.text] = type }
    }
    for member in file.members {
      members[member.type, default: []].append(member)
      if types[member.type] == nil {
        extensionNames.insert(String(member.name.text.prefix { $0 != "(" }))
      }
    }
    initializedTypes.formUnion(file.initializedTypes)
    imports.formUnion(file.imports)
    for function in file.functions {
      functions[function.name, default: []].append(DeclaredFunction(function))
    }
    memberNames.formUnion(file.names)
  }

  /// The same with the files of design tokens, which specs use like hand-written ones.
  func adding(_ tokens: TokenDeclarations) -> Self {
    var code = self
    for file in tokens.support { code.add(file) }
    return code
  }

  /// Whether the files give a type a member of a name, in its declaration or in an extension.
  func declares(_ name: String, of type: String) -> Bool {
    members[type]?.contains { $0.name.text.prefix { $0 != "(" } == name } ?? false
  }

  /// The place of an environment value.
  func environmentValue(named name: String) -> Place? {
    ["EnvironmentValues", "SwiftUI.EnvironmentValues"].lazy.flatMap { members[$0] ?? [] }
      .first { $0.name.text == name }?.name.place
  }

  /// The type of a name, if it is visible in other files.
  func visibleType(_ name: String) -> SwiftFileOutline.DeclaredType? {
    types[name].flatMap { $0.isVisible ? $0 : nil }
  }

  /// The start of the file with a name, ignoring its extension and letter case.
  func file(named name: String) -> Place? {
    files[name.lowercased()].map { Place($0, Span(0, 0)) }
  }

  /// The members of a type that have a name.
  ///
  /// - Parameter module: The name of the module, by which the type may be qualified.
  func members(
    _ name: String, of type: String, in module: String
  ) -> [SwiftFileOutline.DeclaredMember] {
    [type, "\(module).\(type)"].flatMap { members[$0] ?? [] }.filter { $0.name.text == name }
  }

  /// The names of top-level types, which hide those of other modules.
  var topLevelNames: [String] {
    types.filter { !$0.key.contains(".") && $0.value.isVisible }.map(\.key)
  }

  /// The names of top-level types and functions, and of members that extensions add to other types.
  var declaredNames: Set<String> {
    extensionNames.union(topLevelNames).union(
      functions.keys.map { String($0.prefix { $0 != "(" }) })
  }

  /// The names of types in other types, by the name of the enclosing type.
  var nestedNames: [String: [String]] {
    let nested = types.keys.filter { $0.contains(".") }.sorted()
    return Dictionary(
      grouping: nested, by: { String($0.dropLast(Naming.base(of: $0).count + 1)) }
    ).mapValues { $0.map(Naming.base) }
  }

  /// Cases that are examples of enums' values.
  var samples: [String: [String]] {
    types.filter { !$0.value.cases.isEmpty && $0.value.isVisible }.mapValues(\.cases)
  }
}

extension DeclaredFunction {
  init(_ function: SwiftFileOutline.DeclaredFunction) {
    // The members of other types can mention the generic parameters of these.
    let isOfViews = function.type.isEmpty || function.type == "View"
    func type(_ text: String) -> TypeExpression {
      isOfViews ? .written(text, generics: function.generics) : .hole
    }
    signature = APISignature(
      kind: function.isStatic ? .staticMethod : .method, owner: function.type,
      parameters: function.parameters.map { parameter in
        .init(
          label: parameter.label, type: type(parameter.type), isOptional: parameter.hasDefault,
          isVariadic: parameter.isVariadic)
      }, result: function.result.map(type) ?? .void)
    isThrowing = function.isThrowing
  }
}

extension TypeExpression {
  /// A type in hand-written Swift, if it is a name: alone, in an optional, or after `some`.
  fileprivate static func written(_ text: String, generics: [String]) -> TypeExpression {
    let name =
      text.hasSuffix("?")
      ? text.dropLast() : text.hasPrefix("some ") ? text.dropFirst(5) : text[...]
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }),
      !generics.contains(String(name.prefix { $0 != "." })), name != "Self"
    else { return .hole }
    let type = TypeExpression.named(String(name))
    return text.hasPrefix("some ") ? type.opaque : text.hasSuffix("?") ? type.optional : type
  }
}
