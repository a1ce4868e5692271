/// The methods of a name that SwiftUI declares on all or some views; empty if the name is unknown.
package func swiftUIMethods(named name: String) -> [APIDeclaration] {
  APITable(text: viewMethodTable).rows(named: name)
    + APITable(text: partMethodTable).rows(named: name)
}

/// The methods of a name that SwiftUI declares on every view; empty if the name is unknown.
package func swiftUIViewMethods(named name: String) -> [APIDeclaration] {
  APITable(text: viewMethodTable).rows(named: name)
}

/// The initializers that SwiftUI declares for a type; empty if they have the availability of the type.
package func swiftUIInitializers(of type: String) -> [APIDeclaration] {
  APITable(text: initializerTable, hasDeprecations: true).rows(named: type)
}

/// The cases and static members of a type or a protocol; empty if they have its availability.
package func swiftUIMembers(named name: String, of type: String) -> [APIDeclaration] {
  let path = "\(type).\(name)"
  return APITable(text: memberTable, hasDeprecations: true).rows(named: path)
    + APITable(text: styleTable, hasDeprecations: true).rows(named: path)
}

/// SwiftUI's environment value of a name; nil if the name is unknown.
package func swiftUIEnvironmentValue(named name: String) -> APIDeclaration? {
  APITable(text: environmentTable, hasDeprecations: true).rows(named: name).first
}

/// The names of SwiftUI's environment values.
package let swiftUIEnvironmentNames = APITable(text: environmentTable, hasDeprecations: true).names

/// SwiftUI's top-level type of a name; nil if the name is unknown.
package func swiftUIType(named name: String) -> APIDeclaration? {
  APITable(text: typeTable).rows(named: name).first
}

/// The names of SwiftUI's types at the top level, sorted.
package let swiftUITypeNames = APITable(text: typeTable).names.sorted()

/// The names of the methods that SwiftUI declares on every view, on any platform.
package let swiftUIViewMethodNames =
  APITable(text: viewMethodTable).names.union(laterViewMethodNames)
  .union(swiftUIViewMethodNamesOfVisionOS)

/// Methods of views that are newer than the interface from which the table was made.
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

/// Methods of views that exist only on visionOS, and are not in the interface for iOS.
package let swiftUIViewMethodNamesOfVisionOS: Set<String> = [
  "glassBackgroundEffect", "manipulable", "onImmersionChange", "onVolumeViewpointChange",
  "ornament", "padding3D", "perspectiveRotationEffect", "preferredSurroundingsEffect",
  "supportedVolumeViewpoints", "transform3DEffect", "upperLimbVisibility", "visualEffect3D",
  "volumeBaseplateVisibility",
]

/// Whether Swift, Foundation or SwiftUI has a top-level type of a name.
package func isKnownType(_ name: String) -> Bool {
  knownTypes[name] != nil || languageTypeNames.contains(name) || swiftUIType(named: name) != nil
}
