import Diagnostics
import Specification
import SwiftFragments

extension ComponentChecker {
  /// The members of the component that a style can see.
  var configurationNames: [SwiftName] {
    spec.slots.map(\.name) + spec.properties.map(\.name) + spec.modifiers.map(\.name)
      + spec.state.map(\.name)
  }

  /// The identifiers in all Swift that stands in the component itself.
  var ownCode: [SwiftName] {
    let entries = spec.configuration?.entries ?? []
    return (spec.body?.identifiers ?? []) + (spec.accessibility?.code ?? [])
      + entries.flatMap { ($0.value?.identifiers ?? []) + ($0.view?.identifiers ?? []) }
  }

  /// The entries of `configuration` that are members of their own.
  var configurationAdditions: [ConfigurationEntrySpec] {
    (spec.configuration?.entries ?? []).filter { !$0.isName }
  }

  /// The names of the component's members that no style sees.
  var hiddenNames: Set<String> {
    let named = Set((spec.configuration?.entries ?? []).filter(\.isName).map(\.name.text))
    return named.isEmpty
      ? [] : Set(configurationNames.map(\.text)).subtracting(named)
  }

  /// What a style sees, and what the component makes for it.
  mutating func configuration() -> Configuration {
    guard let configuration = spec.configuration else {
      return Configuration(hidden: [], values: [], parts: [])
    }
    if spec.styles.isEmpty, let entry = configuration.entries.first {
      error(
        "configuration-without-styles", at: entry.name.place,
        "'configuration' is what styles see, and '\(spec.component?.text ?? "")' has none; "
          + "add 'styles', or remove it")
    }
    let known = configurationNames.map(\.text)
    var values: [Configuration.Value] = []
    var parts: [Configuration.Part] = []
    var named: Set<String> = []
    for entry in configuration.entries {
      if entry.isName {
        if !known.contains(entry.name.text) {
          unknown(entry.name, "configuration member", id: "unknown-member", among: known)
        } else if !named.insert(entry.name.text).inserted {
          error(
            "duplicate-member", at: entry.name.place,
            "'\(entry.name.text)' is in the configuration already; remove it")
        }
      } else if let view = entry.view {
        for (key, place) in [("type", entry.type?.place), ("value", entry.value?.place)] {
          guard let place else { continue }
          error(
            "part-and-value", at: place,
            "'\(entry.name.text)' is a part by its 'view'; remove '\(key)'",
            notes: [Note("the view is here", at: view.place)])
        }
        parts.append(
          .init(
            name: entry.name.text, erased: erasedName(of: entry.name.text), view: view,
            summary: entry.summary?.value))
      } else if let type = entry.type, let value = entry.value {
        values.append(
          .init(
            name: entry.name.text, type: type.text, isOptional: type.wrapped != nil, value: value,
            summary: entry.summary?.value))
      } else {
        let missing = entry.type == nil ? "type" : "value"
        error(
          "incomplete-entry", at: entry.name.place,
          "the configuration's '\(entry.name.text)' needs a '\(missing)': a style sees a value with "
            + "both, or a part with 'view'")
      }
    }
    return Configuration(hidden: hiddenNames, values: values, parts: parts)
  }
}
