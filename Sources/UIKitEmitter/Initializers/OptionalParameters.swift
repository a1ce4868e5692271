import DesignModel
import SwiftRendering

// Initializers that differ only in whether a slot is filled become one with a default value.

extension ViewText {
  /// Merges initializers that differ only in whether a slot is filled.
  ///
  /// The omission becomes a default value in the initializer that fills the other slots in the same way: the
  /// last closure can be omitted, and a text can be nil. Initializers stay apart where the default would make
  /// a call ambiguous.
  func mergeOmission(of slot: SlotID, in initializers: inout [ViewInitializer]) {
    func others(_ initializer: ViewInitializer) -> [String] {
      initializer.parameters.filter { $0.role.slot != slot }.map(\.signature)
        + initializer.generics + initializer.requirements
    }
    let isFilled = component.slots[slot].presence.isContent
    // A merged initializer keeps everything but its parameter for the slot.
    var rests = initializers.map(others)
    var index = 0
    while index < initializers.count {
      let omitting = initializers[index]
      guard omitting.fillings[slot.position] == nil,
        !omitting.parameters.contains(where: { $0.role == .placeholder })
      else {
        index += 1
        continue
      }
      let candidates = initializers.indices.filter { other in
        let candidate = initializers[other]
        return candidate.fillings[slot.position] != nil && rests[other] == rests[index]
          && candidate.model.details.name == omitting.model.details.name
      }
      func isText(_ index: Int) -> Bool { initializers[index].fillings[slot.position] == .text }
      func isLastClosure(_ index: Int) -> Bool {
        initializers[index].fillings[slot.position] == .views
          && initializers[index].parameters.last?.role.slot == slot
          && !isMade(component.slots[slot]) && !isFilled
      }
      let (texts, closures) = (candidates.filter(isText), candidates.filter(isLastClosure))
      var isMerged = false
      for candidate in omitting.fillings.contains(.views) ? closures + texts : texts + closures {
        let merged = initializers[candidate].withDefault(
          for: slot, isText: isText(candidate), hasOtherView: isFilled)
        let apart = initializers.indices.filter { $0 != candidate && $0 != index }
        guard !merged.isAmbiguous(among: apart.map({ initializers[$0] }), without: slot) else {
          continue
        }
        initializers[candidate] = merged
        initializers.remove(at: index)
        rests.remove(at: index)
        isMerged = true
        break
      }
      if !isMerged { index += 1 }
    }
  }
}

extension Slot.Presence {
  /// Whether a view is shown if callers pass none.
  fileprivate var isContent: Bool { if case .content = self { true } else { false } }
}

extension ViewInitializer {
  /// The initializer with a default value of the parameter for a slot.
  ///
  /// - Parameters:
  ///   - isText: Whether the parameter is a text, rather than a closure.
  ///   - hasOtherView: Whether another view is shown without it.
  fileprivate func withDefault(
    for slot: SlotID, isText: Bool, hasOtherView: Bool
  ) -> ViewInitializer {
    var copy = self
    let position = parameters.firstIndex { $0.role.slot == slot } ?? 0
    var parameter = parameters[position]
    if isText {
      if !parameter.type.hasSuffix("?") {
        parameter.type += "?"
        parameter.documentation =
          parameter.documentation.dropLast()
          + (hasOtherView ? ", or `nil` for any other view there." : ", or `nil` for none.")
      }
      parameter.defaultValue = "nil"
    } else {
      parameter.defaultValue = .swift("{ [] }")
      parameter.documentation = parameter.documentation.dropLast() + "; nothing if omitted."
    }
    copy.parameters[position] = parameter
    return copy
  }

  /// Whether Swift could not decide between this initializer and one of others, in a call that omits a slot.
  fileprivate func isAmbiguous(
    among others: [ViewInitializer], without slot: SlotID
  ) -> Bool {
    let ownCalls = callShapes.filter { call in !call.contains { $0.role.slot == slot } }
    return others.contains { other in
      guard other.model.details.name == model.details.name else { return false }
      return ownCalls.contains { competes(with: other, for: $0) }
        || other.callShapes.contains { competes(with: other, for: $0) }
    }
  }

  /// Whether this initializer and another one accept a call, and neither is preferred.
  private func competes(with other: ViewInitializer, for call: [ViewParameter]) -> Bool {
    guard let own = conversions(for: call), let others = other.conversions(for: call) else {
      return false
    }
    return own == others && parameters.count == other.parameters.count
  }

  /// The arguments of typical calls: all of them, only those that are required, and all but one.
  var callShapes: [[ViewParameter]] {
    let given = parameters.filter { $0.role != .placeholder }
    let optional = given.indices.filter { given[$0].defaultValue != nil }
    let withoutOne = optional.map { index in
      Array(given[..<index] + given[(index + 1)...])
    }
    return [given, given.filter { $0.defaultValue == nil }] + withoutOne
  }

  /// The number of arguments of a call that are converted to optionals; nil if it does not accept the call.
  ///
  /// Swift prefers the initializer with the fewest conversions, and then the one with the fewest parameters.
  func conversions(for call: [ViewParameter]) -> Int? {
    let trailing = call.count - call.reversed().prefix(while: \.isClosureOfContent).count
    func conversions(from given: Int, to own: Int) -> Int? {
      guard own < parameters.count else { return given == call.count ? 0 : nil }
      let parameter = parameters[own]
      if given < call.count {
        // The first trailing closure has no label.
        let isLabeled = call[given].label == parameter.label || given == trailing
        if isLabeled, let count = parameter.conversions(from: call[given]),
          let rest = conversions(from: given + 1, to: own + 1)
        {
          return count + rest
        }
      }
      return parameter.defaultValue == nil ? nil : conversions(from: given, to: own + 1)
    }
    return conversions(from: 0, to: 0)
  }
}

extension ViewParameter {
  /// The number of conversions, 0 or 1, with which it accepts the argument for another parameter; nil if it
  /// does not accept it.
  fileprivate func conversions(from argument: ViewParameter) -> Int? {
    guard argument.attribute == attribute else { return nil }
    let (given, own) = (argument.type.withoutAttributes, type.withoutAttributes)
    if given == own { return 0 }
    return own.utf8.last == UInt8(ascii: "?") && given == own.dropLast() ? 1 : nil
  }
}

extension String {
  /// A parameter's type without the attributes that do not distinguish arguments.
  fileprivate var withoutAttributes: Substring {
    var rest = self[...]
    while rest.utf8.first == UInt8(ascii: "@"),
      let attribute = ["@escaping ", "@MainActor "].first(where: { rest.hasPrefix($0) })
    {
      rest = rest.dropFirst(attribute.count)
    }
    return rest
  }
}
