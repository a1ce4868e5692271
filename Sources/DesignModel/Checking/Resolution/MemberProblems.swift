import Diagnostics
import English
import SwiftAPI
import SwiftFragments
import SwiftTypes

// What is said about members that do not exist.

extension CodeResolver {
  /// Reports a member that a type certainly does not have.
  ///
  /// - Parameter type: A metatype for a static member.
  func reportAbsent(
    _ name: CodeName, of type: TypeExpression, in call: CodeCall? = nil,
    _ findings: inout Findings
  ) {
    let place = tree.place(name.range)
    if let instance = type.instance { return reportAbsentStatic(name, of: instance, &findings) }
    if type.isFunction {
      findings.error(
        .noSuchMember, at: place,
        "a closure has no members, and '.\(name.text)' stands after one; call it, or write the value "
          + "before the dot")
      return
    }
    let value = type.bound ?? type
    if let owner = environment.owner(of: value), let members = environment.members(of: owner) {
      return reportMissing(
        name, of: owner, among: members.values.keys.sorted(), members, isStatic: false, &findings)
    }
    if environment.isView(value) {
      findings.error(
        .noSuchMember, at: place,
        call.flatMap { remedy(forLate: name, in: $0) }
          ?? "no view has a member '\(name.text)'" + origin(of: name.text))
      return
    }
    let isOfViews = !swiftUIViewMethods(named: name.text).isEmpty
    findings.error(
      .noSuchMember, at: place,
      "\(self.name(of: value)) has no member '\(name.text)'"
        + (value.isOptional
          ? "; write '?.\(name.text)', or unwrap the value with 'if let'" : "")
        + (value.isOptional ? "" : isOfViews ? "; it is a method of views" : origin(of: name.text))
        + (isOfViews && value == .string ? "; write 'Text(…).\(name.text)'" : ""))
  }

  private func reportAbsentStatic(
    _ name: CodeName, of type: TypeExpression, _ findings: inout Findings
  ) {
    let owner = environment.owner(of: type) ?? type.protocolName ?? type.text
    if let members = environment.members(of: owner) {
      return reportMissing(
        name, of: owner, among: code.staticNames(of: owner), members, isStatic: true, &findings)
    }
    if component.generic(named: owner) != nil {
      findings.error(
        .noSuchMember, at: tree.place(name.range),
        "'\(owner)' is a generic parameter and has no member '\(name.text)'")
      return
    }
    if type.bound != nil {
      findings.error(
        .noSuchMember, at: tree.place(name.range),
        "a binding is expected, and 'Binding' has no member '\(name.text)'; write '.constant(…)', or the "
          + "name of a variable after '$'")
      return
    }
    if owner == "Color", colorsOfKit.contains(name.text) {
      findings.error(
        .noSuchMember, at: tree.place(name.range),
        "'Color' has no member '\(name.text)', which is a color of UIKit; write "
          + "'Color(uiColor: .\(name.text))' under '#if canImport(UIKit)', or a color of your tokens"
      )
      return
    }
    let own = apiStaticMembers(of: canonicalTypeName(owner))
    if let near = nearest(name.text, among: own) {
      return report(name, "'\(owner)' has no member '\(name.text)'", near, &findings)
    }
    reportNone(name, [owner], own, &findings)
  }

  func reportNone(
    _ name: CodeName, _ owners: [String], _ own: [String], _ findings: inout Findings
  ) {
    findings.error(
      .noSuchMember, at: tree.place(name.range),
      "\(quoted(owners)) has no member '\(name.text)'"
        + (component.tokenRemedy(for: name.text)
          ?? (own.isEmpty ? "" : "; its members are \(list(own))")))
  }

  /// Reports a member that the declaration of a type does not list.
  private func reportMissing(
    _ name: CodeName, of owner: String, among names: [String], _ members: DeclaredCode.Members,
    isStatic: Bool, _ findings: inout Findings
  ) {
    if let tokens = component.declarations.tokens, let namespace = tokens.namespace(named: owner) {
      return reportMissingToken(name, in: namespace, isStatic: isStatic, &findings)
    }
    let noun = members.isOfStyles ? "style" : "member"
    let text = name.text.hasPrefix("$") ? String(name.text.dropFirst()) : name.text
    if let near = nearest(text, among: names) {
      let isProjected = text != name.text && !near.hasPrefix("$")
      return report(
        name, "'\(owner)' has no \(noun) '\(text)'", isProjected ? "$" + near : near, &findings)
    }
    let what = "'\(owner)' has no \(noun) '\(text)'"
    if !isStatic, members.conformances?.contains("View") != true,
      !swiftUIViewMethods(named: text).isEmpty, names.isEmpty
    {
      findings.error(
        .noSuchMember, at: tree.place(name.range), "\(what); it is a method of views")
      return
    }
    findings.error(
      .noSuchMember, at: tree.place(name.range),
      what + (names.isEmpty ? "" : "; its \(noun)s are \(list(names))"))
  }

  /// What to do about a method of the component with which a chain begins, after methods that return another
  /// view; nil if it is no such method.
  private func remedy(forLate name: CodeName, in call: CodeCall) -> String? {
    guard let (start, methods) = call.chain, environment.isComponent(start.text) else { return nil }
    func isOwn(_ method: CodeName) -> Bool {
      code.componentModifiers[method.text]?.contains { $0.component == start.text } == true
    }
    guard isOwn(name), let first = methods.first(where: { !isOwn($0) }) else { return nil }
    return
      "'\(name.text)' is a method of '\(start.text)', and '\(first.text)' returns another view; "
      + "call '\(name.text)' directly on '\(start.text)', before '\(first.text)'"
  }

  /// The owner of a name used in the wrong place, as the end of a message.
  private func origin(of name: String) -> String {
    if context.contains("configuration"), environment.configuration.values[name] != nil {
      return "; did you mean 'configuration.\(name)'?"
    }
    if context.contains(name) { return "; '\(name)' is another value here" }
    if let owner = apiSignatures(named: name).first(where: \.isStatic)?.owner {
      return "; it is a static member of '\(owner)'"
    }
    return ""
  }

  // MARK: - Spelling

  /// Checks a member that a later system or an unknown declaration may have: reports it if nothing has the name
  /// and it is a misspelling.
  ///
  /// - Returns: Whether it is.
  @discardableResult
  func checkSpelling(
    of name: CodeName, in type: TypeExpression, _ scope: CodeScope, _ findings: inout Findings
  ) -> Bool {
    let text = name.text
    guard text.count > 2, component.seesKnownModulesAlone, !environment.isProjectName(text),
      !isKnownMember(text), scope.locals[text] == nil, !tree.labels.contains(text),
      !labelsOfTuples.contains(text), !isSwiftUIViewMethod(text)
    else { return false }
    if let instance = type.instance {
      let owner = environment.owner(of: instance) ?? instance.protocolName ?? ""
      let own =
        environment.members(of: owner).map { $0.statics.keys.sorted() }
        ?? apiStaticMembers(of: canonicalTypeName(owner))
      if let near = nearest(text, among: own, limit: text.count < 8 ? 1 : 2) {
        report(name, "'\(owner)' has no member '\(text)'", near, &findings)
        return true
      }
    } else if let owner = environment.owner(of: type), let members = environment.members(of: owner),
      let near = nearest(text, among: members.values.keys.sorted())
    {
      report(name, "'\(owner)' has no member '\(text)'", near, &findings)
      return true
    }
    guard text.first?.isLowercase == true else { return false }
    let what = "no known type has a member '\(text)'"
    let own = nearest(
      text, among: likely(component.declarations.handwritten.memberNames, for: text), limit: 1)
    if let near = nearest(text, among: likely(code.names, for: text), limit: 1)
      ?? nearest(text, among: likely(sortedViewMethods, for: text), limit: 1)
    {
      report(name, what, own ?? near, &findings)
    } else if let near = nearest(text, among: likely(knownMemberNames, for: text), limit: 1) {
      if own == nil, text.count <= longestChance {
        findings.error(
          .noSuchMember, at: tree.place(name.range),
          "\(what); correct the name, or declare it under 'swift'")
      } else {
        report(name, what, own ?? near, &findings)
      }
    } else if let near = withDot(text) {
      report(name, what, near, &findings)
    } else {
      return false
    }
    return true
  }

  /// A name with its missing dot: `size.width` for `sizewidth`; nil if it does not consist of two names.
  private func withDot(_ name: String) -> String? {
    guard name.utf8.count < 2 * longestPart else { return nil }
    for length in stride(from: name.count - 3, to: 3, by: -1) {
      let (first, second) = (String(name.prefix(length)), String(name.dropFirst(length)))
      func isKnown(_ name: String) -> Bool {
        isKnownMember(name) || environment.isProjectName(name)
      }
      if second.first?.isLowercase == true, isKnown(first), isKnown(second) {
        return "\(first).\(second)"
      }
    }
    return nil
  }

  /// From very many names, sorted, those that a misspelled one may be, judging by length and ends.
  private func likely(_ names: some Sequence<String>, for name: String) -> [String] {
    let count = name.utf8.count
    return names.filter { candidate in
      abs(candidate.utf8.count - count) < 2
        && (candidate.utf8.first == name.utf8.first || candidate.utf8.last == name.utf8.last)
    }.sorted()
  }

  // MARK: - Wording

  func report(
    _ name: CodeName, _ what: String, _ near: String, _ findings: inout Findings
  ) {
    findings.error(
      .noSuchMember, at: tree.place(name.range), "\(what); did you mean '\(near)'?",
      fixIts: tree.name(name).guess(near))
  }

  /// Names in a message, up to a maximum.
  func list(_ names: [String]) -> String {
    let shown = names.prefix(8).map { "'\($0)'" }
    return listed(shown + (names.count > shown.count ? ["others"] : []))
  }

  func quoted(_ names: [String]) -> String {
    listed(names.sorted().map { "'\($0)'" }, by: "or")
  }

  /// The subject of a sentence about a value of a type: "a list", "'String'".
  private func name(of type: TypeExpression) -> String {
    if type.element != nil { return "a list" }
    if type.isOptional { return "an optional value" }
    return "'\(type.nominalName ?? type.text)'"
  }
}

extension CodeCall {
  /// The name that is called first, with the names of the methods that follow; nil if the call does not begin
  /// with a name.
  fileprivate var chain: (start: CodeName, methods: [CodeName])? {
    switch callee.kind {
    case .name(let name): (name, [])
    case .member(let base, let method):
      if case .call(let inner) = base.kind, let (start, methods) = inner.chain {
        (start, methods + [method])
      } else {
        nil
      }
    default: nil
    }
  }
}

/// The length up to which a name is near to some member of all of Swift and SwiftUI by chance, so that none is
/// suggested.
private let longestChance = 3

/// The labels of the tuples that functions of Swift return.
private let labelsOfTuples: Set<String> = [
  "element", "high", "inserted", "key", "low", "memberAfterInsert", "offset", "overflow",
  "partialValue", "quotient", "remainder", "value",
]

/// UIKit colors, which SwiftUI's types do not have.
/// <https://developer.apple.com/documentation/uikit/uicolor/ui_element_colors>
let colorsOfKit: Set<String> = [
  "darkText", "label", "lightText", "opaqueSeparator", "placeholderText", "quaternaryLabel",
  "quaternarySystemFill", "secondaryLabel", "secondarySystemBackground", "secondarySystemFill",
  "secondarySystemGroupedBackground", "systemBackground", "systemBlue", "systemBrown", "systemCyan",
  "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5",
  "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint",
  "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow",
  "tertiaryLabel", "tertiarySystemBackground", "tertiarySystemFill",
  "tertiarySystemGroupedBackground",
]
