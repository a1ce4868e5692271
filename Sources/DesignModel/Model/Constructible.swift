import Specification

/// Something that callers create from properties and slots: a component, or an enum case with associated
/// views.
package struct Constructible: Sendable {
  /// The emitted name: `Warp.DSCard`; for a case, that of its enum.
  package let name: String

  /// The name in the spec: `Card`.
  package let plainName: String
  package let kind: ComponentKind

  /// The name of a modifier's `View` methods; nil for other kinds.
  package let method: String?
  package let access: AccessLevel

  /// Whether only the library can call the initializers, whatever the access level.
  package var hidesInitializers = false

  /// The generic parameters that do not belong to a slot.
  package let generics: [GenericParameter]
  package let properties: [Property]
  package let slots: [Slot]

  /// In the order in which they are emitted.
  package var initializers: [Initializer]

  /// The methods that fill slots of an existing value.
  package var slotMethods: [SlotMethod]

  /// How the initializers were chosen.
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
