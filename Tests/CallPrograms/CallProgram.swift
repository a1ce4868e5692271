import CompilerDriver
import DesignModel
import SwiftTypes

/// Swift that makes promised calls with marked arguments, and checks that each arrives in the stored part that the
/// analysis names.
package struct CallProgram {
  /// The text of a file, with a function `checkCalls(_:)`.
  package let text: String

  /// The number of calls in it.
  package let count: Int

  /// The types of arguments of which there is no example, so that calls with them are left out.
  package let missing: [String]

  /// The calls for which the analysis has no destination.
  package let unpredicted: [String]

  /// - Parameters:
  ///   - system: The components that are called.
  ///   - imports: The modules that the file imports, besides SwiftUI and the runtime of checks.
  ///   - examples: Values of types in hand-written Swift.
  package init(
    _ system: DesignSystem, importing imports: [String], only access: AccessFilter,
    examples: [String: String] = [:]
  ) {
    var functions: [String] = []
    var missing: [String] = []
    var unpredicted: [String] = []
    let types = ClientTypes(system.library)
    for component in system.components where access.includes(component) {
      let callees = Callee.all(of: component, in: system)
      for callee in callees where !callee.component.hidesInitializers {
        let calls = callee.promisedCalls
        for (call, destination) in zip(calls, callee.destinations(of: calls)) {
          guard let destination else {
            unpredicted.append(call.text(of: callee.typeName))
            continue
          }
          var writer = CallWriter(
            callee, callees[0],
            MarkedValues(component, in: system, types, examples: examples))
          if let function = writer.function(
            call, destination.initializer, destination.parameters, number: functions.count)
          {
            functions.append(function)
          } else {
            missing += writer.missing
          }
        }
      }
    }
    count = functions.count
    self.missing = Array(Set(missing)).sorted()
    self.unpredicted = unpredicted
    let calls = functions.indices.map { "  call\($0)(checks)" }
    text =
      (imports + ["CallMarks", "Foundation", "SwiftUI"]).map { "import \($0)\n" }.joined() + """

        @MainActor func checkCalls(_ checks: CallChecks) {
        \(calls.joined(separator: "\n"))
        }

        """ + functions.joined(separator: "\n") + "\n"
  }
}

/// The components that a program can call.
package enum AccessFilter {
  case publicOnly, all

  fileprivate func includes(_ component: Component) -> Bool {
    switch self {
    case .publicOnly: component.access == .public
    case .all: true
    }
  }
}

/// Writes a function that makes a call.
private struct CallWriter {
  let callee: Callee
  let whole: Callee
  let values: MarkedValues
  var missing: [String] = []

  /// The types that replace generic parameters.
  private var replaced: [String: TypeExpression] = [:]
  private var lines: [String] = []
  private var mark = 7000

  /// The names of variables that are compared.
  private var variables: [String] = []

  /// What is expected of each stored part.
  private var expected: [String: String] = [:]

  /// - Parameter whole: The initializers of the component, of which one creates the receiver of a method.
  init(_ callee: Callee, _ whole: Callee, _ values: MarkedValues) {
    self.callee = callee
    self.whole = whole
    self.values = values
  }

  mutating func function(
    _ call: Call, _ initializer: Initializer, _ parameters: [Parameter], number: Int
  ) -> String? {
    let receiver = callee.receiver
    let mentioned = call.types + (receiver?.call.types ?? [])
    replace(callee.generics.needed(for: mentioned), in: mentioned)
    expectOmissions(receiver?.initializer ?? initializer)
    if let receiver {
      guard let destination = receiverDestination else { return nil }
      let text = text(of: receiver.call, receiver.initializer, destination, onPart: false)
      lines.append("let part = \(text)")
      for slot in Set(parameters.compactMap(\.role.slot)) { expected[part(slot)] = "=" }
    }
    let made = text(of: call, initializer, parameters, onPart: receiver != nil)
    guard missing.isEmpty else { return nil }
    expectResults()
    let expectations = expected.sorted { $0.key < $1.key }.map { $0.key + $0.value }
    let compared = variables.isEmpty ? "" : ", [\(variables.joined(separator: ", "))]"
    let name = call.text(of: callee.typeName).replacing("\"", with: "'")
    return """
      @MainActor private func call\(number)(_ checks: CallChecks) {
      \(lines.map { "  \($0)\n" }.joined())  let made = \(made)
        checks.check("\(name)", made, "\(expectations.joined(separator: " "))"\(compared))
      }
      """
  }

  private var receiverDestination: [Parameter]? {
    callee.receiver.flatMap { whole.destinations(of: [$0.call])[0]?.parameters }
  }

  /// Parts of which nothing is expected are nil, or contain no marks.
  private mutating func expectOmissions(_ initializer: Initializer) {
    for (index, slot) in callee.component.slots.enumerated() {
      let isOmitted =
        initializer.form.indices.contains(index) && initializer.form[index] == .omitted
      expected[part(SlotID(index))] = isOmitted && slot.presence == .optional ? "-" : "="
    }
  }

  /// Whether calls create a case of an enum, whose values have positions: those of properties come first.
  private var makesCase: Bool { callee.component.name != values.component.name }

  private func part(_ slot: SlotID) -> String {
    let made = callee.component
    return makesCase ? "#\(made.properties.count + slot.position)" : made.slots[slot].name
  }

  private func part(_ property: PropertyID) -> String {
    makesCase ? "#\(property.position)" : callee.component.properties[property].name
  }

  /// The text of a call, whose variables become lines and whose arguments are expected in their parts.
  private mutating func text(
    of call: Call, _ initializer: Initializer, _ parameters: [Parameter], onPart: Bool
  ) -> String {
    var marks: [Int: [String]] = [:]
    var declared: [(argument: Int, type: TypeExpression, mark: Int)] = []
    var mark = mark
    func next(_ argument: Int) -> Int {
      mark += 1
      marks[argument, default: []].append("\(mark)")
      return mark
    }
    let texts = ArgumentTexts(
      variable: { type, argument, _ in
        mark += 1
        declared.append((argument, type, mark))
        return "a\(mark)"
      }, literal: { "m\(next($0))" }, action: { "CallMarks.perform(\(next($0)))" },
      handler: { "CallMarks.perform(\(next($0)))" })
    let text = call.swift(
      callee.component, named: values.types.qualifier + callee.typeName,
      onPart: onPart, texts)
    self.mark = mark
    for variable in declared {
      let type = variable.type.substituting { [replaced] in replaced[$0] }
      guard let value = values.value(type, variable.mark) else {
        missing.append(variable.type.text)
        continue
      }
      lines.append(
        "nonisolated(unsafe) let a\(variable.mark): \(values.types.text(type)) = \(value)")
      if values.isMarked(type) {
        marks[variable.argument, default: []].append("\(variable.mark)")
      } else {
        marks[variable.argument, default: []].append("@\(variables.count)")
        // What a function returns is compared.
        let call = type.unwrapped.function.flatMap(arguments(for:)).map { "(\($0))" } ?? ""
        variables.append("a\(variable.mark)\(call)")
      }
    }
    for (index, parameter) in parameters.enumerated() {
      expect(marks[index] ?? [], parameter, of: initializer)
    }
    return text
  }

  private mutating func expect(
    _ marks: [String], _ parameter: Parameter, of initializer: Initializer
  ) {
    switch parameter.role {
    case .property(let property) where initializer.details.values[property] == nil:
      expect(marks, parameter, callee.component.properties[property], named: part(property))
    // A date is seen in a format.
    case .resolved(let slot, _) where parameter.type.unwrapped.lastName != "Date":
      expectResolved(marks, of: slot)
    case .localizedText(let slot), .string(let slot), .systemImage(let slot), .image(let slot),
      .builder(let slot), .value(let slot), .repeated(let slot, .row):
      let name = part(slot)
      if expected[name]?.first.map({ "~<".contains($0) }) ?? false {
        return expectResolved(marks, of: slot)
      }
      // What a closure without views contains is not nil.
      let isEmpty = callee.component.slots[slot].presence == .optional && marks.isEmpty
      expected[name] = isEmpty ? "+" : "=" + marks.joined(separator: ",")
    // What a team's Swift does with it is not known.
    case .property, .added, .repeated, .resolved:
      expected["*", default: "!"] += marks.map { $0 + "," }.joined()
    case .placeholder: break
    }
  }

  private mutating func expect(
    _ marks: [String], _ parameter: Parameter, _ property: Property, named name: String
  ) {
    let isVariable = marks.count == 1 && marks[0].hasPrefix("@")
    let stored = property.type.unwrapped
    if [stored, parameter.type.unwrapped].contains(where: { $0.function?.isAsync ?? false }) {
      // It would have to be awaited.
      expected[name] = "+"
    } else if let function = stored.function, !function.returnsNothing {
      guard let caller = caller(of: stored), let mark = marks.first else { return }
      expected[name] = caller + (isVariable ? mark : "=" + mark)
    } else {
      expected[name] = isVariable ? marks[0] : "=" + marks.joined(separator: ",")
    }
  }

  /// Expects the marks of an argument of a resolver, and those of its other arguments. A value stores a view, which may
  /// not show all of them.
  private mutating func expectResolved(_ marks: [String], of slot: SlotID) {
    let name = part(slot)
    let others = (expected[name] ?? "").dropFirst().split(separator: ",").map(String.init)
    let sign = callee.component.kind == .value || makesCase ? "<" : "~"
    expected[name] = sign + (others + marks).joined(separator: ",")
  }

  /// Expects the results of slots that are stored as functions.
  private mutating func expectResults() {
    for (index, slot) in callee.component.slots.enumerated() {
      let name = part(SlotID(index))
      guard let type = storedFunction(slot), let expectation = expected[name],
        expectation.first.map({ "=~<".contains($0) }) ?? false
      else { continue }
      let opened = slot.isConcrete || slot.isErased ? nil : slot.generic.plainName
      expected[name] = caller(of: type, opening: opened).map { $0 + expectation }
    }
  }

  /// The type of a slot that is stored as a function that returns a view of a certain type; nil for others.
  private func storedFunction(_ slot: Slot) -> TypeExpression? {
    let component = callee.component
    guard slot.isCalled, !makesCase else { return nil }
    if component.kind != .value || slot.isConcrete {
      return slot.isConcrete || !slot.arguments.isEmpty
        ? slot.closureType(returning: slot.generic) : nil
    }
    if slot.arguments.isEmpty { return nil }
    let owner = TypeExpression.named(
      component.name, component.generics.map { .named($0.name) })
    return slot.closureType(returning: owner.member(slot.erased))
  }

  /// The start of an expectation of the result of a stored function, which a variable calls; nil if there is no
  /// example of an argument, or if it is asynchronous.
  ///
  /// - Parameter opened: The generic parameter that is its result, of which only the program knows what replaces it.
  private mutating func caller(
    of type: TypeExpression, opening opened: String? = nil
  ) -> String? {
    guard let function = type.function, let arguments = arguments(for: function) else { return nil }
    // A function that mentions generic parameters is stored in another way than one that does not.
    let generics = callee.component.generics.filter { type.mentions($0.name) }
    var types = values.types
    for name in generics.map(\.name) + [opened].compactMap({ $0 }) { types.names[name] = name }
    let name = "Stored\(variables.count)"
    let declared =
      generics.map { generic in
        let conformances = generic.conformances.map(types.text).joined(separator: " & ")
        return generic.name + (conformances.isEmpty ? "" : ": " + conformances)
      } + [opened].compactMap { $0 }
    let used =
      generics.map { replaced[$0.name].map(values.types.text) ?? "Never" }
      + [opened].compactMap { $0 }
    func list(_ names: [String]) -> String {
      names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
    }
    lines.append("struct \(name)\(list(declared)) { let function: \(types.text(type)) }")
    let call = "unsafeBitCast(words, to: \(name)\(list(used)).self).function(\(arguments))"
    let content =
      opened.map { "func open<\($0)>(_: \($0).Type) -> Any { \(call) }; return open(result)" }
      ?? call
    variables.append("{ words, result in \(content) } as CallMarks.StoredCall")
    return "&\(variables.count - 1)"
  }

  /// Examples of the arguments of a function; nil if there are none, or if it has effects or returns nothing.
  private func arguments(for function: FunctionType) -> String? {
    guard function.effects.isEmpty, !function.returnsNothing else { return nil }
    let examples = function.parameters.map {
      values.value($0.substituting { [replaced] in replaced[$0] }, 1)
    }
    return examples.contains(nil) ? nil : examples.compactMap { $0 }.joined(separator: ", ")
  }

  /// Chooses types for generic parameters.
  private mutating func replace(
    _ generics: (parameters: [GenericParameter], requirements: [TypeRequirement]),
    in types: [TypeExpression]
  ) {
    // A struct of the library is identified by its first member, another element by itself.
    for type in types where type.fullName == "KeyPath" {
      if let name = type.genericArguments.last?.plainName {
        let element = type.genericArguments[0]
        replaced[name] = values.identity(of: element)?.type ?? element
      }
    }
    for generic in generics.parameters.reversed() where replaced[generic.name] == nil {
      let own = generics.requirements.filter { $0.subject.mentions(generic.name) }
      let name = generic.name
      if let same = own.first(where: { $0.relation == .equals && $0.subject.plainName == name }) {
        replaced[name] = same.other
      } else if let element = own.first(where: {
        $0.relation == .equals && $0.subject.text == "\(name).Element"
      }) {
        replaced[name] = element.other.list
      } else {
        let protocols =
          (generic.conformances
          + own.filter { $0.relation == .conforms && $0.subject.plainName == name }.map(\.other))
          .flatMap(\.composed).map(\.text)
        replaced[name] = Self.type(conformingTo: protocols)
      }
    }
    for _ in replaced {
      replaced = replaced.mapValues { type in type.substituting { [replaced] in replaced[$0] } }
    }
  }

  private static func type(conformingTo protocols: [String]) -> TypeExpression {
    func has(_ names: String...) -> Bool { names.contains(where: protocols.contains) }
    if has("View", "SwiftUI.View") { return .named("SwiftUI.Text") }
    if has("ShapeStyle", "SwiftUI.ShapeStyle") { return .named("SwiftUI.Color") }
    if has("StringProtocol", "LosslessStringConvertible") { return .string }
    if has("BinaryInteger", "FixedWidthInteger", "SignedInteger") { return .named("Int") }
    if has(
      "BinaryFloatingPoint", "FloatingPoint", "Strideable", "Numeric", "SignedNumeric",
      "AdditiveArithmetic")
    {
      return .named("Double")
    }
    if has("Sequence", "Collection", "RandomAccessCollection", "BidirectionalCollection") {
      return TypeExpression.named("CallMarks.Marked").list
    }
    return .named("CallMarks.Marked")
  }
}
