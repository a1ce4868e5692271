// swift-format-ignore-file
// The views and view controllers of AppKit, as far as SwiftUI can show them.

@_exported import CoreGraphics

/// An event.
open class NSEvent: NSObject {
  open var timestamp: TimeInterval { interfaceOnly() }
  open var locationInWindow: NSPoint { interfaceOnly() }
}

/// An object that handles events.
@MainActor open class NSResponder: NSObject {
  nonisolated public override init() { interfaceOnly() }
  public required init?(coder: NSCoder) { interfaceOnly() }
  open var acceptsFirstResponder: Bool { interfaceOnly() }
  open func becomeFirstResponder() -> Bool { interfaceOnly() }
  open func resignFirstResponder() -> Bool { interfaceOnly() }
  open func mouseDown(with event: NSEvent) { interfaceOnly() }
  open func mouseUp(with event: NSEvent) { interfaceOnly() }
  open func keyDown(with event: NSEvent) { interfaceOnly() }
}

/// A view of AppKit.
@MainActor open class NSView: NSResponder {
  nonisolated public override init() { interfaceOnly() }
  public init(frame frameRect: NSRect) { interfaceOnly() }
  public required init?(coder: NSCoder) { interfaceOnly() }
  open var frame: NSRect { get { interfaceOnly() } set { interfaceOnly() } }
  open var bounds: NSRect { get { interfaceOnly() } set { interfaceOnly() } }
  open var alphaValue: CGFloat { get { interfaceOnly() } set { interfaceOnly() } }
  open var isHidden: Bool { get { interfaceOnly() } set { interfaceOnly() } }
  open var needsLayout: Bool { get { interfaceOnly() } set { interfaceOnly() } }
  open var needsDisplay: Bool { get { interfaceOnly() } set { interfaceOnly() } }
  open var intrinsicContentSize: NSSize { interfaceOnly() }
  open var fittingSize: NSSize { interfaceOnly() }
  open var subviews: [NSView] { get { interfaceOnly() } set { interfaceOnly() } }
  open var superview: NSView? { interfaceOnly() }
  open func addSubview(_ view: NSView) { interfaceOnly() }
  open func removeFromSuperview() { interfaceOnly() }
  open func layout() { interfaceOnly() }
  open func layoutSubtreeIfNeeded() { interfaceOnly() }
  open func draw(_ dirtyRect: NSRect) { interfaceOnly() }
}

/// A control of AppKit.
@MainActor open class NSControl: NSView {
  open var stringValue: String { get { interfaceOnly() } set { interfaceOnly() } }
  open var isEnabled: Bool { get { interfaceOnly() } set { interfaceOnly() } }
  open var font: NSFont? { get { interfaceOnly() } set { interfaceOnly() } }
  open func sizeThatFits(_ size: NSSize) -> NSSize { interfaceOnly() }
}

/// A text field of AppKit.
@MainActor open class NSTextField: NSControl {
  open var textColor: NSColor? { get { interfaceOnly() } set { interfaceOnly() } }
  open var isEditable: Bool { get { interfaceOnly() } set { interfaceOnly() } }
}

/// A view controller of AppKit.
@MainActor open class NSViewController: NSResponder {
  nonisolated public override init() { interfaceOnly() }
  public required init?(coder: NSCoder) { interfaceOnly() }
  open var view: NSView { get { interfaceOnly() } set { interfaceOnly() } }
  open var title: String? { get { interfaceOnly() } set { interfaceOnly() } }
  open var preferredContentSize: NSSize { get { interfaceOnly() } set { interfaceOnly() } }
  open func viewDidLoad() { interfaceOnly() }
}
