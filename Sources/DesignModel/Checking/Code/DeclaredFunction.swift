import Specification
import SwiftAPI
import SwiftFragments
import SwiftTypes

/// A function, a method or an initializer that the project declares.
struct DeclaredFunction: Sendable {
  let signature: APISignature

  /// Whether a call needs `try`.
  var isThrowing = false
}

extension DeclaredFunction {
  /// - Parameter owner: The type that it is a member of; empty for none.
  init(_ function: CodeFunction, of owner: String) {
    func type(_ type: TypeExpression) -> TypeExpression {
      type.withHoles(for: function.generics)
    }
    signature = APISignature(
      kind: function.isInitializer ? .initializer : function.isStatic ? .staticMethod : .method,
      owner: owner,
      parameters: function.parameters.map { parameter in
        .init(
          label: parameter.label, type: type(parameter.type),
          isOptional: parameter.defaultValue != nil, isVariadic: parameter.isVariadic)
      },
      result: function.result.map(type) ?? .void)
    isThrowing = function.isThrowing
  }
}

extension CodeVariable {
  /// Whether it is computed and has no setter.
  var isComputedByGetter: Bool { !accessors.isEmpty && accessors.allSatisfy(\.isGetter) }

  var isPrivate: Bool { marks.contains("private") || marks.contains("fileprivate") }
}

extension CodeFunction {
  var isPrivate: Bool { marks.contains("private") || marks.contains("fileprivate") }
}

extension CodeTypeDeclaration {
  /// Its declared conformances; nil if unknown.
  var knownConformances: Set<String>? {
    // A macro can add conformances.
    guard !isProtocol, keyword == "struct" || keyword == "enum" || keyword == "class",
      marks.allSatisfy({ $0.first?.isLowercase == true || $0 == "MainActor" })
    else { return nil }
    var names: Set<String> = []
    let raws: Set = ["String", "Int", "Double", "Character", "UInt8"]
    for type in inherited.flatMap(\.composed) {
      guard let name = type.lastName else { return nil }
      if keyword == "enum", raws.contains(name) { continue }
      guard let protocols = refinements(of: name) else { return nil }
      names.formUnion(protocols)
    }
    if keyword == "enum", caseValues.allSatisfy({ $0 == 0 }) {
      names.formUnion(["Equatable", "Hashable"])
    }
    return names
  }

  /// Its initializers, including the memberwise one; nil if unknown.
  var initializers: [DeclaredFunction]? {
    guard keyword == "struct",
      marks.allSatisfy({ $0.first?.isLowercase == true || $0 == "MainActor" })
    else { return nil }
    var declared: [DeclaredFunction] = []
    var parameters: [APISignature.Parameter] = []
    for member in members {
      switch member.kind {
      case .function(let function) where function.isInitializer:
        declared.append(DeclaredFunction(function, of: name.text))
      case .variable(let variable) where !variable.isStatic:
        if variable.accessors.contains(where: \.isGetter) { continue }
        if variable.isConstant, variable.value != nil { continue }
        guard variable.names.count == 1, let parameter = parameter(for: variable) else {
          return nil
        }
        parameters.append(parameter)
      case .compilationConditions, .other: return nil
      default: continue
      }
    }
    if !declared.isEmpty { return declared }
    return [
      DeclaredFunction(
        signature: APISignature(
          kind: .initializer, owner: name.text, parameters: parameters, result: .named(name.text)))
    ]
  }
}

extension CodeTypeDeclaration {
  /// The memberwise initializer's parameter for a property; nil if its attributes determine it in an unknown
  /// way.
  private func parameter(for variable: CodeVariable) -> APISignature.Parameter? {
    let type = type(of: variable)
    let wrappers = variable.marks.subtracting(plainModifiers)
    let taken: TypeExpression
    var isOptional = variable.value != nil || variable.type?.wrapped != nil
    switch wrappers.first {
    case nil: taken = type
    case "Binding": taken = type.binding
    case "State": taken = type
    // The argument is the value or a closure that makes it.
    case "ViewBuilder": taken = .hole
    case "AccessibilityFocusState", "Environment", "FocusState", "GestureState", "Namespace",
      "ScaledMetric":
      taken = .hole
      isOptional = true
    default: return nil
    }
    guard wrappers.count < 2 else { return nil }
    return .init(label: variable.names[0].text, type: taken, isOptional: isOptional)
  }

  /// The type of a property, as far as it does not depend on generic arguments.
  private func type(of variable: CodeVariable) -> TypeExpression {
    guard let type = variable.type, !generics.contains(where: type.mentions) else {
      return .hole
    }
    return type
  }
}

private let plainModifiers: Set<String> = [
  "public", "package", "internal", "private", "fileprivate",
]

extension TypeSpec {
  /// Its conformances; nil if unknown.
  var knownConformances: Set<String>? {
    guard alias == nil, refined == nil else { return nil }
    var names: Set<String> = []
    for type in conforms.flatMap({ $0.expression.composed }) {
      guard let name = type.lastName, let protocols = refinements(of: name) else { return nil }
      names.formUnion(protocols)
    }
    if body != nil { names.insert("View") }
    if raw != nil, options.isEmpty {
      names.formUnion(["Equatable", "Hashable", "RawRepresentable"])
    }
    if !options.isEmpty { names.formUnion(refinements(of: "OptionSet") ?? []) }
    if !cases.isEmpty {
      // An enum with associated values is 'Hashable' if these are.
      if cases.contains(where: \.hasPayload), !names.contains("Hashable") { return nil }
      names.formUnion(["Equatable", "Hashable"])
    }
    return names
  }

  /// Whether it is an enum whose values are its cases alone: nothing that it conforms to requires an initializer.
  var hasNoInitializers: Bool {
    !cases.isEmpty && raw == nil && generics.isEmpty && conforms.isEmpty
      && !writesInitializer
  }

  /// Whether its further members contain an initializer.
  var writesInitializer: Bool { members?.members.contains { $0.text == "init" } == true }

  /// The initializer of a struct; nil if it has several, or is not a struct.
  var initializer: DeclaredFunction? {
    guard !properties.isEmpty, refined == nil, generics.isEmpty,
      !writesInitializer,
      properties.allSatisfy({ $0.builder == nil && $0.deprecated == nil })
    else { return nil }
    let parameters = properties.map { property in
      let type = property.type?.expression ?? .hole
      let isBinding = property.isBinding?.value == true
      return APISignature.Parameter(
        label: (property.label ?? property.name).text, type: isBinding ? type.binding : type,
        isOptional: property.isOmittable)
    }
    return DeclaredFunction(
      signature: APISignature(
        kind: .initializer, owner: name.text, parameters: parameters, result: .named(name.text)),
      isThrowing: checks != nil)
  }
}
