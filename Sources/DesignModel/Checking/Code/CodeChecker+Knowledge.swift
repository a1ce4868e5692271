import Diagnostics
import SwiftFragments
import SwiftTypes

// What is known of types and names where the code stands.

extension CodeChecker {
  /// The members of a type that the project declares; nil if nothing is known of it.
  func members(of type: String) -> DeclaredCode.Members? {
    if type == scope.configurationTypeName { return configuration }
    var members = scope.declarations.code.types[type]
    // Hand-written files can make it conform to more, as extensions in specs do.
    if !scope.project.sources.isEmpty || scope.declarations.code.extendedTypes.contains(type) {
      members?.isComplete = false
    }
    return members
  }

  /// The name of the type of a value if it is a plain value of Swift, or of a type of the project that is no
  /// view; nil if it is anything else, or not known.
  func plainName(of type: InferredType) -> String? {
    guard case .named(let name) = type.unwrapped else { return nil }
    if plainTypes.contains(name), scope.declarations.types[name] == nil,
      scope.generic(named: name) == nil
    {
      return name
    }
    guard name != scope.configurationTypeName, let members = members(of: name) else { return nil }
    return members.isComplete ? name : nil
  }

  /// Whether something of a type can be written `.name`, as far as is known.
  func hasStaticMember(_ name: String, _ type: InferredType) -> Bool {
    switch type.unwrapped {
    case .named(let owner):
      if let members = members(of: owner) { return members.statics[name] != nil }
      return apiSignatures(named: name).contains { $0.isStatic && $0.owner == owner }
    case .conforming(let owner):
      return apiSignatures(named: name).contains { $0.isStatic && $0.owner == owner }
    case .unknown, .list, .metatype, .function, .callable, .binding, .builder, .tuple, .optional:
      return false
    }
  }

  /// Whether the project declares something of a name that could be a member or a function here.
  func isProjectName(_ name: String) -> Bool {
    scope.declarations.code.names.contains(name)
      || scope.declarations.handwritten.memberNames.contains(name) || context.contains(name)
      || context.hidden[name] != nil || configuration.values[name] != nil
  }

  /// Checks the types that the code mentions.
  func checkTypeNames() {
    for name in tree.typeNames {
      guard let near = scope.nearTypeName(to: name.text) else { continue }
      findings.error(
        .unknownType, at: tree.place(name.range),
        "there is no type '\(name.text)'; did you mean '\(near)'?",
        fixIts: tree.name(name).guess(near))
    }
  }

  /// Checks the type that an extension in Swift is of.
  func checkExtendedType(_ name: CodeName) {
    guard !name.text.contains("."), !name.text.contains("<"), scope.isNowhere(type: name.text),
      let near = nearest(name.text, among: scope.declarations.sortedTypeNames)
    else { return }
    findings.error(
      .unknownType, at: tree.place(name.range),
      "there is no type '\(name.text)'; did you mean '\(near)'?",
      fixIts: tree.name(name).guess(near))
  }
}

/// Types of Swift whose values are no views.
private let plainTypes: Set<String> = ["Bool", "Int", "Double", "CGFloat", "Float", "String"]
