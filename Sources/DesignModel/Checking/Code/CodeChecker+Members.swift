import Diagnostics
import English
import StepCounting
import SwiftAPI
import SwiftFragments
import SwiftTypes

extension CodeChecker {
  /// Checks a member that is read, and infers its type as far as known.
  func inferMember(
    _ name: CodeName, of type: InferredType, access: NameUse.Access
  ) -> InferredType {
    if name.text == "self" { return type }
    switch type {
    case .metatype(let owner): return staticMember(name, of: owner)
    case .named(let owner):
      guard let members = members(of: owner) else {
        return inferKnownMember(name, of: type) {
          checkMember(name, ofKnown: owner)
          return .unknown
        }
      }
      if let known = members.values[name.text] {
        checkIsVisible(name, of: owner, members)
        return known
      }
      if let known = scope.declarations.code.extensionValues[owner]?[name.text] { return known }
      if members.conformances?.contains("View") == true,
        !swiftUIViewMethods(named: name.text).isEmpty
      {
        return .function
      }
      // Members of a style's configuration are checked with the configuration.
      if owner == scope.configurationTypeName { return .unknown }
      reportMissing(name, of: owner, among: members.values.keys.sorted(), members)
      return .unknown
    case .optional(let inner):
      if case .named(let owner) = inner, let members = members(of: owner),
        members.isComplete, members.values[name.text] != nil, access != .unwrapped
      {
        findings.error(
          .wrongType, at: tree.place(name.range),
          "the value before '.\(name.text)' is optional; write '?.\(name.text)' or unwrap it with "
            + "'if let'"
        )
        return .unknown
      }
      return inferKnownMember(name, of: type) {
        checkIsKnown(member: name)
        return .unknown
      }
    case .binding(let inner): return inferMember(name, ofBinding: inner)
    case .list:
      return inferKnownMember(name, of: type) {
        checkIsMemberOfLists(name)
        return .unknown
      }
    case .conforming where !checkIsMemberOfViews(name, of: type): return .unknown
    case .conforming:
      return inferKnownMember(name, of: type) {
        checkIsKnown(member: name)
        return .unknown
      }
    case .callable where isForeign(name.text), .function where isForeign(name.text):
      findings.error(
        .noSuchMember, at: tree.place(name.range),
        "a \(type == .function ? "function" : "closure") has no members, and '.\(name.text)' stands after one; call it, or write the value before the "
          + "dot")
      return .unknown
    case .unknown, .function, .callable, .builder, .tuple:
      checkIsKnown(member: name)
      return .unknown
    }
  }

  /// Checks a member of a Swift or SwiftUI type, and infers its type as far as known.
  ///
  /// - Parameter otherwise: The fallback if it is uncertain whether the member exists.
  private func inferKnownMember(
    _ name: CodeName, of type: InferredType, otherwise: () -> InferredType
  ) -> InferredType {
    switch lookUp(name.text, in: type) {
    case .found(let signatures): return self.type(of: signatures)
    case .absent:
      reportAbsent(name, of: type)
      return .unknown
    case .unknown: return otherwise()
    }
  }

  /// Reports that a type lacks a member of a name that has a meaning elsewhere.
  func reportAbsent(_ name: CodeName, of type: InferredType) {
    let what =
      switch type {
      case .list: "a list"
      case .conforming(let name): "'some \(name)'"
      case .optional: "an optional value"
      default: "'\(self.name(of: type))'"
      }
    findings.error(
      .noSuchMember, at: tree.place(name.range),
      "\(what) has no member '\(name.text)'"
        + (type == type.unwrapped
          ? "" : "; write '?.\(name.text)', or unwrap the value with 'if let'")
        + (type != type.unwrapped || swiftUIViewMethods(named: name.text).isEmpty || isView(type)
          ? origin(of: name.text, apiSignatures(named: name.text)) : "; it is a method of views"))
  }

  /// A member of a binding: its own, or a binding of a member of its value.
  private func inferMember(_ name: CodeName, ofBinding inner: InferredType) -> InferredType {
    switch name.text {
    case "wrappedValue": return inner
    case "projectedValue": return .binding(inner)
    case "animation", "transaction", "id": return .unknown
    default: break
    }
    if let known = scope.declarations.code.extensionValues["Binding"]?[name.text] { return known }
    guard inner != .unknown, lookupOwner(of: inner) != nil || plainName(of: inner) != nil,
      apiSignatures(named: name.text).allSatisfy({ $0.owner != "Binding" }),
      !isExtended(by: name.text, "Binding", [])
    else {
      checkIsKnown(member: name)
      return .unknown
    }
    let member = inferMember(name, of: inner, access: .read)
    return member == .unknown ? .unknown : .binding(member)
  }

  /// Checks that a member of a project type is visible outside of the type's file.
  func checkIsVisible(_ name: CodeName, of owner: String, _ members: DeclaredCode.Members) {
    guard members.privateNames.contains(name.text),
      scope.declarations.typeIndex.entries[owner] != nil, typeOfMembers == nil
    else { return }
    findings.error(
      .privateMember, at: tree.place(name.range),
      "'\(name.text)' is private in '\(owner)', which has a file of its own; remove 'private' there"
    )
  }

  /// Checks a member of a value of a type of Swift, Foundation or SwiftUI.
  private func checkMember(_ name: CodeName, ofKnown owner: String) {
    let text = name.text
    if swiftUIViews.contains(owner), isSwiftUIType(owner) {
      if checkIsMemberOfViews(name, of: .named(owner)) { checkIsKnown(member: name) }
      return
    }
    guard isKnownType(owner), scope.generic(named: owner) == nil,
      isProjectName(text) || numberValueMembers(of: owner) != nil && isKnownMember(text),
      scope.declaresAllNames, !isKnownMember(text) || numberValueMembers(of: owner) != nil,
      numberValueMembers(of: owner)?.contains(text) != true,
      !scope.declarations.code.extensionNames.contains(text),
      !scope.mayHandwrite(text)
    else { return checkIsKnown(member: name) }
    findings.error(
      .noSuchMember, at: tree.place(name.range), "'\(owner)' has no member '\(text)'")
  }

  /// Checks that a generic parameter has a static member from one of its protocols.
  ///
  /// - Returns: Whether it certainly does not.
  private func checkHasStatic(_ name: CodeName, ofGeneric owner: String) -> Bool {
    guard enclosingType == .none, locals[owner] == nil, let generic = scope.generic(named: owner),
      name.text.first?.isLowercase == true, isForeign(name.text), scope.declaresAllNames,
      !scope.declarations.code.extensionNames.contains(name.text)
    else { return false }
    let protocols = generic.conforms.flatMap { $0.expression.composed }.map { $0.lastName ?? "" }
    let isAbsent = protocols.allSatisfy { type in
      knownMembers(named: name.text, of: type, isStatic: true)?.isEmpty == true
    }
    guard isAbsent else { return false }
    findings.error(
      .noSuchMember, at: tree.place(name.range),
      "'\(owner)' is a generic parameter and has no member '\(name.text)'")
    return true
  }

  /// Checks that a member is not accessed on a protocol, which has no members of its own.
  ///
  /// - Returns: Whether it is one.
  private func checkIsNoProtocol(_ owner: String, _ name: CodeName) -> Bool {
    guard knownDeclaration(of: owner)?.kind == .interface, isSwiftUIType(owner),
      locals[owner] == nil, !["self", "Type", "Protocol"].contains(name.text)
    else { return false }
    findings.error(
      .noSuchMember, at: tree.place(name.range),
      "'\(owner)' is a protocol, whose members cannot be used on the protocol itself; write "
        + "'.\(name.text)', or the name of a type before the dot")
    return true
  }

  /// A member after the name of a type.
  func staticMember(_ name: CodeName, of owner: String) -> InferredType {
    if checkIsNoProtocol(owner, name) { return .unknown }
    if checkHasStatic(name, ofGeneric: owner) { return .unknown }
    if scope.declarations.code.components[owner] != nil {
      checkMember(name, ofComponent: owner)
      return .unknown
    }
    guard let members = members(of: owner) else {
      let signatures = apiSignatures(named: name.text)
      if let found = signatures.first(where: { $0.owner == owner && $0.isStatic }) {
        return found.result
      }
      switch lookUp(name.text, in: .named(owner), isStatic: true) {
      case .found(let signatures): return type(of: signatures)
      // A type also has the methods of its values, as functions of a value.
      case .absent where name.text.first?.isLowercase == true && !isMethod(name.text, of: owner):
        reportAbsentStatic(name, of: owner)
        return .unknown
      case .absent, .unknown: break
      }
      if settledTypes.contains(owner) || signatures.isEmpty && swiftUIType(named: owner) != nil
        || swiftUIViews.contains(owner)
      {
        checkImplicitMember(name, ofKnown: owner)
      } else if signatures.isEmpty {
        checkIsKnown(member: name)
      }
      return .unknown
    }
    if let known = members.statics[name.text] { return known }
    if self.members(of: "\(owner).\(name.text)") != nil {
      return .metatype("\(owner).\(name.text)")
    }
    reportMissing(
      name, of: owner, among: scope.declarations.code.staticNames(of: owner), members,
      isStatic: true)
    return .unknown
  }

  /// Checks a member after the name of a component: a static member of a form, or one that Swift in specs
  /// adds.
  private func checkMember(_ name: CodeName, ofComponent owner: String) {
    let code = scope.declarations.code
    guard name.text.first?.isLowercase == true, scope.declaresAllNames, isForeign(name.text),
      !code.formNames.contains(name.text), !code.extensionNames.contains(name.text),
      !scope.mayHandwrite(name.text), !isViewMethod(name.text)
    else { return }
    findings.error(
      .noSuchMember, at: tree.place(name.range),
      "'\(owner)' has no member '\(name.text)'")
  }

  /// Whether values of a type have a method of a name, which is also a function of the type.
  func isMethod(_ name: String, of owner: String) -> Bool {
    if case .absent = lookUp(name, in: .named(owner)) { false } else { true }
  }

  func reportAbsentStatic(_ name: CodeName, of owner: String) {
    if owner == "Color", kitColors.contains(name.text) {
      findings.error(
        .noSuchMember, at: tree.place(name.range),
        "'Color' has no member '\(name.text)', which is a color of UIKit; write "
          + "'Color(uiColor: .\(name.text))' under '#if canImport(UIKit)', or a color of your tokens"
      )
      return
    }
    let near = nearest(name.text, among: apiStaticMembers(of: owner))
    findings.error(
      .noSuchMember, at: tree.place(name.range),
      "'\(owner)' has no member '\(name.text)'"
        + (near.map { "; did you mean '\($0)'?" } ?? scope.tokenRemedy(for: name.text) ?? ""),
      fixIts: near.map { tree.name(name).guess($0) } ?? [])
  }

  /// Checks `.name` where a type is expected.
  func checkImplicitMember(
    _ name: CodeName, of expected: InferredType, isCalled: Bool
  ) -> InferredType {
    switch expected {
    case .binding:
      checkIsMemberOfBindings(name)
      return expected
    case .unknown, .function, .callable, .builder, .tuple, .list, .metatype:
      checkIsKnownStatic(member: name)
      return .unknown
    case .optional(let inner):
      if name.text == "none" || name.text == "some" { return .unknown }
      return checkImplicitMember(name, of: inner, isCalled: isCalled)
    case .named(let owner):
      guard let members = members(of: owner) else {
        let count = findings.diagnostics.count
        if checkIsMemberOfToken(name, owner) { checkImplicitMember(name, ofKnown: owner) }
        // Nothing is known about members of a wrong one.
        return findings.diagnostics.count == count ? expected : .unknown
      }
      if members.statics[name.text] == nil {
        let names = scope.declarations.code.staticNames(of: owner)
        reportMissing(name, of: owner, among: names, members)
      } else if !isCalled, !isPattern, let values = members.payloads[name.text],
        values.contains(where: { !$0.isOptional }), isOnlyMember(name.text)
      {
        let (name, range) = (name.text, name.range)
        let parts = members.isOfStyles ? "parameter" : "value"
        let count = values.count == 1 ? "a \(parts)" : "\(values.count) \(parts)s"
        findings.error(
          .missingArgument, at: tree.place(range),
          members.isOfStyles
            ? "the style '.\(name)' has \(count); write '.\(name)(…)'"
            : "the case '.\(name)' has \(count); write '.\(name)(…)', or 'if case .\(name) = …' to compare "
              + "without values")
      }
      return expected
    case .conforming(let owner):
      checkImplicitMember(name, ofKnown: owner)
      return .unknown
    }
  }

  /// Checks `.name` where a type emitted for design tokens is expected.
  ///
  /// - Returns: Whether the type may have such a member.
  private func checkIsMemberOfToken(_ name: CodeName, _ owner: String) -> Bool {
    let handwritten = scope.declarations.handwritten
    guard scope.declaresAllNames, handwritten.types[owner] != nil, isForeign(name.text),
      !handwritten.declares(name.text, of: owner), !isExtended(by: name.text, owner, [])
    else { return true }
    findings.error(
      .noSuchMember, at: tree.place(name.range), "'\(owner)' has no member '\(name.text)'")
    return false
  }

  /// Checks `.name` where a binding is expected: `constant`, or a member of an extension.
  private func checkIsMemberOfBindings(_ name: CodeName) {
    guard name.text != "constant", name.text != "init", scope.declaresAllNames,
      isForeign(name.text), !isExtended(by: name.text, "Binding", []),
      !scope.mayHandwrite(name.text, for: ["Binding"])
    else { return checkIsKnownStatic(member: name) }
    findings.error(
      .noSuchMember, at: tree.place(name.range),
      "a binding is expected, and 'Binding' has no member '\(name.text)'; write '.constant(…)', or the "
        + "name of a variable after '$'")
  }

  /// Checks `.name` where one or several types of SwiftUI, Swift or Foundation are expected.
  func checkImplicitMember(_ name: CodeName, ofKnown owners: String...) {
    checkImplicitMember(name, ofKnown: owners)
  }

  func checkImplicitMember(_ name: CodeName, ofKnown owners: [String]) {
    if isExtensionMember(name.text, of: owners) || name.text == "init"
      || scope.mayHandwrite(name.text)
    {
      return
    }
    // A symbol effect conforms to several of these protocols.
    if owners.contains(where: { $0.hasSuffix("SymbolEffect") }),
      apiSignatures(named: name.text).contains(where: {
        $0.isStatic && $0.owner.hasSuffix("SymbolEffect")
      })
    {
      return
    }
    let known = owners.map { owner in
      lookUp(
        name.text, in: isProtocol(owner) ? .conforming(owner) : .named(owner), isStatic: true)
    }
    if known.contains(where: \.isFound) { return }
    let signatures = apiSignatures(named: name.text).filter(\.isStatic)
    let fits = signatures.contains { signature in
      owners.contains { owner in
        signature.owner == owner
          || isProtocol(signature.owner) && mayConform(owner, to: signature.owner)
            && [.unknown, .named(owner), .named(signature.owner)].contains(signature.result)
      }
    }
    if fits { return }
    if owners.count == 1, let members = importedMembers[owners[0]], scope.declaresAllNames,
      isSwiftUIType(owners[0]), !scope.declarations.code.extensionNames.contains(name.text)
    {
      guard !members.contains(name.text) else { return }
      return reportNone(name, owners, members.sorted())
    }
    if owners.count == 1, let members = numberMembers[owners[0]], scope.declaresAllNames,
      isSwiftUIType(owners[0]), !scope.declarations.code.extensionNames.contains(name.text),
      !members.contains(name.text)
    {
      return reportNone(name, owners, [])
    }
    let own = owners.flatMap(apiStaticMembers)
    if !owners.isEmpty, known.allSatisfy(\.isAbsent) { return reportNone(name, owners, own) }
    let isSettled = owners.allSatisfy(settledTypes.contains)
    // A style of a later system is unlikely to be named like an edge, a color or a font.
    let isOfSettledType =
      scope.declaresAllNames && owners.allSatisfy { $0.hasSuffix("Style") && isProtocol($0) }
      && signatures.contains { settledTypes.contains($0.owner) && !isProtocol($0.owner) }
      && !signatures.contains { $0.owner.hasSuffix("Style") && $0.owner != "ShapeStyle" }
    let isElsewhere =
      !signatures.isEmpty || isProjectName(name.text)
      || isSettled && scope.declaresAllNames && !swiftUIMethods(named: name.text).isEmpty
    guard !own.isEmpty else {
      // For Foundation's types, all names are known, but not which type has them.
      let isOfBundle =
        owners == ["Bundle"]
        && !["module", "main", "allBundles", "allFrameworks", "preferredLocalizations"].contains(
          name.text)
      let isOfView =
        owners.allSatisfy { swiftUIViews.contains($0) && isSwiftUIType($0) }
        && scope.declaresAllNames && name.text != "self" && name.text != "Type"
      if isOfBundle && isForeign(name.text) || isOfView && (isElsewhere || isKnownMember(name.text))
      {
        reportNone(name, owners, own)
      } else {
        checkIsKnownStatic(member: name)
      }
      return
    }
    if !isElsewhere, let near = nearest(name.text, among: own, limit: name.text.count < 8 ? 1 : 2) {
      return report(name, "\(quoted(owners)) has no member '\(name.text)'", near)
    }
    // A later system can have further members, but hardly with names that the library uses for others.
    if isElsewhere, isSettled || signatures.isEmpty || isOfSettledType {
      reportNone(name, owners, own)
    } else {
      checkIsKnown(member: name)
    }
  }

  /// Whether an extension gives one of some types, or a protocol, a member of this name.
  private func isExtensionMember(_ name: String, of owners: [String]) -> Bool {
    guard scope.declarations.code.extensionNames.contains(name) else { return false }
    return scope.declarations.extensionMembers.contains { type, names in
      names.contains(name)
        && (owners.contains(type)
          || isProtocol(type)
            && owners.contains { protocols(of: $0)?.contains(type) != false }
          || members(of: type) == nil && apiStaticMembers(of: type).isEmpty
            && knownDeclaration(of: type) == nil)
    }
  }

  private func reportNone(_ name: CodeName, _ owners: [String], _ own: [String]) {
    findings.error(
      .noSuchMember, at: tree.place(name.range),
      "\(quoted(owners)) has no member '\(name.text)'"
        + (scope.tokenRemedy(for: name.text)
          ?? (own.isEmpty ? "" : "; its members are \(list(own))")))
  }

  private func quoted(_ names: [String]) -> String {
    listed(names.sorted().map { "'\($0)'" }, by: "or")
  }

  /// Checks that a type of the specs, or of SwiftUI, Swift or Foundation, has a member of this name.
  ///
  /// A later system can have further members, so only a name similar to a known one is an error.
  func checkIsKnown(member name: CodeName) {
    guard name.text.count > 2, name.text.first?.isLowercase == true, scope.seesKnownModulesAlone,
      !isProjectName(name.text), !isKnownMember(name.text), !isLocalMember(name.text),
      !tree.labels.contains(name.text), !labelsOfTuples.contains(name.text),
      !isOfLaterSystem(name.text)
    else { return }
    if isSwiftUIViewMethod(name.text) { return }
    let what = "no known type has a member '\(name.text)'"
    var own: String? {
      nearest(
        name.text, among: likely(scope.declarations.handwritten.memberNames, for: name.text),
        limit: 1)
    }
    if let near = nearest(
      name.text, among: likely(scope.declarations.code.names, for: name.text), limit: 1)
      ?? nearest(name.text, among: likely(sortedViewMethods, for: name.text), limit: 1)
    {
      return report(name, what, own ?? near)
    }
    if let near = nearest(name.text, among: likely(knownMemberNames, for: name.text), limit: 1) {
      if let own { return report(name, what, own) }
      if name.text.count > longestChance { return report(name, what, near) }
      findings.error(
        .noSuchMember, at: tree.place(name.range),
        "\(what); correct the name, or declare it under 'swift'")
    } else if let near = withDot(name.text) {
      report(name, what, near)
    }
  }

  /// A name with its missing dot: `size.width` for `sizewidth`; nil if it does not consist of two names.
  private func withDot(_ name: String) -> String? {
    guard name.utf8.count < 2 * longestPart else { return nil }
    for length in stride(from: name.count - 3, to: 3, by: -1) {
      let (first, second) = (String(name.prefix(length)), String(name.dropFirst(length)))
      if second.first?.isLowercase == true, isKnownMember(first) || isProjectName(first),
        isKnownMember(second) || isProjectName(second)
      {
        return "\(first).\(second)"
      }
    }
    return nil
  }

  /// Checks that some type has a static member of this name, if the expected type is unknown.
  private func checkIsKnownStatic(member name: CodeName) {
    let text = name.text
    guard scope.seesKnownModulesAlone,
      isProjectName(text) || !swiftUIViewMethods(named: text).isEmpty,
      !scope.declarations.code.staticNames.contains(text),
      !scope.mayHandwrite(staticMember: text), !isMemberOfOthers(text),
      !apiSignatures(named: text).contains(where: \.isStatic), locals[text] == nil
    else { return checkIsKnown(member: name) }
    findings.error(
      .noSuchMember, at: tree.place(name.range),
      "no type has a static member '\(text)'; write the value before the dot")
  }

  /// From very many names, sorted, those that a misspelled one may be, judging by length and ends.
  private func likely(_ names: some Sequence<String>, for name: String) -> [String] {
    let count = name.utf8.count
    return names.filter { candidate in
      abs(candidate.utf8.count - count) < 2
        && (candidate.utf8.first == name.utf8.first || candidate.utf8.last == name.utf8.last)
    }.sorted()
  }

  /// Whether the code declares a member of this name in a type of its own.
  private func isLocalMember(_ name: String) -> Bool { locals[name] != nil }

  private func reportMissing(
    _ name: CodeName, of owner: String, among names: [String], _ members: DeclaredCode.Members,
    isStatic: Bool = false
  ) {
    if let tokens = scope.declarations.tokens, let namespace = tokens.namespace(named: owner) {
      return reportMissingToken(name, in: namespace, isStatic: isStatic)
    }
    if name.text.hasPrefix("$"), !isStatic {
      return reportMissingBinding(name, of: owner, among: names, members)
    }
    if mayExtend(owner, by: name.text, members) || membersOfAnyType.contains(name.text) { return }
    let noun = members.isOfStyles ? "style" : "member"
    if let near = nearest(name.text, among: names) {
      report(name, "'\(owner)' has no \(noun) '\(name.text)'", near)
    } else if members.isComplete || isAbsent(name.text, members, isStatic: isStatic) {
      findings.error(
        .noSuchMember, at: tree.place(name.range),
        "'\(owner)' has no \(noun) '\(name.text)'"
          + (names.isEmpty ? "" : "; its \(noun)s are \(list(names))"))
    } else {
      checkIsKnown(member: name)
    }
  }

  /// Reports the binding of a member that a type lacks.
  private func reportMissingBinding(
    _ name: CodeName, of owner: String, among names: [String], _ members: DeclaredCode.Members
  ) {
    let text = String(name.text.dropFirst())
    guard members.isListed, members.values[text] == nil, !mayExtend(owner, by: text, members)
    else { return }
    if let near = nearest(text, among: names) {
      report(name, "'\(owner)' has no member '\(text)'", near.hasPrefix("$") ? near : "$" + near)
    } else {
      findings.error(
        .noSuchMember, at: tree.place(name.range),
        "'\(owner)' has no member '\(text)'"
          + (names.isEmpty ? "" : "; its members are \(list(names))"))
    }
  }

  /// Whether a type of the project that conforms to SwiftUI protocols has a member neither of its own nor of
  /// theirs.
  private func isAbsent(
    _ name: String, _ members: DeclaredCode.Members, isStatic: Bool
  ) -> Bool {
    guard members.isListed, let protocols = members.conformances, scope.declaresAllNames,
      isForeign(name)
    else { return false }
    return protocols.allSatisfy { type in
      type == "View" && isViewMethod(name)
        ? false : knownMembers(named: name, of: type, isStatic: isStatic)?.isEmpty == true
    }
  }

  func report(_ name: CodeName, _ what: String, _ near: String) {
    findings.error(
      .noSuchMember, at: tree.place(name.range), "\(what); did you mean '\(near)'?",
      fixIts: tree.name(name).guess(near))
  }

  /// Names in a message, up to a maximum.
  func list(_ names: [String]) -> String {
    let shown = names.prefix(8).map { "'\($0)'" }
    return listed(shown + (names.count > shown.count ? ["others"] : []))
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

/// The members of a number or a Boolean; nil for other types.
private func numberValueMembers(of type: String) -> Set<String>? {
  switch type {
  case "Bool": membersOfBooleans
  case "Double", "CGFloat", "Float", "Int": membersOfNumbers
  default: nil
  }
}

private let membersOfBooleans: Set<String> = [
  "customMirror", "description", "encode", "hash", "hashValue", "self", "toggle",
]

/// The members of `Double`, `CGFloat`, `Float` and `Int` in Swift 6.3, Foundation and SwiftUI.
private let membersOfNumbers: Set<String> = [
  "addProduct", "addingProduct", "addingReportingOverflow", "advanced", "animatableData",
  "bigEndian", "binade", "bitPattern", "bitWidth", "byteSwapped", "codingKey", "customMirror",
  "debugDescription", "description", "distance", "dividedReportingOverflow", "dividingFullWidth",
  "encode", "exponent", "exponentBitPattern", "floatingPointClass", "formRemainder",
  "formSquareRoot", "formTruncatingRemainder", "formatted", "hash", "hashValue", "isCanonical",
  "isEqual", "isFinite", "isInfinite", "isLess", "isLessThanOrEqualTo", "isMultiple", "isNaN",
  "isNormal", "isSignalingNaN", "isSubnormal", "isTotallyOrdered", "isZero", "leadingZeroBitCount",
  "littleEndian", "magnitude", "magnitudeSquared", "multipliedFullWidth",
  "multipliedReportingOverflow", "native", "negate", "nextDown", "nextUp", "nonzeroBitCount",
  "quotientAndRemainder", "remainder", "remainderReportingOverflow", "round", "rounded", "scale",
  "self", "sign", "significand", "significandBitPattern", "significandWidth", "signum",
  "squareRoot", "subtractingReportingOverflow", "trailingZeroBitCount", "truncatingRemainder",
  "ulp", "words", "write",
]

/// The static members of numbers and Booleans, including those from protocols.
private let numberMembers: [String: Set<String>] = [
  "Bool": ["random", "init"], "CGFloat": fractionMembers, "Double": fractionMembers,
  "Float": fractionMembers,
]

/// The members of enums imported from C and Objective-C, which the tables lack.
private let importedMembers: [String: Set<String>] = [
  "CGLineCap": ["butt", "round", "square"], "CGLineJoin": ["bevel", "miter", "round"],
  "UIKeyboardType": [
    "URL", "alphabet", "asciiCapable", "asciiCapableNumberPad", "decimalPad", "default",
    "emailAddress", "namePhonePad", "numberPad", "numbersAndPunctuation", "phonePad", "twitter",
    "webSearch",
  ],
]

let fractionMembers: Set<String> = [
  "exponentBitCount", "greatestFiniteMagnitude", "infinity", "init", "leastNonzeroMagnitude",
  "leastNormalMagnitude", "maximum", "maximumMagnitude", "minimum", "minimumMagnitude", "nan",
  "one",
  "pi", "radix", "random", "signalingNaN", "significandBitCount", "ulpOfOne", "zero",
]

/// Whether a name is that of a protocol whose static members create conforming values.
func isProtocol(_ owner: String) -> Bool {
  owner.hasSuffix("Style") && owner != "FillStyle" && owner != "StrokeStyle"
    || [
      "Transition", "Shape", "View", "Gesture", "FloatingPoint", "BinaryInteger", "Numeric",
      "AdditiveArithmetic", "FixedWidthInteger", "BinaryFloatingPoint", "SymbolEffect",
      "DiscreteSymbolEffect", "IndefiniteSymbolEffect", "ContentTransition", "CustomHoverEffect",
      "ScrollTargetBehavior", "SetAlgebra", "OptionSet", "FormatStyle", "ParseableFormatStyle",
      "TextSelectability", "VectorArithmetic", "PresentationSizing", "TextRenderer", "Layout",
      "TimelineSchedule", "NavigationTransition", "EntropySource", "Hashable",
    ].contains(owner)
}

/// The protocols of a type of Swift, Foundation or SwiftUI; nil if they are not all known.
private func protocols(of type: String) -> Set<String>? {
  type == "Bundle" ? ["Equatable", "Hashable"] : knownProtocols(of: canonicalTypeName(type))
}

/// Whether a type may conform to a protocol, as far as known.
private func mayConform(_ type: String, to name: String) -> Bool {
  guard settledTypes.contains(type), type != name else {
    return type == name || protocols(of: type)?.contains(name) != false
  }
  if numberMembers[type] != nil || type == "Int" { return numberProtocols.contains(name) }
  if type.hasSuffix(".Set") { return name == "SetAlgebra" || name == "OptionSet" }
  return type == "Color" ? name == "ShapeStyle" || name == "View" : isProtocol(type)
}

private let numberProtocols: Set<String> = [
  "AdditiveArithmetic", "BinaryFloatingPoint", "BinaryInteger", "FixedWidthInteger",
  "FloatingPoint", "Numeric", "VectorArithmetic",
]

/// SwiftUI types whose members follow from geometry or typography, so that a later system adds none.
let settledTypes: Set<String> = [
  "Alignment", "HorizontalAlignment", "VerticalAlignment", "Edge", "Edge.Set", "HorizontalEdge",
  "HorizontalEdge.Set", "VerticalEdge", "VerticalEdge.Set", "Axis", "Axis.Set", "UnitPoint",
  "TextAlignment", "Font.Weight", "Font.Design", "Font.TextStyle", "Font.Leading", "ContentMode",
  "ColorScheme", "LayoutDirection", "Visibility", "Text.TruncationMode", "Text.Case",
  "Image.Scale", "Image.Interpolation", "Image.TemplateRenderingMode", "BlendMode",
  "CGFloat", "Double", "Int", "Bool", "String", "Animation", "Font", "Color", "Angle", "EdgeInsets",
  "RoundedCornerStyle", "Axis3D", "ShapeStyle", "FormatStyle", "CGSize", "CGRect", "CGPoint",
  "CGLineCap", "CGLineJoin",
]

/// Members that every type, every enum or every value can have.
private let membersOfAnyType: Set<String> = [
  "self", "Type", "allCases", "init", "rawValue", "hashValue", "hash", "description", "contains",
  "insert", "remove", "union", "intersection", "subtracting", "isEmpty", "formUnion", "isSubset",
  "isSuperset", "isDisjoint", "toggle", "update", "encode", "id", "symmetricDifference",
  "formIntersection",
  "debugDescription", "localizedDescription", "none", "some",
]
