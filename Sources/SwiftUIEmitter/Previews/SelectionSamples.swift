import DesignModel
import SwiftFragments

// Examples of lists from which something is selected: tags of the views, and one of them that is.

extension ComponentText {
  /// The tags of the views of an example; nil where there is no example of the type.
  private func tags(of selection: ListSelection) -> [String]? {
    if selection.isGeneric {
      guard let generic = component.generics.first(where: { $0.name == selection.value }),
        let first = generic.sample("\"One\"")
      else { return nil }
      return first.first == "\"" ? ["\"One\"", "\"Two\"", "\"Three\""] : ["1", "2", "3"]
    }
    let type = library.aliases[selection.value] ?? selection.value
    switch type {
    case "String": return ["\"One\"", "\"Two\"", "\"Three\""]
    case "Int", "UInt", "Double", "CGFloat", "Float": return ["1", "2", "3"]
    case "Int?", "String?":
      return type == "Int?" ? ["1", "2", "nil"] : ["\"One\"", "\"Two\"", "nil"]
    case "Bool": return ["false", "true"]
    default: return library.samples[type].map { $0.map { ".\(escapedMember($0))" } }
    }
  }

  /// What is selected in an example; nil where there is no example of the type.
  func sampleValue(of selection: ListSelection) -> String? {
    let first = tags(of: selection)?.first
    return switch selection.extent {
    case .one: first
    case .optional, .optionalOrSeveral: first ?? "nil"
    case .several: first.map { "[\($0)]" } ?? "[]"
    }
  }

  /// The call that tags one view of an example; nothing where nothing is to be said.
  ///
  /// - Parameters:
  ///   - position: Which of the views it is, from 0; nil for one of many in a loop.
  ///   - title: The view's text, as a literal or as what a loop is over.
  func sampleTag(in slot: Slot, at position: Int?, titled title: String) -> String {
    guard let selection = slot.list?.selection, let tags = tags(of: selection) else { return "" }
    let tag: String? =
      if let position {
        position < tags.count ? tags[position] : nil
      } else {
        // Texts are what a loop is over.
        tags.first?.first == "\"" ? title : nil
      }
    return tag.map { ".\(escapedMember(selection.tag))(\($0))" } ?? ""
  }
}
