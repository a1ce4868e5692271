import Diagnostics
import Specification
import SwiftFragments

/// The members that a style sees, and those that the component creates for it.
func checkConfiguration(in scope: ComponentScope, _ findings: inout Findings) -> Configuration {
  let selections = Set(scope.spec.slots.compactMap(\.selectionName?.text))
  guard let configuration = scope.spec.configuration else {
    return Configuration(hidden: selections, values: [], parts: [], fixed: [])
  }
  if scope.spec.styles.isEmpty, let entry = configuration.entries.first {
    findings.error(
      .configurationWithoutStyles, at: entry.name.place,
      "'configuration' is for styles, and '\(scope.spec.component?.text ?? "")' has no styles; "
        + "add 'styles', or remove it")
  }
  let known = scope.configurationNames.map(\.text)
  var values: [Configuration.Value] = []
  var parts: [Configuration.Part] = []
  var named: Set<String> = []
  for entry in configuration.entries {
    if entry.isName || entry.isRead, !named.insert(entry.name.text).inserted {
      findings.error(
        .duplicateMember, at: entry.name.place,
        "'\(entry.name.text)' is already in the configuration; remove it")
    } else if entry.isName {
      if !known.contains(entry.name.text) {
        reportUnknownName(
          entry.name, "configuration member", id: .unknownMember, among: known, in: scope,
          &findings)
      }
    } else if entry.isRead {
      if let value = checkReadEntry(entry, in: scope, &findings) { values.append(value) }
    } else if let view = entry.view {
      for (key, place) in [("type", entry.type?.place), ("value", entry.value?.place)] {
        guard let place else { continue }
        findings.error(
          .partAndValue, at: place,
          "'\(entry.name.text)' is a part, because it has a 'view'; remove '\(key)'",
          notes: [Note("the view is here", at: view.place)])
      }
      parts.append(
        .init(
          name: entry.name.text, erased: scope.erasedName(of: entry.name.text), view: view,
          uiKit: entry.uiKit, summary: entry.summary?.value))
    } else if let type = entry.type, let value = entry.value {
      values.append(
        .init(
          name: entry.name.text, type: type.expression, value: value,
          summary: entry.summary?.value))
    } else {
      findings.error(
        .incompleteEntry, at: entry.name.place,
        "the configuration's '\(entry.name.text)' needs a 'type'; a value has both, and a part "
          + "has a 'view'")
    }
  }
  return Configuration(
    hidden: scope.hiddenNames.union(selections), values: values, parts: parts,
    fixed: scope.dependents(of: scope.spec.state.filter(\.belongsToOne).map(\.name.text)))
}

/// The value for a member that styles can read but not write; nil if they cannot write it anyway, or it does
/// not exist.
private func checkReadEntry(
  _ entry: ConfigurationEntrySpec, in scope: ComponentScope, _ findings: inout Findings
) -> Configuration.Value? {
  let name = entry.name.text
  guard let type = entry.type else { return nil }
  guard let (actual, summary) = scope.readable[name] else {
    let isSlot = scope.slot(named: name) != nil
    findings.error(
      .incompleteEntry, at: entry.name.place,
      isSlot
        ? "'\(name)' is a slot, whose type in the configuration is fixed; write only the name"
        : "the configuration's '\(name)' needs a 'value', because no property, modifier, state or "
          + "environment value has that name; "
          + remedy(for: name, among: scope.readable.keys.sorted(), none: "there are none")
    )
    return nil
  }
  if let actual, actual != type.text {
    findings.error(
      .configurationType, at: type.place, "'\(name)' is of the type '\(actual)'; write that type",
      fixIts: [FixIt("write the type", [.init(type.place, "\"\(actual)\"")])])
  }
  guard
    scope.bindings.contains(name)
      || scope.entry(named: name) != nil
  else { return nil }
  return .init(
    name: name, type: type.expression, value: nil,
    summary: entry.summary?.value ?? summary)
}

extension ComponentScope {
  /// The members of the component that a style can see.
  var configurationNames: [SwiftName] {
    // Styles access selections through the items.
    spec.slots.map(\.name)
      + spec.properties.map(\.name).filter { !isSelection($0.text) }
      + spec.modifiers.map(\.name) + spec.state.map(\.name)
  }

  /// The names of the members that a style can write.
  var bindings: [String] {
    spec.properties.filter { $0.isBinding?.value == true && !isSelection($0.name.text) }
      .map(\.name.text)
      + spec.state.filter { $0.sharing != .readOnly }.map(\.name.text)
  }

  /// The identifiers in all of the component's own Swift.
  var ownCode: [SwiftName] {
    (spec.body?.identifiers ?? []) + (spec.accessibility?.code ?? [])
      + (spec.configuration?.entries ?? []).flatMap(\.identifiers) + arrangingCode
      + spec.slots.flatMap { $0.list?.value?.selection?.select?.identifiers ?? [] }
  }

  /// The entries of `configuration` that add members.
  var configurationAdditions: [ConfigurationEntrySpec] {
    (spec.configuration?.entries ?? []).filter { !$0.isName && !$0.isRead }
  }

  /// The entries of `configuration` that make members read-only for styles.
  var configurationReads: [ConfigurationEntrySpec] {
    (spec.configuration?.entries ?? []).filter(\.isRead)
  }

  /// The names of the component's members that styles do not see, or only read in another way.
  var hiddenNames: Set<String> {
    let names = configurationNames.map(\.text)
    let named = (spec.configuration?.entries ?? []).filter(\.isName).map(\.name.text)
    let read = Set(configurationReads.map(\.name.text))
    let writable = read.intersection(bindings)
    guard !named.isEmpty else { return writable }
    return Set(names).subtracting(named).subtracting(read).union(writable)
  }

  /// The members with a readable value, with their types, if known, and summaries.
  fileprivate var readable: [String: (type: String?, summary: String?)] {
    var members: [String: (type: String?, summary: String?)] = [:]
    for property in spec.properties {
      members[property.name.text] = (property.type?.text, property.summary?.value)
    }
    for modifier in spec.modifiers {
      members[modifier.name.text] = (modifier.type?.text, modifier.summary?.value)
    }
    for state in spec.state { members[state.name.text] = (state.type?.text, state.summary?.value) }
    for entry in spec.environment {
      members[entry.name.text] = (
        (entry.type ?? declarations.entries[entry.name.text]?.spec.type)?.text, entry.summary?.value
      )
    }
    return members
  }

  // MARK: - Dependencies

  /// The state that values and parts of the configuration depend on.
  var sharedState: Set<String> {
    let makers = (spec.configuration?.entries ?? []).map(\.name.text)
    return Set(
      spec.state.filter { $0.sharing != .readOnly }.map(\.name.text).filter {
        !dependents(of: [$0]).isDisjoint(with: makers)
      })
  }

  /// The values and parts of the configuration that depend on some of the component's members, directly or
  /// through each other and declarations of the spec.
  fileprivate func dependents(of members: [String]) -> Set<String> {
    guard !members.isEmpty else { return [] }
    var makers = (spec.configuration?.entries ?? []).filter { !$0.isRead }.map { entry in
      (makes: Set([entry.name.text]), of: Set(entry.identifiers.map(\.withoutDollar)))
    }
    if let declarations = spec.declarations {
      makers.append(
        (declarations.declaredNames, Set(declarations.identifiers.map(\.withoutDollar))))
    }
    var reached = Set(members)
    var count = 0
    while reached.count > count {
      count = reached.count
      for maker in makers where !maker.of.isDisjoint(with: reached) {
        reached.formUnion(maker.makes)
      }
    }
    return Set(configurationAdditions.map(\.name.text)).intersection(reached)
  }
}

extension ConfigurationEntrySpec {
  /// The identifiers in its definition.
  var identifiers: [SwiftName] {
    (value?.identifiers ?? []) + (view?.identifiers ?? [])
  }
}

extension StateSpec {
  /// How code outside of the component can access the value.
  fileprivate var sharing: StateWrapper.Sharing { wrapper?.wrapper.sharing ?? .binding }

  /// Whether another component can neither share it, unlike a binding, nor have its own.
  fileprivate var belongsToOne: Bool {
    switch wrapper?.wrapper ?? .state {
    case .gestureState, .namespace, .stateObject: true
    case .state, .focusState, .accessibilityFocusState, .scaledMetric, .appStorage, .sceneStorage,
      .environmentObject, .environment:
      false
    }
  }
}
