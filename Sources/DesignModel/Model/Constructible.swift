import Specification

/// What callers make from properties and slots: a component, or the value of an enum's case that
/// carries views.
package struct Constructible: Sendable {
  /// As it is emitted: `Warp.DSCard`; for a case, that of its enum.
  package let name: String

  /// As in the spec: `Card`.
  package let plainName: String
  package let kind: ComponentKind

  /// What a modifier's methods of `View` are called; nil for other kinds.
  package let method: String?
  package let access: AccessLevel

  /// The generic parameters that no slot owns.
  package let generics: [GenericParameter]
  package let properties: [Property]
  package let slots: [Slot]

  /// In the order in which they are emitted.
  package var initializers: [Initializer]

  /// The methods that fill slots of what is there.
  package var slotMethods: [SlotMethod]

  /// How the initializers were decided.
  package let strategy: InitializerStrategy

  package init(
    name: String, plainName: String, kind: ComponentKind, method: String? = nil,
    access: AccessLevel, generics: [GenericParameter] = [], properties: [Property] = [],
    slots: [Slot] = [], initializers: [Initializer] = [], slotMethods: [SlotMethod] = [],
    strategy: InitializerStrategy = .auto
  ) {
    self.name = name
    self.plainName = plainName
    self.kind = kind
    self.method = method
    self.access = access
    self.generics = generics
    self.properties = properties
    self.slots = slots
    self.initializers = initializers
    self.slotMethods = slotMethods
    self.strategy = strategy
  }
}
