/// How the types of a library are named.
package struct Naming: Sendable {
  /// The library's name.
  package let library: String

  package let prefix: String

  /// The type that all others nest in; nil for none.
  package let namespace: String?

  /// What stands before the names of the types that users name: `DS`, or `Warp.DS`.
  private var typePrefix: String { (namespace.map { $0 + "." } ?? "") + prefix }

  /// What stands before the names of the types that support others: `DS`, or `WarpDS`.
  private var supportPrefix: String { (namespace ?? "") + prefix }

  /// The name of the placeholder of initializers.
  package var omitted: String { supportPrefix + "Omitted" }

  /// The name of one view of a list.
  package var slotItem: String { supportPrefix + "SlotItem" }

  /// The name of the views of a list.
  package var slotItems: String { slotItem + "s" }

  /// The name of the protocol of the items of lists.
  package var slotElement: String { supportPrefix + "SlotElement" }

  /// The name of the method that gives a view's views one by one: `warpSlotItems`, and `designKitSlotItems`
  /// where nothing else distinguishes the library's names.
  ///
  /// Every view has it, so two libraries in one app need two names.
  package var slotItemsMethod: String {
    lowerCamelCase(namespace == nil && prefix.isEmpty ? library + slotItems : slotItems)
  }

  /// The name of what is selected in a list, be it one or several.
  package var slotSelection: String { supportPrefix + "SlotSelection" }

  /// The name of an item that can be selected.
  package var selectableSlotItem: String { "Selectable" + slotItem }

  /// The name of what keeps a tag: `SegmentTag` for `segment`.
  func tagType(of method: String) -> String { full(upperCamelCase(method) + "Tag") }

  /// The name of an item of a list in a component without styles: `ChipGroupItem`.
  ///
  /// - Parameter slot: The list, where there are several.
  func listItem(of slot: String?, in component: String) -> String {
    full(plain(component) + upperCamelCase(slot ?? "") + "Item")
  }

  /// The name of an emitted type for what a spec calls it: `Warp.DSCard` for `Card`.
  func full(_ name: String) -> String {
    typePrefix + name
  }

  /// What a spec calls an emitted type: `Card` for `Warp.DSCard`.
  package func plain(_ name: String) -> String {
    var name = Self.base(of: name)[...]
    if name.hasPrefix(prefix) { name = name.dropFirst(prefix.count) }
    return String(name)
  }

  /// The name that an emitted type is declared with: `DSCard` for `Warp.DSCard`.
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
