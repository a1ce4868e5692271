import Diagnostics
import SwiftAPI
import SwiftFragments
import SwiftTypes

// What is said about names that do not exist, or that are used against their meaning.

extension CodeResolver {
  func reportAwait(_ name: CodeName, _ findings: inout Findings) {
    findings.error(
      .awaitInBody, at: tree.place(name.range),
      "a view's body is not asynchronous; put 'await' into 'task { … }', and store the result "
        + "under 'state'")
  }

  /// Checks that a name of the place is used according to its meaning.
  func checkMeaning(of use: NameUse, _ findings: inout Findings) {
    let name = use.declared
    let place = tree.place(use.name.range)
    let isAlone = use.members.isEmpty
    switch context.names[name] {
    case .variable, .other, nil: return
    case .constant where use.isProjected, .view where use.isProjected:
      findings.error(
        .notABinding, at: place,
        "'\(name)' has no binding; write 'binding: true' in the property, or declare it under 'state'"
      )
    case .constant where use.access.isWrite && isAlone, .view where use.access.isWrite && isAlone:
      findings.error(
        .assignedConstant, at: place,
        "'\(name)' cannot be changed here; write 'binding: true' in the property, or declare the "
          + "value under 'state'")
    case .view where isAlone && use.isCalled:
      findings.error(
        .calledView, at: place,
        "'\(name)' is a view and takes no arguments; write '\(name)' without parentheses")
    case .constant, .view: return
    }
  }

  /// Checks that a method of views follows a view.
  ///
  /// - Returns: Whether the name is that of such a method.
  @discardableResult
  func checkIsNoMethodOfViews(
    _ use: NameUse, _ scope: CodeScope, _ findings: inout Findings
  ) -> Bool {
    let name = use.name.text
    guard scope.enclosingType == .none, component.declaresAllNames, !isLanguageFunction(name),
      apiSignatures(named: name).allSatisfy({ !$0.owner.isEmpty }),
      !swiftUIMethods(named: name).isEmpty || use.isCalled && isOwnViewMethod(name)
    else { return false }
    let place = tree.place(use.name.range)
    if swiftUIEnvironmentValue(named: name) != nil {
      findings.error(
        .nameNotInScope, at: place,
        "'\(name)' is a value of the environment, which has to be declared; write "
          + (context.isComponent
            ? "'environment: {\(name): }' in the component"
            : "'environment: [\(name)]' in the style"))
      return true
    }
    let written = tree.name(use.name)
    let followsView = use.name == scope.firstName && scope.followsExpression
    findings.error(
      .nameNotInScope, at: place,
      "'\(name)' is a method of views; write '.\(name)' after the view that it is for",
      fixIts: written.isWritten && followsView
        ? [FixIt("write '.\(name)'", [.init(place, ".\(name)")], isSafe: false)] : [])
    return true
  }

  /// Whether a name only belongs to methods that the project adds to views.
  private func isOwnViewMethod(_ name: String) -> Bool {
    let functions = component.declarations.functions(named: name)
    return !functions.isEmpty
      && functions.allSatisfy { $0.signature.owner == "View" && $0.signature.kind == .method }
  }

  // MARK: - Absent names

  /// Reports a name that no visible declaration has. A type may be one of a later system, unless its name resembles
  /// another one.
  func reportAbsent(_ use: NameUse, _ scope: CodeScope, _ findings: inout Findings) {
    let name = use.declared
    let place = tree.place(use.name.range)
    if name.first?.isUppercase == true { return checkSpelling(of: use, scope, &findings) }
    guard isInComponent(scope) else { return reportAbsentMember(use, scope, &findings) }
    if let reason = context.hidden[name], scope.enclosingType == .none {
      findings.error(
        .nameNotInScope, at: place, reason.message(name, writing: use.name.text, in: context),
        fixIts: fixIts(for: reason, use, writing: use.name.text))
    } else if name == "style", context.isComponent, component.spec.kindOrView == .view {
      findings.error(
        .unknownName, at: place,
        "'style' is the view of the current style, and this component has no styles; add 'styles', "
          + "or show the slots")
    } else if checkIsNoOldSlot(use, &findings) || checkIsNoMethodOfViews(use, scope, &findings) {
      return
    } else if let near = nearName(to: use, scope) {
      reportUnknown(use.name, name, near, "cannot be found here", &findings)
    } else if name == TokenDeclarations.theme {
      findings.error(.unknownName, at: place, reasonForNoTheme(use.members.first?.text))
    } else if let remedy = component.tokenRemedy(for: name) {
      findings.error(.unknownName, at: place, "'\(name)' cannot be found here\(remedy)")
    } else if use.isProjected, context.isPreview {
      let type = component.property(named: name)?.type?.expression
      findings.error(
        .unknownName, at: place,
        "'\(use.name.text)' cannot be found here: a preview has no state; write "
          + "'.constant(\(type == .named("Bool") ? "true" : "…"))'")
    } else if use.name != scope.firstName,
      apiSignatures(named: name).contains(where: \.isStatic) || code.staticNames.contains(name)
    {
      reportUnknown(use.name, name, ".\(name)", "cannot be found here", &findings)
    } else if code.names.contains(name) {
      findings.error(.unknownName, at: place, messageAboutMember(name))
    } else {
      let isMember = isKnownMember(name)
      var remedies = ["declare it \(context.declaring)"]
      if context.contains("configuration") {
        remedies.append("declare it in the component and write 'configuration.\(name)'")
      }
      if isMember { remedies.append("write the value of which it is a member before a dot") }
      findings.error(
        .unknownName, at: place,
        "'\(name)' cannot be found "
          + (isMember ? "here" : "in this spec, the library, SwiftUI or Foundation")
          + "; \(remedies.joined(separator: ", or "))")
    }
  }

  /// Reports a name in a type that Swift declares or extends.
  private func reportAbsentMember(
    _ use: NameUse, _ scope: CodeScope, _ findings: inout Findings
  ) {
    let name = use.declared
    let isMember = isKnownMember(name) || code.names.contains(name)
    if !isMember, let near = nearName(to: use, scope) {
      return reportUnknown(use.name, name, near, "cannot be found here", &findings)
    }
    findings.error(
      .unknownName, at: tree.place(use.name.range),
      isMember
        ? messageAboutMember(name)
        : "'\(name)' cannot be found here: neither this code nor the library, SwiftUI or Foundation "
          + "declares it")
  }

  private func messageAboutMember(_ name: String) -> String {
    "'\(name)' cannot be found here: it is a member of another value; write that value before a dot"
  }

  /// Reports the old name of a slot, which only initializers still have.
  ///
  /// - Returns: Whether the name is one.
  private func checkIsNoOldSlot(_ use: NameUse, _ findings: inout Findings) -> Bool {
    let name = use.declared
    guard let slot = component.spec.currentName(ofSlot: name) else { return false }
    let place = tree.place(use.name.range)
    if context.isComponent, context.contains(slot) {
      reportOldSlot(use.name, name, slot, &findings)
      return true
    }
    guard let reason = context.hidden[slot] else { return false }
    findings.error(
      .unknownName, at: place,
      "the slot '\(name)' is now '\(slot)', and \(reason.message(slot, writing: slot, in: context))",
      fixIts: fixIts(for: reason, use, writing: slot))
    return true
  }

  private func reportOldSlot(
    _ written: CodeName, _ name: String, _ slot: String, _ findings: inout Findings
  ) {
    findings.error(
      .unknownName, at: tree.place(written.range),
      "the slot '\(name)' is now '\(slot)'; write '\(slot)'",
      fixIts: tree.name(written).fix(to: slot))
  }

  /// Reports a member that the component does not have.
  func reportAbsentFromSelf(
    _ member: CodeName, _ name: String, _ findings: inout Findings
  ) {
    if let slot = component.spec.currentName(ofSlot: name), context.contains(slot) {
      return reportOldSlot(member, name, slot, &findings)
    }
    if let near = nearest(name, among: context.variableNames) {
      return reportUnknown(member, name, near, "is not a member of the component", &findings)
    }
    findings.error(
      .unknownName, at: tree.place(member.range),
      "the component has no member '\(name)'; write its value before the dot")
  }

  /// Why Swift cannot use the theme of the design tokens, and what to do.
  ///
  /// - Parameter member: The name after 'theme' and a dot, which may be that of a group of tokens.
  private func reasonForNoTheme(_ member: String?) -> String {
    guard let tokens = component.declarations.tokens else {
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

  // MARK: - Similar names

  /// Checks a name that something unknown may declare: reports it if it is a misspelling.
  func checkSpelling(of use: NameUse, _ scope: CodeScope, _ findings: inout Findings) {
    let name = use.declared
    if !isInComponent(scope), name.first?.isUppercase != true {
      guard component.declaresAllNames, !isKnownMember(name), !code.names.contains(name) else {
        return
      }
    }
    guard swiftUIMethods(named: name).isEmpty, let near = nearName(to: use, scope) else { return }
    reportUnknown(use.name, name, near, "cannot be found here", &findings)
  }

  func reportUnknown(
    _ written: CodeName, _ name: String, _ near: String, _ what: String,
    _ findings: inout Findings
  ) {
    let text = written.text.hasPrefix("$") ? "$" + near : near
    findings.error(
      .unknownName, at: tree.place(written.range), "'\(name)' \(what); did you mean '\(near)'?",
      fixIts: tree.name(written).guess(text))
  }

  /// The name probably meant by one that is not found.
  private func nearName(to use: NameUse, _ scope: CodeScope) -> String? {
    let name = use.declared
    guard name.count > 2 else { return nil }
    if name.first?.isUppercase == true { return component.nearType(to: name) }
    let locals = scope.locals.allNames
    let isCall = use.isCalled && use.members.isEmpty
    guard isInComponent(scope) else {
      if case .extended("View") = scope.enclosingType, isCall, name.count > 4,
        let near = nearest(name, among: sortedViewMethods, limit: 1)
      {
        return near
      }
      return nearest(name, among: locals)
    }
    let known = [context.variableNames, locals.filter { $0.first?.isUppercase != true }].joined()
    if let near = nearest(name, among: known)
      ?? name.withDot(after: { context.contains($0) || scope.locals[$0] != nil })
    {
      return near
    }
    guard isCall, component.declaresAllNames, !isKnownMember(name) else { return nil }
    return nearest(name, among: sortedLanguageFunctions, limit: 1)
      ?? nearest(name, among: swiftUITypeNames, limit: 1)
  }

  // MARK: - Names that are not available here

  private func fixIts(
    for reason: NameContext.Hidden, _ use: NameUse, writing text: String
  ) -> [FixIt] {
    let name = tree.name(use.name)
    switch reason {
    case .configuration: return name.fix(to: "configuration.\(text)")
    case .styleOnly:
      guard let member = use.members.first.map(tree.name), name.isWritten, member.isWritten else {
        return []
      }
      let prefix = Place(name.place.source, Span(name.place.span.start, member.place.span.start))
      return [FixIt("write the name alone", [.init(prefix, "")])]
    case .component, .instance, .parameter: return []
    }
  }
}

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

extension ComponentScope {
  /// The type of the module probably meant by a name that is used as a value, if it is absent.
  fileprivate func nearType(to name: String) -> String? {
    guard lookup(type: name).isAbsent else { return nil }
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
}

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

/// The names of view methods, sorted.
let sortedViewMethods = swiftUIViewMethodNames.sorted()

/// The names of functions of Swift and Foundation, sorted.
private let sortedLanguageFunctions = languageFunctionNames.sorted()

/// The names of types of Swift and Foundation, sorted.
let sortedLanguageTypes = languageTypeNames.sorted()

/// The maximum length of a name that is searched for in a longer one.
let longestPart = 100

/// SwiftUI types whose members are often used after a dot.
private let typesWithMembers: Set<String> = [
  "Color", "Font", "Edge", "Alignment", "Animation", "UnitPoint", "CGFloat",
]
