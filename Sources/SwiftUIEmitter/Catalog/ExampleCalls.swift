import DesignModel
import Prose
import SampleValues
import SwiftRendering

extension ComponentText {
  /// Calls that together show each way to fill each slot, the shortest first; none if there is no
  /// example of a value that has to be given.
  ///
  /// All initializers would be too many to read: their number is the product of the ways, and that
  /// of the calls no more than their sum.
  var exampleCalls: [String] {
    // Who calls something deprecated is warned.
    guard component.deprecation == nil, samples.uninferredGeneric == nil else { return [] }
    let initializers = component.initializers.filter {
      !$0.isDisfavored && $0.details.deprecation == nil && $0.details.availability == nil
        && !$0.isForOldCallers(of: component) && !fillsDeprecatedSlot($0)
    }
    let byLength = initializers.enumerated().sorted {
      ($0.element.argumentCount, $0.element.viewCount, $0.offset)
        < ($1.element.argumentCount, $1.element.viewCount, $1.offset)
    }
    var calls: [String] = []
    var shown: Set<Way> = []
    for (_, initializer) in byLength {
      let ways =
        initializer.form.enumerated().map { Way.slot($0.offset, $0.element) }
        + (initializer.details.name.map { [.named($0)] } ?? [])
      guard calls.isEmpty || !shown.isSuperset(of: ways),
        let call = sampleCall(of: initializer, in: Example(isFull: false, isOfApp: true))
      else { continue }
      shown.formUnion(ways)
      let text = SwiftPrinter.text(of: call)
      if !calls.contains(text) { calls.append(text) }
    }
    return calls
  }
}

extension ComponentText {
  private func fillsDeprecatedSlot(_ initializer: Initializer) -> Bool {
    zip(component.slots, initializer.form).contains { $0.deprecation != nil && $1 != .omitted }
  }
}

/// What a call can show.
private enum Way: Hashable {
  case slot(Int, SlotChoice)

  /// A static member of this name.
  case named(String)
}

extension Initializer {
  /// How many arguments a call needs.
  fileprivate var argumentCount: Int {
    parameters.count { $0.defaultValue == nil && !$0.isPlaceholder }
  }

  /// How many of them are views: values are shorter.
  fileprivate var viewCount: Int {
    parameters.count { if case .builder = $0.role { true } else { false } }
  }
}
