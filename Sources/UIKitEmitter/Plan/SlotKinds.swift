import DesignModel

extension Slot {
  /// Whether it takes nothing but texts.
  var isText: Bool { isConcrete && generic.text == "Text" }

  /// Whether it takes nothing but images.
  var isImage: Bool { isConcrete && generic.text == "Image" }
}

extension Component {
  /// The names of what stands between the views of a list, among which are slots.
  var slotsBetweenViews: Set<String> {
    var names: Set<String> = []
    for (_, arrangement) in arrangedLists {
      switch arrangement.separator {
      case .slot(let name): names.insert(name)
      case .swift(let view): names.formUnion(view.identifiers.map(\.text))
      case nil: continue
      }
    }
    return names
  }
}
