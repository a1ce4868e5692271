// swift-format-ignore-file
// Layers and paths, of which everything can be read back and nothing is drawn.

@_exported @_spi(Model) import CoreGraphics

/// How corners are rounded.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var circular: CALayerCornerCurve { .init(rawValue: "circular") }
  public static var continuous: CALayerCornerCurve { .init(rawValue: "continuous") }
}

/// The corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var layerMinXMinYCorner: CACornerMask { .init(rawValue: 1) }
  public static var layerMaxXMinYCorner: CACornerMask { .init(rawValue: 2) }
  public static var layerMinXMaxYCorner: CACornerMask { .init(rawValue: 4) }
  public static var layerMaxXMaxYCorner: CACornerMask { .init(rawValue: 8) }
}

/// What a view draws in.
open class CALayer: NSObject {
  public required override init() { super.init() }
  public init(layer: Any) { super.init() }
  open var frame: CGRect = .zero
  open var bounds: CGRect = .zero
  open var position: CGPoint = .zero
  open var zPosition: CGFloat = 0
  open var opacity: Float = 1
  open var isHidden = false
  open var masksToBounds = false
  open var mask: CALayer?
  open var contentsScale: CGFloat = 1
  open var backgroundColor: CGColor?
  open var cornerRadius: CGFloat = 0
  open var cornerCurve: CALayerCornerCurve = .circular
  open var maskedCorners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
  open var allowsEdgeAntialiasing = false
  open var shouldRasterize = false
  open private(set) weak var superlayer: CALayer?
  open private(set) var sublayers: [CALayer]?
  open func addSublayer(_ layer: CALayer) {
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
}

/// How lines end.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var butt: CAShapeLayerLineCap { .init(rawValue: "butt") }
  public static var round: CAShapeLayerLineCap { .init(rawValue: "round") }
  public static var square: CAShapeLayerLineCap { .init(rawValue: "square") }
}

/// How lines meet.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var miter: CAShapeLayerLineJoin { .init(rawValue: "miter") }
  public static var round: CAShapeLayerLineJoin { .init(rawValue: "round") }
  public static var bevel: CAShapeLayerLineJoin { .init(rawValue: "bevel") }
}

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
  open var lineCap: CAShapeLayerLineCap = .butt
  open var lineJoin: CAShapeLayerLineJoin = .miter
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
}

/// A path of UIKit.
open class UIBezierPath: NSObject {
  public override init() { super.init() }
  private var path = CGMutablePath()
  public convenience init(cgPath CGPath: CGPath) { self.init(CGPath.parts) }
  public convenience init(rect: CGRect) { self.init([.rect(rect)]) }
  public convenience init(ovalIn rect: CGRect) { self.init([.oval(rect)]) }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init([.roundedRect(rect, cornerRadius)]) }
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) { self.init([.roundedRect(rect, cornerRadii.width)]) }
  public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    self.init([.arc(center, radius, startAngle, endAngle, clockwise)])
  }
  private convenience init(_ parts: [CGPath.Part]) {
    self.init()
    path.parts = parts
  }
  open var cgPath: CGPath {
    get { path }
    set { path.parts = newValue.parts }
  }
  open var lineWidth: CGFloat = 1
  open var isEmpty: Bool { path.isEmpty }
  open var bounds: CGRect { path.boundingBox }
  open func move(to point: CGPoint) { path.parts.append(.move(point)) }
  open func addLine(to point: CGPoint) { path.parts.append(.line(point)) }
  open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) { path.parts.append(.arc(center, radius, startAngle, endAngle, clockwise)) }
  open func append(_ bezierPath: UIBezierPath) { path.parts += bezierPath.path.parts }
  open func close() { path.parts.append(.close) }
  open func fill() {}
  open func stroke() {}
  open func addClip() {}
}
