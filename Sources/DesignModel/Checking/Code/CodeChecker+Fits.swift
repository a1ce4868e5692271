import Diagnostics
import English
import Specification
import SwiftAPI
import SwiftFragments
import SwiftTypes

// Whether a value matches an expected type.

extension CodeChecker {
  /// Checks a value for which a type is expected, and infers its type as far as known.
  @discardableResult
  func inferValue(_ value: CodeExpression, as expected: InferredType) -> InferredType {
    if checkHasDot(value, [expected]) { return .unknown }
    if case .named = expected.unwrapped { checkIsNoType(value) }
    let type = infer(value, as: expected)
    checkFits(value, type, [expected])
    return type
  }

  /// Checks that a member of an expected type has its leading dot, if nothing else has its name.
  ///
  /// - Returns: Whether the dot is missing.
  func checkHasDot(_ value: CodeExpression, _ expected: [InferredType]) -> Bool {
    let callee = if case .call(let call) = value.kind { call.callee } else { value }
    guard case .name(let name) = callee.kind, name.text.first?.isLowercase == true,
      locals[name.text] == nil, !context.contains(name.text), context.hidden[name.text] == nil,
      scope.declaresAllNames, enclosingType == .none || !isProjectName(name.text),
      !scope.declarations.code.topLevelNames.contains(name.text),
      expected.contains(where: { hasStaticMember(name.text, $0) })
    else { return false }
    findings.error(
      .unknownName, at: tree.place(name.range),
      "'\(name.text)' cannot be found here; did you mean '.\(name.text)'?",
      fixIts: tree.name(name).guess("." + name.text))
    return true
  }

  /// Checks that a value may have one of some types.
  func checkFits(_ value: CodeExpression, _ type: InferredType, _ accepted: [InferredType]) {
    let given = type
    if case .name(let name) = value.kind, accepted.allSatisfy({ $0 == .named("GestureState") }),
      !accepted.isEmpty, !name.text.hasPrefix("$"), locals[name.text] == nil,
      scope.state(named: name.text)?.wrapper?.wrapper == .gestureState
    {
      findings.error(
        .wrongType, at: tree.place(value.range),
        "a gesture state is expected, and this is its value; write '$\(name.text)'")
      return
    }
    if let literal = literalName(of: value), literal != .truth, !accepted.isEmpty,
      accepted.allSatisfy({ !mayAccept($0, literal) })
    {
      findings.error(
        .wrongType, at: tree.place(value.range),
        "this is \(literal.phrase), and \(list(of: accepted)) is expected")
      return
    }
    guard !accepted.isEmpty, accepted.allSatisfy({ isMismatch(given, $0) }) else { return }
    let place = tree.place(value.range)
    if given == .tuple, accepted.allSatisfy(\.unwrapped.isFunction) {
      findings.error(
        .wrongType, at: place,
        "a closure is expected, and this is evaluated at once and returns nothing; write it in braces: '{ … }'"
      )
      return
    }
    if case .conforming(let name) = accepted[0].unwrapped,
      accepted.allSatisfy({ $0 == accepted[0] }),
      lacks(given, name), given.unwrapped == given, plainTypeLacks(given, name) == false
    {
      report(given, lacks: name, at: place, "a value that conforms is expected")
      return
    }
    if accepted.allSatisfy(\.isBinding), case .binding(let inner) = given {
      findings.error(
        .wrongType, at: place,
        "this is the binding of \(phrase(inner)), and \(list(of: accepted)) is expected")
      return
    }
    if accepted.allSatisfy(\.isBinding) {
      let path = value.path
      findings.error(
        .wrongType, at: place,
        "a binding is expected, and this is \(phrase(given)); write "
          + (path.map { "'\($0)'" } ?? "'.constant(…)', or the name of a variable after '$'"))
      return
    }
    if case .binding(let inner) = given {
      findings.error(
        .wrongType, at: place,
        "this is a binding, and its value is expected; write it without '$'"
          + (inner == .unknown ? "" : ": it is \(phrase(inner))"))
      return
    }
    let isUnwrappable = accepted.contains { !isMismatch(given.unwrapped, $0) }
    if case .optional = given, isUnwrappable {
      findings.error(
        .wrongType, at: place,
        "this is \(phrase(given)), and a value that is not optional is expected; unwrap it with "
          + "'if let', or write '?? …' with a value for 'nil'")
      return
    }
    if case .conforming(let name) = given, ["View", "Shape"].contains(name) {
      findings.error(
        .wrongType, at: place,
        "this is 'some \(name)', and \(list(of: accepted)) is expected; methods of views return a "
          + "different type from that of the view")
      return
    }
    findings.error(
      .wrongType, at: place, "this is \(phrase(given)), and \(list(of: accepted)) is expected")
  }

  /// Whether a literal can be a value of an expected type.
  func mayAccept(_ type: InferredType, _ literal: LiteralName) -> Bool {
    switch type.unwrapped {
    case .named(let name):
      !isNominal(name) || accepts(canonicalTypeName(name), literal)
        || members(of: name).map { mayConform($0, to: literal.protocols) } == true
        || members(of: name) == nil && !isValueType(name)
          && literal.protocols.contains { isLiteral(name, $0) }
    case .binding, .builder, .callable: false
    case .conforming(let name):
      !protocolsOfViews.contains(name) && !(name.hasSuffix("Style") && name != "FormatStyle")
        || !isSwiftUIType(name)
    default: true
    }
  }

  /// Whether a type of the project can conform to one of some protocols of literals.
  private func mayConform(_ members: DeclaredCode.Members, to protocols: [String]) -> Bool {
    members.conformances.map { !$0.isDisjoint(with: protocols) } ?? true
  }

  private func list(of accepted: [InferredType]) -> String {
    let names = Set(accepted.map { "'\(name(of: $0))'" }).sorted()
    return names.count > 3
      ? "one of \(names.prefix(4).joined(separator: ", ")) and others" : listed(names, by: "or")
  }

  func name(of type: InferredType) -> String {
    switch type {
    case .named(let name): name
    case .optional(let type): name(of: type) + "?"
    case .list(let type): "[\(name(of: type))]"
    case .conforming(let name): "some \(name)"
    case .binding(let type): "Binding<\(name(of: type))>"
    case .function, .callable, .builder: "a closure"
    case .tuple: "()"
    case .unknown, .metatype: "_"
    }
  }

  /// The name of a type in messages: "a 'String'".
  func phrase(_ type: InferredType) -> String {
    switch type {
    case .binding: "a binding"
    case .named("FocusState"), .named("AccessibilityFocusState"): "the binding of a focus"
    case .optional, .conforming:
      "\(type.unwrapped.isVowel ? "an" : "a") '\(name(of: type))'"
    default: type.phrase
    }
  }

  // MARK: - Matching

  /// Whether an argument may match a parameter of a type.
  ///
  /// - Parameter given: The type of the argument; nil if it depends on the context.
  func mayFit(_ value: CodeExpression, _ given: InferredType?, _ wanted: InferredType) -> Bool {
    if let given { return !isMismatch(given, wanted) }
    switch value.kind {
    case .closure(let closure): return mayFit(closure, wanted)
    case .ternary(_, let first, let second):
      return mayFit(first, nil, wanted) && mayFit(second, nil, wanted)
    case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
      return mayFit(elements[0].value, nil, wanted)
    case .array:
      switch wanted.unwrapped {
      case .named(let name): return !isNominal(name) || isLiteral(name, "ExpressibleByArrayLiteral")
      case .binding, .callable, .builder, .function: return false
      default: return true
      }
    default: break
    }
    if let literal = literalName(of: value) { return mayAccept(wanted, literal) }
    if let name = value.implicitName { return mayHaveStatic(name.text, wanted) }
    return true
  }

  /// Whether a closure may have a type, judging by its number of parameters.
  func mayFit(_ closure: CodeClosure, _ wanted: InferredType) -> Bool {
    switch wanted.unwrapped {
    case .callable(let parameters, _), .builder(.some(let parameters)):
      let count = parameters.count
      if closure.hasSignature || !closure.parameters.isEmpty {
        return closure.parameters.count == count || count == 1 && closure.parameters.count > 1
      }
      return true
    case .named(let name): return !isNominal(name)
    case .list, .binding: return false
    case .unknown, .optional, .conforming, .metatype, .function, .builder, .tuple: return true
    }
  }

  /// Whether `.name` may be a value of a type.
  private func mayHaveStatic(_ name: String, _ type: InferredType) -> Bool {
    if name == "init" { return true }
    switch type {
    case .optional(let inner):
      return name == "none" || name == "some" || mayHaveStatic(name, inner)
    case .named(let owner):
      if let members = members(of: owner) {
        return members.statics[name] != nil || !members.isComplete
          || scope.declarations.code.extensionNames.contains(name)
      }
      return !lookUp(name, in: type, isStatic: true).isAbsent
    case .conforming: return !lookUp(name, in: type, isStatic: true).isAbsent
    case .binding, .list, .callable, .builder, .function, .tuple, .metatype, .unknown: return true
    }
  }

  /// Whether a Swift or SwiftUI type can be initialized from a literal.
  private func isLiteral(_ type: String, _ name: String) -> Bool {
    knownProtocols(of: canonicalTypeName(type))?.contains(name) ?? true
  }

  /// Whether a name is that of a struct or an enum, which is only converted to optionals, existentials and
  /// type-erased types.
  func isNominal(_ name: String) -> Bool {
    guard scope.generic(named: name) == nil else { return false }
    if name == scope.configurationTypeName || partTypes[name] != nil { return true }
    if let members = scope.declarations.code.types[name] { return members.isConcrete }
    // All declarations of design tokens are structs and enums.
    if scope.project.sources.isEmpty, scope.declarations.handwritten.types[name] != nil {
      return true
    }
    let name = canonicalTypeName(name)
    guard isSwiftUIType(name), name != "AnyHashable", name != "Never" else { return false }
    switch knownDeclaration(of: name)?.kind {
    case .structure, .enumeration: return true
    case .reference, .interface, .alias, nil: return isValueType(name)
    }
  }

  /// Whether a value of one type certainly does not match another.
  func isMismatch(_ given: InferredType, _ wanted: InferredType) -> Bool {
    switch (given, wanted) {
    case (.tuple, .callable), (.tuple, .function), (.tuple, .binding), (.tuple, .list): return true
    case (.tuple, .named(let wanted)): return isValueType(wanted)
    case (.unknown, _), (_, .unknown), (.tuple, _), (_, .tuple), (.metatype, _), (_, .metatype),
      (.builder, _), (_, .builder):
      return false
    case (.optional(let given), .optional(let wanted)): return isMismatch(given, wanted)
    case (_, .optional(let wanted)): return isMismatch(given, wanted)
    case (.optional(let inner), _):
      guard isSettled(inner) else { return false }
      switch wanted {
      case .named(let name): return isValueType(name)
      case .conforming(let name):
        return name != "Equatable" && name != "Hashable" && name != "View"
          && (settledProtocols.contains(name) || protocolsOfViews.contains(name))
      case .list, .function, .callable, .binding: return true
      default: return false
      }
    // In a body, a generic parameter can be any type.
    case (.named(let given), .named(let wanted))
    where enclosingType == .none && scope.generic(named: given) != nil:
      return given != wanted && isValueType(wanted)
    case (.named(let first), .named(let second)):
      let (given, wanted) = (canonicalTypeName(first), canonicalTypeName(second))
      return given != wanted && isNominal(given) && isNominal(wanted)
        && given.split(separator: ".").last != wanted.split(separator: ".").last
        && !(floats.contains(given) && floats.contains(wanted))
    case (.named(let given), .conforming(let name))
    where enclosingType == .none && scope.generic(named: given) != nil:
      return lacks(.named(given), name)
    case (.named(let given), .conforming(let name)):
      if scope.isWithout(given, name) || given == scope.configurationTypeName { return true }
      guard isValueType(given) else { return false }
      return settledProtocols.contains(name) && lacks(.named(given), name)
        || protocolsOfViews.contains(name) && plainName(of: .named(given)) != nil
    case (.named(let given), .binding):
      return isNominal(given) && !["FocusState", "AccessibilityFocusState"].contains(given)
    case (.named(let given), .list): return isNominal(given) && canonicalTypeName(given) != "Array"
    case (.named(let given), .function), (.named(let given), .callable): return isNominal(given)
    case (.binding, .named(let wanted)):
      return isNominal(wanted)
        && !["Binding", "FocusState", "AccessibilityFocusState", "FocusState.Binding"].contains(
          wanted)
    case (.binding, .conforming(let name)):
      return name == "StringProtocol" || name == "BinaryFloatingPoint" || name == "ShapeStyle"
    case (.binding(.named(let given)), .binding(.named(let wanted))):
      return isMismatch(.named(given), .named(wanted))
    case (.binding(.named(let given)), .binding(.conforming(let name))):
      return isMismatch(.named(given), .conforming(name))
    case (.binding(.optional(let given)), .binding(.named(let wanted))):
      return isSettled(given) && isValueType(wanted)
    case (.list, .named(let wanted)): return isValueType(wanted)
    case (.list(let given), .conforming(let name)): return lacks(.list(given), name)
    case (.list(let given), .list(let wanted)): return isMismatch(given, wanted)
    case (.list, .binding): return true
    case (.function, .named(let wanted)), (.callable, .named(let wanted)):
      return isValueType(wanted)
    // Functions conform to no protocol except 'Sendable'.
    case (.function, .conforming(let name)), (.callable, .conforming(let name)):
      return name != "Sendable"
    case (.conforming(let given), .named(let wanted)):
      return protocolsOfViews.contains(given)
        && (isValueType(wanted) || isSwiftUIType(wanted) && swiftUIType(named: wanted) != nil)
    case (.conforming(let given), .callable), (.conforming(let given), .function),
      (.conforming(let given), .binding), (.conforming(let given), .list):
      return protocolsOfViews.contains(given)
    case (.conforming, _), (.binding, _), (.list, _), (.function, _), (.callable, _): return false
    }
  }

  /// Whether a Swift or SwiftUI type does not conform to a protocol, and never will.
  private func plainTypeLacks(_ type: InferredType, _ name: String) -> Bool {
    guard case .named(let type) = type else { return false }
    return scope.generic(named: type) == nil && members(of: type) == nil
  }

  /// Whether a type is not subject to unknown conversions.
  private func isSettled(_ type: InferredType) -> Bool {
    switch type {
    case .named(let name): isValueType(name)
    case .callable, .function, .list: true
    default: false
    }
  }

  /// Whether a type has no conversions except to optionals and existentials.
  func isValueType(_ name: String) -> Bool {
    guard scope.generic(named: name) == nil, name != scope.configurationTypeName else {
      return false
    }
    if let members = members(of: name) { return members.isComplete && members.conformances != nil }
    return isSwiftUIType(name)
      && (valueTypeConformances(of: name) != nil || genericValueTypes.contains(name))
  }

  /// Whether a name refers to the type of Swift, Foundation or SwiftUI here.
  func isSwiftUIType(_ name: String) -> Bool {
    locals[name] == nil && scope.declarations.types[name] == nil
      && scope.declarations.handwritten.types[name] == nil
      && !scope.declarations.code.topLevelNames.contains(name)
      && !scope.ownTypeNames.contains(name) && scope.generic(named: name) == nil
  }

  // MARK: - Conformances

  /// Whether a type certainly does not conform to a protocol.
  func lacks(_ type: InferredType, _ name: String) -> Bool {
    scope.lacks(type, name)
  }
}

extension ComponentScope {
  /// Whether a struct or an enum of a name does not conform to a protocol of SwiftUI or Swift, if all
  /// declarations are known.
  func isWithout(_ type: String, _ name: String) -> Bool {
    guard declaresAllNames, generic(named: type) == nil, type != configurationTypeName,
      knownDeclaration(of: name)?.kind == .interface, !name.isImplicitProtocol,
      !declarations.code.extendedTypes.contains(type)
    else { return false }
    if let members = declarations.code.types[type] {
      guard members.isConcrete, let conformances = members.conformances else { return false }
      return !conformances.contains(name)
    }
    if project.sources.isEmpty, let declared = declarations.handwritten.types[type] {
      return name != "ViewModifier" && !declared.isGeneric && protocolsOfSwiftUI(name)
    }
    let type = canonicalTypeName(type)
    guard declarations.types[type] == nil, !ownTypeNames.contains(type),
      !declarations.code.topLevelNames.contains(type), let known = knownDeclaration(of: type),
      known.kind == .structure || known.kind == .enumeration
    else { return false }
    return knownProtocols(of: type)?.contains(name) == false
  }

  /// Whether types conform to a protocol only by declaration.
  private func protocolsOfSwiftUI(_ name: String) -> Bool {
    protocolsOfViews.contains(name) || name.hasSuffix("Style") && name != "FormatStyle"
      || name == "StringProtocol"
  }

  /// Whether a type certainly does not conform to a protocol.
  func lacks(_ type: InferredType, _ name: String) -> Bool {
    // An unread file of the library can add a conformance.
    guard settledProtocols.contains(name), declaresAllNames else { return false }
    switch type {
    case .named(let type):
      if let generic = generic(named: type) { return lacks(generic, name) }
      if declarations.code.extendedTypes.contains(type) { return false }
      if let members = declarations.code.types[type] {
        return members.conformances.map { !$0.contains(name) } ?? false
      }
      guard declarations.types[type] == nil, !ownTypeNames.contains(type),
        let known = valueTypeConformances(of: type)
      else { return false }
      return !known.contains(name)
    case .optional(let type), .list(let type):
      return name == "Equatable" || name == "Hashable" ? lacks(type, name) : true
    case .callable, .function: return true
    case .unknown, .conforming, .metatype, .builder, .tuple, .binding: return false
    }
  }

  /// Whether a name is that of a generic parameter whose values are not views, judging by its protocols.
  func isNoView(generic name: String) -> Bool {
    generic(named: name).map { lacks($0, "View") } ?? false
  }

  private func lacks(_ generic: GenericSpec, _ name: String) -> Bool {
    let protocols = generic.conforms.flatMap { $0.expression.composed }
    // Conditional conformances of arrays are not considered.
    guard !protocols.isEmpty else { return false }
    return protocols.allSatisfy { type in
      type.lastName.flatMap(refinements).map { !$0.contains(name) } ?? false
    }
  }
}

/// Generic types without conversions, too, which conform to protocols if their arguments do.
private let genericValueTypes: Set<String> = [
  "CGImage", "ClosedRange", "ImageResource", "PartialRangeFrom", "PartialRangeThrough",
  "PartialRangeUpTo", "Range",
]

private let floats: Set<String> = ["Double", "CGFloat"]

/// Protocols to which no plain Swift value conforms.
let protocolsOfViews: Set<String> = [
  "View", "ShapeStyle", "Shape", "InsettableShape", "Gesture", "Transition", "ButtonStyle",
  "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "ListStyle", "PickerStyle", "TextFieldStyle",
  "ProgressViewStyle", "GaugeStyle", "Layout", "ViewModifier",
]

extension String {
  /// Whether types can conform to the protocol without a declaration.
  fileprivate var isImplicitProtocol: Bool {
    [
      "Any", "AnyObject", "BitwiseCopyable", "Codable", "Copyable", "Escapable", "Sendable",
      "SendableMetatype",
    ].contains(self)
  }
}

extension InferredType {
  fileprivate var isBinding: Bool { if case .binding = self { true } else { false } }

  fileprivate var isVowel: Bool {
    guard case .named(let name) = self, let first = name.first else { return false }
    return "AEIO".contains(first)
  }
}

extension CodeExpression {
  /// The name with a `$`, as for bindings; nil if it is not a name, possibly with members.
  fileprivate var path: String? {
    switch kind {
    case .name(let name): "$" + name.text
    case .member(let base, let name):
      if case .name(let root) = base.kind { "\(root.text).$\(name.text)" } else { nil }
    default: nil
    }
  }
}
