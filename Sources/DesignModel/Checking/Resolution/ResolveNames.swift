import Diagnostics
import StepCounting
import SwiftAPI
import SwiftFragments
import SwiftTypes

// Unqualified names.

extension CodeResolver {
  /// Whether names refer to the context, and not to a type that the code declares or extends.
  func isInComponent(_ scope: CodeScope) -> Bool { environment.isInContext(scope) }

  /// Whether the code is emitted in the type in which the library's types are nested: the members of types are.
  var isInNamespace: Bool { typeOfMembers != nil }

  /// Resolves a name of a value or a type.
  ///
  /// - Parameters:
  ///   - members: The members that follow it after dots.
  ///   - isCalled: Whether the last of the members, or the name if there are none, is called.
  /// - Returns: Its stated type; a metatype for the name of a type.
  @discardableResult
  func resolve(
    _ name: CodeName, _ scope: CodeScope, members: [CodeName] = [], isCalled: Bool = false,
    access: NameAccess = .read, _ findings: inout Findings
  ) -> TypeExpression {
    countSteps()
    if name.text.hasPrefix("$"), Int(name.text.dropFirst()) != nil {
      return scope.locals[name.text]?.type ?? .hole
    }
    if name.text == "Self", let owner = scope.selfType, code.types[owner]?.isConcrete == true {
      return TypeExpression.named(owner).metatype
    }
    switch name.text {
    case "super", "Self", "_": return .hole
    case "self" where members.isEmpty:
      return scope.locals["self"] == nil ? scope.selfType.map { .named($0) } ?? .hole : .hole
    default: break
    }
    // A property wrapper stores its value under this name.
    if name.text.hasPrefix("_"), name.text.count > 1 { return .hole }
    let isProjected = name.text.hasPrefix("$")
    let declared = isProjected ? String(name.text.dropFirst()) : name.text
    if let local = scope.locals[declared] {
      record(.local, name, &findings)
      if let owner = local.caseOf, owner == scope.selfType {
        reportCase(name, of: owner, &findings)
        return .hole
      }
      if let constancy = local.constancy, members.isEmpty, access.isWrite {
        reportConstant(name, declared, constancy, &findings)
      }
      if isProjected { return local.projected }
      return name.text.first?.isUppercase == true && local.functions.isEmpty && local.type.isHole
        && isTopLevel(name.text) ? TypeExpression.named(name.text).metatype : local.type
    }
    let use = NameUse(name: name, members: members, isCalled: isCalled, access: access)
    let before = findings.diagnostics.count
    check(use, scope, &findings)
    if findings.diagnostics.count > before { return .hole }
    if members.isEmpty, access.isWrite, isInComponent(scope) {
      checkHasSetter(name, &findings)
    }
    return isProjected
      ? projected(name, declared, scope, &findings) : stated(name, scope, &findings)
  }

  /// The stated type of a name that the code does not declare.
  private func stated(
    _ name: CodeName, _ scope: CodeScope, _ findings: inout Findings
  ) -> TypeExpression {
    if name.text.first?.isUppercase == true,
      context.names[name.text] == nil || isTopLevel(name.text)
    {
      return TypeExpression.named(nestedType(name.text) ?? name.text).metatype
    }
    if isInComponent(scope) { return context.types[name.text] ?? .hole }
    guard let owner = scope.selfType else { return .hole }
    checkIsNoCase(name, of: owner, &findings)
    return environment.members(of: owner)?.values[name.text] ?? .hole
  }

  /// The whole name of a type that is declared in the component; nil for other types.
  private func nestedType(_ name: String) -> String? {
    guard context.isComponent, let owner = component.spec.component?.text else { return nil }
    let nested = "\(owner).\(name)"
    return code.types[nested] == nil ? nil : nested
  }

  /// The stated type of a name after `$`.
  private func projected(
    _ name: CodeName, _ declared: String, _ scope: CodeScope, _ findings: inout Findings
  ) -> TypeExpression {
    if declared.first?.isUppercase == true, context.names[declared] == nil {
      findings.error(
        .unknownName, at: tree.place(name.range),
        "'\(name.text)' cannot be found here; write the name of a variable after '$'")
      return .hole
    }
    guard case .variable = context.names[declared], isInComponent(scope) else { return .hole }
    switch component.state(named: declared)?.wrapper?.wrapper {
    // The binding of a focus is a type of its own.
    case .focusState, .accessibilityFocusState: return .hole
    default: return context.types[declared]?.binding ?? .hole
    }
  }

  // MARK: - Lookup

  /// Records what a name refers to, unless that depends on inference.
  func record(_ symbol: CodeSymbol?, _ name: CodeName, _ findings: inout Findings) {
    let start = name.range.lowerBound
    findings.symbols[tree.place(start..<start).span.start] = symbol
  }

  /// Looks up a name that the code does not declare, and checks that it is used according to its meaning.
  private func check(_ use: NameUse, _ scope: CodeScope, _ findings: inout Findings) {
    if scope.isAwaited, scope.enclosingType == .none { return reportAwait(use.name, &findings) }
    if isInNamespace, component.isInNamespace(type: use.name.text) {
      return record(.project, use.name, &findings)
    }
    if use.name.text == "self", !isInComponent(scope) || context.hidden["self"] == nil {
      return checkSelfMember(use, scope, &findings)
    }
    let isCalled = use.isCalled && use.members.isEmpty
    switch environment.name(use.declared, in: scope, isCalled: isCalled) {
    case .found(let symbol):
      record(symbol, use.name, &findings)
      switch symbol {
      case .part: checkMeaning(of: use, &findings)
      case .api(_?): checkIsNoMethodOfViews(use, scope, &findings)
      case .api(nil), .local, .project, .token: break
      }
    case .absent: reportAbsent(use, scope, &findings)
    case .open(let reason):
      switch reason {
      case .unreadDeclarations, .inheritance, .laterSystem, .noStatedType, .unknownConformances,
        .unknownType:
        checkSpelling(of: use, scope, &findings)
      case .handwritten, .extension, .outsideTables, .synthesized: break
      }
    }
  }

  /// Checks that a member of the component exists.
  private func checkSelfMember(_ use: NameUse, _ scope: CodeScope, _ findings: inout Findings) {
    guard isInComponent(scope), context.isComponent, let member = use.members.first else { return }
    let name = member.text.hasPrefix("$") ? String(member.text.dropFirst()) : member.text
    if context.contains(name) { return record(.part, member, &findings) }
    switch environment.ownMember(name, in: scope) {
    case .found(let symbol): record(symbol, member, &findings)
    case .absent: reportAbsentFromSelf(member, name, &findings)
    case .open(.laterSystem), .open(.unreadDeclarations):
      guard let near = nearest(name, among: context.variableNames) else { return }
      reportUnknown(member, name, near, "is not a member of the component", &findings)
    case .open: return
    }
  }

  /// Whether a name is that of a type which Swift in a spec declares outside of others.
  func isTopLevel(_ name: String) -> Bool {
    code.topLevelNames.contains(name) && code.types[name] != nil
  }

  /// Checks that a property which an extension adds to the component has a setter.
  private func checkHasSetter(_ name: CodeName, _ findings: inout Findings) {
    guard let type = component.emittedTypeName,
      code.readOnlyNames[type]?.contains(name.text) == true
    else { return }
    reportConstant(name, name.text, .getter, &findings)
  }

  /// Checks that a name in a member of a value is not that of a case, which needs a dot there.
  private func checkIsNoCase(
    _ name: CodeName, of owner: String, _ findings: inout Findings
  ) {
    guard let members = environment.members(of: owner),
      members.statics[name.text] == .named(owner), members.values[name.text] == nil,
      !code.topLevelNames.contains(name.text), !isLanguageFunction(name.text)
    else { return }
    reportCase(name, of: owner, &findings)
  }

  // MARK: - Messages

  private func reportConstant(
    _ name: CodeName, _ declared: String, _ constancy: LocalNames.Constancy,
    _ findings: inout Findings
  ) {
    let reason =
      switch constancy {
      case .declaration: "is declared with 'let'; write 'var'"
      case .getter:
        "has no setter and cannot be assigned; change what it is computed from, or add 'set' to its "
          + "declaration"
      case .parameter:
        "is a constant parameter; rename it, or write 'self.\(declared)' for the property"
      }
    findings.error(.assignedConstant, at: tree.place(name.range), "'\(declared)' \(reason)")
  }

  /// Reports a case without the dot that it needs in members of values; static members can omit it.
  private func reportCase(_ name: CodeName, of owner: String, _ findings: inout Findings) {
    findings.error(
      .unknownName, at: tree.place(name.range),
      "'\(name.text)' is a case of '\(owner)'; write '.\(name.text)'",
      fixIts: tree.name(name).guess("." + name.text))
  }
}
