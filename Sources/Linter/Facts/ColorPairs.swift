import DesignTokens
import Specification
import SwiftFragments

/// A token's color as used in a body.
struct UsedColor {
  let member: TokenMember
  let expression: CodeExpression

  /// Its opacity, from 0 to 1.
  var opacity = 1.0

  /// The branch of each condition that selects it, by the condition's text.
  var branches: [String: Int] = [:]

  /// Whether it is shown whenever another color is, as far as conditions show. If each depends on a condition
  /// that the other does not have, the answer is unknown.
  func goesWith(_ other: UsedColor) -> Bool {
    let (own, others) = (Set(branches.keys), Set(other.branches.keys))
    guard own.isSubset(of: others) || others.isSubset(of: own) else { return false }
    return own.intersection(others).allSatisfy { branches[$0] == other.branches[$0] }
  }
}

/// A color that is shown on another one.
struct ColorPair {
  enum Subject {
    case text(typography: TokenMember?)
    case symbol
    case shape
  }

  let subject: Subject
  let foreground: UsedColor

  /// The colors behind it, the nearest first; the others show through.
  let backgrounds: [UsedColor]
}

extension WrittenCode {
  /// The pairs of token colors in a body of which one is shown on the other.
  ///
  /// Colors on pictures, on materials, in other components or on colors that are not tokens are omitted.
  func colorPairs(in spec: ComponentSpec, _ names: [String: TokenMember]) -> [ColorPair] {
    var search = ColorPairSearch(code: self, spec: spec, names: names)
    search.visit(tree.statements, [])
    return search.pairs
  }
}

/// How a modifier, or a container around a view, affects its colors.
private enum Layer {
  /// Nil for an unknown color.
  case foreground(CodeExpression?)
  case tint(CodeExpression)
  case background(CodeExpression?)
  case opacity(Double?)
  case typography(TokenMember?)

  /// A button or a link, whose text has the tint color.
  case control

  /// A style of buttons, which may draw anything.
  case controlStyle

  /// An unknown background.
  case unknownBackdrop

  /// Anything else that makes the colors unknown.
  case unknown
}

private struct ColorPairSearch {
  let code: WrittenCode
  let spec: ComponentSpec
  let names: [String: TokenMember]
  var pairs: [ColorPair] = []

  /// The values of constants that the body declares.
  private let constants: [String: CodeExpression]

  init(code: WrittenCode, spec: ComponentSpec, names: [String: TokenMember]) {
    self.code = code
    self.spec = spec
    self.names = names
    var constants: [String: CodeExpression] = [:]
    for case .variable(let variable) in code.tree.statements.map(\.kind)
    where variable.isConstant {
      if let value = variable.value, variable.names.count == 1 {
        constants[variable.names[0].text] = value
      }
    }
    self.constants = constants
  }

  // MARK: - Views

  /// - Parameter outer: The layers around the views, the nearest first.
  mutating func visit(_ statements: [CodeStatement], _ outer: [Layer]) {
    for statement in statements {
      switch statement.kind {
      case .expression(let view), .return(let view?): visit(view, outer)
      case .compilationConditions(let clauses):
        for clause in clauses { visit(clause.statements, outer) }
      default: break
      }
    }
  }

  private mutating func visit(_ view: CodeExpression, _ outer: [Layer]) {
    switch view.kind {
    case .name(let name):
      if code.symbol(at: name.range) != .local { visitSlot(name.text, outer) }
    case .member(let base, let name) where base.dottedName == "configuration":
      visitSlot(name.text, outer)
    case .ternary(_, let then, let otherwise):
      visit(then, outer)
      visit(otherwise, outer)
    case .conditional(let conditional): visit(conditional.body + conditional.otherwise, outer)
    case .selection(let selection): for item in selection.cases { visit(item.statements, outer) }
    case .call(let call): visit(call, outer)
    default: break
    }
  }

  private mutating func visitSlot(_ name: String, _ outer: [Layer]) {
    guard let slot = spec.slots.first(where: { $0.name.text == name }) else { return }
    let options = slot.options.map(\.name)
    let isSymbol =
      !options.isEmpty && options.allSatisfy { ["systemImage", "image", "empty"].contains($0) }
    if isSymbol { add(.symbol, outer) } else { addText(outer) }
  }

  private mutating func visit(_ call: CodeCall, _ outer: [Layer]) {
    switch call.callee.kind {
    case .member(let base, let name):
      if ["overlay", "background"].contains(name.text) {
        visitClosures(of: call, [.unknownBackdrop] + outer)
      }
      // A method of the project with the name of one of SwiftUI's may do anything.
      let isKnown = code.mayBeAPI(name.range) || ["theme", "typography"].contains(name.text)
      let known = layers(of: name.text, call)
      let layers = isKnown || known.isEmpty ? known : [.unknown]
      visit(base, layers.isEmpty ? outer : layers + outer)
    case .name(let name):
      if code.mayBeAPI(name.range) {
        visitView(name.text, call, outer)
      } else {
        visitClosures(of: call, [.unknown] + outer)
      }
    default: break
    }
  }

  private mutating func visitView(_ name: String, _ call: CodeCall, _ outer: [Layer]) {
    switch name {
    case "Text", "Label": addText(outer)
    case "Image": if call.argument("systemName") != nil { add(.symbol, outer) }
    case "Capsule", "Circle", "Ellipse", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle":
      add(.shape, outer)
    case "Button", "Link", "NavigationLink", "Menu":
      if call.arguments.first?.label == nil, !call.arguments.isEmpty { addText([.control] + outer) }
      visitClosures(of: call, [.control] + outer)
    case "ZStack": visitClosures(of: call, [.unknownBackdrop] + outer)
    case "ForEach", "Grid", "GridRow", "Group", "HStack", "LazyHGrid", "LazyHStack", "LazyVGrid",
      "LazyVStack", "ScrollView", "VStack", "ViewThatFits":
      visitClosures(of: call, outer)
    default: visitClosures(of: call, [.unknown] + outer)
    }
  }

  private mutating func visitClosures(of call: CodeCall, _ outer: [Layer]) {
    for argument in call.arguments + call.trailing {
      if case .closure(let closure) = argument.value.kind { visit(closure.statements, outer) }
    }
  }

  private func layers(of modifier: String, _ call: CodeCall) -> [Layer] {
    let first = call.arguments.first
    switch modifier {
    case "foregroundStyle", "foregroundColor": return [.foreground(first?.value)]
    case "fill", "stroke", "strokeBorder":
      return [.foreground(first?.label == nil ? first?.value : nil)]
    case "tint": return first.map { [.tint($0.value)] } ?? []
    case "background":
      guard let first else { return [.background(closureColor(call))] }
      return [.background(first.label == nil ? first.value : nil)]
    case "opacity": return [.opacity(first.flatMap { number($0.value) })]
    case "typography":
      return [.typography(first.flatMap { code.token($0.value, names) })]
    case "font": return [.typography(nil)]
    case "buttonStyle", "menuStyle": return [.controlStyle]
    case "blendMode", "brightness", "colorInvert", "colorMultiply", "colorScheme", "contrast",
      "environment", "grayscale", "hueRotation", "luminanceToAlpha", "preferredColorScheme",
      "saturation", "theme":
      return [.unknown]
    case "glassEffect", "backgroundStyle", "listRowBackground", "containerBackground":
      return [.unknownBackdrop]
    default: return []
    }
  }

  /// The color, if `background { … }` shows nothing else.
  private func closureColor(_ call: CodeCall) -> CodeExpression? {
    guard call.arguments.isEmpty, call.trailing.count == 1,
      case .closure(let closure) = call.trailing[0].value.kind, closure.statements.count == 1,
      case .expression(let value) = closure.statements[0].kind
    else { return nil }
    return value
  }

  // MARK: - Pairs

  private mutating func addText(_ layers: [Layer]) {
    var typography: TokenMember?
    for layer in layers {
      guard case .typography(let member) = layer else { continue }
      typography = member
      break
    }
    add(.text(typography: typography), layers)
  }

  private mutating func add(_ subject: ColorPair.Subject, _ layers: [Layer]) {
    var foreground: CodeExpression?
    var opacity = 1.0
    var backgrounds: [CodeExpression] = []
    var isBackdropKnown = true
    var isInControl = false
    search: for layer in layers {
      switch layer {
      case .foreground(let color):
        if foreground != nil { continue }
        guard let color else { return }
        foreground = color
      case .tint(let color): if foreground == nil, isInControl { foreground = color }
      case .background(let color):
        if let color, isBackdropKnown { backgrounds.append(color) } else { isBackdropKnown = false }
      case .opacity(let number):
        // Outside of its background, it fades both colors.
        if !backgrounds.isEmpty { continue }
        guard let number else { return }
        opacity *= number
      case .typography: break
      case .control: isInControl = true
      case .controlStyle: if isInControl { break search }
      case .unknownBackdrop: isBackdropKnown = false
      case .unknown: break search
      }
    }
    guard let foreground, !backgrounds.isEmpty else { return }
    let stacks = backgrounds.map { colors(in: $0) }
    for var color in colors(in: foreground) {
      color.opacity *= opacity
      for nearest in stacks[0] where nearest.goesWith(color) {
        // Of the colors that show through, one certain color is sufficient.
        var stack = [nearest]
        for others in stacks.dropFirst() {
          guard others.count == 1 else { break }
          stack.append(others[0])
        }
        pairs.append(ColorPair(subject: subject, foreground: color, backgrounds: stack))
      }
    }
  }

  // MARK: - Values

  /// The token colors that an expression can evaluate to.
  ///
  /// - Parameter isConstant: Whether it is the value of a constant, in which other constants are not
  ///   resolved.
  private func colors(in expression: CodeExpression, isConstant: Bool = false) -> [UsedColor] {
    func colors(in expression: CodeExpression) -> [UsedColor] {
      self.colors(in: expression, isConstant: isConstant)
    }
    if let name = expression.dottedName {
      if let member = code.token(expression, names), member.token.type == .color {
        return [UsedColor(member: member, expression: expression)]
      }
      guard !isConstant, let value = constants[name] else { return [] }
      return self.colors(in: value, isConstant: true)
    }
    func branch(_ color: UsedColor, _ condition: String, _ index: Int) -> UsedColor {
      var color = color
      color.branches[condition] = index
      return color
    }
    switch expression.kind {
    case .tuple(let elements) where elements.count == 1: return colors(in: elements[0].value)
    case .ternary(let condition, let then, let otherwise):
      let text = code.text(condition.range)
      return colors(in: then).map { branch($0, text, 0) }
        + colors(in: otherwise).map { branch($0, text, 1) }
    case .selection(let selection):
      let text = code.text(selection.subject.range)
      return selection.cases.enumerated().flatMap { index, item -> [UsedColor] in
        guard item.statements.count == 1, case .expression(let value) = item.statements[0].kind
        else {
          return []
        }
        return colors(in: value).map { branch($0, text, index) }
      }
    case .call(let call):
      guard case .member(let base, let name) = call.callee.kind, name.text == "opacity",
        let argument = call.arguments.first, let number = number(argument.value)
      else { return [] }
      return colors(in: base).map { color in
        var color = color
        color.opacity *= number
        return color
      }
    default: return []
    }
  }

  /// The value of a literal, or of a token in all themes. If there are several, the largest counts, because
  /// disabled and faded content needs no contrast.
  private func number(_ expression: CodeExpression) -> Double? {
    let numbers = expression.outcomes.map(plainNumber)
    return numbers.contains { $0 == nil } ? nil : numbers.compactMap(\.self).max()
  }

  private func plainNumber(_ expression: CodeExpression) -> Double? {
    if expression.isNumber { return Double(code.text(expression.range)) }
    guard let token = code.token(expression, names)?.token,
      case .number(let number)?? = token.values.first.map({ $0?.value }),
      token.values.allSatisfy({ $0?.value == .number(number) })
    else { return nil }
    return number
  }
}
