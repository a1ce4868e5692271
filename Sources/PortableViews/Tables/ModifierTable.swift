/// The effect of a SwiftUI modifier on a UIKit view.
enum ModifierEffect: Sendable {
  /// It applies to the texts, symbols and text slots below the view; the nearest takes precedence.
  case text(String)

  /// A method with the same parameters.
  case call(String)

  /// A method of a text field, which other views do not have.
  case field(String)

  /// A method on all kinds of views.
  case padding, frame, limits, fixedSize, aspectRatio, scaledToFit, scaledToFill, resizable
  case backgroundShape, backgroundColor, background, overlay, overlayColor, clipShape, cornerRadius
  case tint, scale, rotation, offset, hidden, disabled, hitTesting
  case contentShape, tap, longPress, hover, appear, disappear, task
  case buttonStyle, toggleStyle, progressStyle, fieldStyle, labelStyle
  case focused, submit
  case accessibilityHidden, accessibilityLabel, accessibilityElement
  case traits(isSet: Bool)
  case accessibilityAction, escape
  case animation, onChange
  case fill, stroke, strokeBorder, trim, inset

  /// Another class of view, or a setting of the component.
  case redacted, representation, guide, adjustable, feedback, controlSize, environment, openURL
  case aroundAll

  /// No visible effect in UIKit.
  case nothing

  /// A transition that UIKit does not have.
  case way
  case twin(ModifierTwin)
}

/// A modifier of SwiftUI in one of its forms.
struct ModifierRule: Sendable {
  let name: String
  let parameters: [ModifierParameter]
  let place: ViewPlace?
  let effect: ModifierEffect

  init(
    _ name: String, _ parameters: [ModifierParameter] = [], _ place: ViewPlace? = nil,
    _ effect: ModifierEffect
  ) {
    self.name = name
    self.parameters = parameters
    self.place = place
    self.effect = effect
  }

  /// All forms of all modifiers, by name.
  static let all = Dictionary(grouping: rows, by: \.name)
}

private func one(_ kind: ParameterKind) -> [ModifierParameter] { [.init(nil, kind)] }
private func maybe(_ kind: ParameterKind) -> [ModifierParameter] {
  [.init(nil, kind, isOptional: true)]
}

private let rows: [ModifierRule] = [
  // Texts
  .init("font", one(.font), nil, .text("font")),
  .init("fontWeight", one(.weight), nil, .text("fontWeight")),
  .init("bold", maybe(.value), nil, .text("bold")),
  .init("italic", maybe(.value), nil, .text("italic")),
  .init("monospacedDigit", [], nil, .text("monospacedDigit")),
  .init("foregroundStyle", one(.color), nil, .text("foreground")),
  .init("foregroundColor", one(.color), nil, .text("foreground")),
  .init("lineLimit", one(.value), nil, .text("lineLimit")),
  .init("multilineTextAlignment", one(.textAlignment), nil, .text("multilineTextAlignment")),
  .init("truncationMode", one(.truncationMode), nil, .text("truncationMode")),
  .init("minimumScaleFactor", one(.value), nil, .text("minimumScaleFactor")),
  .init("textCase", one(.textCase), nil, .text("textCase")),
  .init(
    "strikethrough",
    maybe(.value) + [.init("color", .color, isOptional: true)], nil, .text("strikethrough")),
  .init(
    "underline", maybe(.value) + [.init("color", .color, isOptional: true)], nil,
    .text("underline")),
  .init("imageScale", one(.imageScale), nil, .text("imageScale")),
  .init("tint", one(.color), nil, .tint),

  // Space
  .init("padding", maybe(.value), .margins, .padding),
  .init("padding", [.init(nil, .edges), .init(nil, .value, isOptional: true)], .margins, .padding),
  .init(
    "frame",
    [
      .init("width", .value, isOptional: true), .init("height", .value, isOptional: true),
      .init("alignment", .alignment, isOptional: true),
    ], .size, .frame),
  .init(
    "frame",
    ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"].map {
      .init($0, .limit, isOptional: true)
    } + [.init("alignment", .alignment, isOptional: true)], .size, .limits),
  .init("fixedSize", [], nil, .fixedSize),
  .init("fixedSize", [.init("horizontal", .value), .init("vertical", .value)], nil, .fixedSize),
  .init("layoutPriority", one(.value), nil, .call("layoutPriority")),
  .init(
    "aspectRatio", [.init(nil, .value), .init("contentMode", .contentMode)], .size, .aspectRatio),
  .init("aspectRatio", [.init("contentMode", .contentMode)], .size, .aspectRatio),
  .init("scaledToFit", [], .size, .scaledToFit),
  .init("scaledToFill", [], .size, .scaledToFill),
  .init("resizable", [], nil, .resizable),

  // Layers
  .init(
    "background", [.init(nil, .ground), .init("in", .shape)], .ground, .backgroundShape),
  .init("background", one(.ground), .ground, .backgroundColor),
  .init(
    "background",
    [.init("alignment", .alignment, isOptional: true), .init("content", .content)], .ground,
    .background),
  .init(
    "overlay",
    [.init("alignment", .alignment, isOptional: true), .init("content", .content)], .overlay,
    .overlay),
  .init("overlay", one(.color), .overlay, .overlayColor),
  .init("clipShape", one(.shape), .ground, .clipShape),
  .init("clipped", [], .ground, .call("clipped")),
  .init("cornerRadius", one(.value), .ground, .cornerRadius),
  .init(
    "shadow",
    [
      .init("color", .color, isOptional: true), .init("radius", .value),
      .init("x", .value, isOptional: true), .init("y", .value, isOptional: true),
    ], .shadow, .call("shadow")),
  .init("opacity", one(.value), .presence, .call("opacity")),
  .init("scaleEffect", one(.value), .presence, .scale),
  .init("rotationEffect", one(.angle), .presence, .rotation),
  .init(
    "offset",
    [.init("x", .value, isOptional: true), .init("y", .value, isOptional: true)], .presence,
    .offset),
  .init("hidden", [], .presence, .hidden),
  .init("zIndex", one(.value), .presence, .call("zIndex")),
  .init("redacted", [.init("reason", .value)], nil, .redacted),
  .init(
    "alignmentGuide", [.init(nil, .verticalAlignment), .init("computeValue", .guide)], .size, .guide
  ),
  .init("controlSize", one(.value), nil, .controlSize),
  .init("environment", [.init(nil, .value), .init(nil, .openURLAction)], nil, .openURL),
  .init("environment", [.init(nil, .value), .init(nil, .value)], nil, .environment),
  .init("sensoryFeedback", [.init(nil, .value), .init("trigger", .value)], nil, .feedback),

  // Shapes
  .init("fill", one(.color), nil, .fill),
  .init(
    "stroke", [.init(nil, .color), .init("lineWidth", .value, isOptional: true)], nil, .stroke),
  .init("stroke", [.init(nil, .color), .init("style", .strokeStyle)], nil, .stroke),
  .init(
    "strokeBorder", [.init(nil, .color), .init("lineWidth", .value, isOptional: true)], nil,
    .strokeBorder),
  .init("strokeBorder", [.init(nil, .color), .init("style", .strokeStyle)], nil, .strokeBorder),
  .init("inset", [.init("by", .value)], nil, .inset),
  .init(
    "trim",
    [.init("from", .value, isOptional: true), .init("to", .value, isOptional: true)], nil, .trim),

  // Interaction
  .init("disabled", one(.value), nil, .disabled),
  .init("allowsHitTesting", one(.value), nil, .hitTesting),
  .init("contentShape", one(.shape), nil, .contentShape),
  .init(
    "onTapGesture",
    [.init("count", .value, isOptional: true), .init("perform", .action(0))], .size, .tap),
  .init(
    "onLongPressGesture",
    [.init("minimumDuration", .value, isOptional: true), .init("perform", .action(0))], .size,
    .longPress),
  .init("onHover", [.init("perform", .action(1))], .size, .hover),
  .init("onAppear", [.init("perform", .action(0))], nil, .appear),
  .init("onDisappear", [.init("perform", .action(0))], nil, .disappear),
  .init("task", [.init("id", .value, isOptional: true), .init(nil, .action(0))], nil, .task),
  .init("buttonStyle", one(.style), nil, .buttonStyle),
  .init("toggleStyle", one(.style), nil, .toggleStyle),
  .init("progressViewStyle", one(.style), nil, .progressStyle),
  .init("textFieldStyle", one(.style), nil, .fieldStyle),
  .init("labelStyle", one(.style), nil, .labelStyle),
  .init("labelsHidden", [], nil, .nothing),
  .init("focused", one(.focus), nil, .focused),
  .init("submitLabel", one(.returnKey), nil, .field("submitLabel")),
  .init("onSubmit", [.init("perform", .action(0))], nil, .submit),
  .init("keyboardType", one(.keyboard), nil, .field("keyboardType")),
  .init("textContentType", one(.keyboard), nil, .field("textContentType")),
  .init("autocorrectionDisabled", maybe(.value), nil, .field("autocorrectionDisabled")),
  .init(
    "textInputAutocapitalization", one(.capitalization), nil, .field("autocapitalizationType")),

  // Accessibility
  .init("accessibilityLabel", one(.text), nil, .accessibilityLabel),
  .init("accessibilityValue", one(.text), nil, .call("accessibilityValue")),
  .init("accessibilityHint", one(.text), nil, .call("accessibilityHint")),
  .init("accessibilityIdentifier", one(.value), nil, .call("accessibilityIdentifier")),
  .init("accessibilityHidden", one(.value), nil, .accessibilityHidden),
  .init("accessibilityAddTraits", one(.traits), nil, .traits(isSet: true)),
  .init("accessibilityRemoveTraits", one(.traits), nil, .traits(isSet: false)),
  .init("accessibilityHeading", one(.headingLevel), nil, .nothing),
  .init(
    "accessibilityElement", [.init("children", .accessibilityChildren, isOptional: true)], .size,
    .accessibilityElement),
  .init(
    "accessibilityAction", [.init("named", .text), .init(nil, .action(0))], nil,
    .accessibilityAction),
  .init("accessibilityAction", [.init(nil, .value), .init(nil, .action(0))], nil, .escape),
  .init(
    "accessibilityRepresentation", [.init("representation", .content)], .size, .representation),
  .init("accessibilityAdjustableAction", [.init(nil, .action(1))], nil, .adjustable),

  // Changes
  .init("animation", [.init(nil, .animation), .init("value", .value)], nil, .animation),
  .init("transition", one(.transition), nil, .way),
  .init("contentTransition", one(.transition), nil, .way),
  .init("onChange", [.init("of", .value), .init("perform", .action(1))], nil, .onChange),
  .init("onChange", [.init("of", .value), .init(nil, .action(0))], nil, .onChange),
]
