import DesignModel
import SwiftFragments

// Examples of lists from which something is selected: tags of the views, and one of them that is.

extension ComponentText {
  /// The tags of the views of an example; nil where there is no example of the type.
  private func tags(of selection: ListSelection) -> [String]? {
    if selection.isGeneric {
      guard let generic = component.generics.first(where: { $0.name == selection.value.plainName }),
        let first = generic.sample("\"One\"")
      else { return nil }
      return first.first == "\"" ? ["\"One\"", "\"Two\"", "\"Three\""] : ["1", "2", "3"]
    }
    let type = library.aliases[selection.value.text] ?? selection.value
    switch type.text {
    case "String": return ["\"One\"", "\"Two\"", "\"Three\""]
    case "Int", "UInt", "Double", "CGFloat", "Float": return ["1", "2", "3"]
    case "Int?", "String?":
      return type.text == "Int?" ? ["1", "2", "nil"] : ["\"One\"", "\"Two\"", "nil"]
    case "Bool": return ["false", "true"]
    default: return library.samples[type.text].map { $0.map { ".\(escapedMember($0))" } }
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

  /// What is called on one view of a list: its tag, and on the first the traits that it can have.
  ///
  /// - Parameters:
  ///   - position: Which of the views it is, from 0.
  func sampleCalls(in slot: Slot, at position: Int, of example: Example) -> String {
    guard let list = slot.list else { return "" }
    var calls = ""
    if let selection = list.selection, let tags = tags(of: selection), position < tags.count {
      calls = ".\(escapedMember(selection.tag))(\(tags[position]))"
    }
    guard position == 0, example.isFull else { return calls }
    for trait in list.traits where !trait.isFunction && !trait.type.unwrapped.isFunction {
      let value = sampleValue(
        trait.type.unwrapped, named: trait.name,
        in: example, other: trait.defaultValue)
      guard let value else { continue }
      let isDefault = value == trait.argumentDefault
      calls += ".\(escapedMember(trait.function))(\(isDefault ? "" : value))"
    }
    return calls
  }

  /// A loop over views of a list from which something is selected: what it is over, the title of a
  /// view and what is called on it; nil for a list from which nothing is.
  ///
  /// - Parameter titles: Those of the views, as literals.
  func sampleLoop(
    in slot: Slot, titled titles: [String], of example: Example
  ) -> (data: String, title: String, calls: String)? {
    guard let selection = slot.list?.selection, let tags = tags(of: selection),
      let first = tags.first
    else { return nil }
    let tag = ".\(escapedMember(selection.tag))"
    switch first.first {
    case "\"":
      return example.hasManyItems
        ? ("1..<21", #""Item \($0)""#, #"\#(tag)("Item \($0)")"#)
        : ("[\(titles.joined(separator: ", "))]", "$0", "\(tag)($0)")
    case ".":
      let values = ["\(selection.value)\(first)"] + tags.dropFirst()
      return (
        "[\(values.joined(separator: ", "))]", "String(describing: $0)", "\(tag)($0)"
      )
    default:
      let isNumber = first == "1"
      let data =
        isNumber && example.hasManyItems
        ? "1..<21" : "[\(tags.filter { $0 != "nil" }.joined(separator: ", "))]"
      return (data, isNumber ? #""Item \($0)""# : "String(describing: $0)", "\(tag)($0)")
    }
  }
}
