import DesignModel
import Diagnostics
import English
import Specification
import SwiftAPI
import SwiftTypes

/// A component in two versions.
struct ComparedComponent {
  let old: Component
  let new: Component
  let names: NewNames
  let calls: ComparedCalls

  init(_ old: Component, _ new: Component, _ before: LibraryInterface, _ after: LibraryInterface) {
    self.old = old
    self.new = new
    var names = NewNames(parts: after.names.replacements[new.origin] ?? [:])
    for (alias, target) in after.aliases where before.aliases[alias] == nil {
      names.types[alias] = target
    }
    if old.generics.count == new.generics.count {
      for (generic, other) in zip(old.generics, new.generics) where generic.name != other.name {
        names.types[generic.name] = .named(other.name)
      }
    }
    self.names = names
    calls = changedCalls(
      from: old.interface.unaliased(before.aliases), to: new.interface.unaliased(after.aliases),
      names)
  }
}

extension LibraryInterface {
  /// The components that an earlier version has as well, by the names of their types.
  func components(since earlier: LibraryInterface) -> [String: ComparedComponent] {
    components.reduce(into: [:]) { compared, entry in
      let (name, component) = entry
      // Clients cannot call initializers that only the library has.
      guard let old = earlier.components[name], old.initializerAccess == .public,
        component.initializerAccess == .public
      else { return }
      compared[name] = ComparedComponent(old, component, earlier, self)
    }
  }
}

/// What a change of a component means to its callers, besides what its declarations show.
struct ComponentFindings {
  let compared: ComparedComponent
  let old: LibraryInterface
  let new: LibraryInterface
  let module: String

  private var origin: String { compared.new.origin }
  private var name: String { compared.new.name }

  /// - Parameter isKnown: Whether a change of declarations says already that a call no longer compiles.
  func calls(_ isKnown: (CallChange) -> Bool) -> [ChangeFinding] {
    compared.calls.changes.compactMap { change in
      switch change.effect {
      case .broken, .ambiguous:
        if isKnown(change) { return nil }
        return finding(.source, change.message(of: name), at: nil, edit: change.edit(of: name))
      case .moved(let moves):
        let part = moves[0].new.part
        return finding(
          .meaning, change.message(of: name), at: part,
          earlier: moves[0].old.part == part ? nil : moves[0].old.part,
          remedies: moves.compactMap(remedy), edit: change.edit(of: name))
      case .stored(let values):
        return finding(.meaning, change.message(of: name), at: values[0].property)
      }
    }
  }

  /// How a closure keeps its meaning, if it fills a new slot.
  private func remedy(for move: CallChange.Move) -> Remedy? {
    let slots = compared.new.slots.map(\.name)
    guard move.isTrailing, let taken = slots.firstIndex(of: move.new.part),
      let meant = slots.firstIndex(of: move.old.part), taken < meant
    else { return nil }
    return .declare(slot: move.new.part, after: move.old.part)
  }

  private func finding(
    _ kind: ChangeKind, _ message: String, at part: String?, earlier: String? = nil,
    remedies: [Remedy] = [], edit: ChangeFinding.Edit? = nil
  ) -> ChangeFinding {
    let owner = compared.new.plainName
    let place = { (names: SpecNames, part: String?) -> Place? in
      part.flatMap { names.place(of: "\(owner).\($0)", in: origin) }
        ?? names.place(of: owner, in: origin)
    }
    let notes = earlier.map { [Note("the argument filled this", at: place(old.names, $0))] } ?? []
    return ChangeFinding(
      kind, origin: origin, module: module, message, at: place(new.names, part), earlier: notes,
      remedies: remedies, edit: edit)
  }
}

extension CallChange {
  /// The call to write instead; nil if none fills the same.
  func edit(of component: String) -> ChangeFinding.Edit? {
    let shown = call.text(of: component)
    guard let new = replacement?.text(of: component) else { return nil }
    if new != shown { return .call(old: shown, new: new) }
    guard case .broken(.type(_, let label?, _, let type)) = effect else { return nil }
    return .sentence("pass a value of the type '\(type.text)' for '\(label):'")
  }

  /// What the call did and does, in one line.
  func message(of component: String) -> String {
    let shown = "'\(call.text(of: component))'"
    let others =
      count == 1
      ? "" : count == 2 ? ", and so does another call" : ", and so do \(count - 1) other calls"
    switch effect {
    case .broken(let obstacle): return "\(shown) no longer compiles: \(obstacle.text)"
    case .ambiguous:
      return "\(shown) is ambiguous, because several initializers take its arguments equally well"
    case .moved(let moves):
      return "in \(shown), " + listed(moves.map(\.text)) + others
    case .stored(let values):
      let changes = values.map { value in
        "\(value.new.map { "'\($0)'" } ?? "the default") instead of "
          + "\(value.old.map { "'\($0)'" } ?? "the default") in '\(value.property)'"
      }
      return "\(shown) stores \(listed(changes))" + others
    }
  }
}

extension CallChange {
  /// The call as an example of what a change of declarations breaks, with the reason if that does not say it.
  func example(of component: String) -> String {
    switch effect {
    case .broken(.name), .broken(.label), .broken(.missing): message(of: component)
    case .broken(.type), .broken(.order), .broken(.combination), .ambiguous, .moved, .stored:
      "'\(call.text(of: component))' no longer compiles"
    }
  }
}

extension CallChange.Obstacle {
  var text: String {
    switch self {
    case .name(let name): "there is no '\(name)'"
    case .label(let label, _): "nothing takes '\(label):'"
    case .missing(let parts): "it lacks \(listed(parts.map { "'\($0)'" }))"
    case .type(_, let label, let old, let new):
      "\(label.map { "'\($0):'" } ?? "the argument") is of the type '\(new.text)' instead of '\(old.text)'"
    case .order: "the arguments are in another order"
    case .combination: "no initializer takes these arguments together"
    }
  }
}

extension CallChange.Move {
  fileprivate var text: String {
    let argument =
      if let label { "'\(label):'" } else { isTrailing ? "the closure" : "the first argument" }
    if old.part != new.part { return "\(argument) fills '\(new.part)' instead of '\(old.part)'" }
    switch (old.form, new.form) {
    case (.string, .localizedText):
      return "\(argument) is looked up as a key of localized texts from now on"
    case (.localizedText, .string):
      return "\(argument) is shown as it is, and no longer localized"
    default:
      return "\(argument) fills '\(new.part)' with \(new.form.noun) instead of \(old.form.noun)"
    }
  }
}

extension Destination.Form {
  fileprivate var noun: String {
    switch self {
    case .value: "a value"
    case .view: "a view"
    case .localizedText: "a localized text"
    case .string: "a text"
    case .systemImage: "a symbol"
    case .image: "an image"
    case .resolver(let name, _): "a value for '\(name)'"
    case .data: "data"
    }
  }
}
