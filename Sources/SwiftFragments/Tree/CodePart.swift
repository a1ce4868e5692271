/// A part of code, for queries that visit all of it: they handle what they search for, and continue with the
/// parts of anything else.
///
/// The parts that make up most of a tree are small and need no boxes.
package enum CodePart: Sendable {
  case expression(CodeExpression)
  case statement(CodeStatement)

  /// The statements of a block, or the members of a type.
  case statements([CodeStatement])
  indirect case condition(CodeCondition)
  indirect case type(CodeType)
  indirect case attribute(CodeAttribute)
  indirect case parameter(CodeFunction.Parameter)

  /// An argument in the parentheses of a call.
  indirect case argument(CodeArgument)

  /// The condition after `where`.
  case filter(CodeExpression)

  /// A capture of a closure, with its value if one is written.
  indirect case capture(CodeName, CodeExpression?)
  case clauses([CodeClause])

  /// A name that is declared: of a variable, a parameter of a closure, a function, a type or a case.
  case name(CodeName)

  /// A generic parameter or an associated type.
  case generic(CodeName)

  /// The name of a type in a type.
  indirect case typeName(CodeTypeName)

  /// The label of an element of a tuple type.
  case label(CodeName)

  /// `#sourceLocation`.
  case sourceLocation(Range<Int>)
}

extension CodePart {
  /// Visits the parts directly in it, in source order.
  func forEachPart(_ visit: (CodePart) -> Void) {
    switch self {
    case .expression(let expression): expression.forEachPart(visit)
    case .statement(let statement): statement.forEachPart(visit)
    case .statements(let statements): for statement in statements { visit(.statement(statement)) }
    case .condition(let condition): condition.forEachPart(visit)
    case .type(let type): type.parts.forEach(visit)
    case .attribute(let attribute):
      visit(.type(attribute.type))
      for argument in attribute.arguments { visit(.expression(argument.value)) }
      attribute.rest.forEach(visit)
    case .parameter(let parameter):
      for attribute in parameter.attributes { visit(.attribute(attribute)) }
      visit(.name(parameter.declaredName))
      visit(.type(parameter.writtenType))
      if let value = parameter.defaultValue { visit(.expression(value)) }
    case .argument(let argument): visit(.expression(argument.value))
    case .filter(let condition): visit(.expression(condition))
    case .capture(_, let value): if let value { visit(.expression(value)) }
    case .clauses(let clauses): for clause in clauses { clause.parts.forEach(visit) }
    case .name, .generic, .typeName, .label, .sourceLocation: break
    }
  }
}

extension CodeExpression {
  /// Visits the parts directly in it: those of its kind, then those of its details.
  func forEachPart(_ visit: (CodePart) -> Void) {
    switch kind {
    case .name, .implicitMember, .nil, .keyPath: break
    case .binding(let names, isVariable: _): for name in names { visit(.name(name)) }
    case .call(let call):
      visit(.expression(call.callee))
      for argument in call.arguments { visit(.argument(argument)) }
      for argument in call.trailing { visit(.expression(argument.value)) }
    case .subscripted(let base, let arguments):
      visit(.expression(base))
      for argument in arguments { visit(.expression(argument.value)) }
    case .closure(let closure):
      closure.signature.forEach(visit)
      visit(.statements(closure.statements))
    case .literal(_, let parts), .array(let parts), .dictionary(let parts):
      for part in parts { visit(.expression(part)) }
    case .tuple(let elements): for element in elements { visit(.expression(element.value)) }
    case .ternary(let condition, let then, let otherwise):
      visit(.expression(condition))
      visit(.expression(then))
      visit(.expression(otherwise))
    case .infix(let left, _, let right):
      visit(.expression(left))
      visit(.expression(right))
    case .member(let value, _), .prefix(_, let value), .postfix(let value, _), .await(let value),
      .try(let value, isOptional: _), .cast(let value, _):
      visit(.expression(value))
    case .conditional(let conditional):
      for condition in conditional.conditions { visit(.condition(condition)) }
      visit(.statements(conditional.body))
      visit(.statements(conditional.otherwise))
    case .selection(let selection):
      visit(.expression(selection.subject))
      for item in selection.cases { item.forEachPart(visit) }
    case .other(let parts):
      // Its details are the same, and more.
      if details == nil { for part in parts { visit(.expression(part)) } }
    }
    details?.forEachPart(visit)
  }
}

extension CodeExpression.Details {
  fileprivate func forEachPart(_ visit: (CodePart) -> Void) {
    switch self {
    case .genericArguments(let parts), .parts(let parts): parts.forEach(visit)
    case .type(let type): visit(.type(type))
    case .binding(_, let inner): inner?.forEachPart(visit)
    case .clauses(let clauses): visit(.clauses(clauses))
    case .labels, .string, .truth, .infix, .regex: break
    }
  }
}

extension CodeSelection.Case {
  func forEachPart(_ visit: (CodePart) -> Void) {
    if let attribute { visit(.attribute(attribute)) }
    for item in items {
      visit(.expression(item.pattern))
      if let condition = item.condition { visit(.filter(condition)) }
    }
    visit(.statements(statements))
  }
}

extension CodeCondition {
  fileprivate func forEachPart(_ visit: (CodePart) -> Void) {
    switch kind {
    case .expression(let value): visit(.expression(value))
    case .optionalBinding(let names, let value, isVariable: _):
      for name in names { visit(.name(name)) }
      if let type { visit(.type(type)) }
      if let value { visit(.expression(value)) }
    case .pattern(let pattern, let value):
      visit(.expression(pattern))
      if let type { visit(.type(type)) }
      visit(.expression(value))
    case .availability: break
    }
  }
}

extension CodeStatement {
  /// Visits the parts directly in it, in source order.
  func forEachPart(_ visit: (CodePart) -> Void) {
    switch kind {
    case .expression(let value), .throw(let value): visit(.expression(value))
    case .return(let value): if let value { visit(.expression(value)) }
    case .variable(let variable): variable.forEachPart(visit)
    case .function(let function):
      function.signature.forEach(visit)
      if function.accessors.isEmpty { visit(.statements(function.statements)) }
      for accessor in function.accessors { accessor.forEachPart(visit) }
    case .type(let type):
      type.heading.forEach(visit)
      visit(.statements(type.members))
    case .guard(let conditions, otherwise: let statements), .while(let conditions, let statements):
      for condition in conditions { visit(.condition(condition)) }
      visit(.statements(statements))
    case .repeat(let statements, let condition):
      visit(.statements(statements))
      visit(.expression(condition))
    case .for(let pattern, in: let sequence, where: let condition, let statements):
      visit(.expression(pattern))
      rest.forEach(visit)
      visit(.expression(sequence))
      if let condition { visit(.filter(condition)) }
      visit(.statements(statements))
      return
    case .defer(let statements): visit(.statements(statements))
    case .do(let statements, let catches):
      rest.forEach(visit)
      visit(.statements(statements))
      for clause in catches {
        for item in clause.items {
          if let pattern = item.pattern { visit(.expression(pattern)) }
          if let condition = item.condition { visit(.filter(condition)) }
        }
        visit(.statements(clause.statements))
      }
      return
    case .compilationConditions(let clauses): visit(.clauses(clauses))
    case .jump, .other: break
    }
    rest.forEach(visit)
  }

  /// The attributes of a declaration, except those in `#if`.
  var attributes: [CodeAttribute] {
    let parts: [CodePart] =
      switch kind {
      case .variable(let variable): variable.wrappers.map(CodePart.attribute)
      case .function(let function): function.signature
      case .type(let type): type.heading
      default: rest
      }
    return parts.attributes
  }
}

extension CodeVariable {
  fileprivate func forEachPart(_ visit: (CodePart) -> Void) {
    if !isFurther { for attribute in wrappers { visit(.attribute(attribute)) } }
    for name in names { visit(.name(name)) }
    if let writtenType { visit(.type(writtenType)) }
    if let value { visit(.expression(value)) }
    for accessor in accessors { accessor.forEachPart(visit) }
  }
}

extension CodeVariable.Accessor {
  fileprivate func forEachPart(_ visit: (CodePart) -> Void) {
    rest.forEach(visit)
    visit(.statements(statements))
  }
}

extension [CodePart] {
  var attributes: [CodeAttribute] {
    compactMap { if case .attribute(let attribute) = $0 { attribute } else { nil } }
  }

  /// The outermost expressions in it, except those in types.
  var expressions: [CodeExpression] {
    var found: [CodeExpression] = []
    func visit(_ part: CodePart) {
      switch part {
      case .expression(let expression): found.append(expression)
      case .type: break
      default: part.forEachPart(visit)
      }
    }
    forEach(visit)
    return found
  }
}
