import Diagnostics
import SwiftAPI
import SwiftFragments
import SwiftTypes

// Information about types and names in the context of the code.

extension CodeChecker {
  /// The members of a type that the project declares; nil if unknown.
  func members(of type: String) -> DeclaredCode.Members? {
    if type == scope.configurationTypeName { return configuration }
    if let part = partTypes[type] { return part }
    var members = scope.declarations.code.types[type]
    // Hand-written files can add conformances, as can extensions in specs.
    if !scope.project.sources.isEmpty || scope.declarations.code.extendedTypes.contains(type) {
      members?.isComplete = false
    }
    return members
  }

  /// The name of the type of a plain Swift value, or of a type in the project that is not a view; nil if it
  /// is anything else, or unknown.
  func plainName(of type: InferredType) -> String? {
    guard case .named(let name) = type.unwrapped else { return nil }
    if plainTypes.contains(name), scope.declarations.types[name] == nil,
      scope.generic(named: name) == nil
    {
      return name
    }
    guard name != scope.configurationTypeName, let members = members(of: name) else { return nil }
    return members.isComplete ? name : nil
  }

  /// Whether `.name` can be a value of a type, as far as known.
  func hasStaticMember(_ name: String, _ type: InferredType) -> Bool {
    switch type.unwrapped {
    case .named(let owner):
      if let members = members(of: owner) { return members.statics[name] != nil }
      return apiSignatures(named: name).contains { $0.isStatic && $0.owner == owner }
    case .conforming(let owner):
      return apiSignatures(named: name).contains { $0.isStatic && $0.owner == owner }
    case .unknown, .list, .metatype, .function, .callable, .binding, .builder, .tuple, .optional:
      return false
    }
  }

  /// Whether the project declares a name that may be a member or a function here.
  func isProjectName(_ name: String) -> Bool {
    scope.declarations.code.names.contains(name)
      || scope.declarations.handwritten.memberNames.contains(name) || context.contains(name)
      || context.hidden[name] != nil || configuration.values[name] != nil
  }

  /// Checks the types that the code mentions.
  func checkTypeNames() {
    for name in tree.typeNames {
      if isNoType(name.text) {
        findings.error(
          .unknownType, at: tree.place(name.range),
          "'\(name.text)' is not a type; write the name of a type")
        continue
      }
      if isInNamespace, scope.isInNamespace(type: name.text) { continue }
      guard let near = scope.nearTypeName(to: name.text) else { continue }
      findings.error(
        .unknownType, at: tree.place(name.range),
        "there is no type '\(name.text)'; did you mean '\(near)'?",
        fixIts: tree.name(name).guess(near))
    }
  }

  /// Whether the code is emitted in the type in which the library's types are nested: the members of types are.
  var isInNamespace: Bool { typeOfMembers != nil }

  /// Whether a lowercase name refers to something other than a type. C has lowercase types.
  private func isNoType(_ name: String) -> Bool {
    name.first?.isLowercase == true && !name.contains(".") && !name.contains("<")
      && scope.seesKnownModulesAlone && scope.project.sources.isEmpty
      && scope.declarations.types[name] == nil && scope.declarations.code.types[name] == nil
      && scope.declarations.handwritten.types[name] == nil && scope.generic(named: name) == nil
      && !isKnownType(name)
      && (isProjectName(name) || !swiftUIMethods(named: name).isEmpty
        || isKnownLabel(name) && !name.hasSuffix("_t")
        || name.count > 4 && !name.contains("_") && !typesOfC.contains(name))
  }

  /// Checks that the attributes in the code exist.
  func checkAttributeNames() {
    for attribute in tree.attributeNames {
      let name = attribute.text
      if isNoAttribute(name) {
        findings.error(
          .unknownType, at: tree.place(attribute.range),
          "'\(name)' is not an attribute; write a property wrapper, or remove '@\(name)'")
      } else if scope.isNowhere(type: name), !attributeNames.contains(name), name.count > 3,
        let near = nearest(name, among: attributeNames.sorted(), limit: 2)
      {
        findings.error(
          .unknownType, at: tree.place(attribute.range),
          "there is no attribute '\(name)'; did you mean '\(near)'?",
          fixIts: tree.name(attribute).guess(near))
      }
    }
  }

  /// Checks the argument labels of an attribute of a variable.
  func checkAttribute(_ attribute: CodeAttribute) {
    let name = attribute.name.text
    guard isSwiftUIType(name), locals[name] == nil else { return }
    let labels = Set(
      apiSignatures(named: name).filter { $0.kind == .initializer && $0.owner == name }
        .flatMap(\.parameters).map(\.label))
    guard !labels.isEmpty, !scope.declarations.code.initializedTypes.contains(name),
      scope.declaresAllNames
    else { return }
    for label in attribute.labels where !labels.contains(label.text) {
      let near = nearest(label.text, among: labels.subtracting(["_"]).sorted())
      guard near != nil || isForeign(label.text) || isKnownLabel(label.text) else {
        continue
      }
      findings.error(
        .unknownArgument, at: tree.place(label.range),
        "'@\(name)' has no parameter '\(label.text)'"
          + (near.map { "; did you mean '\($0)'?" } ?? ""),
        fixIts: near.map { tree.name(label).guess($0) } ?? [])
      return
    }
  }

  /// Checks the key path of an attribute: that the environment has the value, and that the attribute takes
  /// one.
  func checkKeyPath(of variable: CodeVariable) {
    guard let wrapper = variable.wrappers.first?.name, isSwiftUIType(wrapper.text),
      case .keyPath(nil, let names) = variable.attributes.first?.kind, let first = names.first
    else { return }
    switch wrapper.text {
    case "Environment": checkEnvironmentValue(first)
    case "GestureState", "ScaledMetric", "State", "AppStorage", "SceneStorage", "FocusState":
      findings.error(
        .wrongType, at: tree.place(wrapper.range),
        "'@\(wrapper.text)' does not take a key path; write '@Environment' to read the environment"
      )
    default: break
    }
  }

  /// Whether a name refers to something that is neither a property wrapper nor a result builder nor an actor.
  private func isNoAttribute(_ name: String) -> Bool {
    guard !attributeNames.contains(name), locals[name] == nil, scope.declaresAllNames,
      !isOtherAttribute(name)
    else { return false }
    if name.first?.isLowercase == true {
      return !isLanguageFunction(name)
        && !scope.declarations.code.topLevelNames.contains(name)
        && nearest(name, among: attributeNames.sorted(), limit: 2) == nil
    }
    if scope.declarations.tokens?.namespace(named: name) != nil { return true }
    if scope.declarations.code.components[name] != nil { return true }
    if let members = scope.declarations.code.types[name] {
      return members.isConcrete && members.values["wrappedValue"] == nil && members.isComplete
    }
    guard isSwiftUIType(name), let known = knownDeclaration(of: canonicalTypeName(name)) else {
      return false
    }
    return swiftUIViews.contains(name) || known.kind == .interface && !isKnownMacro(name)
  }

  /// Whether a name has the form of a global actor, a result builder or a compiler attribute.
  private func isOtherAttribute(_ name: String) -> Bool {
    name.hasSuffix("Actor") || name.hasSuffix("Builder") || name.hasPrefix("_")
  }

  /// Checks that a key path refers to an environment value.
  func checkEnvironmentValue(_ name: CodeName) {
    let text = name.text
    guard scope.declaresAllNames, text != "self", !scope.mayHandwrite(text),
      swiftUIEnvironmentValue(named: text) == nil,
      apiSignatures(named: text).allSatisfy({ $0.owner != "EnvironmentValues" }),
      scope.declarations.entries[text] == nil, text != TokenDeclarations.theme,
      scope.declarations.extensionMembers["EnvironmentValues"]?.contains(text) != true
    else { return }
    let near = nearest(
      text,
      among: Set(swiftUIEnvironmentNames).union(scope.declarations.entries.keys)
        .union(scope.declarations.tokens?.hasThemes == true ? [TokenDeclarations.theme] : [])
        .sorted(), limit: 2
    )
    guard near != nil || isForeign(text) else { return }
    findings.error(
      .noSuchMember, at: tree.place(name.range),
      "the environment has no value '\(text)'" + (near.map { "; did you mean '\($0)'?" } ?? ""),
      fixIts: near.map { tree.name(name).guess($0) } ?? [])
  }

  /// Checks the type that an extension in Swift extends.
  func checkExtendedType(_ name: CodeName) {
    if isNoType(name.text) {
      findings.error(
        .unknownType, at: tree.place(name.range),
        "'\(name.text)' is not a type; write the name of a type")
      return
    }
    if let component = scope.spec.component?.text, name.text == component,
      let emitted = scope.emittedTypeName, emitted != component,
      !scope.declarations.code.topLevelNames.contains(component)
    {
      findings.error(
        .unknownType, at: tree.place(name.range),
        "the type of this modifier is '\(emitted)'; extend that",
        fixIts: tree.name(name).guess(emitted))
      return
    }
    guard !name.text.contains("."), !name.text.contains("<"), scope.isNowhere(type: name.text),
      let near = nearest(name.text, among: scope.declarations.sortedTypeNames)
    else { return }
    findings.error(
      .unknownType, at: tree.place(name.range),
      "there is no type '\(name.text)'; did you mean '\(near)'?",
      fixIts: tree.name(name).guess(near))
  }
}

/// Structs of C with small letters.
private let typesOfC: Set<String> = [
  "addrinfo", "dirent", "group", "hostent", "iovec", "linger", "msghdr", "passwd", "pollfd",
  "rusage", "sigaction", "sockaddr", "termios", "timespec", "timeval", "utsname", "winsize",
]

/// Swift types whose values are not views.
private let plainTypes: Set<String> = ["Bool", "Int", "Double", "CGFloat", "Float", "String"]

/// The attributes of Swift, and SwiftUI's property wrappers.
private let attributeNames: Set<String> = [
  "AccessibilityFocusState", "AppStorage", "Bindable", "Binding", "Entry", "Environment",
  "EnvironmentObject", "FetchRequest", "FocusState", "FocusedBinding", "FocusedObject",
  "FocusedValue", "GestureState", "IBInspectable", "MainActor", "NSApplicationDelegateAdaptor",
  "NSCopying", "NSManaged", "Namespace", "ObservationIgnored", "ObservationTracked",
  "ObservedObject", "Preview", "Published", "Query", "ScaledMetric", "SceneStorage",
  "SectionedFetchRequest", "State", "StateObject", "UIApplicationDelegateAdaptor", "ViewBuilder",
  "WKApplicationDelegateAdaptor", "WKExtensionDelegateAdaptor", "Sendable", "autoclosure",
  "available", "backDeployed", "concurrent", "convention", "discardableResult",
  "dynamicCallable", "dynamicMemberLookup", "escaping", "frozen", "globalActor", "inlinable",
  "inline", "main", "nonobjc", "objc", "preconcurrency", "propertyWrapper", "resultBuilder",
  "abi", "attached", "cdecl", "derivative", "differentiable", "exclusivity", "extern",
  "freestanding", "isolated", "lifetime", "noDerivative", "nonexhaustive", "objcMembers",
  "requires_stored_property_inits", "retroactive", "section", "sendable", "specialized",
  "storageRestrictions", "testable", "transpose", "unchecked", "unknown", "unsafe",
  "usableFromInline", "used", "warn_unqualified_access",
]
