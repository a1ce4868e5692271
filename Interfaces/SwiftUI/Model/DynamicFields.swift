// swift-format-ignore-file
@_spi(Model) import Combine
@_spi(Reflection) import Swift

/// A dynamic property of this module: it takes what it needs from the place of its view.
protocol LinkedProperty {
  @MainActor mutating func link(to place: PropertyPlace)
}

/// Where a dynamic property is.
@MainActor struct PropertyPlace {
  let scope: Scope
  /// The offset in the value that is linked, which identifies the property in the scope.
  let offset: Int
  let environment: EnvironmentValues

  /// The state of the property.
  func state<Value>(startingWith value: @autoclosure () -> Value) -> StoredState<Value> {
    scope.slot(offset) { StoredState(value(), scope.host.changes) }
  }
}

/// A stored property that is dynamic.
private struct DynamicField {
  let offset: Int
  let type: any DynamicProperty.Type
}

@MainActor private var knownFields: [ObjectIdentifier: [DynamicField]] = [:]

// `_forEachField` is not public API of the standard library. A toolchain without it cannot compile the model; see
// docs/running.md.
@MainActor private func dynamicFields(of type: Any.Type) -> [DynamicField] {
  if let known = knownFields[ObjectIdentifier(type)] { return known }
  var fields: [DynamicField] = []
  _forEachField(of: type) { _, offset, fieldType, _ in
    if let type = fieldType as? any DynamicProperty.Type { fields.append(DynamicField(offset: offset, type: type)) }
    return true
  }
  knownFields[ObjectIdentifier(type)] = fields
  return fields
}

/// A copy of a view, a modifier or a style whose dynamic properties have values.
@MainActor func linked<Value>(_ value: Value, in scope: Scope, _ environment: EnvironmentValues) -> Value {
  let fields = dynamicFields(of: Value.self)
  if fields.isEmpty { return value }
  var copy = value
  withUnsafeMutablePointer(to: &copy) { pointer in
    link(fields, at: UnsafeMutableRawPointer(pointer), 0, scope, environment)
  }
  return copy
}

@MainActor private func link(
  _ fields: [DynamicField], at base: UnsafeMutableRawPointer, _ start: Int, _ scope: Scope, _ environment: EnvironmentValues
) {
  for field in fields {
    func visit<Property: DynamicProperty>(_ type: Property.Type) {
      let pointer = (base + field.offset).assumingMemoryBound(to: Property.self)
      if var property = pointer.pointee as? any LinkedProperty {
        property.link(to: PropertyPlace(scope: scope, offset: start + field.offset, environment: environment))
        pointer.pointee = property as! Property
      } else {
        link(dynamicFields(of: type), at: base + field.offset, start + field.offset, scope, environment)
      }
      pointer.pointee.update()
    }
    visit(field.type)
  }
}

extension State: LinkedProperty {
  mutating func link(to place: PropertyPlace) { state = place.state(startingWith: initialValue) }
}
extension GestureState: LinkedProperty {
  mutating func link(to place: PropertyPlace) { state = place.state(startingWith: initialValue) }
}
extension FocusState: LinkedProperty {
  mutating func link(to place: PropertyPlace) { state = place.state(startingWith: noValue) }
}
extension AccessibilityFocusState: LinkedProperty {
  mutating func link(to place: PropertyPlace) { state = place.state(startingWith: noValue) }
}
extension Binding: LinkedProperty {
  mutating func link(to place: PropertyPlace) {}
}
extension Environment: LinkedProperty {
  mutating func link(to place: PropertyPlace) {
    if case .keyPath(let path) = content { content = .value(place.environment[keyPath: path]) }
  }
}
extension ScaledMetric: LinkedProperty {
  mutating func link(to place: PropertyPlace) { factor = place.environment.dynamicTypeSize.factor(of: textStyle) }
}
extension Namespace: LinkedProperty {
  mutating func link(to place: PropertyPlace) { number = place.scope.slot(place.offset) { NamespaceNumber() }.number }
}
extension Bindable: LinkedProperty {
  mutating func link(to place: PropertyPlace) {}
}

@MainActor private final class NamespaceNumber {
  private static var last = 0
  let number: Int
  init() {
    Self.last += 1
    number = Self.last
  }
}

// MARK: - Observable objects

extension PropertyPlace {
  /// Evaluates the view again when the object changes.
  func observe<Object: ObservableObject>(_ object: Object) {
    let changes = scope.host.changes
    (object.objectWillChange as? ObservableObjectPublisher)?.observe(for: changes) { changes.isPending = true }
  }
}
@MainActor private final class KeptObject<Object> {
  let object: Object
  init(_ object: Object) { self.object = object }
}
extension StateObject: LinkedProperty {
  mutating func link(to place: PropertyPlace) {
    let make = make
    object = place.scope.slot(place.offset) { KeptObject(make()) }.object
    place.observe(wrappedValue)
  }
}
extension ObservedObject: LinkedProperty {
  mutating func link(to place: PropertyPlace) { place.observe(wrappedValue) }
}
extension EnvironmentObject: LinkedProperty {
  mutating func link(to place: PropertyPlace) {
    object = place.environment.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType
    if let object { place.observe(object) }
  }
}
extension AppStorage: LinkedProperty {
  mutating func link(to place: PropertyPlace) { state = place.state(startingWith: defaultValue) }
}
extension SceneStorage: LinkedProperty {
  mutating func link(to place: PropertyPlace) { state = place.state(startingWith: defaultValue) }
}
