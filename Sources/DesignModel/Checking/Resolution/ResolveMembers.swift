import Diagnostics
import SwiftAPI
import SwiftFragments
import SwiftTypes

// Members after dots.

extension CodeResolver {
  /// Resolves a member of an expression.
  func resolve(
    _ name: CodeName, after base: CodeExpression, _ scope: CodeScope, as expected: TypeExpression,
    members: [CodeName], isCalled: Bool, access: NameAccess, _ findings: inout Findings
  ) -> TypeExpression {
    if case .name(let root) = base.kind, root.text == "self", scope.locals["self"] == nil {
      resolve(
        root, scope, members: [name] + members, isCalled: isCalled, access: access, &findings)
      if isInComponent(scope) { return context.types[name.text] ?? .hole }
      guard let owner = scope.selfType, members.isEmpty, !isCalled else { return .hole }
      return environment.members(of: owner)?.values[name.text] ?? .hole
    }
    let count = findings.diagnostics.count
    let type = resolve(
      base, scope, as: base.isImplicit ? expected : .hole, members: [name] + members,
      isCalled: isCalled, access: access, &findings)
    // Nothing is known about the members of a wrong name.
    if findings.diagnostics.count > count, base.isChain { return .hole }
    // The call resolves it.
    if isCalled, members.isEmpty { return .hole }
    return resolve(name, of: type, scope, &findings)
  }

  /// Resolves a member of a value of a stated type.
  ///
  /// - Returns: The stated type of the member.
  func resolve(
    _ name: CodeName, of type: TypeExpression, _ scope: CodeScope,
    _ findings: inout Findings
  ) -> TypeExpression {
    let member = find(name, in: type, scope, &findings)
    return member?.type ?? .hole
  }

  /// Looks up a member, and reports it if it certainly does not exist.
  ///
  /// - Returns: The member; nil if it is not found.
  func find(
    _ name: CodeName, in type: TypeExpression, _ scope: CodeScope,
    in call: CodeCall? = nil, _ findings: inout Findings
  ) -> CodeMember? {
    if isShadowed(type, scope) || checkIsNoProtocol(type, name, &findings) { return nil }
    switch environment.member(name.text, of: type) {
    case .found(let member):
      record(environment.symbol(of: member, name.text, in: type), name, &findings)
      checkIsVisible(name, of: type, &findings)
      return member
    case .absent:
      // What styles use is checked with the configuration.
      let owner = environment.owner(of: type.instance ?? type)
      if owner != component.configurationTypeName {
        reportAbsent(name, of: type, in: call, &findings)
      }
    case .open(let reason):
      switch reason {
      case .laterSystem, .noStatedType, .outsideTables, .unknownConformances, .unknownType:
        checkSpelling(of: name, in: type, scope, &findings)
      case .unreadDeclarations, .handwritten, .extension, .inheritance, .synthesized: break
      }
    }
    return nil
  }

  /// Whether a type in code of a body or a function hides the type that a declaration states.
  private func isShadowed(_ type: TypeExpression, _ scope: CodeScope) -> Bool {
    type.names.contains { scope.locals[$0] != nil && !isTopLevel($0) }
  }

  /// Checks that a member is not accessed on a protocol, which has no members of its own.
  ///
  /// - Returns: Whether it is one.
  private func checkIsNoProtocol(
    _ type: TypeExpression, _ name: CodeName, _ findings: inout Findings
  ) -> Bool {
    guard let owner = type.instance?.nominalName.flatMap(environment.apiType),
      knownDeclaration(of: owner)?.kind == .interface,
      !["self", "Type", "Protocol"].contains(name.text)
    else { return false }
    findings.error(
      .noSuchMember, at: tree.place(name.range),
      "'\(owner)' is a protocol, whose members cannot be used on the protocol itself; write "
        + "'.\(name.text)', or the name of a type before the dot")
    return true
  }

  // MARK: - Implicit members

  /// Resolves `.name` where a declaration states the type of the value.
  ///
  /// - Returns: The stated type of the member, which members after it can have.
  func resolveImplicit(
    _ name: CodeName, _ scope: CodeScope, as expected: TypeExpression, isCalled: Bool,
    _ findings: inout Findings
  ) -> TypeExpression {
    if name.text == "init" { return expected }
    if expected.isHole || expected.isFunction || isShadowed(expected, scope) {
      checkSpelling(of: name, in: .hole, scope, &findings)
      return .hole
    }
    switch environment.staticMember(name.text, of: expected) {
    case .found(let member):
      record(environment.symbol(of: member, name.text, in: expected.unwrapped), name, &findings)
      if !isCalled, !scope.isPattern {
        checkHasNoPayload(member, name, of: expected, &findings)
      }
      return isCalled ? member.result ?? member.type : member.type
    case .absent:
      reportAbsent(name, of: expected.unwrapped.metatype, &findings)
      return .hole
    case .open(let reason):
      switch reason {
      case .laterSystem, .unknownConformances:
        let owner = expected.unwrapped.nominalName
        if let owner, environment.apiType(owner) != nil,
          component.tokenRemedy(for: name.text) != nil
        {
          // The name of a token is none of a later system.
          reportNone(name, [owner], [], &findings)
        } else {
          checkSpelling(of: name, in: expected.unwrapped.metatype, scope, &findings)
        }
      case .noStatedType, .outsideTables, .unknownType:
        checkSpelling(of: name, in: .hole, scope, &findings)
      case .unreadDeclarations, .handwritten, .extension, .inheritance, .synthesized: break
      }
      return .hole
    }
  }

  /// Resolves `.name` where one of several types is possible: it is absent if none of them has it.
  ///
  /// - Returns: The type that has it, if only one is possible.
  func resolveImplicit(
    _ name: CodeName, _ scope: CodeScope, asOneOf types: [TypeExpression],
    _ findings: inout Findings
  ) {
    let types = types.map(\.unwrapped)
    let isOpen =
      types.isEmpty
      || types.contains { type in
        guard let owner = type.protocolName ?? type.nominalName else { return true }
        return environment.apiType(owner) == nil || isShadowed(type, scope)
      }
    if isOpen || name.text == "init" || name.text == "none" || name.text == "some" {
      checkSpelling(of: name, in: .hole, scope, &findings)
      return
    }
    let lookups = types.map { environment.staticMember(name.text, of: $0) }
    if let (type, member) = zip(types, lookups.map(\.found)).first(where: { $0.1 != nil }) {
      if let member {
        record(environment.symbol(of: member, name.text, in: type), name, &findings)
      }
      return
    }
    let owners = Set(types.compactMap { $0.protocolName ?? $0.nominalName }).sorted()
    let own = Set(owners.flatMap { apiStaticMembers(of: canonicalTypeName($0)) }).sorted()
    if lookups.allSatisfy(\.isAbsent) { return reportNone(name, owners, own, &findings) }
    guard lookups.allSatisfy({ $0.isAbsent || $0.isOfLaterSystem }) else { return }
    if component.tokenRemedy(for: name.text) != nil {
      return reportNone(name, owners, own, &findings)
    }
    guard let near = nearest(name.text, among: own, limit: name.text.count < 8 ? 1 : 2)
    else { return }
    report(name, "\(quoted(owners)) has no member '\(name.text)'", near, &findings)
  }

  /// Checks that a member of an expected type has its leading dot, if nothing else has its name.
  ///
  /// - Returns: Whether the dot is missing.
  func checkHasDot(
    _ value: CodeExpression, _ expected: TypeExpression, _ scope: CodeScope,
    _ findings: inout Findings
  ) -> Bool {
    let callee = if case .call(let call) = value.kind { call.callee } else { value }
    guard case .name(let name) = callee.kind, name.text.first?.isLowercase == true,
      name.text != "self", context.hidden[name.text] == nil, !expected.isHole,
      environment.staticMember(name.text, of: expected.unwrapped).isFound,
      environment.name(name.text, in: scope, isCalled: callee.range != value.range).isAbsent
    else { return false }
    findings.error(
      .unknownName, at: tree.place(name.range),
      "'\(name.text)' cannot be found here; did you mean '.\(name.text)'?",
      fixIts: tree.name(name).guess("." + name.text))
    return true
  }

  /// Checks that a member of a project type is visible outside of the type's file.
  private func checkIsVisible(
    _ name: CodeName, of type: TypeExpression, _ findings: inout Findings
  ) {
    guard let owner = environment.owner(of: type), typeOfMembers == nil,
      environment.members(of: owner)?.privateNames.contains(name.text) == true,
      component.declarations.typeIndex.entries[owner] != nil
    else { return }
    findings.error(
      .privateMember, at: tree.place(name.range),
      "'\(name.text)' is private in '\(owner)', which has a file of its own; remove 'private' there"
    )
  }
}

extension Lookup {
  fileprivate var isOfLaterSystem: Bool {
    if case .open(.laterSystem) = self { true } else { false }
  }
}
