import DesignModel
import English
import SwiftRendering

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
    _ documentation: String, _ name: String, generics: [String] = [], _ parameters: [String],
    result: String, _ body: String
  ) -> FunctionDeclaration {
    let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    return FunctionDeclaration(
      documentation: DocumentationComment(documentation), "\(access)static func \(name)\(list)",
      parameters, result: result, body: [.line(body)])
  }

  // MARK: - Items

  private func summary(ofItems item: String) -> String {
    "Makes a list of \(plural(noun(of: item))) from a closure."
  }

  /// "menu item" for `Shop.MenuItem`
  private func noun(of item: String) -> String {
    let name = library.naming.plain(String(item.prefix { $0 != "<" }))
    let isName = name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber }
    return isName ? words(name) : "item"
  }

  private func methods(ofItems item: String) -> [FunctionDeclaration] {
    let list = "[\(item)]"
    let noun = noun(of: item)
    return [
      method(
        asSentence(withArticle(noun)), "buildExpression", ["_ item: \(item)"], result: list,
        "[item]"),
      method(
        "A list of \(plural(noun)).", "buildExpression", ["_ items: \(list)"], result: list,
        "items"),
      method(
        "One statement behind the other.", "buildBlock", ["_ items: \(list)..."], result: list,
        "items.flatMap { $0 }"),
      method(
        "An `if` without an `else`.", "buildOptional", ["_ items: \(list)?"], result: list,
        "items ?? []"),
      method(
        "An `if` whose condition holds.", "buildEither", ["first items: \(list)"], result: list,
        "items"),
      method(
        "The `else` of an `if`.", "buildEither", ["second items: \(list)"], result: list, "items"),
      method(
        "A `for` loop.", "buildArray", ["_ items: [\(list)]"], result: list,
        "items.flatMap { $0 }"),
      method(
        "An `if #available`.", "buildLimitedAvailability", ["_ items: \(list)"], result: list,
        "items"),
    ]
  }

  // MARK: - Views

  private func summary(ofViews limit: Int) -> String {
    "Takes \(limit == 1 ? "one view" : "\(limit) views") at most; an `if` counts as one."
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
        zip(arguments, generics).map { "_ \($0): \($1)" }, result: result,
        "ViewBuilder.buildBlock(\(arguments.joined(separator: ", ")))")
    }
    return blocks + [
      method(
        "An `if` without an `else`.", "buildOptional",
        generics: ["Content: \(view)"], ["_ content: Content?"], result: "Content?",
        "content"),
      method(
        "An `if` whose condition holds.", "buildEither", generics: both, ["first: First"],
        result: either, "ViewBuilder.buildEither(first: first)"),
      method(
        "The `else` of an `if`.", "buildEither", generics: both, ["second: Second"],
        result: either, "ViewBuilder.buildEither(second: second)"),
      method(
        "An `if #available`.", "buildLimitedAvailability", generics: ["Content: \(view)"],
        ["_ content: Content"], result: names.swiftUI("AnyView"),
        "ViewBuilder.buildLimitedAvailability(content)"),
    ]
  }
}
