import SwiftFragments

extension BodyReader {
  mutating func color(
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
  mutating func made(
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

  mutating func font(_ expression: CodeExpression, _ to: inout Rewriting) {
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

  mutating func words(_ expression: CodeExpression, _ to: inout Rewriting) {
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
  func isSlot(_ expression: CodeExpression) -> Bool? {
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

  mutating func angle(_ expression: CodeExpression, _ to: inout Rewriting) {
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
    let inner = Self.isCompound(argument)
    switch call.callee.calledName?.text {
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

  mutating func shape(_ expression: CodeExpression, _ to: inout Rewriting) {
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
        to.radii[expression.range.lowerBound] = radius
        to.replace(expression.range.lowerBound..<radius.range.lowerBound, ".roundedRectangle(")
        to.replace(radius.range.upperBound..<expression.range.upperBound, ")")
        rewrite(radius, .value, &to)
      default: block(name.isEmpty ? "a shape" : name, expression.range)
      }
    default: block("a shape", expression.range)
    }
  }
}
