import DesignModel

extension Slot {
  /// Whether it takes only texts.
  var isText: Bool { isConcrete && generic.text == "Text" }

  /// Whether it takes only images.
  var isImage: Bool { isConcrete && generic.text == "Image" }

  /// Whether it takes only views of a type without a counterpart in UIKit, such as a component.
  var isOfOneType: Bool { isConcrete && !isText && !isImage }
}

extension Component {
  /// The slots that are used between the views of a list.
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
