/// An argument as far as Swift tells initialisers apart by it in the calls that are promised.
struct Argument: Hashable {
  /// nil for none.
  let label: String?
  let isClosure: Bool

  init(_ parameter: Parameter) {
    label = parameter.label
    isClosure = parameter.isClosure
  }
}

/// The call of an initialiser with a label at every argument, defaults left out.
struct LabelledCall: Hashable {
  let arguments: [Argument]

  init(_ initializer: Initializer) {
    arguments = initializer.parameters.filter { $0.defaultValue == nil }.map(Argument.init)
  }
}

/// The call of an initialiser with as many trailing closures as can be, the first without its
/// label, defaults left out.
struct TrailingCall: Hashable {
  let arguments: [Argument]
  let laterLabels: [String?]

  /// nil if the initialiser has no closure that can be trailing.
  init?(_ initializer: Initializer) {
    guard let first = initializer.firstTrailingClosure else { return nil }
    arguments = initializer.parameters[..<first].filter { $0.defaultValue == nil }
      .map(Argument.init)
    laterLabels = initializer.parameters[(first + 1)...].filter(\.isClosure).map(\.label)
  }
}

extension LabelledCall {
  /// The call as somebody would write it, without the values: `Card(title: …)`.
  func text(of component: String) -> String {
    component + "(" + arguments.map(\.text).joined(separator: ", ") + ")"
  }
}

extension TrailingCall {
  /// The call as somebody would write it, without the values: `Card(title: …) { … }`.
  func text(of component: String) -> String {
    let values = arguments.isEmpty ? "" : "(" + arguments.map(\.text).joined(separator: ", ") + ")"
    let closures = laterLabels.map { " \($0 ?? "_"): { … }" }.joined()
    return component + values + " { … }" + closures
  }
}

extension Argument {
  fileprivate var text: String {
    (label.map { "\($0): " } ?? "") + (isClosure ? "{ … }" : "…")
  }
}

/// Two initialisers that the same promised call could mean, with Swift unable to choose.
struct Ambiguity {
  let call: String
  let first: Initializer
  let second: Initializer
}

/// Finds the promised calls that Swift could not resolve, each once.
func ambiguities(of component: String, _ initializers: [Initializer]) -> [Ambiguity] {
  var found: [Ambiguity] = []
  var labelled: [LabelledCall: Initializer] = [:]
  var trailing: [TrailingCall: Initializer] = [:]
  var reported: Set<String> = []
  func report(_ call: String, _ first: Initializer, _ second: Initializer) {
    if reported.insert(call).inserted {
      found.append(Ambiguity(call: call, first: first, second: second))
    }
  }
  for initializer in initializers {
    let call = LabelledCall(initializer)
    if let other = labelled[call], other.form != initializer.form {
      report(call.text(of: component), other, initializer)
    } else {
      labelled[call] = initializer
    }
    if let call = TrailingCall(initializer) {
      if let other = trailing[call], other.form != initializer.form {
        let (left, right) = (other.parameters.count, initializer.parameters.count)
        if left == right { report(call.text(of: component), other, initializer) }
        if right < left { trailing[call] = initializer }
      } else {
        trailing[call] = initializer
      }
    }
  }
  return found
}
