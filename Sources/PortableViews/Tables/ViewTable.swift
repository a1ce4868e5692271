/// A SwiftUI view with a counterpart in the runtime.
enum ViewKind: Sendable {
  case verticalStack, horizontalStack, layers, group, scroll
  case text, formattedText, systemImage, image, label, labelParts
  case spacer, divider, empty
  case shape, roundedRectangle, color
  case button, titledButton, link, titledLink, toggle, titledToggle
  case textField, secureField, titledTextField, titledSecureField
  case fitting
  case slider, stepper, stepperActions, labeledContent, spinner, progress, spokenProgress
  case forEach
}

/// A view of SwiftUI in one of its forms.
struct ViewRule: Sendable {
  let name: String
  let parameters: [ModifierParameter]
  let kind: ViewKind

  init(_ name: String, _ parameters: [ModifierParameter], _ kind: ViewKind) {
    self.name = name
    self.parameters = parameters
    self.kind = kind
  }

  var isTextField: Bool {
    switch kind {
    case .textField, .secureField, .titledTextField, .titledSecureField: true
    default: false
    }
  }

  /// All forms of all views, by name.
  static let all = Dictionary(grouping: rows, by: \.name)
}

private let content = ModifierParameter("content", .content)

private let rows: [ViewRule] = [
  .init(
    "VStack",
    [
      .init("alignment", .horizontalAlignment, isOptional: true),
      .init("spacing", .value, isOptional: true), content,
    ], .verticalStack),
  .init(
    "HStack",
    [
      .init("alignment", .verticalAlignment, isOptional: true),
      .init("spacing", .value, isOptional: true), content,
    ], .horizontalStack),
  .init("ZStack", [.init("alignment", .alignment, isOptional: true), content], .layers),
  .init("Group", [content], .group),
  .init("ViewThatFits", [.init("in", .axes, isOptional: true), content], .fitting),
  .init(
    "ScrollView",
    [
      .init(nil, .axes, isOptional: true), .init("showsIndicators", .value, isOptional: true),
      content,
    ], .scroll),
  .init("Text", [.init(nil, .value), .init("format", .value)], .formattedText),
  .init("Image", [.init("systemName", .pictureName)], .systemImage),
  .init("Image", [.init(nil, .pictureName)], .image),
  .init("Label", [.init(nil, .text), .init("systemImage", .pictureName)], .label),
  .init("Label", [.init("title", .content), .init("icon", .content)], .labelParts),
  .init("Spacer", [.init("minLength", .value, isOptional: true)], .spacer),
  .init("Divider", [], .divider),
  .init("EmptyView", [], .empty),
  .init("Rectangle", [], .shape),
  .init("Capsule", [], .shape),
  .init("Circle", [], .shape),
  .init("Ellipse", [], .shape),
  .init(
    "RoundedRectangle",
    [.init("cornerRadius", .value), .init("style", .value, isOptional: true)], .roundedRectangle),
  .init(
    "Button",
    [
      .init("role", .role, isOptional: true), .init("action", .action(0)),
      .init("label", .content),
    ], .button),
  .init(
    "Button",
    [
      .init(nil, .text), .init("role", .role, isOptional: true), .init("action", .action(0)),
    ], .titledButton),
  .init("Link", [.init("destination", .value), .init("label", .content)], .link),
  .init("Link", [.init(nil, .text), .init("destination", .value)], .titledLink),
  .init("Toggle", [.init("isOn", .binding), .init("label", .content)], .toggle),
  .init("Toggle", [.init(nil, .text), .init("isOn", .binding)], .titledToggle),
  .init(
    "TextField",
    [.init("text", .binding), .init("prompt", .text, isOptional: true), .init("label", .content)],
    .textField),
  .init(
    "SecureField",
    [.init("text", .binding), .init("prompt", .text, isOptional: true), .init("label", .content)],
    .secureField),
  .init(
    "TextField",
    [.init(nil, .text), .init("text", .binding), .init("prompt", .text, isOptional: true)],
    .titledTextField),
  .init(
    "SecureField",
    [.init(nil, .text), .init("text", .binding), .init("prompt", .text, isOptional: true)],
    .titledSecureField),
  .init("Slider", [.init("value", .binding), .init("in", .value, isOptional: true)], .slider),
  .init(
    "Stepper",
    [
      .init("value", .binding), .init("in", .value, isOptional: true),
      .init("step", .value, isOptional: true), .init("label", .content),
    ], .stepper),
  .init(
    "Stepper",
    [
      .init("label", .content), .init("onIncrement", .action(0)), .init("onDecrement", .action(0)),
    ], .stepperActions),
  .init("LabeledContent", [content, .init("label", .content)], .labeledContent),
  .init("ProgressView", [], .spinner),
  .init(
    "ProgressView", [.init("value", .value), .init("total", .value, isOptional: true)], .progress),
  .init(
    "ProgressView",
    [
      .init("value", .value), .init("total", .value, isOptional: true), .init("label", .content),
      .init("currentValueLabel", .content),
    ], .spokenProgress),
  .init("ForEach", [.init(nil, .value), .init("id", .value, isOptional: true), content], .forEach),
]
