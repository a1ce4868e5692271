import DesignModel
import Emission
import English
import FileBuilding
import SampleValues
import SwiftFragments
import SwiftRendering

// Examples in documentation comments, as a reader sees them in Xcode's quick help.

extension ComponentText {
  /// A call with every slot, in another style if there is one; nil if the spec has an example, or there is none
  /// of a required value.
  var usage: String? {
    guard component.deprecation == nil, !component.interface.hidesInitializers,
      component.discussion?.contains("```") != true
    else {
      return nil
    }
    var example = Example(component.examples, isFull: true, isOfApp: true)
    example.omittedModifiers = Set(component.modifiers.map(\.name))
    return sample(example).map { call in
      code(styled(SwiftPrinter.text(of: call, margin: margin)))
    }
  }

  /// The styles that can be set, and how a style is written.
  var styleUsage: String? {
    guard component.deprecation == nil, let family = component.look.styleFamily else { return nil }
    let styles = family.styles.filter { $0.deprecation == nil && $0.isWherever(component) }
    let own = unused("Framed" + Naming.base(of: styleProtocol), among: library.typeNames)
    let example = TypeDeclaration(
      .struct, own, inheritance: [StyleNames(of: nameInApps).protocol],
      members: [
        [
          .function(
            FunctionDeclaration(
              "func makeBody", [makeBodyParameter], result: "some \(names.swiftUI("View"))",
              body: [
                .expression(
                  Expression.name(nameInApps).called("configuration").dot("border").called(
                    .implicit("primary")))
              ]))
        ]
      ])
    let choice =
      styles.isEmpty
      ? "Write a style:" : "Use \(listed(styles.map(link), by: "or")), or write a style:"
    return choice + "\n\n"
      + code(SwiftPrinter.text(of: [.type(example)], margin: margin))
  }

  /// A call in the first style that is not the default one.
  private func styled(_ call: String) -> String {
    guard let style = styleToShow else { return call }
    return call.followed(by: [".\(styleModifier)(.\(escapedMember(style.name)))"])
  }

  /// The first style other than the default one that can be set without arguments.
  package var styleToShow: Style? {
    component.look.styleFamily?.styles.first { style in
      !style.isDefault && style.deprecation == nil && style.availability.unavailable.isEmpty
        && style.parameters.allSatisfy { $0.defaultValue != nil } && style.isWherever(component)
    }
  }

  /// A link to the static member of a style.
  private func link(to style: Style) -> String {
    let hasProperty = style.parameters.allSatisfy { $0.defaultValue != nil }
    let labels = style.parameters.map { ($0.label ?? "_") + ":" }.joined()
    let member = hasProperty ? style.name : "\(style.name)(\(labels))"
    return "``\(symbolPath(styleProtocol))/\(member)``"
  }

  /// The lines of a comment are indented, and begin with slashes; the type may be nested, in a condition.
  private var margin: Int { 4 }
}

extension String {
  /// A call followed by modifiers, each in its own line, as swift-format writes it.
  package func followed(by modifiers: [String]) -> String {
    // A call that ends at the first column is followed by modifiers there.
    let outermost = split(separator: "\n").last { $0.first != " " }
    let endsThere = outermost?.first.map { ")}.".contains($0) } ?? false
    return ([self] + modifiers.map { (endsThere ? "" : "  ") + $0 }).joined(separator: "\n")
  }
}
