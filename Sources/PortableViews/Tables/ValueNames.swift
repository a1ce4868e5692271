// Values that have other names in UIKit than in SwiftUI, by parameter kind.

/// Colors with other names in UIKit.
let colorNames: [String: String] = [
  "red": "systemRed", "orange": "systemOrange", "yellow": "systemYellow", "green": "systemGreen",
  "mint": "systemMint", "teal": "systemTeal", "cyan": "systemCyan", "blue": "systemBlue",
  "indigo": "systemIndigo", "purple": "systemPurple", "pink": "systemPink", "brown": "systemBrown",
  "gray": "systemGray", "black": "black", "white": "white", "clear": "clear", "primary": "primary",
  "secondary": "secondary", "tertiary": "tertiary", "quaternary": "quaternary", "tint": "tint",
  "accentColor": "accentColor", "background": "background",
]

/// Materials, as effect styles.
let materialNames: [String: String] = [
  "ultraThinMaterial": "systemUltraThinMaterial", "thinMaterial": "systemThinMaterial",
  "regularMaterial": "systemMaterial", "thickMaterial": "systemThickMaterial",
]

/// Includes values whose name is the same; values that are missing are not portable.
func valueNames(of kind: ParameterKind) -> [String: String]? {
  switch kind {
  case .color: colorNames
  case .ground: colorNames.merging(materialNames) { first, _ in first }
  case .weight:
    same("ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black")
  case .horizontalAlignment: same("leading", "center", "trailing")
  case .verticalAlignment:
    same("top", "center", "bottom").merging([
      "firstTextBaseline": "firstBaseline", "lastTextBaseline": "lastBaseline",
    ]) { first, _ in first }
  case .alignment:
    same(
      "center", "leading", "trailing", "top", "bottom", "topLeading", "topTrailing",
      "bottomLeading", "bottomTrailing")
  case .axis, .axes: same("horizontal", "vertical")
  case .shape:
    ["rect": "rectangle", "capsule": "capsule", "circle": "circle", "ellipse": "ellipse"]
  case .textAlignment: ["leading": "natural", "center": "center"]
  case .truncationMode:
    ["head": "byTruncatingHead", "middle": "byTruncatingMiddle", "tail": "byTruncatingTail"]
  case .textCase: same("uppercase", "lowercase")
  case .imageScale: same("small", "medium", "large")
  case .contentMode: ["fit": "scaleAspectFit", "fill": "scaleAspectFill"]
  case .traits:
    [
      "isHeader": "header", "isButton": "button", "isSelected": "selected", "isLink": "link",
      "isImage": "image", "isStaticText": "staticText", "isSearchField": "searchField",
      "isSummaryElement": "summaryElement", "updatesFrequently": "updatesFrequently",
      "playsSound": "playsSound", "isKeyboardKey": "keyboardKey",
      "startsMediaSession": "startsMediaSession", "causesPageTurn": "causesPageTurn",
      "allowsDirectInteraction": "allowsDirectInteraction",
    ]
  case .returnKey:
    same("done", "go", "next", "search", "send", "join", "continue", "route")
      .merging(["return": "default"]) { first, _ in first }
  case .capitalization:
    ["never": "none", "words": "words", "sentences": "sentences", "characters": "allCharacters"]
  case .value, .limit, .font, .fontDesign, .text, .pictureName, .angle, .edges, .insets, .animation,
    .keyboard, .size, .strokeStyle, .unitPoint, .binding, .focus, .content, .action, .style,
    .transition, .role, .accessibilityChildren, .headingLevel, .guide, .openURLAction:
    nil
  }
}

/// The names of a kind's type in SwiftUI and in UIKit, for values that mention it: `Color.red`.
func typeNames(of kind: ParameterKind) -> [String: String] {
  switch kind {
  case .color, .ground: ["Color": "UIColor"]
  case .font: ["Font": "TextFont"]
  case .weight: ["Font.Weight": "UIFont.Weight"]
  case .horizontalAlignment: ["HorizontalAlignment": "UIStackView.Alignment"]
  case .verticalAlignment: ["VerticalAlignment": "UIStackView.Alignment"]
  case .alignment: ["Alignment": "ViewAlignment"]
  case .axis, .axes: ["Axis": "NSLayoutConstraint.Axis", "Axis.Set": "NSLayoutConstraint.Axis"]
  case .animation: ["Animation": "ViewAnimation"]
  case .textAlignment: ["TextAlignment": "NSTextAlignment"]
  case .insets: ["EdgeInsets": "NSDirectionalEdgeInsets"]
  case .truncationMode: ["Text.TruncationMode": "NSLineBreakMode"]
  case .textCase: ["Text.Case": "TextCase"]
  case .imageScale: ["Image.Scale": "UIImage.SymbolScale"]
  case .contentMode: ["ContentMode": "UIView.ContentMode"]
  case .traits: ["AccessibilityTraits": "UIAccessibilityTraits"]
  case .returnKey: ["SubmitLabel": "UIReturnKeyType"]
  case .capitalization: ["TextInputAutocapitalization": "UITextAutocapitalizationType"]
  case .size: ["CGSize": "CGSize"]
  case .value, .limit, .fontDesign, .text, .pictureName, .angle, .edges, .shape, .keyboard,
    .strokeStyle, .unitPoint, .binding, .focus, .content, .action, .style, .transition, .role,
    .accessibilityChildren, .headingLevel, .guide, .openURLAction:
    [:]
  }
}

private func same(_ names: String...) -> [String: String] {
  Dictionary(uniqueKeysWithValues: names.map { ($0, $0) })
}
