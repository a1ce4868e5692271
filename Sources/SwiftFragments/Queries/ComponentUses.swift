import Diagnostics
import SwiftParser
import SwiftSyntax

/// A member of a component whose uses are sought in the Swift of apps.
package struct SoughtMember: Sendable {
  package enum Kind: Sendable {
    /// An argument of initializers, and a member of what styles see.
    case argument

    /// A method of the component, and a member of what styles see.
    case method

    /// A style, which is set by a method.
    case style(method: String)
  }

  package let name: String
  package let kind: Kind

  /// The name of the component's type, and that of the protocol of its styles.
  package let component: String
  package let styleProtocol: String

  package init(name: String, kind: Kind, component: String, styleProtocol: String) {
    self.name = name
    self.kind = kind
    self.component = component
    self.styleProtocol = styleProtocol
  }
}

/// The places in a file of Swift where a member of a component is used for certain, in UTF-8 offsets: labels in calls of its
/// type, methods of such calls, styles that are set by its method, and what `makeBody` reads in a type that states the
/// conformance.
package func certainUses(of member: SoughtMember, in source: SourceText) -> [Range<Int>] {
  let text = String(decoding: source.utf8, as: UTF8.self)
  guard sizeProblem(ofFile: text) == nil else { return [] }
  let visitor = UseVisitor(member)
  visitor.walk(Parser.parse(source: text))
  return visitor.found.sorted { $0.lowerBound < $1.lowerBound }
}

private final class UseVisitor: SyntaxVisitor {
  private let member: SoughtMember
  private(set) var found: [Range<Int>] = []

  /// The names of configurations around, innermost last.
  private var configurations: [String] = []

  init(_ member: SoughtMember) {
    self.member = member
    super.init(viewMode: .sourceAccurate)
  }

  private func add(_ token: TokenSyntax) {
    // A name between backticks is not written as it is sought.
    guard token.text == member.name else { return }
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    found.append(start..<start + token.text.utf8.count)
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    switch member.kind {
    case .argument where creates(call):
      for argument in call.arguments { argument.label.map(add) }
      for closure in call.additionalTrailingClosures { add(closure.label) }
    case .method:
      if let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = access.base, isCreated(base)
      {
        add(access.declName.baseName)
      }
    case .style(let method):
      if let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == method
      {
        for argument in call.arguments { addStyle(argument.expression) }
      }
    case .argument: break
    }
    return .visitChildren
  }

  /// `.outlined` or `.outlined(width: 2)`.
  private func addStyle(_ expression: ExprSyntax) {
    let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    guard let access = callee.as(MemberAccessExprSyntax.self) else { return }
    let base = access.base?.trimmedDescription
    if base == nil || base == member.styleProtocol { add(access.declName.baseName) }
  }

  override func visit(_ access: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if case .style = member.kind { return .visitChildren }
    if let base = access.base?.as(DeclReferenceExprSyntax.self),
      configurations.contains(base.baseName.text)
    {
      add(access.declName.baseName)
    }
    return .visitChildren
  }

  override func visit(_ function: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameter = function.signature.parameterClause.parameters.first
    if function.name.text == "makeBody", let parameter, isInStyle(Syntax(function)) {
      configurations.append((parameter.secondName ?? parameter.firstName).text)
    }
    return .visitChildren
  }

  override func visitPost(_ function: FunctionDeclSyntax) {
    if function.name.text == "makeBody", isInStyle(Syntax(function)), !configurations.isEmpty {
      configurations.removeLast()
    }
  }

  /// Whether the type around states that it is a style of the component.
  private func isInStyle(_ node: Syntax) -> Bool {
    var outer = node.parent
    while let current = outer {
      if let group = current.asProtocol((any DeclGroupSyntax).self) {
        return group.inheritanceClause?.inheritedTypes.contains { inherited in
          inherited.type.trimmedDescription.split(separator: ".").last.map(String.init)
            == member.styleProtocol
        } ?? false
      }
      outer = current.parent
    }
    return false
  }

  /// Whether a call creates the component: `Card(…)`, `Kit.Card(…)` or `Card<Text>(…)`.
  private func creates(_ call: FunctionCallExprSyntax) -> Bool {
    var callee = call.calledExpression
    if let specialized = callee.as(GenericSpecializationExprSyntax.self) {
      callee = specialized.expression
    }
    if let name = callee.as(DeclReferenceExprSyntax.self) {
      return name.baseName.text == member.component
    }
    guard let access = callee.as(MemberAccessExprSyntax.self),
      access.base?.is(DeclReferenceExprSyntax.self) == true
    else { return false }
    return access.declName.baseName.text == member.component
  }

  /// Whether an expression is a chain of methods after a call that creates the component.
  private func isCreated(_ expression: ExprSyntax) -> Bool {
    var current = expression
    while let call = current.as(FunctionCallExprSyntax.self) {
      if creates(call) { return true }
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = access.base
      else { return false }
      current = base
    }
    return false
  }
}
