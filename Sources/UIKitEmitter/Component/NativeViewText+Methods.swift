import DesignModel
import Emission
import English
import FileBuilding
import PortableViews
import Prose
import SwiftFragments
import SwiftRendering

extension NativeViewText {
  var overrides: [Declaration] {
    var overrides: [Declaration] = []
    if inherits {
      let what = hasStyles ? "the style" : "the values of the views around"
      for (name, note) in [
        ("didMoveToSuperview", "."), ("didMoveToWindow", "."),
        ("layoutSubviews", ", because a view above may have moved within the window."),
      ] {
        let read = Statement.expression(.call("readInheritedValues", []))
        let parent = Statement.expression(Expression.name("super").dot(name).called())
        overrides.append(
          .function(
            FunctionDeclaration(
              documentation: DocumentationComment("Looks for \(what) again\(note)"),
              "\(access)override func \(name)", [],
              body: name == "layoutSubviews" ? [read, parent] : [parent, read])))
      }
    }
    if readsTraits {
      overrides.append(
        .function(
          FunctionDeclaration(
            documentation: DocumentationComment("Updates the view to its traits."),
            // Deprecated, so that it may call deprecated API; later systems still call it.
            attributes: [Attribute("@available", ["iOS", "deprecated: 17.0"])],
            "\(access)override func traitCollectionDidChange",
            [ParameterDeclaration(label: "_", "previous", "UITraitCollection?")],
            body: [
              .expression(
                Expression.name("super").dot("traitCollectionDidChange").called("previous")),
              .expression(.call(.name(updateContent), [])),
            ])))
    }
    if describesItself, !view.actions.isEmpty { overrides.append(.variable(customActions)) }
    return overrides
  }

  /// Whether the label and the like are those of the view itself: an element, or a group.
  var describesItself: Bool { component.accessibility.children != nil }

  /// The statements that describe the view or, if it is no element, those in it.
  private var describing: [Statement] {
    if describesItself { return view.spoken.update }
    let actions =
      view.actions.isEmpty
      ? []
      : [
        Statement.expression(
          Expression.name("self").dot("accessibilityActions").called(
            .name(text.own("offeredActions"))))
      ]
    return view.spoken.making + view.spoken.update + actions
  }

  /// The call that describes the elements of a style's view, which may be others now.
  private var describe: [Statement] {
    describesItself || describing.isEmpty
      ? [] : [.expression(.call(.name(text.own("describeContent")), []))]
  }

  /// The method that describes the elements of a style's view.
  private var descriptions: [Declaration] {
    describe.isEmpty
      ? []
      : [
        .function(
          FunctionDeclaration(
            "private func " + text.own("describeContent"), [], body: describing))
      ]
  }

  private var customActions: VariableDeclaration {
    let inherited = Expression.name("super").dot("accessibilityCustomActions")
    return VariableDeclaration(
      documentation: DocumentationComment("The accessibility actions."),
      "\(access)override var", "accessibilityCustomActions",
      type: "[UIAccessibilityCustomAction]?",
      body: [
        .accessor(
          .get,
          .swift("(\(inherited.text) ?? []) + \(text.own("offeredActions"))")),
        .accessor(.set, .infix(inherited, .assignment, "newValue")),
      ])
  }

  /// The accessibility actions that are currently available.
  private var offeredActions: [Declaration] {
    guard !view.actions.isEmpty else { return [] }
    var statements: [Statement] = [.var("actions: [UIAccessibilityCustomAction]", .array([]))]
    for (action, spec) in zip(view.actions, component.accessibility.actions) {
      let name = spec.name + "Action"
      let made: [Statement] = [
        .closureCall(
          .swift("let \(name) = UIAccessibilityCustomAction"),
          [Argument("name", .swift(action.title))],
          [
            TrailingClosure(
              parameters: ["[weak self] _"],
              [.verbatim("guard let self else { return false }")]
                + action.lines.map { .verbatim($0) } + [.return("true")])
          ]),
        .expression(Expression.name("actions").dot("append").called(.name(name))),
      ]
      if let condition = action.condition {
        statements.append(.if(.holds(.swift(condition)), made))
      } else {
        statements += made
      }
    }
    return [
      .variable(
        VariableDeclaration(
          "private var", text.own("offeredActions"), type: "[UIAccessibilityCustomAction]",
          body: statements + [.return("actions")]))
    ]
  }

  var methods: [Declaration] {
    let defaults = defaultMethods.map { Declaration.function($0) }
    if hasStyles {
      let surroundings: [Declaration] =
        view.body.map { body in
          [
            .function(
              FunctionDeclaration(
                "private func \(makeView)", [], result: "UIView", body: body.making))
          ]
        } ?? []
      return surroundings + [.function(updating), .function(making)] + descriptions + adjustments
        + offeredActions + defaults
    }
    return adjustments + offeredActions + defaults + [
      .function(
        FunctionDeclaration(
          "private func \(makeView)", [], result: "UIView", body: view.body?.making ?? [])),
      .function(
        FunctionDeclaration(
          "private func update", [], body: (view.body?.update ?? []) + describing)),
    ]
  }

  private var updating: FunctionDeclaration {
    let update = Expression.name(configuration).dot("update").called()
    let recreate = Statement.expression(.call(.name(makeContent), []))
    var shown: [Statement] = [
      .comment("If the style cannot update its view, it creates another one.")
    ]
    let animations = view.body?.styleAnimations ?? []
    if animations.isEmpty {
      shown.append(.if(.holds(.not(update)), [recreate]))
    } else {
      // Changes of the style are made inside the animations, the innermost first.
      let changes = animations.enumerated().reduce([Statement.expression(update)]) { inner, next in
        [
          .closureCall(
            next.offset == animations.count - 1
              ? "animate" : Expression.name("style").dot("animate"),
            [
              Argument(.swift(next.element.animation)),
              Argument("value", .swift(next.element.value)),
            ], [TrailingClosure(parameters: ["[self]"], inner)])
        ]
      }
      shown.append(
        .if(
          .holds(Expression.name(configuration).dot("followsChanges")), changes, else: [recreate]))
    }
    return FunctionDeclaration(
      documentation: DocumentationComment("Shows the current values."),
      "func \(updateContent)", [],
      body: shown + (view.body?.update ?? []) + (describe.isEmpty ? describing : describe))
  }

  /// The code that runs when assistive technologies adjust the component.
  private var adjustments: [Declaration] {
    guard let adjustment = view.body?.adjustment else { return [] }
    let adjust = text.own("adjust")
    func override(_ name: String, _ direction: String) -> Declaration {
      .function(
        FunctionDeclaration(
          documentation: DocumentationComment(
            "Adjusts the \(text.noun) for assistive technologies."),
          "\(access)override func \(name)", [],
          body: [.expression(.call(.name(adjust), [Argument(.implicit(direction))]))]))
    }
    return [
      override("accessibilityIncrement", "increment"),
      override("accessibilityDecrement", "decrement"),
      .function(
        FunctionDeclaration(
          "private func \(adjust)",
          [
            ParameterDeclaration(
              label: "_", escapedIdentifier(adjustment.parameter), "AdjustmentDirection")
          ], body: adjustment.statements)),
    ]
  }

  var making: FunctionDeclaration {
    let initial = text.typeName(of: component.look.styleFamily?.defaultStyle)
    return FunctionDeclaration(
      documentation: DocumentationComment("Asks the style for a view."), "func \(makeContent)", [],
      body: [
        .let("old", .name(content)),
        .expression(Expression.name(configuration).dot("prepare").called()),
        .assignment(
          Expression.name(configuration).dot("stylesBelow"),
          .call(
            "Array",
            [
              Argument(
                Expression.name(text.styleKey).dot("value").dot("all").called("around", "self")
                  .dot("dropFirst").called())
            ])),
        .let(
          "nearest", Expression.name(styleBox).optionalDot("value").or(.call(.name(initial), []))),
        .let(
          "new",
          Expression.name("nearest").dot("makeView").called("configuration", .name(configuration))),
        .assignment(.name(content), "new"),
        .verbatim("guard new !== old else { return }"),
        .expression(Expression.name("old").optionalDot("removeFromSuperview").called()),
        .expression(
          .call(
            view.body == nil ? "addFilling" : Expression.name("style").dot("addFilling"),
            [Argument("new")])),
      ] + describe)
  }

  /// The code that makes the view read inherited values.
  var inheriting: [Declaration] {
    guard inherits else { return [] }
    var body: [Statement] = hasStyles ? [.verbatim("guard !\(isInner) else { return }")] : []
    let owner = hasStyles ? configuration + "." : ""
    for value in inherited {
      let box = owner + box(of: value.name)
      body += [
        .let(
          value.name,
          Expression.name(value.key).dot("nearest").called("to", "self")),
        .verbatim("let \(value.name)Changed = \(value.name) !== \(box)"),
        .verbatim("if \(value.name)Changed { \(box) = \(value.name) }"),
      ]
    }
    let changed = inherited.map { $0.name + "Changed" }
    if hasStyles {
      body += [
        .let(
          "nearest",
          Expression.name(text.styleKey).dot("value").dot("nearest").called("to", "self")),
        .verbatim(
          "if nearest !== \(styleBox) {\n  \(styleBox) = nearest\n  \(makeContent)()\n}"
            + (changed.isEmpty
              ? "" : " else if \(changed.joined(separator: " || ")) {\n  \(updateContent)()\n}")),
      ]
    } else {
      body.append(.verbatim("if \(changed.joined(separator: " || ")) { update() }"))
    }
    return [
      .type(
        TypeDeclaration(
          .extension, text.name, inheritance: ["InheritingView"],
          members: [[.function(FunctionDeclaration("func readInheritedValues", [], body: body))]]))
    ]
  }
}
