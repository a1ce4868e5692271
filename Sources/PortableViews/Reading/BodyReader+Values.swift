import SwiftFragments

/// The changes to the text of a value, and the value's dependencies.
struct Rewriting {
  var edits: [(range: Range<Int>, text: String)] = []
  var changes = false
  var locals: Set<String> = []
  var usesOwner = false

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

  private func value(_ expression: CodeExpression, _ rewriting: Rewriting) -> Value {
    let isTall =
      switch expression.kind {
      case .conditional, .selection: true
      default: false
      }
    let edited = text(expression.range, rewriting.edits)
    return Value(
      text: isTall ? lines(edited, from: expression.range.lowerBound) : edited.inOneLine,
      changes: rewriting.changes, locals: rewriting.locals, isTall: isTall,
      isCompound: Self.isCompound(expression), traits: Self.traits(of: expression))
  }

  private static func traits(of expression: CodeExpression) -> Value.Traits {
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

  /// A part of the text with changes.
  func text(_ range: Range<Int>, _ edits: [(range: Range<Int>, text: String)]) -> String {
    var result: [UInt8] = []
    var offset = range.lowerBound
    let sorted = edits.enumerated().sorted { first, second in
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

  // MARK: - Rewriting

  mutating func rewrite(
    _ expression: CodeExpression, tuple kinds: [ParameterKind], _ to: inout Rewriting
  ) {
    switch expression.kind {
    case .tuple(let elements) where elements.count == kinds.count:
      for (element, kind) in zip(elements, kinds) { rewrite(element.value, kind, &to) }
    case .conditional(let node):
      rewrite(node.conditions, &to)
      rewrite(branch: node.body, [], &to) { $0.rewrite($1, tuple: kinds, &$2) }
      rewrite(branch: node.otherwise, [], &to) { $0.rewrite($1, tuple: kinds, &$2) }
    case .selection(let node):
      rewrite(node.subject, .value, &to)
      for one in node.cases {
        rewrite(branch: one.statements, bound(by: one), &to) { $0.rewrite($1, tuple: kinds, &$2) }
      }
    case .ternary(let condition, let first, let second):
      rewrite(condition, .value, &to)
      rewrite(first, tuple: kinds, &to)
      rewrite(second, tuple: kinds, &to)
    default: rewrite(expression, .value, &to)
    }
  }

  private func bound(by one: CodeSelection.Case) -> [String] {
    one.patterns.flatMap { boundNames(in: $0) }
  }

  /// The value of a branch is its last statement.
  private mutating func rewrite(
    branch statements: [CodeStatement], _ bound: [String], _ to: inout Rewriting,
    last: (inout Self, CodeExpression, inout Rewriting) -> Void
  ) {
    let outer = scope
    defer { scope = outer }
    for name in bound { scope[name] = .bound(changes: to.changes, optional: nil) }
    for (index, statement) in statements.enumerated() {
      if index == statements.count - 1, case .expression(let expression) = statement.kind {
        last(&self, expression, &to)
      } else {
        rewrite(statement, &to)
      }
    }
  }

  mutating func rewrite(
    _ expression: CodeExpression, _ kind: ParameterKind, _ to: inout Rewriting
  ) {
    switch expression.kind {
    case .ternary(let condition, let first, let second):
      rewrite(condition, .value, &to)
      rewrite(first, kind, &to)
      rewrite(second, kind, &to)
    case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
      rewrite(elements[0].value, kind, &to)
    case .infix(let left, "??", let right):
      rewrite(left, kind, &to)
      rewrite(right, kind, &to)
    case .conditional(let node):
      rewrite(node.conditions, &to)
      rewrite(branch: node.body, [], &to) { $0.rewrite($1, kind, &$2) }
      rewrite(branch: node.otherwise, [], &to) { $0.rewrite($1, kind, &$2) }
    case .selection(let node):
      rewrite(node.subject, .value, &to)
      for one in node.cases {
        for pattern in one.patterns { rewrite(pattern, .value, &to) }
        for condition in one.conditions { rewrite(condition, .value, &to) }
        rewrite(branch: one.statements, bound(by: one), &to) { $0.rewrite($1, kind, &$2) }
      }
    case .nil: break
    default: rewrite(leaf: expression, kind, &to)
    }
  }

  private mutating func rewrite(
    leaf expression: CodeExpression, _ kind: ParameterKind, _ to: inout Rewriting
  ) {
    if case .name(let name) = expression.kind, case .value(let number, _)? = scope[name.text] {
      if kind != .value { locals[number].kinds[name.text] = kind }
      return resolve(name, &to)
    }
    switch kind {
    case .color, .ground: color(expression, kind, &to)
    case .text: words(expression, &to)
    case .angle: angle(expression, &to)
    case .shape: shape(expression, &to)
    case .font: font(expression, &to)
    case .weight, .horizontalAlignment, .verticalAlignment, .alignment, .axis, .axes,
      .textAlignment, .truncationMode, .textCase, .imageScale, .contentMode, .traits, .returnKey,
      .capitalization:
      named(expression, kind, &to)
    case .animation, .insets:
      renameType(in: expression, kind, &to)
      rewrite(parts: expression, &to, isTyped: true)
    case .strokeStyle: stroke(expression, &to)
    case .value, .limit, .pictureName, .fontDesign, .keyboard, .size, .unitPoint, .edges, .binding,
      .focus, .content, .action, .style, .transition, .role, .accessibilityChildren, .headingLevel,
      .guide, .openURLAction:
      rewrite(parts: expression, &to)
    }
  }

  /// `Color.red` and `Animation.spring(…)`: the type has another name in UIKit.
  private func renameType(
    in expression: CodeExpression, _ kind: ParameterKind, _ to: inout Rewriting
  ) {
    switch expression.kind {
    case .member(let base, _):
      if let name = typeNames(of: kind)[text(base.range)] {
        to.replace(base.range, name)
      } else {
        renameType(in: base, kind, &to)
      }
    case .call(let call):
      if let name = typeNames(of: kind)[text(call.callee.range)] {
        to.replace(call.callee.range, name)
      } else {
        renameType(in: call.callee, kind, &to)
      }
    default: break
    }
  }

  /// A value with a name in the table of its kind.
  private mutating func named(
    _ expression: CodeExpression, _ kind: ParameterKind, _ to: inout Rewriting
  ) {
    let table = valueNames(of: kind) ?? [:]
    switch expression.kind {
    case .implicitMember(let name):
      guard let other = table[name.text] else { return block("." + name.text, expression.range) }
      if other != name.text { to.replace(name.range, other) }
    case .member(let base, let name):
      guard let type = typeNames(of: kind)[text(base.range)] else {
        return rewrite(parts: expression, &to)
      }
      guard let other = table[name.text] else {
        return block(text(expression.range), expression.range)
      }
      to.replace(base.range, type)
      if other != name.text { to.replace(name.range, other) }
    case .array(let elements):
      for element in elements { rewrite(element, kind, &to) }
    // `Alignment(horizontal: .leading, vertical: .center)`
    case .call(let call)
    where kind == .alignment && text(call.callee.range) == "Alignment"
      && call.arguments.map({ $0.label?.text }) == ["horizontal", "vertical"]:
      to.replace(call.callee.range, "ViewAlignment")
      rewrite(call.arguments[0].value, .horizontalAlignment, &to)
      rewrite(call.arguments[1].value, .verticalAlignment, &to)
    default:
      rewrite(parts: expression, &to)
    }
  }

  /// `StrokeStyle(lineWidth:dash:)`, whose parts become arguments.
  private mutating func stroke(_ expression: CodeExpression, _ to: inout Rewriting) {
    guard case .call(let call) = expression.kind, text(call.callee.range) == "StrokeStyle",
      let width = call.arguments.first, width.label?.text == "lineWidth",
      call.arguments.dropFirst().allSatisfy({ ["lineCap", "dash"].contains($0.label?.text) }),
      let last = call.arguments.last
    else { return block("StrokeStyle", expression.range) }
    to.replace(expression.range.lowerBound..<width.value.range.lowerBound, "")
    to.replace(last.value.range.upperBound..<expression.range.upperBound, "")
    for argument in call.arguments { rewrite(argument.value, .value, &to) }
  }

  // MARK: - Colors, fonts, texts, shapes

  private mutating func color(
    _ expression: CodeExpression, _ kind: ParameterKind, _ to: inout Rewriting
  ) {
    switch expression.kind {
    case .implicitMember, .array: named(expression, kind, &to)
    case .member(let base, let name):
      if text(base.range) == "Color" {
        named(expression, kind, &to)
      } else {
        foreign(name, expression, &to)
        rewrite(parts: expression, &to)
      }
    case .call(let call):
      if case .member(let base, let name) = call.callee.kind, name.text == "opacity",
        call.arguments.count == 1
      {
        rewrite(base, kind, &to)
        return rewrite(call.arguments[0].value, .value, &to)
      }
      if case .name(let name) = call.callee.kind, name.text == "AnyShapeStyle",
        let inner = call.arguments.first?.value
      {
        to.replace(expression.range.lowerBound..<inner.range.lowerBound, "")
        to.replace(inner.range.upperBound..<expression.range.upperBound, "")
        return rewrite(inner, kind, &to)
      }
      if case .name(let name) = call.callee.kind, name.text == "Color" {
        return made(color: call, expression, &to)
      }
      if case .implicitMember(let name) = call.callee.kind {
        return block("." + name.text, name.range)
      }
      if case .member(_, let name) = call.callee.kind { foreign(name, expression, &to) }
      if case .name(let name) = call.callee.kind, name.text.first?.isUppercase == true {
        return block(name.text, name.range)
      }
      rewrite(parts: expression, &to)
    default: rewrite(parts: expression, &to)
    }
  }

  /// `Color(red:green:blue:opacity:)`, `Color(white:opacity:)` and `Color("name", bundle:)`.
  private mutating func made(
    color call: CodeCall, _ expression: CodeExpression, _ to: inout Rewriting
  ) {
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    switch labels {
    case ["red", "green", "blue"], ["red", "green", "blue", "opacity"], ["white"],
      ["white", "opacity"]:
      to.replace(call.callee.range, "UIColor")
      for argument in call.arguments { rewrite(argument.value, .value, &to) }
      if let label = call.arguments.last?.label, label.text == "opacity" {
        to.replace(label.range, "alpha")
      } else if let last = call.arguments.last {
        to.insert(", alpha: 1", at: last.value.range.upperBound)
      }
    case ["_", "bundle"]:
      to.wrap(expression.range, "(", " ?? .clear)")
      to.replace(call.callee.range, "UIColor")
      to.insert("named: ", at: call.arguments[0].value.range.lowerBound)
      if let label = call.arguments[1].label { to.replace(label.range, "in") }
      to.insert(", compatibleWith: nil", at: call.arguments[1].value.range.upperBound)
      for argument in call.arguments { rewrite(argument.value, .value, &to) }
    case ["_"] where !isString(call.arguments[0].value):
      to.replace(expression.range.lowerBound..<call.arguments[0].value.range.lowerBound, "")
      to.replace(call.arguments[0].value.range.upperBound..<expression.range.upperBound, "")
      rewrite(call.arguments[0].value, .color, &to)
    default: block("Color", call.callee.range)
    }
  }

  private func isString(_ expression: CodeExpression) -> Bool {
    if case .literal(.string, _) = expression.kind { true } else { false }
  }

  /// A value of hand-written Swift has a SwiftUI type.
  private mutating func foreign(
    _ name: CodeName, _ expression: CodeExpression, _ to: inout Rewriting
  ) {
    switch names.foreignMember(named: name.text) {
    case .color: to.wrap(expression.range, "UIColor(", ")")
    case .other(let type): block(type, name.range)
    case nil: break
    }
  }

  /// A value that is bound to a name must be the same in UIKit, because its uses are unknown.
  mutating func blockForeign(_ source: CodeExpression) {
    if case .member(_, let name) = source.kind,
      case .other(let type)? = names.foreignMember(named: name.text)
    {
      block(type, name.range)
    }
  }

  private mutating func font(_ expression: CodeExpression, _ to: inout Rewriting) {
    if expression.mentions("custom") { block("custom font", expression.range) }
    if case .member(_, let name) = expression.kind, names.foreignMember(named: name.text) != nil {
      block("Font", name.range)
    }
    renameType(in: expression, .font, &to)
    renameStyle(in: expression, &to)
    rewrite(parts: expression, &to, isTyped: true)
  }

  /// `.system(.title, design:)`: two text styles have other names in UIKit.
  private func renameStyle(in expression: CodeExpression, _ to: inout Rewriting) {
    guard case .call(let call) = expression.kind else { return }
    switch call.callee.kind {
    case .implicitMember(let name), .member(_, let name):
      if name.text == "system", let style = call.arguments.first, style.label == nil,
        case .implicitMember(let old) = style.value.kind,
        let new = ["title": "title1", "caption": "caption1"][old.text]
      {
        to.replace(old.range, new)
      }
      if case .member(let base, _) = call.callee.kind { renameStyle(in: base, &to) }
    default: break
    }
  }

  private mutating func words(_ expression: CodeExpression, _ to: inout Rewriting) {
    if let isOptional = isSlot(expression) {
      to.changes = true
      return to.insert(isOptional ? "?.text" : ".text", at: expression.range.upperBound)
    }
    switch expression.kind {
    case .literal(.string, let inner):
      to.wrap(expression.range, "String(localized: ", ")")
      for one in inner { rewrite(one, .value, &to) }
    case .call(let call):
      guard case .name(let name) = call.callee.kind else {
        return mappedWords(call, expression, &to)
      }
      guard name.text == "Text" || name.text == "LocalizedStringKey", call.trailing.isEmpty,
        let first = call.arguments.first
      else { return rewrite(parts: expression, &to) }
      if call.arguments.count == 2, call.arguments[1].label?.text == "format" {
        return formatted(first.value, call.arguments[1].value, expression, &to)
      }
      if first.label?.text == "verbatim" || first.label == nil && !isString(first.value) {
        guard call.arguments.count == 1 else { return block("Text", name.range) }
        to.replace(expression.range.lowerBound..<first.value.range.lowerBound, "")
        to.replace(first.value.range.upperBound..<expression.range.upperBound, "")
        rewrite(first.value, .value, &to)
        if case .member(_, let member) = first.value.kind,
          case .other(let type)? = names.foreignMember(named: member.text)
        {
          block(type, member.range)
        }
        return
      }
      guard first.label == nil else {
        return block("Text(\(first.label?.text ?? "_"):)", name.range)
      }
      to.replace(call.callee.range, "String")
      to.insert("localized: ", at: first.value.range.lowerBound)
      if case .literal(_, let inner) = first.value.kind {
        for one in inner { rewrite(one, .value, &to) }
      }
      for argument in call.arguments.dropFirst() {
        if let label = argument.label, label.text == "tableName" {
          to.replace(label.range, "table")
        }
        rewrite(argument.value, .value, &to)
      }
    case .member(_, let name):
      if case .other(let type)? = names.foreignMember(named: name.text) { block(type, name.range) }
      rewrite(parts: expression, &to)
    case .infix(_, "+", _): block("concatenated texts", expression.range)
    default: rewrite(parts: expression, &to)
    }
  }

  /// Whether an expression is a slot, and if so, whether it is optional.
  private func isSlot(_ expression: CodeExpression) -> Bool? {
    let meaning: NameMeaning? =
      switch expression.kind {
      case .name(let name): scope[name.text] == nil ? names.names[name.text] : nil
      case .member(let base, let name):
        if case .name(let owner) = base.kind, owner.text == "configuration" {
          names.configuration[name.text]
        } else {
          nil
        }
      default: nil
      }
    if case .slot(let isOptional)? = meaning { return isOptional }
    return nil
  }

  /// `title.map { Text($0) }`, which is equivalent to `title`.
  private mutating func mappedWords(
    _ call: CodeCall, _ expression: CodeExpression, _ to: inout Rewriting
  ) {
    if case .member(let base, let name) = call.callee.kind, name.text == "map",
      call.arguments.isEmpty, call.trailing.count == 1,
      case .closure(let closure) = call.trailing[0].value.kind, closure.statements.count == 1,
      case .expression(let only) = closure.statements[0].kind, case .call(let inner) = only.kind,
      case .name(let text) = inner.callee.kind, text.text == "Text", inner.arguments.count == 1,
      case .name = inner.arguments[0].value.kind
    {
      to.replace(base.range.upperBound..<expression.range.upperBound, "")
      return rewrite(base, .value, &to)
    }
    if case .member(_, let name) = call.callee.kind, ModifierRule.all[name.text] != nil {
      return block("\(name.text) of a text", name.range)
    }
    rewrite(parts: expression, &to)
  }

  private mutating func formatted(
    _ value: CodeExpression, _ format: CodeExpression, _ expression: CodeExpression,
    _ to: inout Rewriting
  ) {
    let opening = Self.isCompound(value) ? "(" : ""
    let closing = Self.isCompound(value) ? ")" : ""
    to.replace(expression.range.lowerBound..<value.range.lowerBound, opening)
    to.replace(value.range.upperBound..<format.range.lowerBound, closing + ".formatted(")
    rewrite(value, .value, &to)
    rewrite(format, .value, &to)
  }

  private mutating func angle(_ expression: CodeExpression, _ to: inout Rewriting) {
    guard case .call(let call) = expression.kind, let argument = call.arguments.first?.value
    else {
      if case .implicitMember(let name) = expression.kind, name.text == "zero" {
        return to.replace(expression.range, "0")
      }
      switch expression.kind {
      case .member(_, let name) where names.angles.contains(name.text),
        .name(let name) where names.angles.contains(name.text):
        return rewrite(parts: expression, &to)
      default: return block("an angle", expression.range)
      }
    }
    let name = text(call.callee.range).split(separator: ".").last.map(String.init) ?? ""
    let inner = Self.isCompound(argument)
    switch name {
    case "degrees":
      to.replace(expression.range.lowerBound..<argument.range.lowerBound, inner ? "(" : "")
      to.replace(
        argument.range.upperBound..<expression.range.upperBound, (inner ? ")" : "") + " * .pi / 180"
      )
    case "radians":
      to.replace(expression.range.lowerBound..<argument.range.lowerBound, "")
      to.replace(argument.range.upperBound..<expression.range.upperBound, "")
    default: return block("an angle", expression.range)
    }
    rewrite(argument, .value, &to)
  }

  private mutating func shape(_ expression: CodeExpression, _ to: inout Rewriting) {
    switch expression.kind {
    case .implicitMember: named(expression, .shape, &to)
    case .call(let call):
      let name =
        switch call.callee.kind {
        case .name(let name), .implicitMember(let name): name.text
        default: ""
        }
      let labels = call.arguments.map { $0.label?.text ?? "_" }
      switch (name, labels) {
      case ("Rectangle", []), ("Capsule", []), ("Circle", []), ("Ellipse", []):
        to.replace(expression.range, "." + name.lowercased())
      case ("RoundedRectangle", ["cornerRadius"]), ("rect", ["cornerRadius"]),
        ("RoundedRectangle", ["cornerRadius", "style"]):
        let radius = call.arguments[0].value
        to.replace(expression.range.lowerBound..<radius.range.lowerBound, ".roundedRectangle(")
        to.replace(radius.range.upperBound..<expression.range.upperBound, ")")
        rewrite(radius, .value, &to)
      default: block(name.isEmpty ? "a shape" : name, expression.range)
      }
    default: block("a shape", expression.range)
    }
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
        !text(only.range).contains("$")
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

  private mutating func member(
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
  private mutating func resolve(_ name: CodeName, _ to: inout Rewriting) {
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

  private mutating func meaning(
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
