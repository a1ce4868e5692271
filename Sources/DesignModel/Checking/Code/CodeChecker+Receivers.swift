import Diagnostics
import SwiftAPI
import SwiftFragments
import SwiftTypes

// Whether the receiver of a member may have it.

extension CodeChecker {
  /// Checks that a member accessed on a view may be a member of views.
  ///
  /// Any module can add methods to views, so a name is only an error if the project or SwiftUI uses it for
  /// something else.
  ///
  /// - Parameter call: The call of the member, if it is called.
  /// - Returns: Whether it may be.
  @discardableResult
  func checkIsMemberOfViews(
    _ name: CodeName, of type: InferredType, in call: CodeCall? = nil
  ) -> Bool {
    let text = name.text
    if isView(type), text.first?.isUppercase == true, scope.declaresAllNames,
      !scope.declarations.code.extensionNames.contains(text), !scope.mayHandwrite(text)
    {
      findings.error(
        .noSuchMember, at: tree.place(name.range), "no view has a member '\(text)'")
      return false
    }
    guard isView(type), scope.declaresAllNames,
      !scope.declarations.code.viewMethodNames.contains(text), !isOfOtherTypes(text),
      scope.declarations.code.styleMethods[text] == nil,
      !scope.mayHandwrite(text), locals[text] == nil,
      type == .conforming("View")
        ? swiftUIViewMethods(named: text).isEmpty : swiftUIMethods(named: text).isEmpty,
      !membersOfAnyValue.contains(text)
    else { return true }
    if case .named(let owner) = type, isComponent(owner),
      scope.declarations.code.functionNames.contains(text)
    {
      return true
    }
    let signatures = apiSignatures(named: text)
    guard !signatures.contains(where: { !$0.isStatic && isOfViews($0.owner) }), isForeign(text)
    else { return true }
    findings.error(
      .noSuchMember, at: tree.place(name.range),
      call.flatMap { remedy(forLate: name, in: $0) }
        ?? "no view has a member '\(text)'" + origin(of: text, signatures))
    return false
  }

  /// What to do about a method of the component with which a chain begins, after methods that return another
  /// view; nil if it is no such method.
  private func remedy(forLate name: CodeName, in call: CodeCall) -> String? {
    guard let (start, methods) = call.chain, isComponent(start.text) else { return nil }
    func isOwn(_ method: CodeName) -> Bool {
      scope.declarations.code.componentModifiers[method.text]?
        .contains { $0.component == start.text } == true
    }
    guard isOwn(name), let first = methods.first(where: { !isOwn($0) }) else { return nil }
    return
      "'\(name.text)' is a method of '\(start.text)', and '\(first.text)' returns another view; "
      + "call '\(name.text)' directly on '\(start.text)', before '\(first.text)'"
  }

  /// Checks that a member accessed on an array is not one that only views have.
  func checkIsMemberOfLists(_ name: CodeName) {
    let text = name.text
    guard scope.declaresAllNames, !scope.declarations.code.extensionNames.contains(text),
      !isMemberOfOthers(text), locals[text] == nil
    else { return checkIsKnown(member: name) }
    let isOfViews = !swiftUIViewMethods(named: text).isEmpty
    let isOfProject =
      isProjectName(text) && !isKnownMember(text)
      && !scope.mayHandwrite(text)
    guard isOfViews || isOfProject else { return checkIsKnown(member: name) }
    findings.error(
      .noSuchMember, at: tree.place(name.range),
      "a list has no member '\(text)'"
        + (isOfViews ? "; it is a method of views" : origin(of: text, [])))
  }

  /// Whether an extension gives a type outside of the project a member of a name.
  func isOfOtherTypes(_ name: String) -> Bool {
    guard scope.declarations.code.extensionNames.contains(name) else { return false }
    return scope.declarations.extensionMembers.contains { type, names in
      names.contains(name) && scope.declarations.code.types[type] == nil
        && scope.declarations.types[type] == nil
    }
  }

  /// Whether something is known to be a view.
  func isView(_ type: InferredType) -> Bool {
    switch type {
    case .conforming("View"): true
    case .named(let name): swiftUIViews.contains(name) && isSwiftUIType(name) || isComponent(name)
    default: false
    }
  }

  /// Whether a type is emitted for a component.
  func isComponent(_ type: String) -> Bool {
    scope.declarations.code.components[type] != nil && locals[type] == nil
      && scope.generic(named: type) == nil
  }

  /// Whether values of a type, or of types that conform to a protocol, can be views.
  private func isOfViews(_ owner: String) -> Bool {
    owner == "View" || isProtocol(owner) || swiftUIViews.contains(owner)
  }

  /// The owner of a name used in the wrong place, as the end of a message.
  func origin(of name: String, _ signatures: [APISignature]) -> String {
    if context.contains("configuration"), configuration.values[name] != nil {
      return "; did you mean 'configuration.\(name)'?"
    }
    if context.contains(name) { return "; '\(name)' is another value here" }
    if let owner = signatures.first(where: \.isStatic)?.owner {
      return "; it is a static member of '\(owner)'"
    }
    return ""
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

/// Members that every value and the views of slots can have.
private let membersOfAnyValue: Set<String> = [
  "self", "body", "hashValue", "id", "init", "isEmpty",
]

/// SwiftUI views with hardly any members of their own, so that a member is one of all views.
let swiftUIViews: Set<String> = [
  "AnyView", "Button", "Circle", "Capsule", "Color", "ControlGroup", "DisclosureGroup", "Divider",
  "EmptyView", "Ellipse", "ForEach", "Form", "GeometryReader", "Grid", "GridRow", "Group",
  "GroupBox", "HStack", "Image", "Label", "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid",
  "LazyVStack", "LinearGradient", "Link", "List", "Menu", "NavigationLink", "NavigationStack",
  "Picker", "ProgressView", "Rectangle", "RoundedRectangle", "ScrollView", "Section",
  "SecureField", "Slider", "Spacer", "Stepper", "TabView", "Text", "TextField", "Toggle",
  "UnevenRoundedRectangle", "VStack", "ViewThatFits", "ZStack",
]
