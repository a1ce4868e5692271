import Diagnostics
import SwiftAPI
import SwiftFragments
import SwiftTypes

// The conformances that code declares.

extension CodeResolver {
  /// Checks that the inheritance clause of a struct, or of an extension, contains only protocols.
  func checkInheritsProtocols(
    _ type: CodeTypeDeclaration, _ scope: CodeScope, _ findings: inout Findings
  ) {
    guard type.isExtension || type.keyword == "struct" else { return }
    for inherited in type.inherited.flatMap(\.composed) {
      guard let name = inherited.fullName, !name.contains("."), scope.locals[name] == nil,
        environment.isNominal(name), component.declaresAllNames
      else { continue }
      findings.error(
        .wrongType, at: tree.place(type.name.range),
        "'\(type.name.text)' can conform to protocols only, and '\(name)' is a type; write a protocol, "
          + "or give '\(type.name.text)' a property of this type")
    }
  }

  /// Checks that a type has the member that a SwiftUI protocol requires and nothing else provides.
  func checkRequirements(
    of type: CodeTypeDeclaration, _ scope: CodeScope, _ findings: inout Findings
  ) {
    guard !type.isProtocol, component.declaresAllNames else { return }
    let members = Set(type.members.flatMap(\.declaredNames))
    for conformance in type.inherited {
      guard let name = conformance.lastName, let required = requiredMembers[name],
        environment.isAPI(name), scope.locals[name] == nil,
        !members.contains(required) || !hasLabels(of: required, type, name),
        !code.extensionNames.contains(required),
        // Conditionally compiled code can be anything.
        !type.members.contains(where: \.isConditional)
      else { continue }
      let near = nearest(required, among: members.sorted(), limit: 2)
      findings.error(
        .missingConformance, at: tree.place(type.name.range),
        "'\(type.name.text)' is a '\(name)' and has no "
          + "'\(required)\(requiredLabels[required].map { "(\($0):)" } ?? "")'; "
          + (members.contains(required)
            ? "change its labels" : near.map { "rename '\($0)'" } ?? "declare it"))
    }
  }

  /// Whether one of the methods of a name has the labels that a protocol requires, if these are known.
  private func hasLabels(
    of method: String, _ type: CodeTypeDeclaration, _ name: String
  ) -> Bool {
    guard let label = requiredLabels[method] else { return true }
    let methods = type.members.compactMap { member -> CodeFunction? in
      guard case .function(let function) = member.kind, function.name?.text == method else {
        return nil
      }
      return function
    }
    return methods.isEmpty
      || methods.contains { $0.parameters.count == 1 && $0.parameters[0].label == label }
  }
}

/// The labels of one-parameter methods that SwiftUI protocols require.
private let requiredLabels = ["makeBody": "configuration", "path": "in"]

extension CodeStatement {
  /// The names of its member declarations.
  fileprivate var declaredNames: [String] {
    switch kind {
    case .variable(let variable): variable.names.map(\.text)
    case .function(let function): function.name.map { [$0.text] } ?? []
    default: []
    }
  }

  fileprivate var isConditional: Bool {
    switch kind {
    case .compilationConditions, .other: true
    default: false
    }
  }
}

/// The member that each SwiftUI protocol requires, if there is no default implementation.
private let requiredMembers: [String: String] = [
  "ButtonStyle": "makeBody", "ControlGroupStyle": "makeBody", "DisclosureGroupStyle": "makeBody",
  "EnvironmentKey": "defaultValue", "GaugeStyle": "makeBody", "GroupBoxStyle": "makeBody",
  "LabelStyle": "makeBody", "LabeledContentStyle": "makeBody", "PreferenceKey": "reduce",
  "PrimitiveButtonStyle": "makeBody", "ProgressViewStyle": "makeBody", "Shape": "path",
  "ToggleStyle": "makeBody", "View": "body", "ViewModifier": "body",
]
