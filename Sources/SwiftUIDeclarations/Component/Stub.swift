import DesignModel
import FileBuilding
import SwiftFragments
import SwiftRendering

/// The text of a file with a body for the user to complete: it compiles, and shows the slots one below the
/// other.
package func stub(of missing: MissingBody, in library: Library) -> [UInt8] {
  let text = ComponentText(missing.component, in: library)
  let marks = missing.style.map { text.marks(of: $0) } ?? text.marks
  let member = missing.style.map { text.makeBodyStub(of: $0) } ?? text.bodyStub
  let type = missing.style?.typeName ?? missing.component.typeName
  let declaration = marks.applied(
    to: .type(TypeDeclaration(.extension, type, members: [[member]])))
  let lines =
    "import SwiftUI\n\n"
    + SwiftPrinter.text(of: [declaration], margin: marks.condition == nil ? 0 : 1) + "\n"
  return marks.condition.map { wrapped(Array(lines.utf8), in: $0) } ?? Array(lines.utf8)
}

extension ComponentText {
  fileprivate var bodyStub: Declaration {
    let attributes = [Attribute("@" + names.swiftUI("ViewBuilder"))]
    let type = "some \(names.swiftUI("View"))"
    return switch component.kind {
    case .view, .value:
      .variable(
        VariableDeclaration(
          attributes: attributes, "\(access)var", "body", type: type,
          body: content(component.slots.map(\.view))))
    case .modifier:
      .function(
        FunctionDeclaration(
          attributes: attributes, "func body", [.init("content", names.modifiedContent)],
          result: type, body: content(["content"] + component.slots.map(\.view))))
    }
  }

  fileprivate func makeBodyStub(of style: Style) -> Declaration {
    .function(
      FunctionDeclaration(
        attributes: [Attribute("@" + names.swiftUI("ViewBuilder"))],
        "\(access)func makeBody",
        [makeBodyParameter], result: "some \(names.swiftUI("View"))",
        body: content(
          component.slots.filter { !component.configuration.hidden.contains($0.name) }
            .map { Expression.name("configuration").dot(escapedIdentifier($0.name)) })))
  }

  private func content(_ views: [Expression]) -> [Statement] {
    views.isEmpty
      ? [.expression(names.call("EmptyView"))] : [names.stack(views.map { .expression($0) })]
  }
}
