import Specification
import StepCounting
import SwiftAPI
import SwiftTypes

// Looking up unqualified names.

extension CodeEnvironment {
  typealias NameLookup = Lookup<CodeSymbol>

  /// Whether names refer to the context, and not to a type that the code declares or extends.
  func isInContext(_ scope: CodeScope) -> Bool {
    switch scope.enclosingType {
    case .none: true
    case .extended(let type): type == self.scope.emittedTypeName
    case .declared: false
    }
  }

  /// Looks up a name that follows no dot: what the code declares, names of the place, members of the types around,
  /// and what is declared outside of types.
  ///
  /// - Parameter isCalled: Whether it is called; C has many functions with short names, and few variables.
  func name(_ name: String, in scope: CodeScope, isCalled: Bool) -> NameLookup {
    countSteps()
    if scope.locals[name] != nil { return .found(.local) }
    if isInContext(scope) {
      if context.contains(name) { return .found(.part) }
      if context.hidden[name] != nil, scope.enclosingType == .none { return .absent }
    }
    if name.first?.isUppercase == true { return self.scope.lookup(type: name) }
    let member = ownMember(name, in: scope)
    if member.isFound { return member }
    if code.topLevelNames.contains(name) || isHandwrittenFunction(name) { return .found(.project) }
    if isLanguageFunction(name) || apiSignatures(named: name).contains(where: \.owner.isEmpty)
      || isNameOfC(name, isCalled: isCalled)
    {
      return .found(.api(owner: nil))
    }
    if case .open(let reason) = member, reason != .laterSystem { return member }
    // Operators, and names of C.
    if name.first?.isLowercase != true || name.contains("_") || isConstantOfC(name) {
      return .open(.outsideTables)
    }
    if self.scope.declaresAllNames { return .absent }
    return .open(self.scope.mayHandwrite(name) ? .handwritten : .unreadDeclarations)
  }

  private func isHandwrittenFunction(_ name: String) -> Bool {
    declarations.handwritten.functions[name]?.contains(where: \.signature.owner.isEmpty) == true
  }

  /// Whether C has a function of a name, if it is called, or otherwise a variable.
  private func isNameOfC(_ name: String, isCalled: Bool) -> Bool {
    // A call of a function of C by the name of one of the project is meant for that.
    isCalled && isFunctionOfC(name) && !code.functionNames.contains(name)
      || !isCalled && variablesOfC.contains(name)
  }

  // MARK: - Members of the types around

  /// Looks up a member that code can use without a dot, of the types in which it is.
  func ownMember(_ name: String, in scope: CodeScope) -> NameLookup {
    let isInContext = isInContext(scope)
    guard let owners = isInContext ? owners : scope.visibleTypes else { return .open(.unknownType) }
    var open: OpenReason?
    for owner in owners {
      // A value does not have the static members of its type.
      for isStatic in owner == scope.selfType ? [false] : [false, true] {
        switch ownMember(name, of: owner, isStatic: isStatic) {
        case .found(let member):
          return .found(member.symbol ?? .api(owner: owner))
        case .open(let reason) where reason != .noStatedType:
          if open == nil || open == .laterSystem { open = reason }
        case .open, .absent: break
        }
      }
    }
    if open == nil || open == .laterSystem,
      isExtended(by: name, isInContext ? extendedByContext : scope.declaredTypes)
    {
      open = .extension
    }
    return open.map(NameLookup.open) ?? .absent
  }

  private func ownMember(_ name: String, of owner: String, isStatic: Bool) -> MemberLookup {
    // Other names of a component than those of slots and properties are not listed.
    if isComponent(owner) { return .open(.unknownType) }
    let lookup = member(name, ofOwner: owner, isStatic: isStatic)
    if case .open(.synthesized) = lookup, owner == "View", !membersOfViews.contains(name) {
      return .absent
    }
    if case .absent = lookup,
      apiType(owner).flatMap({ knownDeclaration(of: $0)?.kind }) == .reference
    {
      return .open(.inheritance)
    }
    return lookup
  }
}

extension ComponentScope {
  /// The type emitted for the component, which extensions in Swift can extend; nil for library files.
  var emittedTypeName: String? { spec.emittedTypeName }

  /// The types whose members Swift in the component can have without a dot, and which its names do not list.
  func owners(in context: NameContext) -> [String] {
    [spec.kindOrView == .view && context.isComponent ? "View" : "DynamicProperty"]
      + spec.conforms.flatMap { $0.expression.composed }.map { $0.fullName ?? $0.text }
  }

  /// The types emitted for the component to which extensions may give members that its names do not list.
  var extendedByContext: Set<String> {
    var names: Set<String> = implicitProtocols
    guard let component = spec.component?.text else { return names }
    names.formUnion([
      component, spec.emittedTypeName ?? component, StyleNames(of: component).protocol,
    ])
    for style in spec.styles {
      names.insert(styleTypeName(style.name.text, of: component, declarations.naming))
    }
    return names
  }

  /// Looks up the name of a type.
  func lookup(type name: String) -> Lookup<CodeSymbol> {
    if declarations.types[name] != nil || declarations.renamedTypes.contains(name)
      || declarations.code.topLevelNames.contains(name)
      || declarations.handwritten.types[name] != nil
      || [declarations.naming.namespace, project.library?.text].contains(name)
      || generic(named: name) != nil || slotsByGeneric[name] != nil || ownTypeNames.contains(name)
      || spec.declarations?.declaredNames.contains(name) == true
    {
      return .found(.project)
    }
    if isKnownType(name) { return .found(.api(owner: nil)) }
    if isTypeOfKit(name) { return .open(.outsideTables) }
    return seesKnownModulesAlone ? .absent : .open(.unreadDeclarations)
  }

  /// Whether a type of a name is nested in the namespace of the library.
  func isInNamespace(type name: String) -> Bool {
    declarations.naming.namespace.map { declarations.types["\($0).\(name)"] != nil } ?? false
  }
}

extension ComponentSpec {
  /// The name of the type that is emitted for the component; nil for a library spec.
  var emittedTypeName: String? {
    component.map { kindOrView == .modifier ? Naming.viewModifier($0.text) : $0.text }
  }
}

/// Whether a name has the form of C's constants, which are not in the tables: `kSecClass`.
private func isConstantOfC(_ name: String) -> Bool {
  name.first == "k" && name.dropFirst().first?.isUppercase == true
}

/// Whether a name has the form of the types of Apple's other frameworks, some of which SwiftUI exports and which are not
/// in the tables: `CIColor`.
private func isTypeOfKit(_ name: String) -> Bool {
  let capitals = name.prefix { $0.isUppercase }.count
  return capitals > 2 && capitals < name.count && prefixesOfKits.contains(String(name.prefix(2)))
}

/// The prefixes of types in Apple's frameworks; all types of CoreGraphics are in the tables.
private let prefixesOfKits: Set<String> = [
  "AB", "AC", "AE", "AR", "AS", "AU", "AV", "CA", "CB", "CF", "CH", "CI", "CK", "CL", "CM", "CN",
  "CP",
  "CS", "CT", "CV", "CW", "DD", "DR", "DT", "EA", "EK", "ES", "FI", "FP", "GC", "GK", "GL", "HK",
  "HM",
  "IC", "IK", "IL", "IN", "IO", "JS", "LA", "LP", "MC", "MD", "ME", "MF", "MK", "ML", "MP", "MS",
  "MT",
  "MX", "NC", "NE", "NF", "NI", "NS", "NW", "OA", "OB", "OS", "PD", "PE", "PF", "PH", "PK", "QC",
  "QL",
  "RE", "RP", "SC", "SE", "SF", "SH", "SK", "SL", "SN", "ST", "SW", "TI", "TK", "TV", "UI", "UN",
  "UT",
  "VE", "VN", "VS", "VT", "VZ", "WC", "WK", "XP",
]

/// Members that a view can have by a conformance which nothing declares.
private let membersOfViews: Set<String> = ["body", "encode", "hash", "hashValue"]

private let variablesOfC: Set<String> = [
  "daylight", "environ", "errno", "optarg", "opterr", "optind", "optopt", "optreset", "signgam",
  "stderr", "stdin", "stdout", "suboptarg", "timezone",
]
