/// The quantity of a number in a call.
enum Measure: Sendable {
  case spacing, radius, lineWidth, size, offset, blur, opacity, shadow, duration, fontSize
}

/// The arguments with quantities, by function; `_` for one without a label.
let measures: [String: [String: Measure]] = [
  "blur": ["radius": .blur], "cornerRadius": ["_": .radius],
  "frame": [
    "width": .size, "height": .size, "minWidth": .size, "minHeight": .size, "maxWidth": .size,
    "maxHeight": .size,
  ],
  "HStack": ["spacing": .spacing], "LazyHStack": ["spacing": .spacing],
  "LazyVStack": ["spacing": .spacing], "offset": ["x": .offset, "y": .offset],
  "opacity": ["_": .opacity], "padding": ["_": .spacing],
  "RoundedRectangle": ["cornerRadius": .radius],
  "shadow": ["radius": .shadow, "x": .offset, "y": .offset], "stroke": ["lineWidth": .lineWidth],
  "strokeBorder": ["lineWidth": .lineWidth], "VStack": ["spacing": .spacing],
]

/// Arguments that rarely have named values unless there are design tokens.
let measuresOfTokens: [String: [String: Measure]] = [
  "border": ["width": .lineWidth], "bouncy": ["duration": .duration],
  "custom": ["size": .fontSize, "fixedSize": .fontSize], "delay": ["_": .duration],
  "easeIn": ["duration": .duration], "easeInOut": ["duration": .duration],
  "easeOut": ["duration": .duration],
  "Grid": ["horizontalSpacing": .spacing, "verticalSpacing": .spacing],
  "GridItem": ["spacing": .spacing], "LazyHGrid": ["spacing": .spacing],
  "LazyVGrid": ["spacing": .spacing], "linear": ["duration": .duration],
  "listRowSpacing": ["_": .spacing], "listSectionSpacing": ["_": .spacing],
  "rect": ["cornerRadius": .radius], "safeAreaPadding": ["_": .spacing],
  "smooth": ["duration": .duration], "snappy": ["duration": .duration],
  "Spacer": ["minLength": .spacing], "spring": ["duration": .duration],
  "StrokeStyle": ["lineWidth": .lineWidth],
  "system": ["size": .fontSize], "timingCurve": ["duration": .duration],
  "UnevenRoundedRectangle": [
    "topLeadingRadius": .radius, "bottomLeadingRadius": .radius, "bottomTrailingRadius": .radius,
    "topTrailingRadius": .radius,
  ],
]

/// The quantity of a numeric argument; nil if unknown.
func measure(ofArgument label: String?, of function: String) -> Measure? {
  let label = label ?? "_"
  return measures[function]?[label] ?? measuresOfTokens[function]?[label]
}

/// The functions whose argument is a color.
let coloringFunctions: Set<String> = [
  "accentColor", "background", "backgroundStyle", "border", "colorMultiply", "fill",
  "foregroundColor", "foregroundStyle", "listItemTint", "listRowBackground", "shadow", "stroke",
  "strokeBorder", "tint",
]
