/// The possible types of the first, unlabeled argument of a method that SwiftUI declares on every view; nil
/// if unknown.
package func swiftUIMethodArgumentTypes(of method: String) -> Set<String>? {
  argumentTypes[method]
}

/// A line for each group of methods: their names and, after a colon, the types without optionality.
private let argumentTypes: [String: Set<String>] = {
  var types: [String: Set<String>] = [:]
  let lines = argumentTable.withUTF8Buffer { bytes in
    bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
  for line in lines {
    let parts = line.split(separator: ":", maxSplits: 1)
    for name in parts[0].split(separator: " ") {
      types[String(name)] = Set(parts[1].split(separator: " ").map(String.init))
    }
  }
  return types
}()

private let argumentTable: StaticString = """
  accessibilityHidden allowsHitTesting allowsTightening autocorrectionDisabled bold: Bool
  deleteDisabled disableAutocorrection disabled findDisabled focusEffectDisabled focusable: Bool
  flipsForRightToLeftLayoutDirection hoverEffectDisabled interactiveDismissDisabled: Bool
  invalidatableContent italic moveDisabled navigationBarBackButtonHidden: Bool
  navigationBarHidden privacySensitive replaceDisabled scrollClipDisabled scrollDisabled: Bool
  selectionDisabled statusBarHidden: Bool
  accessibilitySortPriority brightness contrast grayscale layoutPriority opacity: Double
  saturation speechAdjustedPitch zIndex: Double
  baselineOffset cornerRadius kerning lineSpacing listRowSpacing minimumScaleFactor: CGFloat
  presentationCornerRadius tracking: CGFloat
  accessibilityIdentifier: String
  accessibilityHint accessibilityLabel accessibilityValue help: String Text LocalizedStringKey
  badge: Int String Text LocalizedStringKey
  gridCellColumns: Int
  navigationTitle: String Text LocalizedStringKey
  padding: CGFloat EdgeInsets Edge.Set
  safeAreaPadding: CGFloat EdgeInsets Edge.Set
  scaleEffect: CGFloat CGSize
  offset: CGSize
  position: CGPoint
  hueRotation rotationEffect: Angle
  accentColor colorMultiply foregroundColor: Color
  backgroundStyle border foregroundStyle: ShapeStyle Color Gradient Material LinearGradient
  tint: ShapeStyle Color Gradient Material LinearGradient
  blendMode: BlendMode
  colorScheme preferredColorScheme: ColorScheme
  controlSize: ControlSize
  dynamicTypeSize: DynamicTypeSize
  font: Font
  fontDesign: Font.Design
  fontWeight: Font.Weight
  fontWidth: Font.Width
  headerProminence: Prominence
  imageScale: Image.Scale
  multilineTextAlignment: TextAlignment
  textCase: Text.Case
  truncationMode: Text.TruncationMode
  """
