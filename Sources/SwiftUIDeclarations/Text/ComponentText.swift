import DesignModel
import Emission
import FileBuilding
import Prose
import Specification
import SwiftAPI
import SwiftTypes

/// A component with the information that every part of its emission needs.
package struct ComponentText {
  package let component: Component

  /// The wording for the component.
  package let prose: ComponentProse
  package let library: Library

  /// Names in the component's own file, where its generic parameters hide others.
  package let names: Names

  /// Which calls of the component can have a trailing closure without a label.
  let unlabeledClosures: UnlabeledClosures

  /// The labels of the initializer to which others delegate.
  let memberwiseLabels: [String]

  /// The enum case that this creates; nil for a component.
  let enumCase: OwnedType.Case?

  /// - Parameter hidden: The names of its sibling types in the same type.
  package init(
    _ component: Component, in library: Library, making enumCase: OwnedType.Case? = nil,
    beside hidden: [String] = []
  ) {
    self.library = library
    self.enumCase = enumCase
    memberwiseLabels = component.memberwiseLabels
    let nested =
      hidden + component.nestedTypeNames + (library.nestedTypeNames[component.name] ?? [])
    self.component =
      nested.isEmpty
      ? component
      : component.qualifyingParameterTypes { name in
        nested.contains(name) ? moduleVisibleWithSwiftUI(declaring: name) : nil
      }
    unlabeledClosures = UnlabeledClosures(self.component.initializers)
    names = Names(
      types: library.typeNames,
      generics: (component.genericSlots + component.erasedSlots).map(\.generic.text)
        + component.generics.map(\.name) + nested)
    prose = ComponentProse(component, localizesByKeys: library.text == .localizedStringKey)
  }

  /// The access modifier with a trailing space; empty for internal.
  package var access: String { accessPrefix(component.access) }

  package var name: String { component.name }

  /// "card"
  package var noun: String { prose.noun }

  /// "a card"
  package var aNoun: String { prose.aNoun }

  /// "cards"
  package var nouns: String { prose.nouns }

  /// "card's"
  var possessive: String { prose.possessive }

  /// The names of what is emitted for the styles.
  var styleNames: StyleNames { StyleNames(of: name) }

  package var styleProtocol: String { styleNames.protocol }
  package var configuration: String { styleNames.configuration }

  /// The name of the modifier that sets a style: `cardStyle`.
  package var styleModifier: String { styleNames.modifier }

  /// The name of the environment entry for the styles: `cardStyles`.
  var stylesEntry: String { styleNames.entry }

  /// The type of the styles around a component.
  var styleStack: String { "StyleStack<any \(styleProtocol)>" }

  /// The name of the configuration's member with the styles below the current one.
  var below: String { unused("below", among: memberNames) }

  /// The configuration's member that makes the views of a slot with arguments.
  func maker(of slot: Slot) -> String {
    unused("make" + upperCamelCase(slot.name), among: memberNames)
  }

  /// The component's name in its declaration, and in file and folder names.
  package var baseName: String { Naming.base(of: name) }

  /// The folder of the component's files, with a slash at its end; the shared folder if there is no
  /// component.
  package var folder: String {
    library.sources + (name.isEmpty ? "Shared/" : "Components/\(baseName)/")
  }

  /// The names of all members, which emitted helpers must not use.
  var memberNames: [String] {
    (component.method == nil ? [] : ["content"])
      + component.properties.map(\.name) + component.slots.map(\.name)
      + component.modifiers.map(\.name) + component.state.map(\.name)
      + component.environmentReads.map(\.name) + component.accessibility.code.map(\.text)
      + component.arrangedLists.flatMap { [$1.name] + $1.identifiers }
      + component.configuration.values.flatMap {
        [$0.name] + ($0.value?.identifiers ?? []).map(\.text)
      }
      + component.configuration.parts.flatMap { [$0.name] + $0.view.identifiers.map(\.text) }
  }
}
