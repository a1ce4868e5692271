// swift-format-ignore-file
// CoreGraphics as SwiftUI needs it: what Foundation on Linux has no name for.

@_exported import Foundation

/// The ends of a stroked line.
@frozen public enum CGLineCap: Int32, @unchecked Sendable {
  case butt, round, square
}

/// The corners of a stroked line.
@frozen public enum CGLineJoin: Int32, @unchecked Sendable {
  case miter, round, bevel
}

/// A vector in two dimensions.
public struct CGVector: Equatable, Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
  public init() { (dx, dy) = (0, 0) }
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  public static var zero: CGVector { CGVector() }
}

/// An affine map of the plane.
public struct CGAffineTransform: Equatable, Sendable {
  public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }
  public init(rotationAngle angle: CGFloat) { fatalError("an interface") }
  public static var identity: CGAffineTransform { CGAffineTransform() }
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { fatalError("an interface") }
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { fatalError("an interface") }
  public func rotated(by angle: CGFloat) -> CGAffineTransform { fatalError("an interface") }
  public func inverted() -> CGAffineTransform { fatalError("an interface") }
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform { fatalError("an interface") }
}

/// A path of lines and curves.
public class CGPath: Hashable {
  public init(rect: CGRect) {}
  public static func == (a: CGPath, b: CGPath) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A color in a color space.
public final class CGColor: @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
}

/// A bitmap.
public final class CGImage: @unchecked Sendable {
  init() {}
}
