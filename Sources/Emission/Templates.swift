import Diagnostics
import FileBuilding
import SwiftRendering
import Templates

/// A kind of emitted file, each of which has a template.
package enum TemplateKind: String, CaseIterable, Sendable {
  case component = "Component.swift"
  case viewModifier = "ViewModifier.swift"
  case type = "Type.swift"
  case style = "Style.swift"
  case styleProtocol = "StyleProtocol.swift"
  case styleConfiguration = "StyleConfiguration.swift"
  case styleKey = "StyleKey.swift"
  case environmentKey = "EnvironmentKey.swift"
  case previews = "Previews.swift"
  case previewGallery = "PreviewGallery.swift"
  case namespace = "Namespace.swift"
  case omitted = "Omitted.swift"
  case styleStack = "StyleStack.swift"
  case bindingOrState = "BindingOrState.swift"
  case bindingOrFocusState = "BindingOrFocusState.swift"
  case bindingOrAccessibilityFocusState = "BindingOrAccessibilityFocusState.swift"
  case slotItem = "SlotItem.swift"
  case slotItems = "SlotItems.swift"
  case slotItemsCombining = "SlotItems+Combining.swift"
  case slotItemsKeys = "SlotItems+Keys.swift"
  case slotSelection = "SlotSelection.swift"
  case listTraits = "ListTraits.swift"
  case resultBuilder = "ResultBuilder.swift"
  case strings = "Localizable.xcstrings"
  case package = "Package.swift"
  case snapshotPackage = "SnapshotPackage.swift"
  case snapshotAssertion = "SnapshotAssertion.swift"
  case snapshots = "Snapshots.swift"
  case headlessPackage = "HeadlessPackage.swift"
  case headlessTests = "HeadlessTests.swift"
  case readme = "README.md"
  case swiftFormat = "swift-format"
  case landingPage = "LandingPage.md"
  case componentPage = "ComponentPage.md"
  case modifierPage = "ModifierPage.md"
  case tokens = "Tokens.swift"
  case theme = "Theme.swift"
  case dynamicColor = "DynamicColor.swift"
  case themedColorStyle = "ThemedColorStyle.swift"
  case typographyStyle = "TypographyStyle.swift"
  case borderStyle = "BorderStyle.swift"
  case dropShadow = "DropShadow.swift"
  case timingCurve = "TimingCurve.swift"
  case uiKit = "UIKitFile.swift"
  case uiKitBorder = "UIKitBorder.swift"
  case uiKitDynamicColor = "UIKitDynamicColor.swift"
  case uiKitGradient = "UIKitGradient.swift"
  case uiKitShadow = "UIKitShadow.swift"
  case uiKitComponentPage = "UIKitComponentPage.md"
  case uiKitLandingPage = "UIKitLandingPage.md"
  case uiKitSnapshots = "UIKitSnapshots.swift"
  case uiKitSnapshotAssertion = "UIKitSnapshotAssertion.swift"
  case uiKitTimingCurve = "UIKitTimingCurve.swift"
  case uiKitTypography = "UIKitTypography.swift"

  /// The name of the template's file, also in a project's folder of overrides.
  package var fileName: String { rawValue + ".template" }

  /// A description of the emitted file.
  package var summary: String {
    switch self {
    case .component: "a component"
    case .viewModifier: "a component that is a modifier of views"
    case .type: "a type of a component"
    case .style: "a style"
    case .styleProtocol: "a style protocol"
    case .styleConfiguration: "the configuration that a style gets"
    case .styleKey: "the styles in the environment"
    case .environmentKey: "an entry of the environment"
    case .previews: "a component's previews"
    case .previewGallery: "previews below each other, with their names"
    case .namespace: "the namespace of all types"
    case .omitted: "the placeholder of initializers"
    case .styleStack: "how styles are resolved"
    case .bindingOrState: "a value in a binding or in state"
    case .bindingOrFocusState: "a focus in a binding or in state"
    case .bindingOrAccessibilityFocusState:
      "a focus of assistive technologies in a binding or in state"
    case .slotItem: "one view of a slot that is a list"
    case .slotItems: "the views of a slot that is a list"
    case .slotItemsCombining: "methods that combine the views of a list"
    case .slotItemsKeys: "how arrow keys select views of a list"
    case .slotSelection: "the selection of a list"
    case .listTraits: "the traits of the views of a list"
    case .resultBuilder: "a result builder of properties or slots"
    case .strings: "the texts that the library looks up"
    case .package: "the package's manifest"
    case .snapshotPackage: "the manifest of the package of snapshot tests"
    case .snapshotAssertion: "how a preview is compared with its image"
    case .snapshots: "the snapshot tests of a component"
    case .headlessPackage: "the manifest of the package of tests that run without a device"
    case .headlessTests: "the tests of a component that run without a device"
    case .readme: "the package's README"
    case .swiftFormat: "the settings of swift-format"
    case .landingPage: "the first page of the documentation catalog"
    case .componentPage: "a component's page in the documentation catalog"
    case .modifierPage: "a modifier's page in the documentation catalog"
    case .tokens: "the tokens of a group"
    case .theme: "the themes, and the theme in the environment"
    case .dynamicColor: "a color that follows color scheme and contrast"
    case .themedColorStyle: "a color of the theme as a style of shapes"
    case .typographyStyle: "a text style, and the modifier that sets it"
    case .borderStyle: "a line around a view, and the modifier that draws it"
    case .dropShadow: "shadows, and the modifier that draws them"
    case .timingCurve: "a timing curve"
    case .uiKit: "a file of the UIKit module"
    case .uiKitBorder: "a line around a view of UIKit, and the method that draws it"
    case .uiKitDynamicColor: "a color of UIKit that follows interface style and contrast"
    case .uiKitGradient: "a gradient in UIKit"
    case .uiKitShadow: "shadows in UIKit, and the method that draws them"
    case .uiKitComponentPage: "a view's page in the documentation catalog of the UIKit module"
    case .uiKitLandingPage: "the first page of the documentation catalog of the UIKit module"
    case .uiKitSnapshots: "the snapshot tests of a view of UIKit"
    case .uiKitSnapshotAssertion: "how a preview of a view of UIKit is compared with its image"
    case .uiKitTimingCurve: "a timing curve in UIKit"
    case .uiKitTypography: "a text style in UIKit, and the methods that set it"
    }
  }

  /// The names of the values that the template can use.
  package var values: [String] {
    let shared = ["library", "access"]
    let own: [String] =
      switch self {
      case .component:
        ["component", "modifiers", "comparison", "configuration", "initializers", "swift"]
      case .viewModifier: ["methods", "modifier", "swift"]
      case .type: ["type", "extension"]
      case .style: ["style", "accessors"]
      case .styleProtocol: ["protocol", "members", "host", "concat", "closure"]
      case .styleConfiguration: ["configuration", "slots"]
      case .styleKey: ["entry", "modifiers"]
      case .environmentKey: ["entry", "modifier"]
      case .previews: ["previews", "macros"]
      case .namespace: ["namespace"]
      case .omitted: ["omitted", "attributes"]
      case .previewGallery: ["attributes"]
      case .styleStack, .bindingOrState, .bindingOrFocusState,
        .bindingOrAccessibilityFocusState:
        []
      case .slotItem:
        [
          "item", "items", "element", "method", "reason", "source", "sources", "tree", "root",
        ]
      case .slotItems: ["item", "items", "forEach", "mapped"]
      case .slotItemsCombining: ["element", "forEach", "anyView"]
      case .slotItemsKeys: ["item", "items", "selectable"]
      case .slotSelection: ["selection", "packageAccess"]
      case .listTraits: ["keys", "modifiers", "tags", "items"]
      case .resultBuilder: ["builder"]
      case .strings: ["strings"]
      case .package:
        [
          "tools", "products", "localization", "platforms", "dependencies", "targets",
          "languageMode",
        ]
      case .snapshotPackage: ["module", "platforms", "languageMode", "uiKitTests"]
      case .snapshotAssertion: []
      case .snapshots, .headlessTests: ["previews", "attributes", "suite"]
      case .headlessPackage: ["platforms", "languageMode"]
      case .readme: ["framework", "components"]
      case .swiftFormat: []
      case .tokens: ["namespace", "statics", "themes"]
      case .theme: ["theme", "namespaces", "entry", "modifier"]
      case .themedColorStyle: ["nonisolated", "style", "namespace", "property", "example"]
      case .dropShadow: ["nonisolated", "prefix", "layers"]
      case .typographyStyle, .borderStyle, .timingCurve: ["nonisolated", "prefix"]
      case .dynamicColor: []
      case .uiKit: ["declarations"]
      case .uiKitBorder, .uiKitGradient, .uiKitShadow, .uiKitTimingCurve, .uiKitTypography:
        ["nonisolated", "prefix"]
      case .uiKitDynamicColor, .uiKitSnapshotAssertion: []
      case .uiKitComponentPage:
        ["module", "symbol", "calls", "modifiers", "styling", "topics"]
      case .uiKitLandingPage: ["module", "components", "hosted"]
      case .uiKitSnapshots: ["module", "previews", "attributes", "suite"]
      case .landingPage: ["components", "shared"]
      case .componentPage:
        [
          "name", "symbol", "noun", "calls", "modifiers", "styling", "environment",
          "accessibility", "topics",
        ]
      case .modifierPage:
        [
          "title", "summary", "discussion", "noun", "calls", "environment", "accessibility",
          "topics",
        ]
      }
    let imports: [String] =
      switch self {
      case .component, .viewModifier, .style, .styleProtocol, .styleConfiguration, .styleKey,
        .environmentKey, .previews, .type, .listTraits:
        ["imports", "name"]
      case .snapshots, .headlessTests: ["name"]
      case .bindingOrState, .bindingOrFocusState, .bindingOrAccessibilityFocusState,
        .resultBuilder, .uiKit:
        ["imports"]
      case .previewGallery, .namespace, .omitted, .styleStack, .slotItem, .slotItems,
        .slotItemsCombining,
        .slotItemsKeys, .slotSelection, .strings, .package, .snapshotPackage, .snapshotAssertion,
        .headlessPackage, .readme, .swiftFormat, .landingPage, .componentPage, .modifierPage,
        .tokens, .theme,
        .dynamicColor, .themedColorStyle, .typographyStyle, .borderStyle, .dropShadow, .timingCurve,
        .uiKitBorder, .uiKitDynamicColor, .uiKitGradient, .uiKitShadow, .uiKitComponentPage,
        .uiKitLandingPage, .uiKitSnapshots,
        .uiKitSnapshotAssertion, .uiKitTimingCurve, .uiKitTypography:
        []
      }
    return shared + imports + own
  }

  /// The built-in template.
  package var embedded: String { embeddedTemplates[fileName] ?? "" }
}

/// The templates of a project.
package struct Templates: Sendable {
  private let templates: [TemplateKind: Template]

  /// Whether files record the origin of each line.
  package var traces = false

  /// Reads the templates.
  ///
  /// - Parameter overrides: The team's templates that replace built-in ones.
  /// - Returns: The templates, and the errors of the overrides.
  package static func parse(
    overrides: [TemplateKind: SourceText]
  ) -> (templates: Self, diagnostics: [Diagnostic]) {
    var templates: [TemplateKind: Template] = [:]
    var diagnostics: [Diagnostic] = []
    for kind in TemplateKind.allCases {
      let source = overrides[kind] ?? SourceText(path: kind.fileName, kind.embedded)
      let parsed = Template.parse(source, names: kind.values)
      templates[kind] = parsed.template
      diagnostics += parsed.diagnostics
    }
    return (Self(templates), diagnostics)
  }

  private init(_ templates: [TemplateKind: Template]) {
    self.templates = templates
  }

  /// A template.
  package subscript(_ kind: TemplateKind) -> Template { templates[kind] ?? .empty }

  /// Fills a template.
  package func fill(_ kind: TemplateKind, _ values: [String: String]) -> [UInt8] {
    templates[kind]?.fill(values) ?? []
  }
}
