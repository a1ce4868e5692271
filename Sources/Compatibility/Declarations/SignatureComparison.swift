import English
import SwiftAPI
import SwiftFragments
import SwiftTypes

/// Compares two versions of a declaration.
struct SignatureComparison {
  private let old: PublicDeclaration
  private let new: PublicDeclaration

  /// The names of the generic parameters before.
  private let oldGenerics: [String]
  private let generics: GenericNames
  private let minimums: SystemMinimums

  init(
    _ old: PublicDeclaration, _ new: PublicDeclaration, _ generics: GenericNames,
    _ minimums: SystemMinimums
  ) {
    self.old = generics.renaming(old)
    self.new = new
    oldGenerics = old.generics
    self.generics = generics
    self.minimums = minimums
  }

  /// All differences; empty if clients cannot tell the two apart.
  func differences() -> [Difference] { parameters() + others() }

  /// The differences if all calls of the old function still compile as calls of the new one, which can have
  /// further parameters with defaults; nil otherwise.
  func differencesOfCalls() -> [Difference]? {
    guard new.kind == old.kind, !new.isRequirement else { return nil }
    var rest = old.parameters[...]
    var added: [PublicDeclaration.Parameter] = []
    var widened: [Difference] = []
    for parameter in new.parameters {
      if let first = rest.first, first.label == parameter.label,
        accepts(parameter, argumentsOf: first), parameter.isOptional || !first.isOptional
      {
        widened += typeDifferences(first, parameter, at: rest.startIndex)
        rest.removeFirst()
      } else if parameter.isOptional {
        // A trailing closure without a label would become its argument.
        if parameter.isFunction, rest.contains(where: { $0.isFunction && $0.isOptional }) {
          return nil
        }
        added.append(parameter)
      } else {
        return nil
      }
    }
    if !rest.isEmpty { return nil }
    let others = others()
    if others.contains(where: \.isBreaking) { return nil }
    // Parameters for omitted slots only distinguish overloads; nobody passes an argument.
    let shown = added.filter { $0.label != "_" || !$0.type.hasSuffix("Omitted") }
    if shown.isEmpty {
      // A function that is passed on has these parameters, too.
      return (widened + others).map { $0.breakingReferences(if: !added.isEmpty) }
    }
    let names = shown.map { "'\($0.label == "_" ? $0.type : $0.label + ":")'" }
    return [
      .reference(
        "\(names.count == 1 ? "new parameter" : "new parameters") \(listed(names)) with a default")
    ] + widened + others
  }

  private func others() -> [Difference] {
    kind() + genericParameters() + constraints() + type() + modifiers() + effects() + access()
      + availability()
  }

  // MARK: - The aspects

  private func kind() -> [Difference] {
    if old.kind == new.kind { return [] }
    return [
      .breaking(
        "\(new.kind.rawValue) instead of \(old.kind.rawValue)")
    ]
  }

  private func parameters() -> [Difference] {
    guard old.parameters.count == new.parameters.count else {
      return [
        .breaking("\(counted(new.parameters.count, "value")) instead of \(old.parameters.count)")
      ]
    }
    return zip(old.parameters, new.parameters).enumerated().flatMap { index, pair in
      let (before, after) = pair
      let name = shownName(of: after, at: index)
      var found: [Difference] = []
      // Only values of cases can have other labels here.
      if before.label != after.label {
        found.append(.breaking("label '\(after.label)' instead of '\(before.label)'"))
      }
      found += typeDifferences(before, after, at: index)
      if before.isOptional, !after.isOptional {
        found.append(.breaking("no default for \(name) anymore"))
      } else if after.isOptional, !before.isOptional {
        found.append(.compatible("default for \(name)"))
      }
      return found
    }
  }

  /// - Parameter index: The position of the argument in old calls.
  private func shownName(of parameter: PublicDeclaration.Parameter, at index: Int) -> String {
    parameter.label == "_" ? "argument \(index + 1)" : "'\(parameter.label):'"
  }

  private func typeDifferences(
    _ before: PublicDeclaration.Parameter, _ after: PublicDeclaration.Parameter, at index: Int
  ) -> [Difference] {
    if before.type == after.type { return [] }
    let text =
      "'\(after.type)' instead of '\(before.type)' for \(shownName(of: after, at: index))"
    return [accepts(after, argumentsOf: before) ? .compatible(text) : .breaking(text)]
  }

  /// Whether a new parameter accepts each argument that callers pass for an old one.
  private func accepts(
    _ after: PublicDeclaration.Parameter, argumentsOf before: PublicDeclaration.Parameter
  ) -> Bool {
    if before.type == after.type { return true }
    // Types that conform to a protocol, and patterns of cases, have to repeat the type.
    guard new.isCallable, !new.isRequirement else { return false }
    let anyText = "some StringProtocol"
    // A value can be passed where an optional is expected, and each optional closure is escaping.
    let wrapped = before.type.replacing("@escaping ", with: "")
    // A function without effects can be passed where one with effects is expected.
    if before.isFunction, after.isFunction,
      after.type.withoutEffects == before.type || after.type.withoutEffects == wrapped
    {
      return true
    }
    return ["\(wrapped)?", "(\(wrapped))?"].contains(after.type)
      || before.type == "String" && [anyText, "(\(anyText))?"].contains(after.type)
  }

  /// The names matter for types only, and there only to code that extends the type.
  private func genericParameters() -> [Difference] {
    guard new.kind.isType || new.kind == .alias else { return [] }
    if oldGenerics.count != new.generics.count {
      return [
        .breaking(
          "generic parameters \(named(new.generics)) instead of \(named(oldGenerics)), for code that "
            + "writes them")
      ]
    }
    let renamed = zip(oldGenerics, new.generics).filter { $0 != $1 }
    if renamed.isEmpty { return [] }
    return [
      .reference(
        "generic parameter named "
          + listed(renamed.map { "'\($1)' instead of '\($0)'" }))
    ]
  }

  private func named(_ names: [String]) -> String {
    names.isEmpty ? "(none)" : "'<\(names.joined(separator: ", "))>'"
  }

  private func constraints() -> [Difference] {
    let old = old.constraints.filter { !generics.isOfOther($0, in: self.old) }
    let new = new.constraints.filter { !generics.isOfOther($0, in: self.new) }
    let differsInNumber = oldGenerics.count != self.new.generics.count
    if differsInNumber, self.new.kind.isType { return [] }
    return new.filter { constraint in !old.contains { $0.implies(constraint) } }
      .map { .breaking("requirement '\($0.text)'") }
      + old.filter { !new.contains($0) }.map { constraint in
        let text = "no requirement '\(constraint.text)' anymore"
        if constraint.relation != .conforms || self.new.isRequirement { return .breaking(text) }
        // Only code that extends a type can rely on its requirements.
        return self.new.kind.isType ? .reference(text) : .compatible(text)
      }
  }

  private func type() -> [Difference] {
    guard let before = old.type, let after = new.type, before != after else { return [] }
    switch new.kind {
    case .function, .subscriptMember:
      return [.breaking("result '\(after)' instead of '\(before)'")]
    case .initializer:
      return [.breaking(after == "Self" ? "not failable anymore" : "failable")]
    default: return [.breaking("type '\(after)' instead of '\(before)'")]
    }
  }

  private func modifiers() -> [Difference] {
    new.modifiers.filter { !old.modifiers.contains($0) }.map { modifier in
      let isLooser = !new.isRequirement && ["nonisolated", "open"].contains(modifier)
      return isLooser ? .compatible("now '\(modifier)'") : .breaking("now '\(modifier)'")
    }
      + old.modifiers.filter { !new.modifiers.contains($0) }.map { modifier in
        let text = "not '\(modifier)' anymore"
        return modifier == "mutating" && !new.isRequirement ? .compatible(text) : .breaking(text)
      }
  }

  private func effects() -> [Difference] {
    new.effects.filter { !old.effects.contains($0) }.map { .breaking("now '\($0)'") }
      + old.effects.filter { !new.effects.contains($0) }.map { effect in
        let text = "not '\(effect)' anymore"
        return new.isRequirement ? .breaking(text) : .compatible(text)
      }
  }

  private func access() -> [Difference] {
    var found: [Difference] = []
    if old.isSettable, !new.isSettable { found.append(.breaking("not settable anymore")) }
    if new.isSettable, !old.isSettable {
      found.append(
        new.isRequirement ? .breaking("now settable") : .compatible("now settable"))
    }
    if old.isRequirement, !new.isRequirement {
      found.append(.breaking("not a requirement anymore"))
    }
    if old.hasDefault, !new.hasDefault { found.append(.breaking("no default anymore")) }
    if new.hasDefault, !old.hasDefault { found.append(.compatible("new default")) }
    if new.isDeprecated, !old.isDeprecated { found.append(.compatible("now deprecated")) }
    if old.isDeprecated, !new.isDeprecated { found.append(.compatible("not deprecated anymore")) }
    return found
  }

  private func availability() -> [Difference] {
    var needs: [String] = []
    var runs: [String] = []
    var lost: [String] = []
    var gained: [String] = []
    for (system, minimum) in minimums.versions {
      let name = system.rawValue
      switch (old.conditions[system], new.conditions[system]) {
      case (.compiled(let before), .compiled(let after)):
        let before = max(before ?? minimum, minimum)
        let after = max(after ?? minimum, minimum)
        if before < after { needs.append("\(name) \(after.major).\(after.minor)") }
        if after < before { runs.append("\(name) \(after.major).\(after.minor)") }
      case (.compiled, .never): lost.append(name)
      case (.never, .compiled): gained.append(name)
      case (.never, .never): continue
      case (.unknown, _), (_, .unknown):
        if old.compilation == new.compilation { continue }
        return [
          .breaking(
            new.compilation.isEmpty
              ? "not in '#if \(old.compilation)' anymore" : "in '#if \(new.compilation)'")
        ]
      }
    }
    return [
      needs.isEmpty ? nil : .breaking("only since \(listed(needs))"),
      lost.isEmpty ? nil : .breaking("not for \(listed(lost)) anymore"),
      runs.isEmpty ? nil : .compatible("already since \(listed(runs))"),
      gained.isEmpty ? nil : .compatible("also for \(listed(gained))"),
    ].compactMap { $0 }
  }
}

extension String {
  /// A function type without the effects of its function.
  fileprivate var withoutEffects: String {
    guard let arrow = ranges(of: " -> ").last else { return self }
    var head = String(self[..<arrow.lowerBound])
    for effect in [" throws", " async"] where head.hasSuffix(effect) {
      head.removeLast(effect.count)
    }
    return head + self[arrow.lowerBound...]
  }
}

extension PublicDeclaration.Constraint {
  /// Whether what meets it meets another one, too.
  fileprivate func implies(_ other: Self) -> Bool {
    if self == other { return true }
    guard subject == other.subject, relation == .conforms, other.relation == .conforms else {
      return false
    }
    return refinements(of: object)?.contains(other.object) == true
  }
}
