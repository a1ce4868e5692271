import DesignModel
import Prose
import SampleValues
import SwiftRendering

extension ComponentText {
  /// Calls that together show each way to fill each slot, the shortest first; empty if there is no example of
  /// a required value.
  ///
  /// Showing all initializers would be too much: their number is the product of the numbers of ways, while
  /// the number of these calls is at most their sum.
  package var exampleCalls: [String] {
    // Calling deprecated API causes warnings.
    guard component.deprecation == nil, !component.interface.hidesInitializers,
      samples.uninferredGeneric == nil
    else { return [] }
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
        let call = sampleCall(
          of: initializer, in: Example(component.examples, isFull: false, isOfApp: true))
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

/// Something that a call can demonstrate.
private enum Way: Hashable {
  case slot(Int, SlotChoice)

  /// A static member of this name.
  case named(String)
}

extension Initializer {
  /// The number of arguments in a call.
  fileprivate var argumentCount: Int {
    parameters.count { $0.defaultValue == nil && !$0.isPlaceholder }
  }

  /// The number of arguments that are views, which are longer than values.
  fileprivate var viewCount: Int {
    parameters.count { if case .builder = $0.role { true } else { false } }
  }
}
