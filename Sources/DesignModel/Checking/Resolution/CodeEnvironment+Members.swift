import StepCounting
import SwiftAPI
import SwiftTypes

// Looking up members.

extension CodeEnvironment {
  typealias MemberLookup = Lookup<CodeMember>

  /// Looks up a member of a value, or of a type by its metatype.
  func member(_ name: String, of type: TypeExpression) -> MemberLookup {
    countSteps()
    let type = type.unparenthesized
    if name == "self" { return .found(CodeMember(type: type)) }
    if type.isHole { return .open(.noStatedType) }
    if let instance = type.instance { return staticMember(name, of: instance) }
    if let bound = type.bound { return member(name, ofBinding: bound) }
    if type.isFunction {
      return isForeign(name) && scope.seesKnownModulesAlone ? .absent : .open(.laterSystem)
    }
    return member(name, ofNamed: type, isStatic: false)
  }

  /// Looks up a static member, a case or a nested type.
  func staticMember(_ name: String, of type: TypeExpression) -> MemberLookup {
    countSteps()
    if name == "self" || name == "Type" { return .found(CodeMember()) }
    if let wrapped = type.wrapped {
      if name == "none" || name == "some" { return .found(CodeMember(type: type)) }
      return staticMember(name, of: wrapped)
    }
    if type.bound != nil {
      return name == "constant" || !apiMembers(name, of: "Binding", isStatic: true).isEmpty
        ? .found(CodeMember(type: type))
        : verdict(name, ofAPI: "Binding", [])
    }
    return member(name, ofNamed: type, isStatic: true)
  }

  /// Looks up a member of a type with a name, or of a value that conforms to a protocol.
  private func member(
    _ name: String, ofNamed type: TypeExpression, isStatic: Bool
  ) -> MemberLookup {
    if let interface = type.protocolName {
      return apiType(interface).map { member(name, ofAPI: $0, isStatic: isStatic) }
        ?? .open(.unknownType)
    }
    return owner(of: type).map { member(name, ofOwner: $0, isStatic: isStatic) }
      ?? .open(.noStatedType)
  }

  /// Looks up a member where the type of a name is declared.
  func member(_ name: String, ofOwner owner: String, isStatic: Bool) -> MemberLookup {
    if let members = members(of: owner) {
      return isStatic
        ? staticMember(name, of: owner, members) : member(name, of: owner, members)
    }
    if isComponent(owner) {
      return isStatic
        ? staticMember(name, ofComponent: owner) : member(name, ofComponent: owner)
    }
    if scope.generic(named: owner) != nil {
      return member(name, ofGeneric: owner, isStatic: isStatic)
    }
    if declarations.handwritten.types[owner] != nil { return member(name, ofHandwritten: owner) }
    return apiType(owner).map { member(name, ofAPI: $0, isStatic: isStatic) } ?? .open(.unknownType)
  }

  /// What a member refers to that was found in a value of a type, or in the type of a metatype; nil if an extension
  /// in the project may give the type another one.
  func symbol(
    of member: CodeMember, _ name: String, in type: TypeExpression
  ) -> CodeSymbol? {
    let owner = owner(of: type.instance ?? type.bound ?? type)
    if case .api(let declaring) = member.symbol {
      guard code.extensionNames.contains(name) || scope.mayHandwrite(name) else {
        return member.symbol
      }
      let types = Set([owner, declaring].compactMap(\.self))
      let owners = types.reduce(types) { $0.union(knownProtocols(of: $1) ?? []) }
      return isExtended(by: name, owners) || scope.mayHandwrite(name, for: owners)
        ? nil : member.symbol
    }
    guard member.symbol == .project, let owner else { return member.symbol }
    if owner == scope.configurationTypeName { return .part }
    return declarations.tokens?.namespace(named: owner)?.member(named: name) == nil
      ? .project : .token
  }

  // MARK: - Declared types

  private func member(
    _ name: String, of owner: String, _ members: DeclaredCode.Members
  ) -> MemberLookup {
    if let type = members.values[name] {
      return .found(
        CodeMember(
          type: type, result: members.methods[name] == nil ? nil : .hole,
          functions: isOnlyMember(name) ? members.methods[name] : nil))
    }
    return inherited(name, of: owner, members, isStatic: false)
  }

  private func staticMember(
    _ name: String, of owner: String, _ members: DeclaredCode.Members
  ) -> MemberLookup {
    if let type = members.statics[name] {
      return .found(
        CodeMember(
          type: type,
          result: members.staticMethods[name] ?? nil == nil
            ? members.payloads[name].map { _ in type } : .hole,
          functions: isOnlyMember(name) ? members.staticMethods[name] : nil,
          payload: members.payloads[name]))
    }
    if self.members(of: "\(owner).\(name)") != nil {
      return .found(CodeMember(type: TypeExpression.named("\(owner).\(name)").metatype))
    }
    // A type also has the methods of its values, as functions of a value.
    if members.methods[name] != nil { return .found(CodeMember()) }
    return inherited(name, of: owner, members, isStatic: true)
  }

  /// Looks up a member that the declaration of a type does not list.
  private func inherited(
    _ name: String, of owner: String, _ members: DeclaredCode.Members, isStatic: Bool
  ) -> MemberLookup {
    if let type = code.extensionValues[owner]?[name], !isStatic {
      return .found(CodeMember(type: type))
    }
    if synthesizedMembers.contains(name)
      || membersOfSets.contains(name) && members.conformances?.contains("OptionSet") != false
    {
      return .open(.synthesized)
    }
    if members.isOpen || code.openTypes.contains(owner) { return .open(.inheritance) }
    // A protocol of styles has no others.
    let conformances = members.isOfStyles ? [] : members.conformances
    guard let protocols = conformances, members.isListed else {
      return .open(.unknownConformances)
    }
    if let reason = reasonForMember(name, of: protocols.union([owner])) { return .open(reason) }
    if protocols.contains("View"), !isStatic {
      switch viewMethod(name) {
      case .found(let member): return .found(member)
      case .open(let reason) where reason != .laterSystem: return .open(reason)
      case .open, .absent: break
      }
    }
    for type in protocols.sorted() {
      let found = apiMembers(name, of: type, isStatic: isStatic)
      if !found.isEmpty { return .found(CodeMember(found)) }
    }
    // The members of plain protocols do not change.
    let isSettled = members.isComplete || protocols.isEmpty
    return isSettled || isForeign(name) ? .absent : .open(.laterSystem)
  }

  private func member(_ name: String, ofComponent owner: String) -> MemberLookup {
    if let modifiers = code.componentModifiers[name]?.filter({ $0.component == owner }),
      !modifiers.isEmpty
    {
      return .found(CodeMember(result: .named(owner)))
    }
    if code.partsOfComponents[owner]?.contains(name) == true || name == "body" {
      return .found(CodeMember())
    }
    if let reason = reasonForMember(name, of: [owner, "View"]) { return .open(reason) }
    return viewMethod(name)
  }

  private func staticMember(_ name: String, ofComponent owner: String) -> MemberLookup {
    if code.formNames.contains(name) { return .found(CodeMember(type: .named(owner))) }
    if let reason = reasonForMember(name, of: [owner, "View"]) { return .open(reason) }
    guard name.first?.isLowercase == true, isForeign(name), case .absent = viewMethod(name) else {
      return .open(.laterSystem)
    }
    return .absent
  }

  private func member(_ name: String, ofHandwritten owner: String) -> MemberLookup {
    let handwritten = declarations.handwritten
    if handwritten.declares(name, of: owner) { return .found(CodeMember()) }
    // The files of design tokens are known as a whole.
    guard scope.declaresAllNames, isForeign(name) else { return .open(.unknownType) }
    return reasonForMember(name, of: [owner]).map(MemberLookup.open) ?? .absent
  }

  private func member(
    _ name: String, ofGeneric owner: String, isStatic: Bool
  ) -> MemberLookup {
    guard let protocols = protocols(of: owner) else { return .open(.unknownConformances) }
    for type in protocols.sorted() {
      let found = apiMembers(name, of: type, isStatic: isStatic)
      if !found.isEmpty { return .found(CodeMember(found)) }
    }
    if let reason = reasonForMember(name, of: protocols.union([owner])) { return .open(reason) }
    return name.first?.isLowercase == true && isForeign(name) ? .absent : .open(.laterSystem)
  }

  // MARK: - Bindings

  /// A member of a binding: its own, or a binding of a member of its value.
  private func member(_ name: String, ofBinding bound: TypeExpression) -> MemberLookup {
    switch name {
    case "wrappedValue": return .found(CodeMember(type: bound))
    case "projectedValue": return .found(CodeMember(type: bound.binding))
    default: break
    }
    if let type = code.extensionValues["Binding"]?[name] { return .found(CodeMember(type: type)) }
    if !apiMembers(name, of: "Binding", isStatic: false).isEmpty { return .found(CodeMember()) }
    if isExtended(by: name, ["Binding"]) { return .open(.extension) }
    switch member(name, of: bound) {
    case .found(let member):
      return .found(
        CodeMember(type: member.type.isHole ? .hole : member.type.binding))
    case .absent: return .absent
    case .open(let reason): return .open(reason)
    }
  }

  // MARK: - API

  /// The declarations of a member in a type of the API, or in a protocol to which it conforms.
  func apiMembers(_ name: String, of owner: String, isStatic: Bool) -> [APISignature] {
    let protocols = knownProtocols(of: owner) ?? []
    return (apiSignatures(named: name) + languageSignatures(named: name)).filter { signature in
      signature.kind != .initializer && signature.isStatic == isStatic
        && (signature.owner == owner || protocols.contains(signature.owner))
    }
  }

  /// Looks up a member of a type of the API, or of a value that conforms to one of its protocols.
  func member(_ name: String, ofAPI owner: String, isStatic: Bool) -> MemberLookup {
    if owner == "View", !isStatic { return viewMethod(name) }
    // For a value of any type that conforms to a protocol, an argument can determine the type.
    let isInterface = knownDeclaration(of: owner)?.kind == .interface
    guard let found = knownMembers(named: name, of: owner, isStatic: isStatic) else {
      return .open(.inheritance)
    }
    let fitting = found.filter { signature in
      // A static member that a protocol declares for one conforming type does not exist for others.
      guard isStatic, !isInterface, signature.owner != owner,
        let result = signature.result.nominalName, result != signature.owner
      else { return true }
      return canonicalTypeName(result) == owner
    }
    if !fitting.isEmpty { return .found(CodeMember(fitting, of: owner)) }
    if isStatic, isInterface, apiStaticMembers(of: owner).isEmpty { return .open(.noStatedType) }
    if apiType("\(owner).\(name)") != nil {
      return .found(CodeMember(type: TypeExpression.named("\(owner).\(name)").metatype))
    }
    if isStatic, !isInterface, name.first?.isLowercase == true,
      knownMembers(named: name, of: owner, isStatic: false)?.isEmpty == false
    {
      // A function of a value.
      return .found(CodeMember())
    }
    let protocols = knownProtocols(of: owner) ?? []
    if protocols.contains("View"), !isStatic {
      switch viewMethod(name) {
      case .found(let member): return .found(member)
      case .open(let reason): return .open(reason)
      case .absent: break
      }
    }
    return verdict(name, ofAPI: owner, protocols)
  }

  /// Whether a type of the API certainly lacks a member that the table does not have.
  private func verdict(
    _ name: String, ofAPI owner: String, _ protocols: Set<String>
  ) -> MemberLookup {
    if synthesizedMembers.contains(name) { return .open(.synthesized) }
    if let reason = reasonForMember(name, of: protocols.union([owner])) { return .open(reason) }
    return isForeign(name) ? .absent : .open(.laterSystem)
  }

  // MARK: - Views

  /// Looks up a method of all views: of the API, or of the project.
  func viewMethod(_ name: String) -> MemberLookup {
    let own = declarations.functions(named: name).filter { $0.signature.owner == "View" }
    let found = apiMembers(name, of: "View", isStatic: false)
    if !own.isEmpty {
      let isAlone = found.isEmpty && !code.viewMethodNames.contains(name)
      let isAll = own.count == declarations.functions(named: name).count
      return .found(
        CodeMember(
          result: .someView, functions: isAlone && isAll ? own : nil,
          symbol: found.isEmpty ? .project : nil))
    }
    if code.viewMethodNames.contains(name) || code.styleMethods[name] != nil
      || code.modifierMethods[name] != nil
    {
      return .found(CodeMember(result: .someView, symbol: found.isEmpty ? .project : nil))
    }
    if !found.isEmpty || isSwiftUIViewMethod(name) {
      return .found(
        CodeMember(
          result: found.allSatisfy { $0.result == .someView } ? .someView : .hole,
          symbol: .api(owner: "View"))
      )
    }
    if viewMembers.contains(name) || synthesizedMembers.contains(name) {
      return .open(.synthesized)
    }
    if let reason = reasonForMember(name, of: ["View"]) { return .open(reason) }
    return isForeign(name) || name.first?.isUppercase == true ? .absent : .open(.laterSystem)
  }

  /// Whether no extension declares a member of a name.
  func isOnlyMember(_ name: String) -> Bool {
    !code.extensionNames.contains(name) && declarations.handwritten.functions[name] == nil
  }
}

extension CodeMember {
  /// A member that declarations of the API have, whose type is known if all state the same one.
  ///
  /// - Parameter owner: The type for `Self`.
  init(_ signatures: [APISignature], of owner: String? = nil) {
    func common(_ signatures: some Sequence<APISignature>) -> TypeExpression {
      let results = Set(
        signatures.map { signature in
          let isOfProtocol = knownDeclaration(of: signature.owner)?.kind == .interface
          let result = signature.result
          if let owner, isOfProtocol, result.nominalName == signature.owner {
            return TypeExpression.named(owner)
          }
          // The associated types of protocols and generic parameters are holes.
          return result.isKnown ? result : .hole
        })
      if results.count == 1 { return results.first ?? .hole }
      // What a view of a known type lacks, a view of a hidden type lacks, too.
      let stated = results.subtracting([.someView])
      return stated.count == 1 && results.count == 2 ? stated.first ?? .hole : .hole
    }
    let functions = signatures.filter { $0.kind == .method || $0.kind == .staticMethod }
    let values = signatures.filter { $0.kind == .property || $0.kind == .staticProperty }
    self.init(
      type: common(values), result: functions.isEmpty ? nil : common(functions),
      symbol: .api(owner: signatures.first?.owner))
  }
}

extension TypeExpression {
  /// Whether all names in it are types of the API.
  fileprivate var isKnown: Bool {
    !contains { part in
      switch part.form {
      case .name(let name):
        knownDeclaration(of: name) == nil || !part.parts.isEmpty && part.bound == nil
      case .member: knownDeclaration(of: part.fullName ?? "") == nil
      default: false
      }
    }
  }
}

/// Members that the views of slots and lists can have.
private let viewMembers: Set<String> = ["body", "isEmpty"]

/// The members of option sets, which structs conform to by a declaration that lists none.
private let membersOfSets: Set<String> = [
  "contains", "formIntersection", "formSymmetricDifference", "formUnion", "insert", "intersection",
  "isDisjoint", "isEmpty", "isSubset", "isSuperset", "remove", "subtract", "subtracting",
  "symmetricDifference", "union", "update",
]
