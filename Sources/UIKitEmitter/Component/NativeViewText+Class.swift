import DesignModel
import Emission
import English
import FileBuilding
import PortableViews
import Prose
import SwiftFragments
import SwiftRendering

extension NativeViewText {
  /// The file of the view itself.
  func viewFile(_ templates: Templates) -> SwiftFileContents {
    text.file(
      "\(text.baseName).swift", imports: text.module.imports(of: component, text.library),
      [.type(structure)] + inheriting + modifiers
        + (hasStyles ? [] : declarations),
      marks: text.marks, templates)
  }

  /// The hand-written declarations of the component that concern its stored values.
  var declarations: [Declaration] {
    view.declarations.isEmpty ? [] : [.statements([.verbatim(view.declarations)])]
  }

  var structure: TypeDeclaration {
    let groups: [[Declaration]] =
      [storage] + text.initializers.map { [.function(convenience($0))] }
      + (hasStyles ? [[.function(inner)]] : []) + [[.function(designated)], [coder]]
      + values.map { [$0] } + overrides.map { [$0] }
      + methods.map { [$0] }
    return TypeDeclaration(
      documentation: DocumentationComment(
        asSentence(component.summary ?? text.aNoun), component.discussion,
        hasStyles
          ? "The nearest `\(text.styleModifier)(_:)` determines the style of \(text.aNoun)." : nil),
      access: access + "final ", .class, text.name,
      inheritance: [component.accessibility.children == .combine ? "CombinedElement" : "UIView"],
      members: groups.filter { !$0.isEmpty })
  }

  var coder: Declaration {
    .function(
      FunctionDeclaration(
        attributes: [Attribute("@available", ["*", "unavailable"])], "required init?",
        [ParameterDeclaration("coder", "NSCoder")], body: [.expression("nil")]))
  }

  // MARK: - Stored properties

  var storage: [Declaration] {
    guard !hasStyles else {
      let surroundings: [Declaration] =
        view.body.map { body in
          [
            .statements(body.stored.flatMap(\.declaration)),
            .variable(VariableDeclaration("private let", "style", value: .call("UIView", []))),
          ]
        } ?? []
      return surroundings + [
        .variable(VariableDeclaration("private let", configuration, type: text.configuration)),
        .variable(
          VariableDeclaration("private let", isInner, type: "Bool")),
        .variable(VariableDeclaration("private var", content, type: "UIView?")),
        .variable(
          VariableDeclaration(
            "private var", styleBox, type: "ViewValue<any \(text.styleProtocol)>.Box?")),
      ]
    }
    return [.statements((view.body?.stored ?? []).flatMap(\.declaration))]
      + component.slots.filter { $0.list == nil }.map { slot in
        .variable(
          VariableDeclaration(
            isFilledLater(slot) ? "private var" : "private let", stored(slot),
            type: storedType(of: slot)))
      }
      + keptValues(of: "private ") + boxes("private ")
  }

  /// Whether a method fills a slot of an existing view.
  private func isFilledLater(_ slot: Slot) -> Bool {
    component.slotMethods.contains { component.slots[$0.slot].name == slot.name }
  }

  /// The name of the property that stores the views of a slot, or the closure that makes them.
  func stored(_ slot: Slot) -> String {
    isMade(slot) ? maker(of: slot) : escapedIdentifier(stored(slot.name))
  }

  func maker(of slot: Slot) -> String { text.own("make" + upperCamelCase(slot.name)) }

  /// The state, actions and handlers, which are not accessible from outside.
  func keptValues(of access: String) -> [Declaration] {
    component.properties.filter(isAction).map { property in
      .variable(
        VariableDeclaration(
          access + "var", escapedIdentifier(stored(property.name)),
          type: type(property.type).text))
    }
      + bindings.map { property in
        .variable(
          VariableDeclaration(
            access + "var", handler(of: property),
            type: "(@MainActor (\(type(property.type).text)) -> Void)?"))
      }
  }

  func boxes(_ access: String) -> [Declaration] {
    inherited.map { value in
      .variable(
        VariableDeclaration(
          access + "var", box(of: value.name), type: "ViewValue<\(value.type)>.Box?"))
    }
  }
}

/// The identifiers in Swift that are not members of anything but `self`.
func plainWords(of text: String) -> Set<Substring> {
  var words: Set<Substring> = []
  var before: Substring = ""
  var rest = text[...]
  while let first = rest.first {
    guard first.isLetter || first == "_" else {
      // `self?` also gives access to members.
      if first != ".", !(first == "?" && before == "self") { before = "" }
      if first == ".", before != "self" { before = "." }
      rest.removeFirst()
      continue
    }
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest[word.endIndex...]
    if before != "." { words.insert(word) }
    before = word
  }
  return words
}
