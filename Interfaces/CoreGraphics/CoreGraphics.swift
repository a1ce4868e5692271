// swift-format-ignore-file
// CoreGraphics as SwiftUI needs it: what Foundation on Linux has no name for.

@_exported import Foundation

/// The ends of a stroked line.
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
@frozen public enum CGLineCap: Int32, @unchecked Sendable {
  case butt, round, square
}

/// The corners of a stroked line.
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
@frozen public enum CGLineJoin: Int32, @unchecked Sendable {
  case miter, round, bevel
}

/// A vector in two dimensions.
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
public struct CGVector: Equatable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
  public init() { (dx, dy) = (0, 0) }
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
  public static var zero: CGVector { CGVector() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension CGVector: Hashable {
  public func hash(into hasher: inout Hasher) { (hasher.combine(dx), hasher.combine(dy)) }
}

/// An affine map of the plane.
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
public struct CGAffineTransform: Equatable, Sendable {
  public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }
  public init(rotationAngle angle: CGFloat) { self.init(a: CGFloat(cos(Double(angle))), b: CGFloat(sin(Double(angle))), c: -CGFloat(sin(Double(angle))), d: CGFloat(cos(Double(angle))), tx: 0, ty: 0) }
  public static var identity: CGAffineTransform { CGAffineTransform() }
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { CGAffineTransform(translationX: x, y: y).concatenating(self) }
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { CGAffineTransform(scaleX: x, y: y).concatenating(self) }
  public func rotated(by angle: CGFloat) -> CGAffineTransform { CGAffineTransform(rotationAngle: angle).concatenating(self) }
  public func inverted() -> CGAffineTransform { interfaceOnly() }
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }
  public var isIdentity: Bool { self == .identity }
}

/// A path of lines and curves.
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
public class CGPath: Hashable {
  /// What the path was made of, which can be read back.
  @_spi(Model) public enum Part: Equatable {
    case move(CGPoint), line(CGPoint), rect(CGRect), oval(CGRect), roundedRect(CGRect, CGFloat), close
    case arc(CGPoint, CGFloat, CGFloat, CGFloat, Bool)
  }
  @_spi(Model) public var parts: [Part] = []
  init() {}
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { parts = [.rect(rect)] }
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { parts = [.oval(rect)] }
  public init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?) { parts = [.roundedRect(rect, cornerWidth)] }
  public var boundingBox: CGRect { interfaceOnly() }
  public var boundingBoxOfPath: CGRect { interfaceOnly() }
  public var isEmpty: Bool { parts.isEmpty }
  public static func == (a: CGPath, b: CGPath) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A path that grows.
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
public class CGMutablePath: CGPath {
  public override init() { super.init() }
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { parts.append(.move(point)) }
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { parts.append(.line(point)) }
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { parts.append(.rect(rect)) }
  public func closeSubpath() { parts.append(.close) }
}

/// Where drawing goes.
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
public class CGContext {
  init() {}
  public func fill(_ rect: CGRect) { interfaceOnly() }
  public func stroke(_ rect: CGRect) { interfaceOnly() }
  public func setFillColor(_ color: CGColor) { interfaceOnly() }
  public func setStrokeColor(_ color: CGColor) { interfaceOnly() }
  public func setLineWidth(_ width: CGFloat) { interfaceOnly() }
  public func addPath(_ path: CGPath) { interfaceOnly() }
  public func fillPath() { interfaceOnly() }
  public func strokePath() { interfaceOnly() }
  public func saveGState() { interfaceOnly() }
  public func restoreGState() { interfaceOnly() }
}

/// A color in a color space.
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
public final class CGColor: Hashable, @unchecked Sendable {
  private let parts: [CGFloat]
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { parts = [red, green, blue, alpha] }
  public static func == (a: CGColor, b: CGColor) -> Bool { a.parts == b.parts }
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
  public var components: [CGFloat]? { parts }
  public var alpha: CGFloat { parts[3] }
}

/// A bitmap.
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
public final class CGImage: @unchecked Sendable {
  init() {}
  public var width: Int { interfaceOnly() }
  public var height: Int { interfaceOnly() }
}
