import Diagnostics
import SwiftAPI
import SwiftFragments
import SwiftTypes

// Declarations in code.

extension CodeResolver {
  // MARK: - Variables

  /// Resolves a variable of statements.
  ///
  /// - Returns: The scope with it.
  func declare(
    _ variable: CodeVariable, _ scope: CodeScope, _ findings: inout Findings
  ) -> CodeScope {
    checkHasNoWrapper(variable, scope, &findings)
    let type = resolveValue(of: variable, scope, &findings)
    resolveAccessors(of: variable, scope, &findings)
    let isStated = variable.type != nil || variable.names.count == 1 && variable.accessors.isEmpty
    return scope.with {
      $0.declare(
        variable.names.map(\.text),
        .init(
          type: isStated ? type : .hole,
          constancy: variable.isConstant && variable.value != nil ? .declaration : nil))
    }
  }

  /// Resolves the attributes and the initial value of a variable.
  ///
  /// - Returns: The stated type of the variable, otherwise that of the value.
  private func resolveValue(
    of variable: CodeVariable, _ scope: CodeScope, _ findings: inout Findings
  ) -> TypeExpression {
    for attribute in variable.attributes { resolve(attribute, scope, &findings) }
    for wrapper in variable.wrappers { checkLabels(of: wrapper, scope, &findings) }
    checkKeyPath(of: variable, scope, &findings)
    guard let value = variable.value else { return variable.type ?? .hole }
    let inner = scope.with {
      // What 'async let' starts can throw where it is waited for.
      $0.isTried = $0.isTried || variable.marks.contains("async")
      if variable.isStatic { $0.selfType = nil }
    }
    guard let declared = variable.type else { return resolve(value, inner, &findings) }
    resolveValue(value, inner, as: declared, &findings)
    return declared
  }

  private func resolveAccessors(
    of variable: CodeVariable, _ scope: CodeScope, _ findings: inout Findings
  ) {
    let isBuilt = !variable.marks.isSubset(of: marksWithoutMeaning)
    for accessor in variable.accessors {
      var inner = scope.inFunction
      if variable.isStatic { inner.selfType = nil }
      inner.declare(accessor.names)
      if accessor.isGetter, !isBuilt {
        resolveBody(
          accessor.statements, inner, returning: variable.type ?? .hole,
          named: variable.names.first,
          isGetter: true, &findings)
      } else {
        let isBuilder = accessor.isGetter && variable.marks.contains("ViewBuilder")
        resolve(accessor.statements, inner, isBuilder: isBuilder, &findings)
      }
    }
  }

  // MARK: - Functions

  func resolve(_ function: CodeFunction, _ scope: CodeScope, _ findings: inout Findings) {
    for attribute in function.attributes { resolve(attribute, scope, &findings) }
    var inner = scope.inFunction
    if function.isStatic { inner.selfType = nil }
    inner.declare(function.generics)
    // A default value sees the static members of the type, and no value of it.
    let ofDefaults = inner.with { $0.selfType = nil }
    for parameter in function.parameters {
      guard let value = parameter.defaultValue else { continue }
      resolveValue(
        value, ofDefaults, as: parameter.type.withHoles(for: function.generics), &findings)
    }
    for parameter in function.parameters {
      let type = parameter.isVariadic ? .hole : parameter.type.withHoles(for: function.generics)
      inner.declare(
        [parameter.name],
        .init(type: type, constancy: parameter.type.isInOut ? nil : .parameter))
    }
    if function.marks.isSubset(of: marksWithoutMeaning), let result = function.result {
      resolveBody(
        function.statements, inner, returning: result.withHoles(for: function.generics),
        named: function.name, isGetter: false, &findings)
    } else {
      resolve(
        function.statements, inner, isBuilder: function.marks.contains("ViewBuilder"), &findings)
    }
  }

  /// Resolves the statements of a function or a getter that no result builder collects.
  private func resolveBody(
    _ statements: [CodeStatement], _ scope: CodeScope, returning type: TypeExpression,
    named name: CodeName?, isGetter: Bool, _ findings: inout Findings
  ) {
    var scope = scope
    // A protocol can provide a result builder for a view.
    scope.returned = type.protocolName == nil ? type : .hole
    if statements.count == 1, !scope.returned.isHole {
      resolveBranch(statements, scope, as: scope.returned, &findings)
    } else {
      let end = resolve(statements, scope, &findings)
      checkReturns(statements, end, named: name, isGetter: isGetter, &findings)
    }
  }

  // MARK: - Types

  func resolve(_ type: CodeTypeDeclaration, _ scope: CodeScope, _ findings: inout Findings) {
    var inner = scope
    inner.visibleTypes = scope.visibleTypes.flatMap { types in
      visibleTypes(of: type).map { types + $0 }
    }
    inner.selfType = type.generics.isEmpty ? type.name.text : nil
    inner.enclosingType =
      type.isExtension && scope.enclosingType == .none ? .extended(type.name.text) : .declared
    if type.isExtension {
      checkExtendedType(type.name, &findings)
    } else {
      inner.declaredTypes.insert(type.name.text)
      checkRequirements(of: type, scope, &findings)
    }
    checkInheritsProtocols(type, scope, &findings)
    inner.declare(type.generics)
    inner.declare(type.cases.map(\.text), .init(caseOf: type.name.text))
    resolve(members: type.members, inner, &findings)
  }

  /// Resolves the members of a type, which can use each other.
  private func resolve(
    members: [CodeStatement], _ scope: CodeScope, _ findings: inout Findings
  ) {
    var scope = scope
    scope.declare(members.flatMap(\.memberNames))
    scope.declare(functions(in: members))
    var variables: [String: LocalNames.Local] = [:]
    for case .variable(let variable) in members.map(\.kind) {
      // An initial value sees the static members of the type, and no value of it.
      let inner = scope.with { if !variable.marks.contains("lazy") { $0.selfType = nil } }
      let type = resolveValue(of: variable, inner, &findings)
      guard !variable.isStatic else { continue }
      let local = local(of: variable, type)
      for name in variable.names { variables[name.text] = local }
    }
    scope.declare(variables)
    for member in members {
      if case .variable(let variable) = member.kind {
        resolveAccessors(of: variable, scope, &findings)
      } else {
        resolve([member], scope, &findings)
      }
    }
  }

  /// A property of a type.
  ///
  /// - Parameter valueType: The stated type of its initial value.
  private func local(
    of variable: CodeVariable, _ valueType: TypeExpression
  ) -> LocalNames.Local {
    let wrapper = variable.wrappers.first { environment.isAPI($0.name.text) }?.name.text
    let isPlain = variable.wrappers.isEmpty && variable.accessors.isEmpty
    var type = TypeExpression.hole
    if let declared = variable.type {
      type = declared
    } else if wrapper == "Environment",
      case .keyPath(nil, let names) = variable.attributes.first?.kind, names.count == 1
    {
      type = component.environmentType(of: names[0].text) ?? .hole
    } else if variable.names.count == 1, isPlain || wrapper.map(wrappersOfValues.contains) ?? false
    {
      type = valueType
    }
    let hasBinding = !type.isHole && (wrapper == "State" || wrapper == "Binding")
    return .init(
      type: type, projected: hasBinding ? type.binding : .hole,
      constancy: variable.isComputedByGetter
        ? .getter : variable.isConstant && variable.value != nil ? .declaration : nil)
  }

  /// The types and protocols whose members a type has, besides its own; nil if not all are known.
  private func visibleTypes(of type: CodeTypeDeclaration) -> [String]? {
    var names = type.isExtension ? [type.name.text] : []
    for inherited in type.inherited.flatMap(\.composed) {
      guard let name = inherited.fullName else { return nil }
      names.append(name)
    }
    return names.contains { $0 == component.emittedTypeName } ? nil : names
  }
}

/// Property wrappers whose value has the type of their argument.
private let wrappersOfValues: Set<String> = ["GestureState", "ScaledMetric", "State"]

/// Attributes and modifiers that do not affect the body of a function, unlike result builders.
private let marksWithoutMeaning: Set<String> = [
  "public", "package", "internal", "private", "fileprivate", "open", "static", "class", "final",
  "override", "mutating", "nonmutating", "lazy", "nonisolated", "MainActor", "Sendable",
  "discardableResult", "available", "inlinable", "inline", "usableFromInline", "preconcurrency",
]

extension TypeExpression {
  /// Whether it is the type of an `inout` parameter.
  fileprivate var isInOut: Bool {
    if case .attributed(let attributes) = form { attributes.contains("inout") } else { false }
  }
}
