import DesignModel
import Specification

/// A component with what every part of its emission asks for.
struct ComponentText {
  let component: Component
  let library: Library

  /// Names in the component's own file: its generic parameters hide others.
  let names: Names

  init(_ component: Component, in library: Library) {
    self.component = component
    self.library = library
    names = Names(types: library.typeNames, generics: component.slots.map(\.generic))
    noun = words(component.name)
    aNoun = "\(article(noun)) \(noun)"
  }

  /// The access modifier with a blank behind it; nothing for internal.
  var access: String { library.accessPrefix }

  var name: String { component.name }

  /// "card"
  let noun: String

  /// "a card"
  let aNoun: String

  /// "cards"
  var nouns: String { plural(noun) }

  /// "card's"
  var possessive: String { noun + "'s" }

  var styleProtocol: String { name + "Style" }
  var configuration: String { name + "StyleConfiguration" }

  /// The name of the modifier that sets a style: `cardStyle`.
  var styleModifier: String { lowerCamelCase(styleProtocol) }

  /// The name of the environment's entry with the styles: `cardStyles`.
  var stylesEntry: String { styleModifier + "s" }

  /// The name of the configuration's member with the styles below the running one.
  var below: String { unused("below", among: memberNames) }

  /// The folder of the component's files, with a slash at its end.
  var folder: String { "Sources/\(library.name)/Components/\(name)/" }

  /// The names of all members, which nothing that is only emitted must have.
  var memberNames: [String] {
    component.properties.map(\.name) + component.slots.map(\.name)
      + component.modifiers.map(\.name) + component.state.map(\.name)
      + component.environmentReads.map(\.name)
  }
}

extension Library {
  /// The access modifier with a blank behind it; nothing for internal.
  var accessPrefix: String { access == .internal ? "" : access.rawValue + " " }
}

extension Slot {
  /// The slot as a noun: "leading icon".
  var noun: String { words(name) }

  /// What it is for.
  func description(of text: ComponentText) -> String {
    asSentence(summary ?? "The \(text.possessive) \(noun)")
  }
}
