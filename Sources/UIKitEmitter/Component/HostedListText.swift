import DesignModel
import English
import FileBuilding
import Prose
import SwiftFragments
import SwiftRendering
import SwiftTypes
import SwiftUIDeclarations

/// A list of a hosted component whose views have values that callers set: tags of a selection, and traits.
///
/// The values are stored with the UIKit views, and set again on the SwiftUI views that show these.
struct HostedListText {
  let text: ViewText
  let slot: Slot

  private var selection: ListSelection? { slot.list?.selection }
  private var traits: [ListTrait] { slot.list?.traits ?? [] }

  // MARK: - Names

  /// The type of the SwiftUI view of all items, in the extension of the component.
  var structure: String {
    unused("Hosted" + upperCamelCase(slot.name), among: text.component.generics.map(\.name))
  }

  /// The type of the values' storage.
  private var storage: String {
    let hasSeveral = text.component.lists.count { $0.list?.readsViews ?? false } > 1
    return text.baseName + (hasSeveral ? upperCamelCase(slot.name) : "") + "Traits"
  }

  private var tag: String { unused("tag", among: traits.map(\.name)) }

  private var noun: String { selection?.noun ?? "view" }

  // MARK: - The values that callers set

  /// The storage of the values, and the methods that set them.
  var traitDeclarations: [Declaration] {
    let values =
      (selection.map { [(tag, tagType($0))] } ?? [])
      + traits.map { ($0.name, type($0.type)) }
    return [
      .type(
        TypeDeclaration(
          documentation: DocumentationComment(
            "Stores the values of \(withArticle(noun)) of \(text.aNoun)."),
          attributes: ["@MainActor"], .enum, storage,
          members: [
            values.map { name, type in
              .variable(
                VariableDeclaration(
                  "static let", escapedIdentifier(name),
                  value: .call(.swift("ViewValue<\(type)>"), [])))
            }
          ])),
      .type(TypeDeclaration(.extension, "UIView", members: methods.map { [.function($0)] })),
    ]
  }

  private var methods: [FunctionDeclaration] {
    let tagging = selection.map { selection in
      method(
        selection.tag,
        documentation: DocumentationComment(
          "Sets the value of this \(noun) of \(text.aNoun).",
          parameters: [
            .init("value", "A value of the type of the \(text.prose.possessive) selection.")
          ],
          returns: "The \(noun)."),
        ParameterDeclaration(
          label: "_", "value", selection.isGeneric ? "some Hashable" : selection.value.text),
        storing: selection.isGeneric ? .call("AnyHashable", [Argument("value")]) : "value",
        as: tag)
    }
    let setting = traits.map { trait in
      method(
        trait.function,
        documentation: DocumentationComment(
          "Sets `\(trait.name)` of this \(noun) of \(text.aNoun)\(trait.summary.map { ": \(asClause($0))" } ?? "").",
          parameters: [.init("value", "The value; \(quoted(trait.defaultValue)) if not set.")],
          returns: "The \(noun)."),
        ParameterDeclaration(
          label: "_", "value", parameterType(type(trait.type), isFunction: trait.isFunction),
          defaultValue: trait.argumentDefault.map(Expression.swift)), storing: "value",
        as: trait.name)
    }
    return [tagging].compactMap(\.self) + setting
  }

  private func method(
    _ name: String, documentation: DocumentationComment, _ parameter: ParameterDeclaration,
    storing value: Expression, as stored: String
  ) -> FunctionDeclaration {
    FunctionDeclaration(
      documentation: documentation, attributes: ["@discardableResult"],
      "\(text.access)func \(escapedIdentifier(text.member(name)))", [parameter], result: "Self",
      body: [
        .assignment(.subscript(Expression.name(storage).member(stored), "self"), value),
        .expression(.call("notifyList", [])), .return("self"),
      ])
  }

  private func type(_ type: TypeExpression) -> TypeExpression { text.type(type) ?? type }

  private func tagType(_ selection: ListSelection) -> TypeExpression {
    selection.isGeneric ? .named("AnyHashable") : selection.value
  }

  // MARK: - The SwiftUI views

  /// The views of the list, for the initializer of the SwiftUI component.
  ///
  /// - Parameters:
  ///   - views: The content of the slot.
  ///   - changes: The number of changes of values, so that SwiftUI sees a difference.
  func content(_ views: Expression, changes: Expression) -> Expression {
    func made(_ views: Expression) -> Expression {
      .call(.name(structure), [Argument("content", views), Argument("changes", changes)])
    }
    return slot.presence == .optional ? views.mapped(made("$0")) : made(views)
  }

  /// The SwiftUI view of all items.
  var shown: TypeDeclaration {
    TypeDeclaration(
      access: "private ", .struct, structure, inheritance: ["View"],
      members: [
        [
          .variable(VariableDeclaration("let", "content", type: "HostedSlot"))
        ],
        [
          .variable(
            VariableDeclaration(
              documentation: DocumentationComment(
                "The number of changed values, without which SwiftUI would see no difference."),
              "let", "changes", type: "Int"))
        ],
        [
          .variable(VariableDeclaration("var", "body", type: "some View", body: [.verbatim(items)]))
        ],
      ])
  }

  /// Each view of the caller with its values; other content, such as a default, as it is.
  private var items: String {
    let setting = traits.map { trait in
      let initial = text.defaultValue(trait.defaultValue, of: trait.type) ?? trait.defaultValue
      let stored = "\(storage).\(escapedMember(trait.name))[view, default: \(initial)]"
      let value = text.inSwiftUI(.swift(stored), trait.type).text
      return "\n      .\(escapedMember(trait.function))(\(value))"
    }.joined()
    let view = "HostedView(view: view)" + setting
    let item = selection.map { selection in
      """
      let shown = \(view)
          if let value = \(storage).\(escapedMember(tag))[view] {
            shown.\(escapedMember(selection.tag))(value)
          } else {
            shown
          }
      """
    }
    return """
      if case .views(let views) = content {
        SwiftUI.ForEach(views, id: \\.self) { view in
          \(item ?? view)
        }
      } else {
        content
      }
      """
  }
}
