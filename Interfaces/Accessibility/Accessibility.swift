// swift-format-ignore-file
// The framework Accessibility, as far as SwiftUI names it.

@_exported import CoreGraphics

/// Further content for accessibility.
open class AXCustomContent: NSObject {
  /// When further content is spoken.
  public enum Importance: UInt, @unchecked Sendable {
    case `default`, high
  }
  public init(label: String, value: String) { interfaceOnly() }
  open var label: String { interfaceOnly() }
  open var value: String { interfaceOnly() }
  open var importance: AXCustomContent.Importance { get { interfaceOnly() } set { interfaceOnly() } }
}
