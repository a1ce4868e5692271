/// The methods of a name that SwiftUI gives all or some views; none if nothing is known of the name.
package func swiftUIMethods(named name: String) -> [APIDeclaration] {
  APITable(text: viewMethodTable).rows(named: name)
    + APITable(text: partMethodTable).rows(named: name)
}

/// The methods of a name that SwiftUI gives every view; none if nothing is known of them.
package func swiftUIViewMethods(named name: String) -> [APIDeclaration] {
  APITable(text: viewMethodTable).rows(named: name)
}

/// The initializers of a type that SwiftUI declares; none if nothing is known of them beyond the type.
package func swiftUIInitializers(of type: String) -> [APIDeclaration] {
  APITable(text: initializerTable, hasDeprecations: true).rows(named: type)
}

/// The cases and static members of a type, or what stands for a type where its protocol is asked for; none
/// if nothing is known of them beyond the type.
package func swiftUIMembers(named name: String, of type: String) -> [APIDeclaration] {
  let path = "\(type).\(name)"
  return APITable(text: memberTable, hasDeprecations: true).rows(named: path)
    + APITable(text: styleTable, hasDeprecations: true).rows(named: path)
}

/// SwiftUI's value of a name in the environment; nil for a name that nothing is known of.
package func swiftUIEnvironmentValue(named name: String) -> APIDeclaration? {
  APITable(text: environmentTable, hasDeprecations: true).rows(named: name).first
}

/// The names of the values that SwiftUI has in the environment.
package let swiftUIEnvironmentNames = APITable(text: environmentTable, hasDeprecations: true).names

/// SwiftUI's type of a name at the top level; nil for a name that nothing is known of.
package func swiftUIType(named name: String) -> APIDeclaration? {
  APITable(text: typeTable).rows(named: name).first
}

/// The names of SwiftUI's types at the top level, sorted.
package let swiftUITypeNames = APITable(text: typeTable).names.sorted()

/// The names of the methods that SwiftUI gives every view, on any platform.
package let swiftUIViewMethodNames =
  APITable(text: viewMethodTable).names.union(laterViewMethodNames)
  .union(swiftUIViewMethodNamesOfVisionOS)

/// Methods of views that came after the interface that the table was read from.
private let laterViewMethodNames: Set<String> = [
  "accessibilityDefaultFocus", "accessibilityScrollStatus", "backgroundExtensionEffect",
  "buttonSizing", "glassEffectID", "glassEffectTransition", "glassEffectUnion",
  "labelIconToTitleSpacing", "labelReservedIconWidth", "lineHeight", "listSectionIndexVisibility",
  "listSectionMargins", "navigationLinkIndicatorVisibility", "onInteractiveResizeChange",
  "onWindowDismissalRequested", "pointerStyle", "presentationBreakthroughEffect", "safeAreaBar",
  "scrollEdgeEffectHidden", "scrollEdgeEffectStyle", "searchSelection", "searchToolbarBehavior",
  "sliderThumbVisibility", "symbolColorRenderingMode", "symbolVariableValueMode",
  "tabBarMinimizeBehavior", "tabViewBottomAccessory", "tabViewSearchActivation",
  "textInputFormattingControlVisibility", "webViewBackForwardNavigationGestures",
  "webViewContentBackground", "webViewLinkPreviews", "webViewMagnificationGestures",
  "webViewTextSelection", "windowResizeAnchor",
]

/// Methods that views have on visionOS alone, and which the interface for iOS does not show.
package let swiftUIViewMethodNamesOfVisionOS: Set<String> = [
  "glassBackgroundEffect", "manipulable", "onImmersionChange", "onVolumeViewpointChange",
  "ornament", "padding3D", "perspectiveRotationEffect", "preferredSurroundingsEffect",
  "supportedVolumeViewpoints", "transform3DEffect", "upperLimbVisibility", "visualEffect3D",
  "volumeBaseplateVisibility",
]

/// Whether Swift, Foundation or SwiftUI has a type of a name at the top level.
package func isKnownType(_ name: String) -> Bool {
  knownTypes[name] != nil || languageTypeNames.contains(name) || swiftUIType(named: name) != nil
}
