/// The naming of a library's types.
package struct Naming: Sendable {
  /// The library's name.
  package let library: String

  package let prefix: String

  /// The type in which all others are nested; nil for none.
  package let namespace: String?

  /// The prefix of type names that users write: `DS`, or `Warp.DS`.
  private var typePrefix: String { (namespace.map { $0 + "." } ?? "") + prefix }

  /// The prefix of supporting types: `DS`, or `WarpDS`.
  private var supportPrefix: String { (namespace ?? "") + prefix }

  /// The name of the placeholder of initializers.
  package var omitted: String { supportPrefix + "Omitted" }

  /// The name of the environment key of the theme.
  var themeKey: String { supportPrefix + "ThemeKey" }

  /// The name of one view of a list.
  package var slotItem: String { supportPrefix + "SlotItem" }

  /// The name of the views of a list.
  package var slotItems: String { slotItem + "s" }

  /// The name of the protocol of the items of lists.
  package var slotElement: String { supportPrefix + "SlotElement" }

  /// The name of the method that enumerates a view's subviews: `warpSlotItems`, or `designKitSlotItems` if
  /// the library has neither a prefix nor a namespace.
  ///
  /// Every view has it, so two libraries in one app need two names.
  package var slotItemsMethod: String {
    lowerCamelCase(namespace == nil && prefix.isEmpty ? library + slotItems : slotItems)
  }

  /// The name of the type for a selection of one or several items in a list.
  package var slotSelection: String { supportPrefix + "SlotSelection" }

  /// The name of the type for a selectable item.
  package var selectableSlotItem: String { "Selectable" + slotItem }

  /// The name of the type that stores a tag: `SegmentTag` for `segment`.
  func tagType(of method: String) -> String { full(upperCamelCase(method) + "Tag") }

  /// The name of the key of a value that views have for a list: `chipGroupTag`.
  ///
  /// - Parameters:
  ///   - value: The name of the value.
  ///   - slot: The list, if there are several.
  package static func listKey(_ value: String, of slot: String?, in component: String) -> String {
    lowerCamelCase(component.filter { $0 != "." }) + upperCamelCase(slot ?? "")
      + upperCamelCase(value)
  }

  /// The name of the type of a key: `CardDensityKey` for `cardDensity`.
  package static func keyType(_ key: String) -> String { upperCamelCase(key) + "Key" }

  /// The types that components share, which are emitted if a component needs them.
  var supportTypes: [String] {
    [
      "StyleStack", "BindingOrState", "BindingOrFocusState", "BindingOrAccessibilityFocusState",
      "PreviewGallery", omitted, slotItem, slotItems, slotItem + "Root", "SlotKeys", slotElement,
      slotSelection, selectableSlotItem,
    ]
  }

  /// The name of an item of a list in a component without styles: `ChipGroupItem`.
  ///
  /// - Parameter slot: The list, if there are several.
  func listItem(of slot: String?, in component: String) -> String {
    full(plain(component) + upperCamelCase(slot ?? "") + "Item")
  }

  /// The emitted name of a type in a spec: `Warp.DSCard` for `Card`.
  package func full(_ name: String) -> String {
    typePrefix + name
  }

  /// The name in specs of an emitted type: `Card` for `Warp.DSCard`.
  package func plain(_ name: String) -> String {
    var name = Self.base(of: name)[...]
    if name.hasPrefix(prefix) { name = name.dropFirst(prefix.count) }
    return String(name)
  }

  /// The name in the declaration of an emitted type: `DSCard` for `Warp.DSCard`.
  package static func base(of name: String) -> String {
    String(name[(name.lastIndex(of: ".").map { name.index(after: $0) } ?? name.startIndex)...])
  }

  /// The name of the view that is emitted for an omitted slot: `CardDefaultDivider`.
  func defaultView(of slot: String, in component: String) -> String {
    full(plain(component) + "Default" + upperCamelCase(slot))
  }

  /// The name of the view modifier behind the methods of a component: `Warp.SheetCardModifier` for
  /// `Warp.SheetCard`.
  static func viewModifier(_ component: String) -> String { component + "Modifier" }

  /// The name of the method that sets a style: `warpCardStyle` for `Warp.CardStyle`.
  package static func modifier(_ styleProtocol: String) -> String {
    lowerCamelCase(styleProtocol.filter { $0 != "." })
  }
}
