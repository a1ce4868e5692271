// swift-format-ignore-file
// What UIKit shows of the framework Accessibility.

@_exported import CoreGraphics

/// Further content for accessibility.
open class AXCustomContent: NSObject {
  /// When further content is spoken.
  public enum Importance: UInt, @unchecked Sendable {
    case `default`, high
  }
  public init(label: String, value: String) { fatalError("an interface") }
  open var label: String { fatalError("an interface") }
  open var value: String { fatalError("an interface") }
  open var importance: AXCustomContent.Importance { get { fatalError("an interface") } set { fatalError("an interface") } }
}
