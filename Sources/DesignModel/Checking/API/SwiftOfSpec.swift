import Specification
import SwiftFragments

/// A piece of Swift in a spec, or a YAML value from which Swift is emitted, with its availability.
struct SwiftOfSpec {
  let api: APIUses

  /// The names that it declares.
  let declaredNames: Set<String>

  /// The availability of its part, in addition to that of the component.
  let availability: [AvailabilitySpec]

  init(
    _ api: APIUses, declaring declaredNames: Set<String> = [],
    availability: [AvailabilitySpec] = []
  ) {
    self.api = api
    self.declaredNames = declaredNames
    self.availability = availability
  }

  fileprivate init(_ block: SwiftBlock, availability: [AvailabilitySpec] = []) {
    self.init(block.api, declaring: block.declaredNames, availability: availability)
  }

  fileprivate init(_ expression: SwiftExpression) {
    self.init(expression.api, declaring: expression.declaredNames)
  }
}

extension ComponentSpec {
  /// All Swift of the spec that is emitted for every platform.
  var allSwift: [SwiftOfSpec] {
    let bodies = styles.flatMap { style in
      (style.body.map { [SwiftOfSpec($0, availability: style.availability)] } ?? [])
        + style.environment.map {
          SwiftOfSpec(environmentValue: $0.keyPath ?? $0.name, availability: style.availability)
        }
    }
    let styleBodies = Set(styles.compactMap(\.body?.place.span.start))
    let actions = (accessibility?.actions ?? []).compactMap(\.perform)
    let blocks = (blocks + actions).filter { !styleBodies.contains($0.place.span.start) }
      .map { SwiftOfSpec($0) }
    let values =
      (expressions + (accessibility?.allExpressions ?? [])).map { SwiftOfSpec($0) }
    let reads = environment.filter { $0.type == nil && $0.parameters.isEmpty }.map {
      SwiftOfSpec(environmentValue: $0.keyPath ?? $0.name, availability: [])
    }
    return blocks + bodies + values + reads + typedValues
      + previews.compactMap(\.body).map { .init($0) }
  }

  /// The types of values, and their defaults.
  private var typedValues: [SwiftOfSpec] {
    var values: [(type: SwiftType?, values: [SwiftExpression?])] = []
    values += properties.map { ($0.type, [$0.defaultValue]) }
    values += state.map { ($0.type, [$0.defaultValue]) }
    values += modifiers.map { ($0.type, [$0.defaultValue, $0.argumentDefault, $0.value]) }
    values += environment.map { ($0.type, [$0.defaultValue, $0.argumentDefault, $0.value]) }
    values += slots.map { ($0.type, []) }
    values += resolvers.flatMap { [($0.type, [$0.defaultValue]), ($0.view, [])] }
    let parameters =
      styles.flatMap(\.parameters) + modifiers.flatMap(\.parameters)
      + environment.flatMap(\.parameters)
    values += parameters.map { ($0.type, [$0.defaultValue]) }
    return values.flatMap { type, values in
      (type.map { [SwiftOfSpec($0)] } ?? [])
        + values.compactMap(\.self).map { SwiftOfSpec($0, of: type) }
    }
  }
}

extension SwiftOfSpec {
  fileprivate init(environmentValue name: SwiftName, availability: [AvailabilitySpec]) {
    self.init(APIUses(of: name, .environmentValue), availability: availability)
  }

  /// A type, by the names in it.
  fileprivate init(_ type: SwiftType) {
    self.init(
      APIUses(
        uses: type.typeNames.map { APIUse($0, .type) }, ownTypes: []))
  }

  /// A default, which can be a member of its type.
  fileprivate init(_ value: SwiftExpression, of type: SwiftType?) {
    if let member = value.implicitMember, let type {
      self.init(APIUses(of: member, .staticMember(of: type.unwrapped.text)))
    } else {
      self.init(value)
    }
  }
}

extension AccessibilitySpec {
  fileprivate var allExpressions: [SwiftExpression] {
    let texts = [label, hint, value].compactMap(\.self).flatMap(\.expressions)
    return texts + traits.compactMap(\.condition)
      + actions.compactMap(\.condition)
  }
}
