import DesignModel
import FileBuilding
import SwiftFragments
import SwiftRendering

// Slots that are filled from data.

extension ComponentText {
  /// The view type of a slot that is filled from data; nil if it is filled otherwise.
  func repetitionType(of slot: SlotID, in initializer: Initializer) -> String? {
    guard let identity = initializer.identity(of: slot),
      let repetition = component.slots[slot].repetition
    else { return nil }
    let arguments = [repetition.data, repetition.identityType(identity).text, repetition.row]
    return "\(names.swiftUI("ForEach"))<\(arguments.joined(separator: ", "))>"
  }

  /// The requirements on generic parameters of slots that an initializer fills from data.
  func repetitionRequirements(of initializer: Initializer) -> [String] {
    component.slots.indices.compactMap { index in
      repetitionType(of: SlotID(index), in: initializer).map {
        "\(component.slots[index].generic) == \($0)"
      }
    }
  }

  /// The value stored for a slot that is filled from data.
  func repetition(of slot: SlotID, in initializer: Initializer) -> Expression {
    func argument(_ label: String?, _ argument: SlotRepetition.Argument) -> Argument {
      let parameter = initializer.parameters.first { $0.role == .repeated(slot, argument) }
      return Argument(label, .identifier(parameter?.name ?? ""))
    }
    let id =
      initializer.identity(of: slot) == .keyPath ? [argument("id", .id)] : []
    return names.call("ForEach", [argument(nil, .data)] + id + [argument("content", .row)])
  }
}
