import DesignModel
import Diagnostics
import SwiftAPI
import SwiftFragments
import SwiftTypes

extension Rule {
  /// API for which SwiftUI has a better replacement.
  static let replacedAPI = Self(
    "replaced-api", in: .compatibility,
    summary: "A spec uses a deprecated SwiftUI API.",
    rationale: """
      Deprecated modifiers do less than their replacements, and cause warnings in emitted files. They are not reported \
      if a platform of the library is too old for the replacement, or inside `#available`. Initializers, members and \
      environment values are reported if the compiler warns about them: once a platform of the library is as new as \
      their deprecation.
      """,
    fix: .unsafe,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      body: title.foregroundStyle(.primary).clipShape(Circle()).tint(.red)
      """,
      RuleExample(
        stringLiteral: """
          component: Tag
          slots: {title: {options: [text]}}
          body: title.foregroundColor(.primary)
          """
      ).inProject("library: Kit\nplatforms: {iOS: \"14.0\"}"),
      """
      component: Tag
      slots: {title: {options: [text]}}
      body: |
        if #available(iOS 17, macOS 14, *) { title } else { title.cornerRadius(4) }
      """,
      """
      component: MenuButton
      access: package
      slots: {title: {options: [text]}}
      styles:
        automatic: {body: configuration.title}
        framed: {body: MenuButton(configuration).border(.gray)}
      """,
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      body: |
        title.↓foregroundColor(.primary).↓cornerRadius(4)
        ↓NavigationView { title.↓accentColor(.red).↓overlay(Circle(), alignment: .top) }
      """,
      RuleExample(
        stringLiteral: """
          component: Tag
          properties: {count: Int}
          slots: {title: {options: [text]}}
          body: |
            title.↓onChange(of: count, perform: { print($0) }).onChange(of: count) { print(count) }
          """
      ).inProject("library: Kit\nplatforms: {iOS: \"17.0\"}"),
      """
      component: Tag
      slots: {title: {options: [text]}}
      state: {isShown: {type: Bool, default: "false"}}
      body: |
        ↓NavigationLink(isActive: $isShown) { EmptyView() } label: { title }
      """,
    ],
    check: .spec { subject, _ in
      replacedMethodsAndTypes(in: subject) + deprecatedMembers(in: subject)
    })
}

/// Methods and types for which SwiftUI has a better replacement.
private func replacedMethodsAndTypes(in subject: Subject) -> [Finding] {
  let spec = subject.spec
  let calls = spec.blocks.filter { !$0.isConditional }.flatMap(\.calls)
  let all = (calls + spec.expressions.flatMap(\.calls)).ofAPI(in: subject.code)
  return all.inOrder.compactMap { call in
    let name = call.function
    let meant =
      call.isMember
      ? call.swiftUIMethods : swiftUIType(named: name.text).map { [$0] } ?? []
    let replacements = meant.compactMap(\.replacement)
    guard let replacement = replacements.first, replacements.count == meant.count,
      subject.lack(ofAny: replacements.map(\.introduced), spec.availability) == nil
    else { return nil }
    let isWritten = name.place.source[name.place.span] == name.text
    return Finding(
      name.place, "SwiftUI has deprecated '\(name.text)'; write '\(replacement.use)'",
      fixIts: replacement.isRename && isWritten
        && subject.mayRename(call, to: replacement.name)
        ? [
          FixIt(
            "write '\(replacement.name)'", [.init(name.place, replacement.name)],
            isSafe: false)
        ] : [])
  }
}

extension Subject {
  /// Whether a call still compiles with the name of the replacement, as far as that is visible.
  fileprivate func mayRename(_ call: SwiftCall, to replacement: String) -> Bool {
    // The values of types with other names have other members.
    guard call.isMember else { return false }
    let old = apiSignatures(named: call.function.text)
    let new = apiSignatures(named: replacement)
    // If the method of `Text` is newer than that of `View`, the result is not a text, which others can be added to.
    if mayBeText(call.root), old.contains(where: { $0.owner == "Text" }),
      !swiftUIMethods(named: replacement).allSatisfy({ lack(of: [$0], spec.availability) == nil })
    {
      return false
    }
    func types(_ signatures: [APISignature]) -> Set<[TypeExpression]> {
      Set(signatures.filter { $0.owner == "View" }.map { $0.parameters.map(\.type) })
    }
    let added = types(new).subtracting(types(old))
    if !types(old).isDisjoint(with: types(new)) {
      // `nil` would be ambiguous.
      return call.arguments.first?.path != nil
        || !added.contains { $0.first?.wrapped?.nominalName != nil }
    }
    guard call.arguments.count == 1, let argument = call.arguments.first else { return false }
    return added.contains { $0.count == 1 && accepts(argument, as: $0[0]) }
  }

  /// Whether a value is certainly one of a type that is not optional.
  private func accepts(_ argument: SwiftCall.Argument, as type: TypeExpression) -> Bool {
    if let literal = argument.literal { return literal.kind == .boolean && type == .bool }
    guard let path = argument.path, let dot = path.lastIndex(of: ".") else {
      guard let property = spec.properties.first(where: { $0.name.text == argument.path })?.type
      else { return false }
      let name = property.expression.lastName
      return property.wrapped == nil
        && (type == .named(name ?? "") || type.protocolName == "ShapeStyle" && name == "Color")
    }
    let owner = String(path[..<dot])
    let member = String(path[path.index(after: dot)...])
    guard let name = type.protocolName else { return false }
    return owner.isEmpty
      ? apiStaticMembers(of: name).contains(member)
      : owner == "Color" && apiStaticMembers(of: owner).contains(member)
  }

  /// Whether a chain of calls may begin with a text; nil if it does not begin with a name.
  private func mayBeText(_ root: String?) -> Bool {
    guard let root, root != "configuration", root != "content" else { return false }
    return root == "Text"
      || root.first?.isLowercase == true && !spec.slots.contains { $0.name.text == root }
  }
}

/// Initializers, members and environment values that the compiler reports as deprecated.
private func deprecatedMembers(in subject: Subject) -> [Finding] {
  subject.api.deprecated.map { use in
    let advice =
      use.replacement.map { "write '\($0)'" } ?? "see the replacement in Apple's documentation"
    return Finding(
      use.name.place,
      "'\(use.title)' is deprecated since \(use.platform.rawValue) \(use.since.text); \(advice)")
  }
}
