import DesignModel
import English
import FileBuilding
import SwiftRendering
import SwiftUIDeclarations

/// A result builder as a declaration.
struct ResultBuilderText {
  private let builder: ResultBuilder
  private let library: Library

  init(_ builder: ResultBuilder, in library: Library) {
    self.builder = builder
    self.library = library
  }

  private var access: String {
    builder.access == .internal ? "" : builder.access.rawValue + " "
  }

  var declaration: Declaration {
    let (summary, methods) =
      switch builder.content {
      case .items(let item): (summary(ofItems: item.text), methods(ofItems: item.text))
      case .views(let limit): (summary(ofViews: limit), methods(ofViews: limit))
      }
    return .type(
      TypeDeclaration(
        documentation: DocumentationComment(summary), attributes: ["@resultBuilder"],
        access: access, .enum, builder.name, generics: builder.generics.map(\.declaration),
        members: methods.map { [.function($0)] }))
  }

  private func method(
    _ documentation: String, _ name: String, generics: [String] = [],
    _ parameters: [ParameterDeclaration], result: String, _ body: Expression
  ) -> FunctionDeclaration {
    let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    return FunctionDeclaration(
      documentation: DocumentationComment(documentation), "\(access)static func \(name)\(list)",
      parameters, result: result, body: [.expression(body)])
  }

  // MARK: - Items

  private func summary(ofItems item: String) -> String {
    "Builds a list of \(plural(noun(of: item))) from a closure."
  }

  /// "menu item" for `Shop.MenuItem`
  private func noun(of item: String) -> String {
    let name = library.naming.plain(String(item.prefix { $0 != "<" }))
    let isName = name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber }
    return isName ? phrase(name) : "item"
  }

  private func methods(ofItems item: String) -> [FunctionDeclaration] {
    let list = "[\(item)]"
    let noun = noun(of: item)
    let flattened = Expression.closureCall(Expression.name("items").dot("flatMap"), [], .init("$0"))
    return [
      method(
        asSentence(withArticle(noun)), "buildExpression", [.init(label: "_", "item", item)],
        result: list,
        .array(["item"])),
      method(
        "A list of \(plural(noun)).", "buildExpression", [.init(label: "_", "items", list)],
        result: list,
        "items"),
      method(
        "One statement after the other.", "buildBlock", [.init(label: "_", "items", list + "...")],
        result: list,
        flattened),
      method(
        "An `if` without an `else`.", "buildOptional", [.init(label: "_", "items", list + "?")],
        result: list,
        Expression.name("items").or(.array([]))),
      method(
        "An `if` whose condition holds.", "buildEither", [.init(label: "first", "items", list)],
        result: list,
        "items"),
      method(
        "The `else` of an `if`.", "buildEither", [.init(label: "second", "items", list)],
        result: list, "items"),
      method(
        "A `for` loop.", "buildArray", [.init(label: "_", "items", "[\(list)]")], result: list,
        flattened),
      method(
        "An `if #available`.", "buildLimitedAvailability", [.init(label: "_", "items", list)],
        result: list,
        "items"),
    ]
  }

  // MARK: - Views

  /// A call of SwiftUI's own builder.
  private func built(_ method: String, _ arguments: [Argument]) -> Expression {
    .call(Expression.name("ViewBuilder").dot(method), arguments)
  }

  private func summary(ofViews limit: Int) -> String {
    "Takes at most \(limit == 1 ? "one view" : "\(limit) views"); an `if` counts as one."
  }

  private func methods(ofViews limit: Int) -> [FunctionDeclaration] {
    let names = Names(types: library.typeNames, generics: [])
    let view = names.swiftUI("View")
    let either = "_ConditionalContent<First, Second>"
    let both = ["First: \(view)", "Second: \(view)"]
    let blocks = (0...limit).map { count in
      let generics = (1...max(1, count)).prefix(count).map { count == 1 ? "Content" : "V\($0)" }
      let arguments = generics.map { $0 == "Content" ? "content" : "v" + $0.dropFirst() }
      let result =
        switch count {
        case 0: names.swiftUI("EmptyView")
        case 1: "Content"
        default: "\(names.swiftUI("TupleView"))<(\(generics.joined(separator: ", ")))>"
        }
      return method(
        count == 0 ? "No view." : count == 1 ? "One view." : "\(count) views.", "buildBlock",
        generics: generics.map { "\($0): \(view)" },
        zip(arguments, generics).map { .init(label: "_", $0, $1) }, result: result,
        built("buildBlock", arguments.map { Argument(.name($0)) }))
    }
    return blocks + [
      method(
        "An `if` without an `else`.", "buildOptional",
        generics: ["Content: \(view)"], [.init(label: "_", "content", "Content?")],
        result: "Content?",
        "content"),
      method(
        "An `if` whose condition holds.", "buildEither", generics: both, [.init("first", "First")],
        result: either, built("buildEither", [Argument("first", "first")])),
      method(
        "The `else` of an `if`.", "buildEither", generics: both, [.init("second", "Second")],
        result: either, built("buildEither", [Argument("second", "second")])),
      method(
        "An `if #available`.", "buildLimitedAvailability", generics: ["Content: \(view)"],
        [.init(label: "_", "content", "Content")], result: names.swiftUI("AnyView"),
        built("buildLimitedAvailability", ["content"])),
    ]
  }
}
