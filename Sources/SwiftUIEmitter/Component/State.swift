import DesignModel
import Specification
import SwiftFragments
import SwiftRendering

extension ComponentText {
  /// The property that keeps a state value.
  func storage(of state: StateValue) -> VariableDeclaration {
    let arguments = state.wrapperArguments.map { "(\($0))" } ?? ""
    let introducer = "@\(names.swiftUI(state.wrapper.rawValue))\(arguments) \(hidden)var"
    if state.wrapper == .namespace {
      return VariableDeclaration(introducer, escapedIdentifier(state.name))
    }
    return stored(introducer, state.name, state.type, state.defaultValue)
  }

  /// The member by which a style sees a state value.
  func configurationMember(_ state: StateValue) -> (introducer: String, type: String) {
    let access = visibility(of: state.name)
    return switch state.wrapper.sharing {
    case .binding: ("@Binding \(access)var", state.type)
    case .ownBinding:
      ("@\(names.swiftUI(state.wrapper.rawValue)).Binding \(access)var", state.type)
    case .readOnly:
      (
        "\(access)let",
        state.wrapper == .namespace ? names.swiftUI("Namespace") + ".ID" : state.type
      )
    }
  }

  /// What the body hands to a style for a state value: in the body of a style, that of the component
  /// which the style shows.
  func configurationArgument(_ state: StateValue) -> String {
    switch state.wrapper.sharing {
    case .binding, .ownBinding:
      "\(state.name): \(inherited)?.$\(state.name) ?? $\(state.name)"
    case .readOnly: inheritedArgument(state.name, isOptional: state.isOptional)
    }
  }

  /// A value of the configuration that the component was created from, or its own.
  func inheritedArgument(_ name: String, isOptional: Bool) -> String {
    let member = escapedIdentifier(name)
    // An optional of the configuration counts even if it is nil.
    return isOptional
      ? "\(name): \(inherited).map { $0.\(member) } ?? \(member)"
      : "\(name): \(inherited)?.\(member) ?? \(member)"
  }
}
