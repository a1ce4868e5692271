import DesignModel
import Emission
import English
import FileBuilding
import Prose
import SampleValues
import SwiftAPI
import SwiftFragments
import SwiftRendering
import SwiftTypes
import SwiftUIDeclarations

/// The previews of a component: an enum that is a view, for canvases and snapshots.
struct PreviewText {
  let text: ComponentText

  /// What is varied besides the style.
  let axes: [PreviewAxis]

  /// Everything that could be varied, of which some is left out if there are too many combinations.
  var allAxes: [PreviewAxis] {
    text.library.previews == .brief
      ? []
      : component.allPreviewAxes(samples: text.library.samples, aliases: text.library.aliases)
  }

  /// The members of the component that previews vary.
  let variedMembers: [PreviewAxis]

  /// The properties that examples bind.
  let hosted: [Property]

  /// Whether there is an example of every required value.
  private(set) var hasExamples = false

  var component: Component { text.component }
  private var library: Library { text.library }
  var names: Names { text.names }

  init(_ text: ComponentText) {
    self.text = text
    axes = text.component.previewAxes(
      text.library.previews, samples: text.library.samples, aliases: text.library.aliases)
    variedMembers = axes.filter { axis in
      switch axis.subject {
      case .property, .modifier: true
      case .colorScheme, .theme, .contrast, .environment, .disabled: false
      }
    }
    let varied = Set(variedMembers.map(\.name))
    hosted = text.component.properties.filter {
      $0.isBinding && $0.deprecation == nil && (!$0.ownsState || varied.contains($0.name))
    }
    // A value is not a view, and is only seen in the view that shows it.
    hasExamples =
      component.kind != .value && sample(isFull: true) != nil && sample(isFull: false) != nil
  }

  /// The name of the enum: `CardPreviews`.
  var name: String { Naming.previews(of: text.baseName) }

  /// The file of the enum.
  ///
  /// Nil if there is nothing to show, because there is no example of a value.
  func file(_ templates: Templates) -> EmittedFile? {
    guard let cases else { return nil }
    let view = "some \(names.swiftUI("View"))"
    let body = VariableDeclaration(
      "var", "body", type: view,
      body: [
        .switch(
          "self",
          cases.map { .init(.implicit(escapedIdentifier($0.preview.name)), $0.body) })
      ])
    let structure = TypeDeclaration(
      documentation: DocumentationComment(
        "One \(text.noun) per case, for previews and snapshot tests."),
      .enum, name, inheritance: ["String", "CaseIterable", names.swiftUI("View")],
      members: [caseLines(of: cases.map(\.preview))] + unstyled(of: cases.map(\.preview))
        + [[.variable(body)]]
        + (hasExamples ? [everything] + host : []).map { [$0] }
        + component.previews.map { [.variable(ownPreview($0, view))] })
    let contents = text.file(
      .previews, "\(name).swift", templates,
      [
        "previews": [.type(structure)],
        "macros": [
          .macros(
            attributes: availabilityAttributes(text.previewAvailability),
            macros(of: cases.map(\.preview)))
        ],
      ],
      folder: library.sources + "Support/Previews/", marks: text.previewMarks,
      from: Origin(["previews"]))
    return swiftFile(contents, tracing: templates.traces)
  }

  // MARK: - Galleries

  /// Whether there is a gallery of the cases that set no style.
  var hasGallery: Bool { cases?.contains(where: \.preview.isUnstyled) ?? false }

  /// The list of the cases that set no style, if there are others.
  private func unstyled(of cases: [PreviewCase]) -> [[Declaration]] {
    let names = cases.filter(\.isUnstyled).map { Expression.implicit(escapedIdentifier($0.name)) }
    guard !names.isEmpty, names.count < cases.count else { return [] }
    return [
      [
        .variable(
          VariableDeclaration(
            documentation: DocumentationComment(
              "The cases that set no style, which the gallery of each style has."),
            "static var", "unstyled", type: "[Self]", body: [.expression(.array(names), .filled)]))
      ]
    ]
  }

  /// A gallery in each style, and the spec's own previews.
  private func macros(of cases: [PreviewCase]) -> [Expression] {
    func macro(_ title: String, _ view: Expression) -> Expression {
      .closureCall(
        "#Preview", [Argument(.string(capitalized(title)))],
        .init(view))
    }
    let own = cases.filter { $0.group == .own }.map { preview in
      macro(words(preview.name), Expression.name(name).dot(escapedIdentifier(preview.name)))
    }
    let count = cases.count(where: \.isUnstyled)
    if count == 0 { return own }
    let shown = Expression.name(name).dot(count < cases.count ? "unstyled" : "allCases")
    let gallery = Expression.name("PreviewGallery").called("previews", shown)
    let styles = cases.compactMap { preview -> String? in
      guard preview.group == .styles, case .variant(let style, _) = preview.content else {
        return nil
      }
      return style
    }
    return
      (styles.isEmpty
      ? [macro(text.noun, gallery)]
      : styles.compactMap { style in styled(style).map { macro(words(style), $0.on(gallery)) } })
      + own
  }

  // MARK: - The enum

  /// The names of the cases, filling lines, each group below a heading comment.
  private func caseLines(of cases: [PreviewCase]) -> [Declaration] {
    let groups = PreviewCase.Group.allCases.map { group in
      (group, cases.filter { $0.group == group }.map { escapedIdentifier($0.name) })
    }.filter { !$1.isEmpty }
    if library.previews == .brief {
      return [.enumCases(comment: nil, names: groups.flatMap(\.1))]
    }
    return groups.map { group, names in
      .enumCases(comment: "\(group.rawValue).", names: names)
    }
  }

  private func ownPreview(_ preview: Preview, _ view: String) -> VariableDeclaration {
    VariableDeclaration(
      documentation: preview.summary.map { DocumentationComment(asSentence($0)) },
      "@\(names.swiftUI("ViewBuilder")) private var", escapedIdentifier(preview.name), type: view,

      body: [.copied(preview.body.text, from: "previews", preview.name, "body")],
      ignoresFormat: true)
  }

  // MARK: - Everything

  /// The component with all members, and with parameters for those that vary.
  private var everything: Declaration {
    let view = "some \(names.swiftUI("View"))"
    let body = sample(isFull: true) ?? []
    let parameters = variedMembers.map { axis in
      ParameterDeclaration(
        escaping: axis.name, named: axis.name, axis.type.text,
        defaultValue: .swift(axis.values[0].text))
    }
    if parameters.isEmpty {
      return .variable(VariableDeclaration("private var", "everything", type: view, body: body))
    }
    return .function(
      FunctionDeclaration("private func everything", parameters, result: view, body: body))
  }

  /// An example in which varied members are the parameters of `everything`, or one with required members
  /// only.
  private func sample(isFull: Bool) -> [Statement]? {
    var example = Example(component.examples)
    example.isFull = isFull
    if isFull { example.values = variables(variedMembers.map(\.name)) }
    return hostedSample(example)
  }

  private func variables(_ names: [String]) -> [String: Expression] {
    Dictionary(names.map { ($0, .identifier($0)) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: - State

  /// The name of the view that stores the values of bindings.
  private var hostName: String { unused("Host", among: library.typeNames) }

  /// An example inside the view that stores the values of its bindings.
  private func hostedSample(_ example: Example) -> [Statement]? {
    var example = example
    // State that a component owns need not be given.
    example.bindings = variables(
      hosted.filter { !$0.ownsState || example.values[$0.name] != nil }.map(\.name))
    guard let sample = text.sample(example) else { return nil }
    // An initial value of nil would show nothing.
    let isKnown = hosted.allSatisfy {
      hostDefault(of: $0) != nil || text.samples.value(of: $0) != nil
    }
    if !isKnown, !example.bindings.isEmpty { return nil }
    if hosted.isEmpty || example.bindings.isEmpty { return sample }
    let arguments = hosted.compactMap { property -> Argument? in
      if example.values[property.name] != nil {
        return Argument(escaping: property.name, .identifier(property.name))
      }
      return hostDefault(of: property) == nil
        ? text.samples.value(of: property).map { Argument(escaping: property.name, $0) } : nil
    }
    let bindings = hosted.map {
      example.bindings[$0.name] != nil ? escapedIdentifier($0.name) : "_"
    }
    return [
      .closureCall(
        .name(hostName), arguments, [TrailingClosure(parameters: bindings, sample)],
        .onePerLineBeyond(84))
    ]
  }

  /// The initial value of a binding in the host; nil if its type is generic.
  func hostDefault(of property: Property) -> Expression? {
    if component.generics.contains(where: { property.type.mentions($0.name) }) { return nil }
    return variedMembers.first { $0.name == property.name }.map { .swift($0.values[0].text) }
      ?? text.samples.value(of: property)
  }

  /// The view that stores the values of bindings, if there are any.
  private var host: [Declaration] {
    if hosted.isEmpty { return [] }
    let generics = component.generics.filter { generic in
      hosted.contains { $0.type.mentions(generic.name) }
    }
    let ownNames = Set(component.generics.map(\.name))
    let content = unused("Content") { library.typeNames.contains($0) || ownNames.contains($0) }
    let binding = names.swiftUI("Binding")
    let bindings = hosted.map { "\(binding)<\($0.type)>" }.joined(separator: ", ")
    let arguments = hosted.map { Argument(.name("$" + $0.name)) }
    let view = names.swiftUI("View")
    // `content` is the name of the view, and may be the name of a property.
    let member = unused("content", among: hosted.map(\.name))
    return [
      .type(
        TypeDeclaration(
          documentation: DocumentationComment(
            "Stores the values that \(text.aNoun) has bindings to, so that it can be used in the "
              + "canvas."),
          access: "private ", .struct, hostName,
          generics: generics.map(\.declaration) + ["\(content): \(view)"], inheritance: [view],
          members: [
            hosted.map { property in
              .variable(
                VariableDeclaration(
                  "@\(names.swiftUI("State")) var", escapedIdentifier(property.name),
                  type: property.type, value: hostDefault(of: property)))
            } + [
              .variable(
                VariableDeclaration(
                  "@\(names.swiftUI("ViewBuilder")) let", member,
                  type: "(\(bindings)) -> \(content)"))
            ],
            [
              .variable(
                VariableDeclaration(
                  "var", "body", type: "some \(view)",
                  body: [.expression(.call(.name(member), arguments))]))
            ],
          ]))
    ]
  }

  // MARK: - Cases

  /// The previews and their code; nil if there are none.
  var cases: [(preview: PreviewCase, body: [Statement])]? {
    // Showing deprecated API causes warnings.
    guard component.deprecation == nil, hasExamples || !component.previews.isEmpty else {
      return nil
    }
    let plan = component.previewPlan(
      library.previews, samples: library.samples, aliases: library.aliases)
    let usual = Lazily<String?>()
    return plan.cases.compactMap { preview in
      if case .own = preview.content {
        return (preview, [.expression(.identifier(preview.name))])
      }
      return hasExamples ? body(of: preview, usual).map { (preview, $0) } : nil
    }
  }

  /// nil if there is no such example.
  ///
  /// - Parameter usual: The text of the default example, which several cases are compared with.
  private func body(of preview: PreviewCase, _ usual: Lazily<String?>) -> [Statement]? {
    var example = defaultExample
    switch preview.content {
    case .required: return sample(isFull: false)
    case .everything: return [.expression(whole)]
    case .slot(let slot):
      example.isFull = false
      example.slot = slot
      return hostedSample(example)
    case .filled(let slot, let choice):
      example.fillings = [slot: choice]
      return hostedSample(example)
    case .customViews:
      example.hasCustomViews = true
      return hostedSample(example)
    case .emptyViews:
      example.hasEmptyViews = true
      return changed(example, from: usual)
    case .longTexts:
      example.hasLongTexts = true
      return changed(example, from: usual)
    case .emptyTexts:
      example.hasEmptyTexts = true
      return changed(example, from: usual)
    case .manyItems:
      example.hasManyItems = true
      return changed(example, from: usual)
    case .inList:
      let rows = Argument(.infix("0", .range, "3"))
      // In a gallery, which scrolls, a list has no height of its own.
      let height = MemberCall("frame", [Argument("minHeight", "240")])
      return [
        .expression(
          height.on(.closureCall(.name(names.swiftUI("List")), [rows], .init(["_"], whole))))
      ]
    case .rightToLeft:
      return modified([], [environment("layoutDirection", .implicit("rightToLeft"))])
    case .largestText:
      return modified([], [MemberCall("dynamicTypeSize", .implicit("accessibility5"))])
    case .cascade(let outer, let inner):
      guard let outer = styled(outer), let inner = styled(inner) else { return nil }
      return [
        names.stack([.expression(whole), .expression(inner.on(whole))]),
        .expression(outer.on(nil)),
      ]
    case .variant(let style, let values): return variant(style, values)
    case .own: return nil
    }
  }

  /// The component with all members, as shown by default.
  private var whole: Expression {
    variedMembers.isEmpty ? "everything" : .call("everything", [])
  }

  /// The modifier that sets a style; nil if there is no example of a required argument.
  func styled(_ name: String) -> MemberCall? {
    let required = component.look.styleFamily?.styles.first { $0.name == name }?.requiredParameters
    guard
      let arguments = text.samples.arguments(for: required ?? [], in: Example(component.examples))
    else {
      return nil
    }
    let style = Expression.implicit(escapedMember(name))
    return MemberCall(text.styleModifier, arguments.isEmpty ? style : style.called(arguments))
  }

  /// The modifier that sets an environment value.
  func environment(_ key: String, _ value: Expression) -> MemberCall {
    MemberCall("environment", [Argument(.keyPath(key)), Argument(value)])
  }

  private var defaultExample: Example {
    var example = Example(component.examples)
    example.omittedModifiers = Set(variedMembers.map(\.name))
    return example
  }

  /// An example, unless it equals the default one.
  private func changed(_ example: Example, from usual: Lazily<String?>) -> [Statement]? {
    guard let changed = hostedSample(example),
      let usual = usual.value({ hostedSample(defaultExample).map(printed) })
    else { return nil }
    return printed(changed) == usual ? nil : changed
  }

  private func printed(_ statements: [Statement]) -> String {
    SwiftPrinter.text(of: [.variable(VariableDeclaration("var", "body", body: statements))])
  }

  /// nil if there is no example of an argument of the style.
  private func variant(_ style: String?, _ values: [Int]) -> [Statement]? {
    var arguments: [Argument] = []
    var modifiers: [MemberCall] = []
    var surroundings: [MemberCall] = []
    if let style {
      guard let styled = styled(style) else { return nil }
      modifiers.append(styled)
    }
    for (axis, index) in zip(axes, values) where index > 0 {
      let value = Expression.swift(axis.values[index].text)
      switch axis.subject {
      case .property, .modifier: arguments.append(Argument(escaping: axis.name, value))
      case .environment(let entry):
        guard let function = component.environment[entry].function else { continue }
        modifiers.append(MemberCall(escapedMember(function), value))
      case .disabled: modifiers.append(MemberCall("disabled", value))
      case .colorScheme:
        surroundings += [
          MemberCall("background", .implicit("background")), environment("colorScheme", value),
        ]
      case .theme: surroundings.append(MemberCall(TokenDeclarations.theme, value))
      // The public contrast key is read-only; this one exists for previews.
      case .contrast: surroundings.append(environment("_colorSchemeContrast", value))
      }
    }
    return modified(arguments, modifiers + surroundings)
  }

  /// The default view with arguments and modifiers: a single modifier on the same line, several below.
  private func modified(_ arguments: [Argument], _ modifiers: [MemberCall]) -> [Statement] {
    let call = arguments.isEmpty ? whole : .call("everything", arguments)
    if modifiers.isEmpty { return [.expression(call)] }
    let line = modifiers[0].on(call)
    if modifiers.count == 1, line.text.count <= 80 { return [.expression(line)] }
    let head: Statement =
      arguments.isEmpty ? .expression(call) : .closureCall("everything", arguments, [])
    return [.chain(head, modifiers.map { $0.on(nil) })]
  }
}
