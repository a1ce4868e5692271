import Specification
import StepCounting
import SwiftTypes

/// An initializer that a call may resolve to, with information that is needed for each call.
final class Candidate {
  let initializer: Initializer
  let parameters: [Parameter]
  let generics: [Generic]

  /// The index of each generic parameter.
  private let positions: NameIndex

  /// The requirements on generic parameters.
  let requirements: [Requirement]

  /// Rules it out quickly for most calls.
  let outline: Outline

  /// For each parameter, what determines whether an argument can go there.
  let places: [Place]

  /// For each parameter, the first one at or after it that requires an argument; the number of parameters if
  /// there is none.
  let nextRequired: [Int]

  /// A summary of an initializer for quick checks.
  struct Outline {
    let callee: CallForm.Callee

    /// The possible numbers of arguments.
    let argumentCounts: ClosedRange<Int>
    let labels: LabelSet

    /// The labels of required arguments.
    let requiredLabels: LabelSet

    /// Whether it may accept a call; false is certain.
    func couldTake(_ call: CallForm) -> Bool {
      argumentCounts.contains(call.labels.count) && callee == call.callee
        && call.labelSet.isSubset(of: labels)
        // The first trailing closure has no label.
        && requiredLabels.count(without: call.labelSet) <= min(call.trailingCount, 1)
    }
  }

  struct Place {
    let label: CallForm.Label
    let hasDefault: Bool

    /// Whether Swift matches an unlabeled trailing closure to this parameter, regardless of the result: if it
    /// is a function, or requires an argument whose type is a generic parameter.
    let acceptsTrailingClosure: Bool
  }

  /// A parameter of it.
  final class Parameter {
    let parameter: DesignModel.Parameter

    /// The type with the component's pinned generic parameters replaced.
    let type: TypeExpression

    /// The type, as far as it is the same for each argument.
    let form: Form

    enum Form {
      /// A generic parameter, by its index.
      case generic(Int)

      /// No generic parameter is in it; with the wrapped type if it is optional.
      case fixed(wrapped: TypeExpression?)
      case other
    }

    /// The content of the argument, if it has a single type.
    let content: TypeExpression?
    let hasDefault: Bool
    let isPlaceholder: Bool
    let isBuilder: Bool

    /// Whether its declared type is visibly a non-optional function.
    let isFunction: Bool

    /// Whether a string literal can be the argument by creating a value of another type than `String`.
    let takesLiterals: Bool

    fileprivate init(
      _ parameter: DesignModel.Parameter, of initializer: Initializer, _ positions: NameIndex
    ) {
      self.parameter = parameter
      let type = initializer.pinned(parameter.type)
      self.type = type
      func generic(_ type: TypeExpression) -> Int? { type.plainName.flatMap { positions[$0] } }
      form =
        if let index = generic(type) {
          .generic(index)
        } else if type.isOpaque || type.contains(where: { generic($0) != nil }) {
          .other
        } else {
          .fixed(wrapped: type.wrapped)
        }
      content = parameter.content?.type.map { initializer.pinned($0) }
      hasDefault = parameter.defaultValue != nil
      isPlaceholder = if case .placeholder = parameter.role { true } else { false }
      isBuilder = parameter.isBuilder
      isFunction = parameter.type.isFunction
      let wrapped = parameter.type.unwrapped.path
      takesLiterals =
        parameter.takesLiterals
        || LocalizedTextType.allCases.contains { $0.rawValue == wrapped }
    }
  }

  /// A generic parameter of it.
  struct Generic {
    let name: String
    let conformances: [TypeExpression]

    /// Whether it has to be a view and has no other requirements.
    let isView: Bool

    /// Whether it is determined by an omitted slot.
    let isOmittable: Bool
  }

  /// A requirement of its generic parameters.
  struct Requirement {
    let written: TypeRequirement

    /// The requirement with the component's pinned generic parameters replaced.
    let pinned: TypeRequirement
  }

  init(_ initializer: Initializer, in table: LabelTable) {
    self.initializer = initializer
    let positions = NameIndex(initializer.generics.map(\.name))
    self.positions = positions
    parameters = initializer.parameters.map { Parameter($0, of: initializer, positions) }
    countSteps(initializer.parameters.count + initializer.generics.count)
    let omittable = Set(
      initializer.parameters.filter { $0.defaultValue == "" }.flatMap(\.type.names))
    generics = initializer.generics.map { generic in
      Generic(
        name: generic.name, conformances: generic.conformances,
        isView: generic.conformances.count == 1
          && generic.conformances[0].plainName == TypeFacts.view,
        isOmittable: omittable.contains(generic.name))
    }
    requirements = (initializer.details.requirements + initializer.details.ownRequirements).map {
      Requirement(written: $0, pinned: initializer.pinned($0))
    }
    places = initializer.parameters.map { parameter in
      let wrapped = parameter.wrappedType
      return Place(
        label: CallForm.Label(parameter.label, in: table),
        hasDefault: parameter.defaultValue != nil,
        acceptsTrailingClosure: parameter.isClosure
          || parameter.defaultValue == nil
            && wrapped.plainName.map { positions[$0] != nil } ?? false
      )
    }
    var next = places.count
    var nextRequired: [Int] = []
    for (index, place) in places.enumerated().reversed() {
      if !place.hasDefault { next = index }
      nextRequired.append(next)
    }
    self.nextRequired = nextRequired.reversed()
    let required = places.filter { !$0.hasDefault }
    outline = Outline(
      callee: CallForm.Callee(
        name: CallForm.Label(initializer.details.name, in: table),
        isProperty: initializer.isProperty),
      argumentCounts: required.count...places.count, labels: LabelSet(places.map(\.label)),
      requiredLabels: LabelSet(required.map(\.label)))
  }

  /// Whether callers write the type's name with its arguments, rather than the name of a function.
  var isInitializer: Bool { initializer.details.name == nil && initializer.typeArguments != nil }

  /// The index of the generic parameter, if a type is one; nil for other types.
  func generic(_ type: TypeExpression) -> Int? { type.plainName.flatMap(generic) }

  /// The index of the generic parameter with a name.
  func generic(_ name: String) -> Int? { positions[name] }

  /// Whether a type depends on generic parameters.
  func isGeneric(_ type: TypeExpression) -> Bool {
    type.contains { generic($0) != nil }
  }
}
