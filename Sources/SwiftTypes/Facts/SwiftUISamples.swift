/// Members of SwiftUI's types that can serve as examples and are available since iOS 15.
package let swiftUISamples: [String: [String]] = [
  "Alignment": ["center", "topLeading", "bottomTrailing"],
  "Axis": ["horizontal", "vertical"],
  "ColorScheme": ["light", "dark"],
  "ContentMode": ["fit", "fill"],
  "ControlSize": ["regular", "small", "large"],
  "Edge": ["top", "leading", "bottom", "trailing"],
  "HorizontalAlignment": ["leading", "center", "trailing"],
  "HorizontalEdge": ["leading", "trailing"],
  "LayoutDirection": ["leftToRight", "rightToLeft"],
  "Prominence": ["standard", "increased"],
  "TextAlignment": ["leading", "center", "trailing"],
  "VerticalAlignment": ["top", "center", "bottom"],
  "VerticalEdge": ["top", "bottom"],
  "Visibility": ["automatic", "visible", "hidden"],
]
