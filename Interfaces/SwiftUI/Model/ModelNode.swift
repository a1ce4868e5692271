// swift-format-ignore-file

/// What a view results in: content with the modifiers around it, from which outlines, accessibility trees and layouts
/// are made.
@_spi(Model) public final class ModelNode {
  @_spi(Model) public enum Kind {
    /// Several views in the place of one.
    case group
    case text(ModelText)
    case image(ModelImage)
    case row(VerticalAlignment, spacing: CGFloat?)
    case column(HorizontalAlignment, spacing: CGFloat?)
    case layers(Alignment)
    /// A grid with its rows as children, each a group of cells.
    /// The first child, a row or a column, whose views are made when they are seen.
    case lazy(Axis, Alignment)
    case grid(Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?)
    case gridRow(VerticalAlignment?)
    case lazyGrid(Axis, [GridItem], Alignment, spacing: CGFloat?)
    case layout(any Layout)
    case spacer(minLength: CGFloat?)
    case divider(ModelPaint)
    case shape(ModelShape)
    case padding(Edge.Set, EdgeInsets?)
    case frame(width: CGFloat?, height: CGFloat?, Alignment)
    case flexibleFrame(ModelFrame, Alignment)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case aspectRatio(CGFloat?, ContentMode)
    case priority(Double)
    /// The first child, and the others behind it.
    case background(Alignment)
    /// The first child, and the others in front of it.
    case overlay(Alignment)
    case effect(ModelEffect)
    case horizontalGuide(HorizontalAlignment, @Sendable (ViewDimensions) -> CGFloat)
    case verticalGuide(VerticalAlignment, @Sendable (ViewDimensions) -> CGFloat)
    /// Views of which the first that fits is shown.
    case firstThatFits(Axis.Set)
    /// Views that are made for a place.
    case geometry
    /// Views that are made for the preferences of others.
    case deferred(Alignment)
    case coordinateSpace(AnyHashable)
    /// The first child, and at an edge of it the second.
    case safeAreaInset(Edge, Alignment, spacing: CGFloat?)
    /// The first child, and at an edge of it the second, which is a bar.
    case barred(Edge)
    case bar(ModelBar)
    /// Takes all the room, with the children in the center.
    case filling
    case scroll(Axis.Set)
    case list(style: String, rowHeight: CGFloat)
    case section
    case control(ModelControl)
    case gestures(ModelGestures)
    case accessibility(ModelAccessibility)
    /// The first child, whose accessibility is that of the second.
    case representation
    /// The first child, with what is presented over it.
    case presentation(ModelPresentation)
    /// The first child, with the content of its menu if it is open.
    case contextMenu
    case identity(AnyHashable)
  }

  @_spi(Model) public let kind: Kind
  @_spi(Model) public private(set) var children: [ModelNode]
  @_spi(Model) public internal(set) var isRightToLeft = false
  /// Where the layout puts it on the screen, without what effects do to it; nil if it is not seen.
  @_spi(Model) public var frame: CGRect? {
    if let geometry { return geometry.frame }
    // A row of a grid and a label have no place of their own.
    let frames = children.compactMap(\.frame)
    guard let first = frames.first else { return nil }
    return frames.dropFirst().reduce(first) { $0.union($1) }
  }
  /// The lines of a text, when it has a place.
  @_spi(Model) public internal(set) var lines: ModelTextLines?
  /// What is drawn of a list besides its rows.
  @_spi(Model) public internal(set) var listLook: ModelListLook?
  /// Which of several views fits.
  @_spi(Model) public internal(set) var chosen = 0

  /// The place of the view or modifier that it is of.
  var scope: Scope?
  /// The preferences that the node sets, by their keys. They may depend on views that are made for their place.
  var preferences: [ObjectIdentifier: () -> Any] = [:]
  /// What modifiers say about the view to its container.
  var traits: [ObjectIdentifier: Any] = [:]
  var geometry: ModelGeometry?
  /// The axis of the stack that it is in.
  var stackAxis: Axis?
  private var content: (@MainActor (GeometryProxy) -> [ModelNode])?

  init(_ kind: Kind, _ children: [ModelNode] = []) { (self.kind, self.children) = (kind, children) }

  /// A node whose children are made when it has a place.
  init(_ kind: Kind, content: @escaping @MainActor (GeometryProxy) -> [ModelNode]) {
    (self.kind, children, self.content) = (kind, [], content)
  }

  func makeContent(_ geometry: ModelGeometry) {
    guard let content else { return }
    children = MainActor.assumeIsolated { Unchecked(value: content(GeometryProxy(geometry: geometry))) }.value
  }

  /// The children, but of views of which one is seen only that one.
  var seen: [ModelNode] {
    if case .firstThatFits = kind, !children.isEmpty { return [children[chosen]] }
    return children
  }

  /// The children that are parts of the view, and not presented over it or said for it.
  private var parts: [ModelNode] {
    switch kind {
    case .presentation, .contextMenu, .representation: Array(children.prefix(1))
    default: seen
    }
  }

  /// The value of a preference in this node: its own, or the children's, reduced from the first to the last.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    if let own = preferences[ObjectIdentifier(key)] { return own() as? K.Value }
    var result: K.Value?
    for child in parts {
      guard let next = child.preference(key) else { continue }
      if result == nil { result = next } else { K.reduce(value: &result!) { next } }
    }
    return result
  }
}

/// The sizes between which a frame chooses.
@_spi(Model) public struct ModelFrame: Equatable {
  public var minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight: CGFloat?
}

/// A change of how something is drawn.
@_spi(Model) public enum ModelEffect {
  case opacity(Double)
  case offset(CGSize)
  case position(CGPoint)
  case scale(CGSize, UnitPoint)
  case rotation(Angle, UnitPoint)
  case blur(CGFloat)
  case shadow(ModelColor, radius: CGFloat, x: CGFloat, y: CGFloat)
  case clip(ModelShape.Outline, path: (CGRect) -> Path)
  /// The second child is the mask.
  case mask(Alignment)
  case contentShape(ModelShape.Outline)
  case order(Double)
  case hidden
  case ignoresSafeArea(Edge.Set)
  case hitTesting(Bool)
}

/// A color as it is drawn, with sRGB components from 0 to 1.
@_spi(Model) public struct ModelColor: Hashable, Sendable, CustomStringConvertible {
  public var red, green, blue, opacity: Double
  /// Who chose it.
  var origin = ModelColorOrigin.view

  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
  }

  /// In hexadecimal digits, with an opacity in per cent if it is not opaque.
  public var description: String {
    let digits = [red, green, blue].map { part -> String in
      let byte = String(Int((min(1, max(0, part)) * 255).rounded()), radix: 16, uppercase: true)
      return byte.count == 1 ? "0" + byte : byte
    }
    return "#" + digits.joined() + (opacity < 1 ? " \(Int((opacity * 100).rounded())) %" : "")
  }
}

/// Who chose a color.
enum ModelColorOrigin: Int, Hashable, Comparable, Sendable {
  case view
  /// It is a color of the system, such as `UIColor.label`.
  case system
  /// What it is on a device is not certain: an asset, the accent color of the app, a level of a style.
  case unknown

  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// What a text or a shape is filled with.
@_spi(Model) public enum ModelPaint: Hashable, Sendable, CustomStringConvertible {
  case color(ModelColor)
  case gradient(ModelGradient)
  /// A material, an image: by its description.
  case other(String)

  public var description: String {
    switch self {
    case .color(let color): color.description
    case .gradient(let gradient): "gradient " + gradient.stops.map(\.color.description).joined(separator: ", ")
    case .other(let name): name
    }
  }
}

/// Colors that change over a shape.
@_spi(Model) public struct ModelGradient: Hashable, Sendable {
  /// Where the first and the last color are, in parts of the shape or in points.
  @_spi(Model) public enum Kind: Hashable, Sendable {
    case linear(UnitPoint, UnitPoint)
    case radial(UnitPoint, CGFloat, CGFloat)
    case elliptical(UnitPoint, CGFloat, CGFloat)
  }
  @_spi(Model) public struct Stop: Hashable, Sendable {
    public var color: ModelColor
    public var location: CGFloat
  }
  public var kind: Kind
  public var stops: [Stop]
}

/// A shape that is filled or stroked.
@_spi(Model) public struct ModelShape {
  @_spi(Model) public indirect enum Outline: Hashable, Sendable {
    case rectangle
    case roundedRectangle(CGFloat)
    case unevenRectangle(topLeading: CGFloat, bottomLeading: CGFloat, bottomTrailing: CGFloat, topTrailing: CGFloat)
    case capsule, circle, ellipse
    case inset(Outline, CGFloat)
    case trimmed(Outline, from: CGFloat, to: CGFloat)
    case custom(String)
  }
  @_spi(Model) public enum Drawing: Hashable, Sendable {
    case fill
    case stroke(width: CGFloat, dash: [CGFloat])
    /// A line inside of the outline.
    case border(width: CGFloat, dash: [CGFloat])
  }
  public var outline: Outline
  public var drawing: Drawing
  public var paint: ModelPaint
  /// How ends and corners of a line are drawn.
  public var strokeStyle = StrokeStyle()
  /// Whether what is inside of the outline twice is outside.
  public var isEvenOdd = false
  /// Its outline in a rectangle.
  public var path: (CGRect) -> Path
  /// Whether it is mirrored where the layout is right to left.
  public var isMirrored = true
  var sizeThatFits: (ProposedViewSize) -> CGSize
}

/// A picture or a symbol.
@_spi(Model) public struct ModelImage: Equatable {
  public var name: String
  public var isSymbol: Bool
  /// What is said for it; nil if it is decorative.
  public var label: String?
  public var font: ModelFont
  public var scale: String
  public var paint: ModelPaint
  public var isResizable: Bool
  /// Whether a shape stands for the picture.
  public var isRedacted: Bool
  /// Whether people can operate what it is in.
  var isEnabled = true
}

/// A font in an environment.
@_spi(Model) public struct ModelFont: Hashable, Sendable, CustomStringConvertible {
  /// nil for the font of the system.
  public var family: String?
  public var size: Double
  /// From 100 to 900.
  public var weight = 400
  public var isItalic = false
  public var isMonospaced = false
  public var hasMonospacedDigits = false
  public var design = "default"
  public var width: Double = 0

  public var description: String {
    var parts = [family ?? "system", size == size.rounded() ? "\(Int(size))" : "\(size)"]
    if weight != 400 { parts.append("weight \(weight)") }
    if isItalic { parts.append("italic") }
    if isMonospaced { parts.append("monospaced") }
    if hasMonospacedDigits { parts.append("monospaced digits") }
    if design != "default" { parts.append(design) }
    if width != 0 { parts.append("width \(width)") }
    return parts.joined(separator: " ")
  }
}

/// A text in an environment.
@_spi(Model) public struct ModelText {
  @_spi(Model) public struct Run: Equatable {
    public var text: String
    public var font: ModelFont
    public var paint: ModelPaint
    public var isUnderlined = false
    public var isStruckThrough = false
    public var tracking: CGFloat = 0
    public var baselineOffset: CGFloat = 0
    public var image: ModelImage?
  }
  public var runs: [Run]
  /// What is said for it, if that is not the text.
  public var label: String?
  public var headingLevel: Int?
  public var lineLimit: Int?
  /// The number of lines that have room even if there are fewer.
  public var reservedLines: Int?
  public var alignment: TextAlignment
  public var truncation: Text.TruncationMode
  public var lineSpacing: CGFloat
  public var minimumScale: CGFloat
  /// Whether bars stand for the text.
  public var isRedacted: Bool
  /// Whether people can operate what it is in.
  var isEnabled = true
  /// The factor by which characters are taken to be narrower than those of Inter.
  var narrowing: CGFloat = 1

  public var string: String { runs.map(\.text).joined() }
}

/// Something that users operate.
@_spi(Model) public struct ModelControl {
  @_spi(Model) public enum Kind {
    case button(role: String?)
    case toggle(isOn: Bool)
    case slider(Double, in: ClosedRange<Double>)
    case stepper
    case progress(Double?)
    case gauge(Double, in: ClosedRange<Double>)
    case textField(String, prompt: String?, isSecure: Bool, isSearch: Bool)
    case link(URL)
    case menu(isOpen: Bool)
    case picker
    case navigationLink
    case disclosure(isExpanded: Bool)
  }
  public var kind: Kind
  public var isEnabled: Bool
  /// Whether its label is shown; it is spoken anyway.
  public var showsLabel = true
  var activate: (@MainActor () -> Void)?
  var adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?
  var type: (@MainActor (String) -> Void)?
  var submit: (@MainActor () -> Void)?
}

/// What a view reacts to.
@_spi(Model) public struct ModelGestures {
  var isEnabled = true
  var taps: [(count: Int, action: @MainActor (CGPoint) -> Void)] = []
  var longPress: (@MainActor () -> Void)?
  var hover: (@MainActor (Bool) -> Void)?
#if !os(tvOS) && !os(watchOS)
  var drag: (@MainActor (DragGesture.Value, Bool) -> Void)?
  var keyPress: (@MainActor (KeyPress) -> KeyPress.Result)?
  var dragSource: ModelDragSource?
  var dropTarget: ModelDropTarget?
  var shortcut: KeyboardShortcut?
#endif
  var focus: (@MainActor (Bool) -> Void)?
  var isFocused = false
  var accessibilityFocus: (@MainActor (Bool) -> Void)?
  var isAccessibilityFocused = false
}

/// What is drawn of a list besides its rows, with the places that the layout gives it.
@_spi(Model) public struct ModelListLook {
  /// The colors behind the list and behind rows; nil if the list has no ground of its own.
  public var ground, rows: ModelColor?
  public var separator: ModelColor
  /// What is behind the rows of each section.
  public internal(set) var sections: [ModelNode] = []
  /// The lines between rows.
  public internal(set) var separators: [ModelNode] = []
  /// Whether sections have round corners and do not reach the edges of the list.
  public var isInset: Bool

  init(_ style: String, _ environment: EnvironmentValues) {
    if !style.isPlainList {
      ground = Color(.groupedBackground).resolved(in: environment)
      rows = Color(.groupedRow).resolved(in: environment)
    }
    separator = Color(.separator).resolved(in: environment)
    isInset = !style.reachesListEdges
  }
}
extension String {
  /// Whether a style of lists separates sections by their headers alone.
  var isPlainList: Bool { hasPrefix("Plain") || hasPrefix("Inset") && !contains("Grouped") }
  /// Whether rows of a style of lists are as wide as the list.
  var reachesListEdges: Bool { hasPrefix("Plain") || self == "GroupedListStyle" }
}

/// What is presented over a view.
@_spi(Model) public struct ModelPresentation {
  @_spi(Model) public enum Kind: String { case sheet, fullScreenCover, popover, alert, confirmationDialog, inspector }
  public var kind: Kind
  public var isPresented: Bool
  public var title: String?
  /// What it covers.
  public var screen = CGRect.zero
  var dismiss: @MainActor () -> Void
}
