import SwiftFragments

/// The changes to the text of a value, and the value's dependencies.
struct Rewriting {
  var edits: [(range: Range<Int>, text: String)] = []
  var changes = false
  var locals: Set<String> = []
  var usesOwner = false

  /// The radii of rounded rectangles, by the offsets of these.
  var radii: [Int: CodeExpression] = [:]

  /// Replaces a part, which can already have been replaced.
  mutating func replace(_ range: Range<Int>, _ text: String) {
    if !range.isEmpty { edits.removeAll { $0.range == range } }
    edits.append((range, text))
  }

  mutating func insert(_ text: String, at offset: Int) { edits.append((offset..<offset, text)) }

  mutating func wrap(_ range: Range<Int>, _ opening: String, _ closing: String) {
    insert(opening, at: range.lowerBound)
    insert(closing, at: range.upperBound)
  }
}

extension BodyReader {
  /// The Swift as written.
  func text(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF8.self) }

  /// Reads a value of a kind.
  mutating func value(_ expression: CodeExpression, _ kind: ParameterKind) -> Value {
    var rewriting = Rewriting()
    rewrite(expression, kind, &rewriting)
    return value(expression, rewriting)
  }

  /// Reads a name as a value.
  mutating func value(_ name: CodeName) -> Value {
    var rewriting = Rewriting()
    resolve(name, &rewriting)
    return Value(
      text: text(name.range, rewriting.edits), changes: rewriting.changes, locals: rewriting.locals)
  }

  /// Reads several values in tuples.
  mutating func value(_ expression: CodeExpression, tuple kinds: [ParameterKind]) -> Value {
    var rewriting = Rewriting()
    rewrite(expression, tuple: kinds, &rewriting)
    return value(expression, rewriting)
  }

  func value(_ expression: CodeExpression, _ rewriting: Rewriting) -> Value {
    let isTall =
      switch expression.kind {
      case .conditional, .selection: true
      default: false
      }
    let edited = text(expression.range, rewriting.edits)
    return Value(
      text: isTall ? lines(edited, from: expression.range.lowerBound) : edited.inOneLine,
      changes: rewriting.changes, locals: rewriting.locals, isTall: isTall,
      isCompound: Self.isCompound(expression), traits: Self.traits(of: expression),
      form: form(of: expression, rewriting))
  }

  private func form(of expression: CodeExpression, _ rewriting: Rewriting) -> Value.Form {
    // What replaces all of it has other parts.
    if rewriting.edits.contains(where: { $0.range == expression.range }) { return .whole }
    func part(_ expression: CodeExpression) -> Value { value(expression, rewriting) }
    switch expression.kind {
    case .prefix("!", let inner): return .negation(part(inner))
    case .infix(let left, let infix, let right) where infix == "==" || infix == "!=":
      return .comparison(part(left), isEqual: infix == "==", part(right))
    case .ternary(let condition, let first, let second):
      return .choice(part(condition), part(first), part(second))
    default:
      return rewriting.radii[expression.range.lowerBound].map { .roundedRectangle(part($0)) }
        ?? .whole
    }
  }

  static func traits(of expression: CodeExpression) -> Value.Traits {
    var traits: Value.Traits = []
    if expression.containsNil { traits.insert(.optional) }
    if expression.mentions("infinity") { traits.insert(.infinite) }
    if expression.passes(["dash", "lineCap"]) { traits.insert(.lineStyle) }
    return traits
  }

  /// Whether an expression needs parentheses before a member or an operator.
  static func isCompound(_ expression: CodeExpression) -> Bool {
    switch expression.kind {
    case .ternary, .infix, .prefix, .cast, .try, .await, .conditional, .selection: true
    case .name, .member, .implicitMember, .call, .subscripted, .closure, .literal, .nil, .array,
      .dictionary, .tuple, .postfix, .keyPath, .binding, .other:
      false
    }
  }

  /// A part of the text with the changes in it.
  func text(_ range: Range<Int>, _ edits: [(range: Range<Int>, text: String)]) -> String {
    var result: [UInt8] = []
    var offset = range.lowerBound
    let inside = edits.filter {
      $0.range.lowerBound >= range.lowerBound && $0.range.upperBound <= range.upperBound
    }
    let sorted = inside.enumerated().sorted { first, second in
      let one = first.element.range.lowerBound
      let other = second.element.range.lowerBound
      return one == other ? first.offset < second.offset : one < other
    }
    for (_, edit) in sorted {
      guard edit.range.lowerBound >= offset else { continue }
      result += units[offset..<edit.range.lowerBound]
      result += edit.text.utf8
      offset = edit.range.upperBound
    }
    if offset < range.upperBound { result += units[offset..<range.upperBound] }
    return String(decoding: result, as: UTF8.self)
  }

  /// Lines without the indentation of the one in which they begin.
  func lines(_ text: String, from offset: Int) -> String {
    let line = units[..<offset].reversed().prefix { $0 != 0x0A }.reversed()
    let indentation = line.prefix { $0 == 0x20 }.count
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { index, line in
        let blanks = line.prefix { $0 == " " }.count
        return index == 0 ? String(line) : String(line.dropFirst(min(blanks, indentation)))
      }.joined(separator: "\n")
  }

  // MARK: - Everything else

  mutating func rewrite(_ conditions: [CodeCondition], _ to: inout Rewriting) {
    for condition in conditions {
      switch condition.kind {
      case .expression(let expression): rewrite(expression, .value, &to)
      case .optionalBinding(let bound, let source, _):
        if let source {
          blockForeign(source)
          rewrite(source, .value, &to)
        } else if let name = bound.first {
          resolve(name, &to)
        }
        for name in bound { scope[name.text] = .bound(changes: to.changes, optional: nil) }
      case .pattern(let pattern, let source):
        rewrite(source, .value, &to)
        for name in boundNames(in: pattern) {
          scope[name] = .bound(changes: to.changes, optional: nil)
        }
      case .availability: break
      }
    }
  }

  /// A statement in a closure or a branch, which is carried over.
  mutating func rewrite(_ statement: CodeStatement, _ to: inout Rewriting) {
    switch statement.kind {
    case .expression(let expression): rewrite(expression, .value, &to)
    case .variable(let variable):
      if let value = variable.value { rewrite(value, .value, &to) }
      for name in variable.names {
        scope[name.text] = .bound(changes: to.changes, optional: nil)
      }
    case .guard(let conditions, let otherwise):
      rewrite(conditions, &to)
      for statement in otherwise { rewrite(statement, &to) }
    case .return(let expression):
      if let expression { rewrite(expression, .value, &to) }
    case .for(let pattern, let sequence, let condition, let body):
      rewrite(sequence, .value, &to)
      for name in boundNames(in: pattern) {
        scope[name] = .bound(changes: to.changes, optional: nil)
      }
      if let condition { rewrite(condition, .value, &to) }
      for statement in body { rewrite(statement, &to) }
    case .jump: break
    case .compilationConditions: block("#if", Self.range(of: [statement]))
    case .function, .type, .while, .repeat, .throw, .defer, .do, .other:
      block("statement", Self.range(of: [statement]))
    }
  }

  /// The parts of an expression, which are carried over verbatim.
  mutating func rewrite(
    parts expression: CodeExpression, _ to: inout Rewriting, isTyped: Bool = false
  ) {
    switch expression.kind {
    case .name(let name):
      if NeverPortable.types.contains(name.text) || NeverPortable.views.contains(name.text) {
        if !isTyped { block(name.text, name.range) }
        return
      }
      resolve(name, &to)
    case .member(let base, let name): member(base, name, expression, &to, isTyped: isTyped)
    case .call(let call):
      if case .name(let name) = call.callee.kind, ViewRule.all[name.text] != nil {
        return block("\(name.text) as a value", name.range)
      }
      if case .name(let name) = call.callee.kind, name.text == "Binding" {
        to.replace(name.range, "ValueBinding")
      } else {
        rewrite(parts: call.callee, &to, isTyped: isTyped)
      }
      for argument in call.arguments + call.trailing { rewrite(argument.value, .value, &to) }
    case .subscripted(let base, let arguments):
      rewrite(base, .value, &to)
      for argument in arguments { rewrite(argument.value, .value, &to) }
    case .closure(let closure):
      let outer = (scope: scope, isInClosure: isInClosure)
      isInClosure = isInAction
      for parameter in closure.parameters {
        scope[parameter.text] = .bound(changes: false, optional: nil)
      }
      for statement in closure.statements { rewrite(statement, &to) }
      // The result of a closure is also used by views, which Swift cannot infer from its type.
      if closure.statements.count == 1, case .expression(let only) = closure.statements[0].kind,
        case .closure(let inner) = only.kind, inner.parameters.isEmpty,
        !only.usesDollar
      {
        to.insert(" @MainActor in", at: only.range.lowerBound + 1)
      }
      scope = outer.scope
      isInClosure = outer.isInClosure
    case .literal(_, let inner), .array(let inner), .dictionary(let inner), .other(let inner):
      for one in inner { rewrite(one, .value, &to) }
    case .tuple(let elements):
      for element in elements { rewrite(element.value, .value, &to) }
    case .infix(let left, let infix, let right):
      if infix == "==" || infix == "!=" { compare(left, right, &to) }
      rewrite(left, .value, &to)
      rewrite(right, .value, &to)
    case .prefix(_, let inner), .postfix(let inner, _), .await(let inner), .try(let inner, _),
      .cast(let inner, _):
      rewrite(inner, .value, &to)
    case .ternary(let condition, let first, let second):
      for one in [condition, first, second] { rewrite(one, .value, &to) }
    case .conditional, .selection: rewrite(expression, .value, &to)
    case .implicitMember, .nil, .keyPath, .binding: break
    }
  }

  /// `colorSchemeContrast == .increased`: UIKit has another name for the right side.
  private func compare(
    _ left: CodeExpression, _ right: CodeExpression, _ to: inout Rewriting
  ) {
    for (one, other) in [(left, right), (right, left)] {
      guard case .name(let name) = one.kind, case .trait(let trait)? = names.names[name.text],
        case .implicitMember(let member) = other.kind, let renamed = trait.members[member.text]
      else { continue }
      to.replace(member.range, renamed)
    }
  }

  mutating func member(
    _ base: CodeExpression, _ name: CodeName, _ expression: CodeExpression,
    _ to: inout Rewriting, isTyped: Bool
  ) {
    // A test for whether a slot has views.
    if name.text == "isEmpty", isSlot(base) != nil {
      to.changes = true
      return
    }
    if case .name(let owner) = base.kind {
      if owner.text == "configuration", scope["configuration"] == nil {
        to.usesOwner = true
        return meaning(
          of: names.configuration[name.text], swift: nil, name.text, expression.range, &to)
      }
      if case .trait(let trait)? = names.names[owner.text], let renamed = trait.members[name.text] {
        to.replace(name.range, renamed)
      }
    }
    rewrite(parts: base, &to, isTyped: isTyped)
  }

  /// Looks a name up.
  mutating func resolve(_ name: CodeName, _ to: inout Rewriting) {
    if let local = scope[name.text] {
      switch local {
      case .value(_, let changes), .bound(let changes, _):
        to.locals.insert(name.text)
        if changes { to.changes = true }
      case .given(let value):
        to.replace(name.range, value.isCompound ? "(\(value.text))" : value.text)
        to.locals.formUnion(value.locals)
        to.usesOwner = true
        if value.changes { to.changes = true }
      case .view, .layout, .content: block("\(name.text) as a value", name.range)
      }
      return
    }
    if name.text.hasPrefix("$") {
      // The parameter of an action has a name; parameters of a nested closure have none.
      guard name.text.dropFirst().allSatisfy(\.isNumber) else {
        return block("binding", name.range)
      }
      if name.text == "$0", isInAction, !isInClosure {
        to.replace(name.range, Self.givenName)
        usesGiven = true
      }
      return
    }
    if isInConfiguration, names.names[name.text] == nil,
      let meaning = names.configuration[name.text]
    {
      to.insert("configuration.", at: name.range.lowerBound)
      to.usesOwner = true
      return self.meaning(of: meaning, swift: nil, name.text, name.range, &to)
    }
    guard let meaning = names.names[name.text] else { return }
    namesInValues.insert(name.text)
    if names.owner == .component {
      to.usesOwner = true
      if isInClosure { to.insert("self.", at: name.range.lowerBound) }
    }
    if let nameInView = names.namesInView[name.text] { to.replace(name.range, nameInView) }
    self.meaning(of: meaning, swift: nil, name.text, name.range, &to)
  }

  mutating func meaning(
    of meaning: NameMeaning?, swift: String?, _ name: String, _ range: Range<Int>,
    _ to: inout Rewriting
  ) {
    switch meaning {
    case .value(let swift, let changes):
      if let swift { to.replace(range, swift) }
      if changes { to.changes = true }
    case .binding, .focus: to.changes = true
    case .action: break
    case .slot(let isOptional):
      // A test for whether there is one.
      if !isOptional { block("\(name) as a value", range) }
    case .trait(let trait):
      to.replace(range, trait.swift)
      to.changes = true
    case .view, .slotFunction: block("\(name) as a value", range)
    case .list, .text: to.changes = true
    case .notPortable(let why): block(why, range)
    case nil: to.changes = true
    }
  }
}

extension String {
  /// An expression in several lines, joined into one.
  var inOneLine: String {
    guard contains("\n") else { return self }
    var result = ""
    for line in split(separator: "\n") {
      let trimmed = String(
        line.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      if trimmed.isEmpty || trimmed.hasPrefix("//") { continue }
      let joinsLeft = result.isEmpty || result.hasSuffix("(") || result.hasSuffix("[")
      let joinsRight = [")", "]", "."].contains { trimmed.hasPrefix($0) }
      // A dot at the start of a value, such as an enum case, does not belong to the preceding text.
      let isOperand =
        trimmed.hasPrefix(".") && [",", ":", "?", "="].contains { result.hasSuffix($0) }
      result += joinsLeft || joinsRight && !isOperand ? trimmed : " " + trimmed
    }
    return result
  }
}
