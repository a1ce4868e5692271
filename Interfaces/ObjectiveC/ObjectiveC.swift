// swift-format-ignore-file
// The runtime of Objective-C, as far as UIKit needs it: names of methods, and values that objects carry.

/// The name of a method: as the compiler makes one of `#selector`, a pointer to a text.
@frozen public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
  var ptr: OpaquePointer
  // Names of methods are few and live as long as the process.
  public init(_ str: String) {
    let text = UnsafeMutablePointer<CChar>.allocate(capacity: str.utf8.count + 1)
    for (index, unit) in str.utf8CString.enumerated() { (text + index).initialize(to: unit) }
    ptr = OpaquePointer(text)
  }
  public init(stringLiteral value: String) { self.init(value) }
  public var description: String { String(cString: UnsafePointer<CChar>(ptr)) }
  public static func == (a: Selector, b: Selector) -> Bool { a.description == b.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// How an object keeps a value that it carries.
public enum objc_AssociationPolicy: UInt, @unchecked Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Gives an object a value, which it keeps as long as it lives; nil takes the value away.
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
  guard let owner = object as? any _AssociationOwner else { fatalError("\(type(of: object)) carries no values here") }
  owner.associations[key] = value
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as? any _AssociationOwner)?.associations[key]
}

/// An object that carries values.
public protocol _AssociationOwner: AnyObject {
  var associations: [UnsafeRawPointer: Any] { get set }
}

/// An object that methods are called on by name, which takes the place of what the runtime does.
@_spi(Model) public protocol SelectorTarget: AnyObject {
  @MainActor func receive(_ selector: Selector)
}
