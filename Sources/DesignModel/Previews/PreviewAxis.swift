import English
import StepCounting
import SwiftFragments
import SwiftTypes

/// A variable of a component's previews, and the values that they show.
package struct PreviewAxis: Sendable {
  package enum Subject: Sendable {
    /// Light or dark.
    case colorScheme

    /// The theme of the design tokens.
    case theme

    /// Standard or increased contrast.
    case contrast

    /// The component's property with this index.
    case property(Int)
    case modifier(Int)

    /// The environment entry with this index.
    case environment(Int)

    /// Enabled or disabled.
    case disabled
  }

  package struct Value: Sendable {
    /// The word for it in the name of a preview; empty for the first value.
    package var name: String

    /// The value in Swift.
    package let text: String
  }

  package let subject: Subject

  /// The variable.
  package let name: String
  package let type: TypeExpression

  /// The first is what previews show if nothing else is chosen: the spec's example of a property, or the default.
  package var values: [Value]

  /// The number of values, including those that are not shown.
  package let count: Int

  /// The maximum number of values that are shown.
  private static let most = 8

  private init(_ subject: Subject, _ name: String, _ type: TypeExpression, _ values: [Value]) {
    self.subject = subject
    self.name = name
    self.type = type
    self.values = Array(values.prefix(Self.most))
    count = values.count
  }
}

extension PreviewAxis {
  /// Whether it varies the surroundings of the component.
  var isAround: Bool {
    switch subject {
    case .colorScheme, .theme, .contrast: true
    case .property, .modifier, .environment, .disabled: false
    }
  }
}

extension [PreviewAxis] {
  /// The axes that previews vary: as many as possible within the limit of pairs.
  var shown: [PreviewAxis] {
    var shown: [PreviewAxis] = []
    var (values, pairs) = (0, 0)
    for axis in self {
      countSteps()
      let more = values * axis.values.count
      guard pairs + more <= mostPairs else { continue }
      shown.append(axis)
      values += axis.values.count
      pairs += more
    }
    return shown
  }
}

/// The maximum number of pairs of values in previews.
private let mostPairs = 4096

extension PreviewAxis {
  /// The possible axes of a component, besides its style.
  ///
  /// - Parameters:
  ///   - samples: Members of emitted types, by type name.
  ///   - aliases: The targets of emitted aliases.
  static func all(
    of component: Component, samples: [String: [String]], aliases: [String: TypeExpression]
  ) -> [PreviewAxis] {
    func axis(_ subject: Subject, _ name: String, _ type: TypeExpression, _ value: String?)
      -> PreviewAxis?
    {
      let known = aliases[type.text] ?? type
      if known == .bool { return .boolean(subject, name, type, value) }
      return samples[known.text].flatMap { .members($0, subject, name, type, value) }
    }
    let taken = component.propertiesOfAllInitializers
    let properties = component.properties.enumerated().compactMap { index, property in
      // A property that only some initializers take cannot be set in every preview.
      property.builder == nil && property.deprecation == nil && taken.contains(index)
        ? axis(
          .property(index), property.name, property.type.unwrapped,
          component.example(of: property) ?? property.defaultValue) : nil
    }
    let modifiers = component.modifiers.enumerated().compactMap { index, modifier in
      modifier.isVariable
        ? axis(
          .modifier(index), modifier.name, modifier.type.unwrapped,
          modifier.defaultValue) : nil
    }
    let environment = component.environment.enumerated().compactMap { index, entry in
      entry.isVariable
        ? axis(.environment(index), entry.name, entry.type.unwrapped, entry.defaultValue)
        : nil
    }
    let surroundings = component.view.surroundings
    var around: [PreviewAxis] = [.colorScheme]
    if !surroundings.themes.isEmpty { around.append(.theme(surroundings.themes)) }
    if surroundings.hasContrast { around.append(.contrast) }
    return distinct(around + properties + modifiers + environment)
      + (component.isInteractive ? [.disabled] : [])
  }

  private static var colorScheme: Self {
    Self(
      .colorScheme, "color scheme", .named("ColorScheme"),
      [Value(name: "", text: ".light"), Value(name: "dark", text: ".dark")])
  }

  private static func theme(_ themes: [String]) -> Self {
    Self(
      .theme, TokenDeclarations.theme, .named("Theme"),
      themes.enumerated().map { position, theme in
        Value(
          name: position == 0 ? "" : theme, text: ".\(escapedMember(theme))")
      })
  }

  private static var contrast: Self {
    Self(
      .contrast, "contrast", .named("ColorSchemeContrast"),
      [
        Value(name: "", text: ".standard"), Value(name: "increasedContrast", text: ".increased"),
      ])
  }

  private static var disabled: Self {
    Self(
      .disabled, "disabled", .bool,
      [Value(name: "", text: "false"), Value(name: "disabled", text: "true")])
  }

  private static func boolean(
    _ subject: Subject, _ name: String, _ type: TypeExpression, _ value: String?
  ) -> Self {
    let isTrue = value == "true" || isTrueInExamples(name)
    return Self(
      subject, name, type,
      [
        Value(name: "", text: isTrue ? "true" : "false"),
        Value(name: word(for: name, is: !isTrue), text: isTrue ? "false" : "true"),
      ])
  }

  private static func members(
    _ members: [String], _ subject: Subject, _ name: String, _ type: TypeExpression,
    _ value: String?
  ) -> Self? {
    let texts = members.map { ".\(escapedMember($0))" }
    let first = value ?? texts.first ?? ""
    let others = zip(members, texts).filter { $1 != first }
    // A member of that name is not a meaningful word by itself.
    let values = others.map { member, text in
      Value(
        name: ["default", "none", "some"].contains(member)
          ? member + upperCamelCase(name) : member, text: text)
    }
    return values.isEmpty ? nil : Self(subject, name, type, [Value(name: "", text: first)] + values)
  }

  /// The axes with distinct words for their values: if two have the same word, the later one is qualified by
  /// its axis.
  private static func distinct(_ axes: [PreviewAxis]) -> [PreviewAxis] {
    var seen: Set<String> = ["disabled"]
    return axes.map { axis in
      var axis = axis
      for index in axis.values.indices.dropFirst()
      where !seen.insert(axis.values[index].name).inserted {
        axis.values[index].name += upperCamelCase(axis.name)
        seen.insert(axis.values[index].name)
      }
      return axis
    }
  }

  /// A Boolean's value as a word: "selected" for `isSelected`, "withoutShadow" for `hasShadow`.
  private static func word(for name: String, is value: Bool) -> String {
    func rest(_ prefix: String) -> Substring? {
      let rest = name.dropFirst(prefix.count)
      return name.hasPrefix(prefix) && rest.first?.isUppercase == true ? rest : nil
    }
    if let thing = rest("has") ?? rest("shows") { return (value ? "with" : "without") + thing }
    let state = String(rest("is") ?? name[...])
    return value ? lowerCamelCase(state) : "not" + upperCamelCase(state)
  }
}

/// Whether an example would show nothing, or not what matters, if a Boolean with this name were false, such as
/// `isPresented`.
package func isTrueInExamples(_ name: String) -> Bool {
  let start = name.lastIndex(where: \.isUppercase) ?? name.startIndex
  return ["open", "presented", "showing", "shown", "visible"].contains(name[start...].lowercased())
}

extension Component {
  /// The spec's example of a property that is a Boolean or a case, in Swift.
  fileprivate func example(of property: Property) -> String? {
    guard let text = examples[words(property.name)]?.first else { return nil }
    return ["true", "false"].contains(text) ? text : ".\(escapedMember(text))"
  }

  /// The positions of the properties that every initializer takes unchanged.
  fileprivate var propertiesOfAllInitializers: Set<Int> {
    var taken = Set(properties.indices)
    for initializer in initializers where initializer.details.name == nil {
      countSteps(initializer.parameters.count)
      var own: Set<Int> = []
      for parameter in initializer.parameters {
        guard case .property(let id) = parameter.role else { continue }
        let property = properties[id]
        if parameter.type == property.type || parameter.type == property.parameterType {
          own.insert(id.position)
        }
      }
      taken.formIntersection(own)
    }
    return taken
  }
}

extension Setting {
  /// Whether its method takes the value.
  fileprivate var isVariable: Bool {
    guard function != nil, deprecation == nil, case .value = argument else { return false }
    return true
  }
}

extension Component {
  /// Whether it is interactive.
  fileprivate var isInteractive: Bool {
    properties.contains { $0.isBinding || $0.isFunction || $0.wrapsFunction }
      || modifiers.contains(where: \.isFunction)
  }
}
