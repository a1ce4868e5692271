import DesignModel
import FileBuilding
import SwiftFragments
import SwiftRendering

// Examples of lists with selections: the tags of the views, and a selected one.

extension SampleValues {
  /// The tags of the views in an example; nil if there is no example of the type.
  private func tags(of selection: ListSelection) -> [Expression]? {
    // All lists with selections have the same titles, which are also tags.
    let noun = selectable.first { examples[$0] != nil } ?? ""
    let titles = Example(examples).titles(noun, like: "")
    if selection.isGeneric {
      guard let generic = generics.first(where: { $0.name == selection.value.plainName }),
        let first = generic.sample(titles[0])
      else { return nil }
      return first == titles[0] ? titles : ["1", "2", "3"]
    }
    let type = aliases[selection.value.text] ?? selection.value
    switch type.text {
    case "String": return titles
    case "Int", "UInt", "Double", "CGFloat", "Float": return ["1", "2", "3"]
    case "Int?": return ["1", "2", "nil"]
    case "String?": return titles.dropLast() + ["nil"]
    case "Bool": return ["false", "true"]
    default: return samples[type.text].map { $0.map { .implicit(escapedMember($0)) } }
    }
  }

  /// The selection in an example; nil if there is no example of the type.
  package func value(of selection: ListSelection) -> Expression? {
    let first = tags(of: selection)?.first
    return switch selection.extent {
    case .one: first
    case .optional, .optionalOrSeveral: first ?? "nil"
    case .several: .array(first.map { [$0] } ?? [])
    }
  }

  /// The calls on one view of a list: its tag, and for the first view its possible traits.
  ///
  /// - Parameters:
  ///   - position: The index of the view.
  package func calls(in slot: Slot, at position: Int, of example: Example) -> [MemberCall] {
    guard let list = slot.list else { return [] }
    var calls: [MemberCall] = []
    if let selection = list.selection, let tags = tags(of: selection), position < tags.count {
      calls.append(MemberCall(escapedMember(selection.tag), tags[position]))
    }
    guard position == 0, example.isFull else { return calls }
    for trait in list.traits where !trait.isFunction && !trait.type.unwrapped.isFunction {
      let value = value(
        trait.type.unwrapped, named: trait.name,
        in: example, other: trait.defaultValue)
      guard let value else { continue }
      let isDefault = value.text == trait.argumentDefault
      calls.append(
        MemberCall(escapedMember(trait.function), isDefault ? [] : [Argument(value)]))
    }
    return calls
  }

  /// A loop over the views of a list with a selection; nil for a list without one.
  ///
  /// - Parameter titles: The titles of the views, as literals.
  package func loop(
    in slot: Slot, titled titles: [Expression], of example: Example
  ) -> SampleLoop? {
    guard let selection = slot.list?.selection, let tags = tags(of: selection),
      let first = tags.first
    else { return nil }
    func loop(
      _ data: Expression, titled title: Expression, tagged tag: Expression = "$0"
    ) -> SampleLoop {
      SampleLoop(
        data: data, title: title, calls: [MemberCall(escapedMember(selection.tag), tag)])
    }
    let description = Expression.name("String").called("describing", "$0")
    if case .string = first {
      return example.hasManyItems
        ? loop(.manyNumbers, titled: .numberedItem, tagged: .numberedItem)
        : loop(.array(titles), titled: "$0")
    }
    if case .member(nil, let member) = first {
      let values = [Expression.type(selection.value).dot(member)] + tags.dropFirst()
      return loop(.array(values), titled: description)
    }
    let isNumber = first == "1"
    let data: Expression =
      isNumber && example.hasManyItems ? .manyNumbers : .array(tags.filter { $0 != "nil" })
    return loop(data, titled: isNumber ? .numberedItem : description)
  }
}

/// A loop over views of a list: its data, the title of a view, and the calls on it.
package struct SampleLoop: Sendable {
  /// The data of the loop.
  package let data: Expression
  package let title: Expression
  package let calls: [MemberCall]

  package init(data: Expression, title: Expression, calls: [MemberCall]) {
    self.data = data
    self.title = title
    self.calls = calls
  }
}

extension Expression {
  /// Twenty numbers.
  package static let manyNumbers = Expression.infix("1", .range, "21")

  /// A text with the parameter of a closure.
  package static let numberedItem = Expression.swift(#""Item \($0)""#)
}
