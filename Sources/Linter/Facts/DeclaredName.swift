import Specification
import SwiftFragments

/// A name that a spec declares, and its documentation.
struct DeclaredName: Sendable {
  enum Kind: Sendable {
    case component, slot, slotArgument, property, modifier, environmentEntry, state, part, style
    case parameter, type, enumCase, option, constant, member, resolver

    /// The noun in messages.
    var noun: String {
      switch self {
      case .component: "component"
      case .slot: "slot"
      case .slotArgument: "argument"
      case .property: "property"
      case .modifier: "modifier"
      case .environmentEntry: "environment entry"
      case .state: "state value"
      case .part: "part"
      case .style: "style"
      case .parameter: "parameter"
      case .type: "type"
      case .enumCase: "case"
      case .option: "option"
      case .constant: "constant"
      case .member: "property"
      case .resolver: "resolver"
      }
    }
  }

  let kind: Kind
  let name: SwiftName
  let type: SwiftType?
  let summary: Documentation?
  let deprecation: DeprecationSpec?

  /// The type that a case belongs to.
  let owner: String?

  /// The words of the name, in lowercase.
  let words: [String]

  /// Whether it or its owner is deprecated.
  var isDeprecated: Bool

  init(
    kind: Kind, name: SwiftName, type: SwiftType? = nil, summary: Documentation? = nil,
    deprecation: DeprecationSpec? = nil, owner: String? = nil
  ) {
    self.kind = kind
    self.name = name
    self.type = type
    self.summary = summary
    self.deprecation = deprecation
    self.owner = owner
    words = nameWords(name.text)
    isDeprecated = deprecation != nil
  }

  var isBoolean: Bool { type.map { $0.unwrapped.text == "Bool" } ?? false }
}

extension ComponentSpec {
  /// All names that callers or authors of styles see.
  var declaredNames: [DeclaredName] {
    var names: [DeclaredName] = []
    if let component {
      names.append(
        .init(kind: .component, name: component, summary: summary, deprecation: deprecated))
    }
    for slot in slots {
      names.append(
        .init(
          kind: .slot, name: slot.name, type: slot.type, summary: slot.summary,
          deprecation: slot.deprecated))
      names += slot.arguments.map {
        .init(kind: .slotArgument, name: $0.name, type: $0.type, summary: $0.summary)
      }.within(slot.deprecated)
    }
    names += properties.map {
      .init(
        kind: .property, name: $0.name, type: $0.type, summary: $0.summary,
        deprecation: $0.deprecated)
    }
    for modifier in modifiers {
      names.append(
        .init(
          kind: .modifier, name: modifier.name, type: modifier.type, summary: modifier.summary,
          deprecation: modifier.deprecated))
      names += modifier.parameters.map(DeclaredName.init(parameter:)).within(modifier.deprecated)
    }
    // An entry with neither type nor parameters already exists in the environment.
    for entry in environment where entry.type != nil || !entry.parameters.isEmpty {
      names.append(
        .init(
          kind: .environmentEntry, name: entry.name, type: entry.type, summary: entry.summary,
          deprecation: entry.deprecated))
      names += entry.parameters.map(DeclaredName.init(parameter:)).within(entry.deprecated)
    }
    names += state.map { .init(kind: .state, name: $0.name, type: $0.type, summary: $0.summary) }
    names += (configuration?.entries ?? []).filter { !$0.isName && !$0.isRead }.map {
      .init(kind: .part, name: $0.name, type: $0.type, summary: $0.summary)
    }
    for style in styles {
      names.append(
        .init(
          kind: .style, name: style.name, summary: style.summary, deprecation: style.deprecated))
      names += style.parameters.map(DeclaredName.init(parameter:)).within(style.deprecated)
    }
    names += resolvers.map {
      .init(kind: .resolver, name: $0.name, type: $0.type, summary: $0.summary)
    }
    return (names + types.flatMap(\.declaredNames)).within(deprecated)
  }
}

extension [DeclaredName] {
  /// The same names, deprecated if their owner is.
  fileprivate func within(_ deprecation: DeprecationSpec?) -> Self {
    if deprecation == nil { return self }
    return map { name in
      var name = name
      name.isDeprecated = true
      return name
    }
  }
}

extension DeclaredName {
  fileprivate init(parameter: ParameterSpec) {
    self.init(
      kind: .parameter, name: parameter.name, type: parameter.type, summary: parameter.summary)
  }
}

extension TypeSpec {
  fileprivate var declaredNames: [DeclaredName] {
    var names = [
      DeclaredName(kind: .type, name: name, summary: summary, deprecation: deprecated)
    ]
    names += cases.map {
      .init(
        kind: .enumCase, name: $0.name, summary: $0.summary, deprecation: $0.deprecated,
        owner: name.text)
    }
    names += options.map {
      .init(
        kind: .option, name: $0.name, summary: $0.summary, deprecation: $0.deprecated,
        owner: name.text)
    }
    names += constants.map {
      .init(
        kind: .constant, name: $0.name, type: $0.type, summary: $0.summary,
        deprecation: $0.deprecated)
    }
    names += properties.map {
      .init(
        kind: .member, name: $0.name, type: $0.type, summary: $0.summary, deprecation: $0.deprecated
      )
    }
    return (names + types.flatMap(\.declaredNames)).within(deprecated)
  }
}
