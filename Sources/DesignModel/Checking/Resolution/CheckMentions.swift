import Diagnostics
import SwiftAPI
import SwiftFragments
import SwiftTypes

// The types, attributes and environment values that code names.

extension CodeResolver {
  /// Checks the types that the code mentions.
  func checkTypeNames(_ findings: inout Findings) {
    for name in tree.typeNames {
      if isNoType(name.text) {
        findings.error(
          .unknownType, at: tree.place(name.range),
          "'\(name.text)' is not a type; write the name of a type")
        continue
      }
      if isInNamespace, component.isInNamespace(type: name.text) { continue }
      guard let near = component.nearTypeName(to: name.text) else { continue }
      findings.error(
        .unknownType, at: tree.place(name.range),
        "there is no type '\(name.text)'; did you mean '\(near)'?",
        fixIts: tree.name(name).guess(near))
    }
  }

  /// Whether a lowercase name refers to something other than a type. C has lowercase types.
  private func isNoType(_ name: String) -> Bool {
    name.first?.isLowercase == true && !name.contains(".") && !name.contains("<")
      && component.seesKnownModulesAlone && component.project.sources.isEmpty
      && component.declarations.types[name] == nil && code.types[name] == nil
      && component.declarations.handwritten.types[name] == nil
      && component.generic(named: name) == nil
      && !isKnownType(name)
      && (environment.isProjectName(name) || !swiftUIMethods(named: name).isEmpty
        || isKnownLabel(name) && !name.hasSuffix("_t")
        || name.count > 4 && !name.contains("_") && !typesOfC.contains(name))
  }

  /// Checks that the attributes in the code exist.
  func checkAttributeNames(_ scope: CodeScope, _ findings: inout Findings) {
    for attribute in tree.attributeNames {
      let name = attribute.text
      if isNoAttribute(name, scope) {
        findings.error(
          .unknownType, at: tree.place(attribute.range),
          "'\(name)' is not an attribute; write a property wrapper, or remove '@\(name)'")
      } else if component.lookup(type: name).isAbsent, !attributeNames.contains(name),
        name.count > 3,
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
  func checkLabels(
    of attribute: CodeAttribute, _ scope: CodeScope, _ findings: inout Findings
  ) {
    let name = attribute.name.text
    guard environment.isAPI(name), scope.locals[name] == nil else { return }
    let labels = Set(
      apiSignatures(named: name).filter { $0.kind == .initializer && $0.owner == name }
        .flatMap(\.parameters).map(\.label))
    guard !labels.isEmpty, !code.initializedTypes.contains(name),
      component.declaresAllNames
    else { return }
    for label in attribute.labels where !labels.contains(label.text) {
      let near = nearest(label.text, among: labels.subtracting(["_"]).sorted())
      guard near != nil || environment.isForeign(label.text) || isKnownLabel(label.text) else {
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
  func checkKeyPath(
    of variable: CodeVariable, _ scope: CodeScope, _ findings: inout Findings
  ) {
    guard let wrapper = variable.wrappers.first?.name, environment.isAPI(wrapper.text),
      scope.locals[wrapper.text] == nil,
      case .keyPath(nil, let names) = variable.attributes.first?.kind, let first = names.first
    else { return }
    switch wrapper.text {
    case "Environment": checkEnvironmentValue(first, &findings)
    case "GestureState", "ScaledMetric", "State", "AppStorage", "SceneStorage", "FocusState":
      findings.error(
        .wrongType, at: tree.place(wrapper.range),
        "'@\(wrapper.text)' does not take a key path; write '@Environment' to read the environment"
      )
    default: break
    }
  }

  /// Whether a name refers to something that is neither a property wrapper nor a result builder nor an actor.
  private func isNoAttribute(_ name: String, _ scope: CodeScope) -> Bool {
    guard !attributeNames.contains(name), scope.locals[name] == nil, component.declaresAllNames,
      !isOtherAttribute(name)
    else { return false }
    if name.first?.isLowercase == true {
      return !isLanguageFunction(name)
        && !code.topLevelNames.contains(name)
        && nearest(name, among: attributeNames.sorted(), limit: 2) == nil
    }
    if component.declarations.tokens?.namespace(named: name) != nil { return true }
    if code.components[name] != nil { return true }
    if let members = code.types[name] {
      return members.isConcrete && members.values["wrappedValue"] == nil && members.isComplete
    }
    guard let known = environment.apiType(name) else { return false }
    return environment.protocols(of: known)?.contains("View") == true
      || knownDeclaration(of: known)?.kind == .interface && !isKnownMacro(name)
  }

  /// Whether a name has the form of a global actor, a result builder or a compiler attribute.
  private func isOtherAttribute(_ name: String) -> Bool {
    name.hasSuffix("Actor") || name.hasSuffix("Builder") || name.hasPrefix("_")
  }

  /// Checks the key path of a call that sets an environment value.
  func checkEnvironmentKey(
    of call: CodeCall, _ name: CodeName, _ findings: inout Findings
  ) {
    guard name.text == "environment", call.arguments.count == 2,
      call.arguments.allSatisfy({ $0.label == nil }),
      case .keyPath(nil, let names) = call.arguments[0].value.kind, let value = names.first
    else { return }
    checkEnvironmentValue(value, &findings)
  }

  /// Checks that a key path refers to an environment value.
  private func checkEnvironmentValue(_ name: CodeName, _ findings: inout Findings) {
    let text = name.text
    guard component.declaresAllNames, text != "self", !component.mayHandwrite(text),
      swiftUIEnvironmentValue(named: text) == nil,
      apiSignatures(named: text).allSatisfy({ $0.owner != "EnvironmentValues" }),
      component.declarations.entries[text] == nil, text != TokenDeclarations.theme,
      component.declarations.extensionMembers["EnvironmentValues"]?.contains(text) != true
    else { return }
    let near = nearest(
      text,
      among: Set(swiftUIEnvironmentNames).union(component.declarations.entries.keys)
        .union(component.declarations.tokens?.hasThemes == true ? [TokenDeclarations.theme] : [])
        .sorted(), limit: 2
    )
    guard near != nil || environment.isForeign(text) else { return }
    findings.error(
      .noSuchMember, at: tree.place(name.range),
      "the environment has no value '\(text)'" + (near.map { "; did you mean '\($0)'?" } ?? ""),
      fixIts: near.map { tree.name(name).guess($0) } ?? [])
  }

  /// Checks the type that an extension in Swift extends.
  func checkExtendedType(_ name: CodeName, _ findings: inout Findings) {
    if isNoType(name.text) {
      findings.error(
        .unknownType, at: tree.place(name.range),
        "'\(name.text)' is not a type; write the name of a type")
      return
    }
    if let own = component.spec.component?.text, name.text == own,
      let emitted = component.emittedTypeName, emitted != own,
      !code.topLevelNames.contains(own)
    {
      findings.error(
        .unknownType, at: tree.place(name.range),
        "the type of this modifier is '\(emitted)'; extend that",
        fixIts: tree.name(name).guess(emitted))
      return
    }
    guard !name.text.contains("."), !name.text.contains("<"),
      component.lookup(type: name.text).isAbsent,
      let near = nearest(name.text, among: component.declarations.sortedTypeNames)
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
