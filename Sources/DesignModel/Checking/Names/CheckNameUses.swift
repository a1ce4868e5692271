import Diagnostics
import Specification
import StepCounting
import SwiftAPI
import SwiftFragments
import SwiftTypes

/// Checks that a name is used according to its meaning.
///
/// An undeclared name may come from anywhere. It is only an error if it is similar to an available name, or
/// if no imported module could declare it.
func checkNameUse(
  _ use: NameUse, _ context: NameContext, in scope: ComponentScope, _ findings: inout Findings
) {
  if use.isAwaited, use.enclosingType == .none {
    findings.error(
      .awaitInBody, at: use.name.place,
      "a view's body is not asynchronous; put 'await' into 'task { … }', and store the result "
        + "under 'state'")
    return
  }
  if use.isInNamespace, scope.isInNamespace(type: use.name.text) { return }
  switch use.enclosingType {
  case .none: break
  case .extended(let type):
    // An extension of the component has its members; other types are unknown.
    guard type == scope.emittedTypeName else {
      return checkLocalName(use, in: scope, &findings)
    }
  case .declared: return checkLocalName(use, in: scope, &findings)
  }
  if use.name.text == "self", context.hidden["self"] == nil {
    checkSelfMember(use, context, in: scope, &findings)
    return
  }
  let name = use.name.withoutDollar
  let isProjected = name != use.name.text
  if let meaning = context.names[name] {
    checkMeaning(meaning, of: name, use, isProjected: isProjected, context, &findings)
  } else if let reason = context.hidden[name], use.enclosingType == .none {
    findings.error(
      .nameNotInScope, at: use.name.place,
      reason.message(name, writing: use.name.text, in: context),
      fixIts: reason.fixIts(use, writing: use.name.text))
  } else if name == "style", context.isComponent, scope.spec.kindOrView == .view,
    isNowhere(value: name, use, in: scope)
  {
    findings.error(
      .unknownName, at: use.name.place,
      "'style' is the view of the current style, and this component has no styles; add 'styles', "
        + "or show the slots")
  } else if !checkOldSlotName(use, context, in: scope, &findings),
    !checkBareMethod(use, context, in: scope, &findings)
  {
    if let near = nearName(to: name, use, context, in: scope) {
      reportUnknown(use.name, name, near, "cannot be found here", &findings)
    } else if isNowhere(value: name, use, in: scope) {
      if name == TokenDeclarations.theme {
        findings.error(
          .unknownName, at: use.name.place, scope.reasonForNoTheme(use.members.first?.text))
        return
      }
      if let remedy = scope.tokenRemedy(for: name) {
        findings.error(
          .unknownName, at: use.name.place, "'\(name)' cannot be found here\(remedy)")
        return
      }
      if isProjected, context.isPreview {
        let type = scope.property(named: name)?.type?.expression
        findings.error(
          .unknownName, at: use.name.place,
          "'\(use.name.text)' cannot be found here: a preview has no state; write "
            + "'.constant(\(type == .named("Bool") ? "true" : "…"))'")
        return
      }
      if use.position == .inExpression,
        apiSignatures(named: name).contains(where: \.isStatic)
          || scope.declarations.code.staticNames.contains(name)
      {
        reportUnknown(use.name, name, ".\(name)", "cannot be found here", &findings)
        return
      }
      if scope.declarations.code.names.contains(name) {
        findings.error(
          .unknownName, at: use.name.place,
          "'\(name)' cannot be found here: it is a member of another value; write that value "
            + "before a dot"
        )
        return
      }
      let isMember = isKnownMember(name)
      var remedies = ["declare it \(context.declaring)"]
      if context.contains("configuration") {
        remedies.append("declare it in the component and write 'configuration.\(name)'")
      }
      if isMember { remedies.append("write the value of which it is a member before a dot") }
      findings.error(
        .unknownName, at: use.name.place,
        "'\(name)' cannot be found "
          + (isMember ? "here" : "in this spec, the library, SwiftUI or Foundation")
          + "; \(remedies.joined(separator: ", or "))")
    }
  }
}

/// Members that views, styles and values have without declaring them.
private let inheritedNames: Set<String> = ["body", "hashValue", "update", "super"]

/// Checks a name where members of an unknown type are visible: reports it if it is similar to a local name.
private func checkLocalName(
  _ use: NameUse, in scope: ComponentScope, _ findings: inout Findings
) {
  let name = use.name.withoutDollar
  if name.first?.isUppercase == true {
    if let near = scope.nearType(to: name, use) {
      reportUnknown(use.name, name, near, "cannot be found here", &findings)
    }
    return
  }
  if case .extended("View") = use.enclosingType, use.isCalled, use.members.isEmpty,
    scope.declaresAllNames, name.count > 4, !isKnownMember(name), use.locals[name] == nil,
    !isMember(name, of: use.enclosingType, in: scope), !isFunctionOfC(name),
    !isLanguageFunction(name),
    let near = nearest(name, among: sortedViewMethods, limit: 1)
  {
    return reportUnknown(use.name, name, near, "cannot be found here", &findings)
  }
  if isNowhere(member: name, use, in: scope) {
    let isMember = isKnownMember(name) || scope.declarations.code.names.contains(name)
    if !isMember, let near = nearest(name, among: use.locals.allNames) {
      return reportUnknown(use.name, name, near, "cannot be found here", &findings)
    }
    findings.error(
      .unknownName, at: use.name.place,
      "'\(name)' cannot be found here"
        + (isMember
          ? ": it is a member of another value; write that value before a dot"
          : ": neither this code nor the library, SwiftUI or Foundation declares it")
    )
    return
  }
  guard name.count > 2, name != "self", !isKnownMember(name),
    !isFunctionOfC(name), !isLanguageFunction(name),
    !isMember(name, of: use.enclosingType, in: scope), scope.declaresAllNames,
    let near = nearest(name, among: use.locals.allNames, limit: 1)
  else { return }
  reportUnknown(use.name, name, near, "cannot be found here", &findings)
}

/// Whether an enclosing type may have a name as a member, judging by names.
private func isMember(
  _ name: String, of type: NameUse.EnclosingType, in scope: ComponentScope
) -> Bool {
  let code = scope.declarations.code
  guard case .extended(let extended) = type, code.types[extended] == nil,
    scope.declarations.types[extended] == nil
  else { return code.names.contains(name) }
  return code.extensionNames.contains(name) || code.topLevelNames.contains(name)
    || code.viewMethodNames.contains(name)
}

/// Reports the old name of a slot, which only initializers still have.
///
/// - Returns: Whether the name is one.
private func checkOldSlotName(
  _ use: NameUse, _ context: NameContext, in scope: ComponentScope, _ findings: inout Findings
) -> Bool {
  let name = use.name.withoutDollar
  guard let slot = scope.spec.currentName(ofSlot: name), isNowhere(value: name, use, in: scope)
  else { return false }
  if context.isComponent, context.contains(slot) {
    findings.error(
      .unknownName, at: use.name.place, "the slot '\(name)' is now '\(slot)'; write '\(slot)'",
      fixIts: use.name.fix(to: slot))
    return true
  }
  guard let reason = context.hidden[slot] else { return false }
  findings.error(
    .unknownName, at: use.name.place,
    "the slot '\(name)' is now '\(slot)', and \(reason.message(slot, writing: slot, in: context))",
    fixIts: reason.fixIts(use, writing: slot))
  return true
}

/// Checks that a method of views follows a view.
///
/// - Returns: Whether the name is that of such a method.
private func checkBareMethod(
  _ use: NameUse, _ context: NameContext, in scope: ComponentScope, _ findings: inout Findings
) -> Bool {
  let name = use.name.text
  guard !isLanguageFunction(name) else { return false }
  // Components have the methods that the project adds to views.
  guard
    !swiftUIMethods(named: name).isEmpty
      || use.isCalled && !context.mayBeView && scope.isOwnViewMethod(name)
  else { return false }
  guard use.enclosingType == .none, scope.declaresAllNames,
    apiSignatures(named: name).allSatisfy({ !$0.owner.isEmpty })
  else { return true }
  if swiftUIEnvironmentValue(named: name) != nil {
    findings.error(
      .nameNotInScope, at: use.name.place,
      "'\(name)' is a value of the environment, which has to be declared; write "
        + (context.isComponent
          ? "'environment: {\(name): }' in the component" : "'environment: [\(name)]' in the style")
    )
    return true
  }
  findings.error(
    .nameNotInScope, at: use.name.place,
    "'\(name)' is a method of views; write '.\(name)' after the view that it is for",
    fixIts: use.name.isWritten && use.position == .afterExpression
      ? [FixIt("write '.\(name)'", [.init(use.name.place, ".\(name)")], isSafe: false)] : [])
  return true
}

/// Whether nothing visible has a lowercase name.
private func isNowhere(value name: String, _ use: NameUse, in scope: ComponentScope) -> Bool {
  guard scope.declaresAllNames, name.first?.isLowercase == true,
    use.enclosingType == .none
      || use.enclosingType == scope.emittedTypeName.map(NameUse.EnclosingType.extended),
    !name.contains("_"), !isLanguageFunction(name),
    apiSignatures(named: name).allSatisfy({ !$0.owner.isEmpty }),
    !inheritedNames.contains(name), scope.conformsToPlainProtocols,
    // Components also have the members of 'View' extensions.
    !scope.mayExtend(by: name), !scope.declarations.code.topLevelNames.contains(name)
  else { return false }
  if isConstantOfC(name) { return false }
  let hasWords = name.contains(where: \.isUppercase)
  let isOfC = ["errno", "stdin", "stdout", "stderr", "environ"].contains(name)
  if use.isCalled, use.members.isEmpty {
    return hasWords || scope.declarations.code.functionNames.contains(name)
      || !isFunctionOfC(name)
  }
  return !isOfC
}

/// Whether nothing visible to a type that Swift declares or extends has a lowercase name.
private func isNowhere(member name: String, _ use: NameUse, in scope: ComponentScope) -> Bool {
  let code = scope.declarations.code
  guard scope.declaresAllNames, let types = use.visibleTypes, name.count > 2,
    name.first?.isLowercase == true, !name.contains("_"), use.locals[name] == nil,
    !isLanguageFunction(name), !isFunctionOfC(name),
    apiSignatures(named: name).allSatisfy({ !$0.owner.isEmpty }),
    !code.topLevelNames.contains(name), !namesOfEveryType.contains(name)
  else { return false }
  if isConstantOfC(name) { return false }
  return types.allSatisfy { scope.isWithoutMember(name, $0, use.emittedTypes[$0]) }
}

/// Whether a name has the form of C's constants, which are not in the tables: `kSecClass`.
private func isConstantOfC(_ name: String) -> Bool {
  name.first == "k" && name.dropFirst().first?.isUppercase == true
}

/// Whether a name has the form of the types of Apple's other frameworks, which SwiftUI exports and which are not in the
/// tables: `CIColor`.
private func isTypeOfKit(_ name: String) -> Bool {
  let capitals = name.prefix { $0.isUppercase }.count
  // All types of CoreGraphics are.
  return capitals > 2 && capitals < name.count && !name.hasPrefix("CG")
}

/// Members that types can have without declaring them, and C variables.
private let namesOfEveryType: Set<String> = [
  "self", "super", "body", "hashValue", "rawValue", "allCases", "description", "debugDescription",
  "hash", "encode", "newValue", "oldValue", "error", "errno", "stdin", "stdout", "stderr",
  "environ", "init", "id", "objectWillChange", "withLock",
]

extension ComponentScope {
  /// Whether a name only belongs to methods that the project adds to views.
  fileprivate func isOwnViewMethod(_ name: String) -> Bool {
    let functions = declarations.functions(named: name)
    return !functions.isEmpty
      && functions.allSatisfy { $0.signature.owner == "View" && $0.signature.kind == .method }
  }

  /// Whether a type or a protocol certainly lacks a member of a name.
  ///
  /// - Parameter emitted: The members of the type if it is emitted for the component.
  fileprivate func isWithoutMember(
    _ name: String, _ type: String, _ emitted: DeclaredCode.Members? = nil
  ) -> Bool {
    let code = declarations.code
    guard code.extendedTypesByMember[name]?.contains(type) != true,
      !declarations.handwritten.declares(name, of: type)
    else { return false }
    if let members = emitted ?? code.types[type] {
      guard members.isListed, members.values[name] == nil, members.statics[name] == nil,
        let conformances = members.conformances
      else { return false }
      return conformances.allSatisfy { isWithoutMember(name, $0) }
    }
    guard declarations.types[type] == nil, declarations.handwritten.types[type] == nil,
      !code.topLevelNames.contains(type), generic(named: type) == nil
    else { return false }
    let type = canonicalTypeName(type)
    guard let kind = knownDeclaration(of: type)?.kind, kind != .reference,
      let protocols = knownProtocols(of: type),
      knownMembers(named: name, of: type, isStatic: false)?.isEmpty == true,
      knownMembers(named: name, of: type, isStatic: true)?.isEmpty == true
    else { return false }
    return type != "View" && !protocols.contains("View") || !isViewMethod(name)
  }
}

private func checkMeaning(
  _ meaning: NameContext.Meaning, of name: String, _ use: NameUse, isProjected: Bool,
  _ context: NameContext, _ findings: inout Findings
) {
  switch meaning {
  case .variable, .other: return
  case .constant where isProjected, .view where isProjected:
    findings.error(
      .notABinding, at: use.name.place,
      "'\(name)' has no binding; write 'binding: true' in the property, or declare it under 'state'"
    )
  case .constant where use.access.isWrite && use.members.isEmpty,
    .view where use.access.isWrite && use.members.isEmpty:
    findings.error(
      .assignedConstant, at: use.name.place,
      "'\(name)' cannot be changed here; write 'binding: true' in the property, or declare the "
        + "value under 'state'")
  case .view where use.members.isEmpty && use.isCalled:
    findings.error(
      .calledView, at: use.name.place,
      "'\(name)' is a view and takes no arguments; write '\(name)' without parentheses")
  case .constant, .view: return
  }
}

extension ComponentScope {
  /// Whether an extension gives a protocol, or a type of the component, a member of a name, so that its code
  /// can use the unqualified name.
  fileprivate func mayExtend(by name: String) -> Bool {
    guard declarations.code.extensionNames.contains(name) else { return false }
    let own = spec.component?.text ?? ""
    return (declarations.code.extendedTypesByMember[name] ?? []).contains { type in
      if type == own { return true }
      if let members = declarations.code.types[type] { return !members.isConcrete }
      if !own.isEmpty, type.hasPrefix(Naming.base(of: own)) { return true }
      if declarations.types[type] != nil { return type.hasSuffix("Style") }
      switch knownDeclaration(of: type)?.kind {
      case .structure, .enumeration, .reference: return false
      case .interface, .alias, nil: return true
      }
    }
  }

  /// Why Swift cannot use the theme of the design tokens, and what to do.
  ///
  /// - Parameter member: The name after 'theme' and a dot, which may be that of a group of tokens.
  fileprivate func reasonForNoTheme(_ member: String?) -> String {
    guard let tokens = declarations.tokens else {
      return
        "'theme' belongs to design tokens, and this project has none; add 'tokens' to the project file, or "
        + "declare 'theme' under 'properties', 'environment' or 'swift'"
    }
    guard !tokens.hasThemes else {
      return
        "only components, their styles and views read the theme; pass it as an argument, or declare "
        + "'@Environment(\\.theme) private var theme' in a view under 'swift'"
    }
    let namespace = tokens.namespaces.first { $0.property == member }
    return "the design tokens have no themes, so there is no 'theme'; write "
      + (namespace.map { "'\($0.name)' instead of 'theme.\($0.property)'" }
        ?? "the type of the token and a dot before its name")
  }

  /// The type emitted for the component, which extensions in Swift can extend; nil for library files.
  var emittedTypeName: String? { spec.emittedTypeName }
}

extension ComponentScope {
  /// Whether the protocols of the component add no members that are unknown here.
  var conformsToPlainProtocols: Bool {
    spec.conforms.flatMap { $0.expression.composed }.allSatisfy {
      isPlainProtocol($0.lastName ?? "")
    }
  }
}

extension ComponentSpec {
  /// The name of the type that is emitted for the component; nil for a library spec.
  var emittedTypeName: String? {
    component.map { kindOrView == .modifier ? Naming.viewModifier($0.text) : $0.text }
  }
}

extension NameUse.Access {
  fileprivate var isWrite: Bool { self == .assigned || self == .inOut }
}

// MARK: - Names that are not available

extension NameContext.Hidden {
  /// - Parameter text: The name as the code has to write it, which can begin with `$`.
  fileprivate func message(_ name: String, writing text: String, in context: NameContext) -> String
  {
    switch self {
    case .configuration:
      "a style sees '\(name)' in its configuration; write 'configuration.\(text)'"
    case .component:
      "'\(name)' belongs to the component, and a style does not see it; add it to 'configuration', or "
        + "to the style's 'environment' if it is an environment value"
    case .instance:
      "\(context.title) is evaluated before the component exists and cannot use '\(name)'; write "
        + "a constant value"
    case .styleOnly:
      "'configuration' exists only in styles; in the component write only the name"
    case .parameter(let style):
      "'\(name)' is a parameter of the style '\(style)', and cannot be used here"
    }
  }

  fileprivate func fixIts(_ use: NameUse, writing text: String) -> [FixIt] {
    switch self {
    case .configuration:
      return use.name.fix(to: "configuration.\(text)")
    case .styleOnly:
      guard let member = use.members.first, use.name.isWritten, member.isWritten else { return [] }
      let prefix = Place(
        use.name.place.source, Span(use.name.place.span.start, member.place.span.start))
      return [FixIt("write the name alone", [.init(prefix, "")])]
    case .component, .instance, .parameter: return []
    }
  }
}

extension SwiftName {
  /// A fix that replaces the name; empty if the spec does not contain it literally.
  func fix(to text: String) -> [FixIt] {
    isWritten ? [FixIt("write '\(text)'", [.init(place, text)])] : []
  }

  /// A fix for a name that may have another meaning.
  func guess(_ near: String) -> [FixIt] {
    isWritten ? [FixIt("write '\(near)'", [.init(place, near)], isSafe: false)] : []
  }
}

// MARK: - Similar names

private func reportUnknown(
  _ place: SwiftName, _ name: String, _ near: String, _ what: String, _ findings: inout Findings
) {
  let text = place.text.hasPrefix("$") ? "$" + near : near
  findings.error(
    .unknownName, at: place.place, "'\(name)' \(what); did you mean '\(near)'?",
    fixIts: place.guess(text))
}

/// The name probably meant by an undeclared one; nil if it may be user-defined.
private func nearName(
  to name: String, _ use: NameUse, _ context: NameContext, in scope: ComponentScope
) -> String? {
  guard name.count > 2 else { return nil }
  if name.first?.isUppercase == true { return scope.nearType(to: name, use) }
  if isLanguageFunction(name) || isConstantOfC(name) { return nil }
  let locals = use.locals.allNames.filter { $0.first?.isUppercase != true }
  let known = [context.variableNames, locals].joined()
  if let near = nearest(name, among: known)
    ?? name.withDot(after: { context.contains($0) || use.locals[$0] != nil })
  {
    return near
  }
  guard use.isCalled, use.members.isEmpty, name.count > 2, scope.declaresAllNames,
    !scope.declarations.code.topLevelNames.contains(name), !isKnownMember(name)
  else { return nil }
  return nearest(name, among: sortedLanguageFunctions, limit: 1)
    ?? nearest(name, among: swiftUITypeNames, limit: 1)
}

/// The names of view methods, sorted.
let sortedViewMethods = swiftUIViewMethodNames.sorted()

/// The names of functions of Swift and Foundation, sorted.
private let sortedLanguageFunctions = languageFunctionNames.sorted()

/// The maximum length of a name that is searched for in a longer one.
let longestPart = 100

/// SwiftUI types whose members are often used after a dot.
private let typesWithMembers: Set<String> = [
  "Color", "Font", "Edge", "Alignment", "Animation", "UnitPoint", "CGFloat",
]

/// The names of types of Swift and Foundation, sorted.
let sortedLanguageTypes = languageTypeNames.sorted()

extension String {
  /// The name with its missing dot: `card.role` for `cardrole`; nil if it does not start with a name.
  fileprivate func withDot(after isName: (String) -> Bool) -> String? {
    for length in stride(from: min(count - 3, longestPart), to: 2, by: -1) {
      let start = String(prefix(length))
      // A member begins with a lowercase letter.
      if dropFirst(length).first?.isLowercase == true, isName(start) {
        return "\(start).\(dropFirst(length))"
      }
    }
    return nil
  }
}

private func checkSelfMember(
  _ use: NameUse, _ context: NameContext, in scope: ComponentScope, _ findings: inout Findings
) {
  guard context.isComponent, let member = use.members.first else { return }
  let name = member.withoutDollar
  if context.contains(name) || !swiftUIMethods(named: name).isEmpty { return }
  if let slot = scope.spec.currentName(ofSlot: name), context.contains(slot),
    scope.declaresAllNames, scope.conformsToPlainProtocols, !scope.mayExtend(by: name)
  {
    findings.error(
      .unknownName, at: member.place, "the slot '\(name)' is now '\(slot)'; write '\(slot)'",
      fixIts: member.fix(to: slot))
    return
  }
  if let near = nearest(name, among: context.variableNames) {
    return reportUnknown(member, name, near, "is not a member of the component", &findings)
  }
  guard scope.declaresAllNames, !inheritedNames.contains(name), scope.conformsToPlainProtocols,
    isKnownMember(name) || scope.declarations.code.names.contains(name),
    !scope.mayExtend(by: name), !scope.isViewMethod(name), !scope.mayHandwrite(name, for: ["View"])
  else { return }
  findings.error(
    .unknownName, at: member.place,
    "the component has no member '\(name)'; write its value before the dot")
}

extension ComponentScope {
  /// The type of the module probably meant by a name that no imported module is known to have.
  func nearType(to name: String, _ use: NameUse) -> String? {
    guard isNowhere(type: name), use.locals[name] == nil else { return nil }
    guard name.count > 2 else { return nil }
    if let full = declarations.fullName(of: name) { return full }
    let near =
      nearest(name, among: declarations.sortedTypeNames, limit: name.count < 6 ? 1 : nil)
      ?? nearest(name, among: swiftUITypeNames, limit: 1)
      ?? nearest(name, among: sortedLanguageTypes, limit: 1)
    if let near, abs(near.count - name.count) < 3 { return near }
    if let near = nearest(
      name,
      among: declarations.code.topLevelNames.filter { $0.first?.isUppercase == true }.sorted(),
      limit: 1)
    {
      return near
    }
    if let dotted = name.withDot(after: {
      apiStaticMembers(of: $0).contains(String(name.dropFirst($0.count)))
    }) {
      return dotted
    }
    return name.withDot { declarations.types[$0] != nil }
      ?? name.withDot { typesWithMembers.contains($0) }
  }

  /// Whether a type of a name is nested in the namespace of the library.
  func isInNamespace(type name: String) -> Bool {
    declarations.naming.namespace.map { declarations.types["\($0).\(name)"] != nil } ?? false
  }

  /// Whether a type of a name is neither declared in the module nor known in imported ones.
  func isNowhere(type name: String) -> Bool {
    seesKnownModulesAlone
      && declarations.types[name] == nil && !isKnownType(name) && !isTypeOfKit(name)
      && !declarations.code.topLevelNames.contains(name)
      && name != declarations.naming.namespace && name != project.library?.text
      && declarations.handwritten.types[name] == nil && generic(named: name) == nil
      && slotsByGeneric[name] == nil && !(spec.declarations?.declaredNames.contains(name) ?? false)
      && !ownTypeNames.contains(name)
  }
}
