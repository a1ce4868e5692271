/// The methods of a name that SwiftUI gives all or some views; none if nothing is known of the name.
package func swiftUIMethods(named name: String) -> [APIDeclaration] {
  APITable(text: viewMethodTable).rows(named: name)
    + APITable(text: partMethodTable).rows(named: name)
}

/// SwiftUI's type of a name at the top level; nil for a name that nothing is known of.
package func swiftUIType(named name: String) -> APIDeclaration? {
  APITable(text: typeTable).rows(named: name).first
}

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
