import DesignModel
import Emission
import English
import FileBuilding
import Prose
import SwiftFragments
import SwiftRendering
import SwiftTypes

// The file of the traits that callers set on views in lists: private keys, the methods that set them, and how
// items read them and are shown without them.

extension ComponentText {
  /// The file of the traits and tags of a component; nil if it has none.
  package func listTraitsFile(_ templates: Templates) -> SwiftFileContents? {
    let lists = component.lists.compactMap { slot in
      slot.list.flatMap { $0.readsViews ? (slot: slot, list: $0) : nil }
    }
    guard !lists.isEmpty else { return nil }
    return file(
      .listTraits, "\(baseName)Traits.swift", templates,
      [
        "keys": declarations(of: lists.flatMap { keys(of: $0.slot, $0.list) }),
        "modifiers": [
          .type(
            TypeDeclaration(
              .extension, names.swiftUI("View"),
              members: lists.flatMap { methods(of: $0.slot, $0.list) }.map { [.function($0)] }))
        ],
        "tags": lists.compactMap { slot, list in
          list.selection.map { .type(tagStructure(of: slot, $0)) }
        },
        "items": [
          .type(
            TypeDeclaration(
              .extension, library.naming.slotItem,
              members: lists.flatMap { members(of: $0.slot, $0.list) }))
        ],
      ], marks: marks, from: Origin(["slots"]))
  }

  // MARK: - Keys

  /// The key of a value that a view has for a list.
  private struct Key {
    let name: String
    let type: TypeExpression
    let value: Expression
  }

  /// The name of a list's keys: the component's, and the list's if there are several.
  private func keyName(_ slot: Slot, _ rest: String) -> String {
    let hasSeveral = component.lists.count { $0.list?.readsViews ?? false } > 1
    return Naming.listKey(rest, of: hasSeveral ? slot.name : nil, in: name)
  }

  private func tagKey(of slot: Slot) -> String { keyName(slot, "Tag") }

  func key(of trait: ListTrait, in slot: Slot) -> String {
    let name = keyName(slot, trait.name)
    // A trait may also be named tag.
    return slot.list?.selection != nil && name == tagKey(of: slot) ? name + "Trait" : name
  }

  func withoutTraits(_ slot: Slot) -> String {
    "without" + upperCamelCase(keyName(slot, "Traits"))
  }

  private func keys(of slot: Slot, _ list: SlotList) -> [Key] {
    let tag = list.selection.map { selection in
      Key(name: tagKey(of: slot), type: tagType(selection).optional, value: "nil")
    }
    return [tag].compactMap { $0 }
      + list.traits.map {
        Key(name: key(of: $0, in: slot), type: $0.type, value: .swift($0.defaultValue))
      }
  }

  /// The type in which a tag is stored; a caller's own type is unknown until it is read.
  private func tagType(_ selection: ListSelection) -> TypeExpression {
    selection.isGeneric ? .named("AnyHashable") : selection.value
  }

  private func declarations(of keys: [Key]) -> [Declaration] {
    let values = names.swiftUI("ContainerValues")
    if library.hasSubviews, !library.writesEnvironmentKeysOut {
      return [
        .type(
          TypeDeclaration(
            access: "nonisolated ", .extension, values,
            members: [
              keys.map { key in
                .variable(
                  VariableDeclaration(
                    "@Entry fileprivate var", key.name, type: key.type, value: key.value))
              }
            ]))
      ]
    }
    let key = library.hasSubviews ? names.swiftUI("ContainerValueKey") : "_ViewTraitKey"
    let types = keys.map { entry in
      Declaration.type(
        TypeDeclaration(
          access: "private nonisolated ", .struct, Naming.keyType(entry.name), inheritance: [key],
          members: [
            [
              .variable(
                VariableDeclaration(
                  "static var", "defaultValue", type: entry.type, body: [.expression(entry.value)]))
            ]
          ]))
    }
    guard library.hasSubviews else { return types }
    return types + [
      .type(
        TypeDeclaration(
          access: "nonisolated ", .extension, values,
          members: keys.map { entry in
            [
              .variable(
                VariableDeclaration(
                  "fileprivate var", entry.name, type: entry.type,
                  body: accessors(of: .subscript("self", .metatype(Naming.keyType(entry.name))))))
            ]
          }))
    ]
  }

  /// The expression that sets a key on a view, on a separate line if no view is given.
  private func setting(
    _ key: String, of view: Expression? = nil, to value: Expression
  ) -> Expression {
    setting(key, to: value) { .member(view, $0) }
  }

  /// The same in a method of the view.
  private func setting(_ key: String, ofSelfTo value: Expression) -> Expression {
    setting(key, to: value) { .name($0) }
  }

  private func setting(
    _ key: String, to value: Expression, by method: (String) -> Expression
  ) -> Expression {
    library.hasSubviews
      ? method("containerValue").called(.keyPath(key), value)
      : method("_trait").called(.metatype(Naming.keyType(key)), value)
  }

  private func reading(_ key: String) -> Expression {
    library.hasSubviews
      ? Expression.name("source").dot("containerValues").dot(key)
      : .subscript("source", .metatype(Naming.keyType(key)))
  }

  // MARK: - Methods

  private func methods(of slot: Slot, _ list: SlotList) -> [FunctionDeclaration] {
    let tag = list.selection.map { selection in
      FunctionDeclaration(
        documentation: DocumentationComment(
          "Sets the value of this \(selection.noun) of \(aNoun).",
          parameters: [
            .init("value", "A value of the type of the \(possessive) selection.")
          ], returns: "The \(selection.noun)."),
        "\(access)func \(escapedIdentifier(selection.tag))",
        [tagParameter(selection)],
        result: "\(names.swiftUI("ModifiedContent"))<Self, \(selection.tagType)>",
        body: [
          .expression(
            Expression.name("modifier").called(
              Expression.name(selection.tagType).called("value")))
        ])
    }
    return [tag].compactMap { $0 } + list.traits.map { method(setting: $0, in: slot, list) }
  }

  /// The parameter for the value of a tag.
  private func tagParameter(_ selection: ListSelection) -> ParameterDeclaration {
    ParameterDeclaration(
      label: "_", "value", selection.isGeneric ? "some Hashable" : selection.value.text)
  }

  private func method(
    setting trait: ListTrait, in slot: Slot, _ list: SlotList
  ) -> FunctionDeclaration {
    let noun = list.selection?.noun ?? "view"
    let type = parameterType(trait.type, isFunction: trait.isFunction)
    let key = key(of: trait, in: slot)
    return FunctionDeclaration(
      documentation: DocumentationComment(
        "Sets `\(trait.name)` of this \(noun) of \(aNoun)\(trait.summary.map { ": \(asClause($0))" } ?? "").",
        parameters: [.init("value", "The value; \(quoted(trait.defaultValue)) if not set.")],
        returns: "The \(noun)."),
      "\(access)func \(escapedIdentifier(trait.function))",
      [
        .init(
          label: "_", "value", type, defaultValue: trait.argumentDefault.map(Expression.swift))
      ],
      result: "some \(names.swiftUI("View"))",
      body: [.expression(setting(key, ofSelfTo: "value"))])
  }

  package func description(of trait: ListTrait) -> String {
    asSentence(
      trait.summary
        ?? valueDescription(trait.name, type: trait.type, isFunction: trait.isFunction))
  }

  private func tagStructure(of slot: Slot, _ selection: ListSelection) -> TypeDeclaration {
    TypeDeclaration(
      documentation: DocumentationComment(
        "The value of \(withArticle(selection.noun)) of \(aNoun), as set with "
          + "`\(selection.tag)(_:)`."
      ),
      access: access, .struct, selection.tagType, inheritance: [names.swiftUI("ViewModifier")],
      members: [
        [.variable(VariableDeclaration("let", "tag", type: tagType(selection)))],
        [
          .function(
            FunctionDeclaration(
              documentation: DocumentationComment(
                "Creates a tag, which `modifier(_:)` sets on a view as `\(selection.tag)(_:)` "
                  + "does.",
                parameters: [
                  .init("value", "A value of the type of the \(possessive) selection.")
                ]), "\(access)init", [tagParameter(selection)],
              body: [
                .assignment(
                  "tag",
                  selection.isGeneric ? Expression.name("AnyHashable").called("value") : "value")
              ]))
        ],
        [
          .function(
            FunctionDeclaration(
              documentation: DocumentationComment("Tags a view."),
              "\(access)func body", [.init("content", names.modifiedContent)],
              result: "some \(names.swiftUI("View"))",
              body: [.expression(setting(tagKey(of: slot), of: "content", to: "tag"))]))
        ],
      ])
  }

  // MARK: - Items

  /// The expression that reads the value of a tag.
  func reading(
    tagOf slot: Slot, _ selection: ListSelection, from item: Expression
  ) -> Expression {
    let tag = item.dot(tagKey(of: slot))
    // `tag?.base as? Value` would treat a view without a tag as one tagged nil.
    return selection.isGeneric
      ? .closureCall(
        tag.dot("flatMap"), [],
        .init(.cast(Expression.name("$0").dot("base"), selection.value.text))) : tag
  }

  private func members(of slot: Slot, _ list: SlotList) -> [[Declaration]] {
    let keys = keys(of: slot, list)
    let values = keys.map { key in
      Declaration.variable(
        VariableDeclaration(
          "nonisolated var", key.name, type: key.type, body: [.expression(reading(key.name))]))
    }
    let resetting = Declaration.variable(
      VariableDeclaration(
        documentation: DocumentationComment(
          "The view without its traits, so that a list around \(aNoun) does not read them."
        ),
        "var", withoutTraits(slot), type: "some \(names.swiftUI("View"))",
        body: [
          .expression("source"),
          .indented(keys.map { .expression(setting($0.name, to: $0.value)) }),
        ]))
    return [values, [resetting]]
  }
}

extension Library {
  /// Whether `Group(subviews:)` is available on all its platforms.
  package var hasSubviews: Bool { DesignModel.hasSubviews(on: platforms) }
}
