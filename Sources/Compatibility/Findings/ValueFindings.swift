import DesignModel
import Diagnostics
import Specification

extension LibraryInterface {
  /// The changes of values that specs state.
  func values(since earlier: LibraryInterface, module: String) -> [ChangeFinding] {
    let before = StatedValuesOfSpecs(earlier.specs.sorted { $0.key < $1.key }.map(\.value))
    return specs.sorted { $0.key < $1.key }.flatMap { origin, spec in
      before.changes(in: spec, NewNames(parts: names.replacements[origin] ?? [:])).map { change in
        ChangeFinding(
          change.new.aspect.meaning, origin: origin, module: module, change.message,
          at: change.new.place, earlier: [Note("it was stated here", at: change.old.place)],
          edit: edit(change).map { .sentence($0) })
      }
    }
  }
}

extension LibraryInterface {
  /// What callers do who want the earlier value; nil if they cannot have it, or need not.
  private func edit(_ change: ChangedValue) -> String? {
    switch change.new.aspect {
    case .defaultValue, .setValue, .defaultContent:
      "state '\(change.old.text)' to keep it"
    case .defaultStyle:
      components.values.first { $0.plainName == change.new.name }.map {
        "set '.\(StyleNames(of: $0.name).modifier)(.\(change.old.text))' to keep the earlier one"
      }
    case .constant, .rawValue, .order, .accessibility, .documentation: nil
    }
  }
}

extension ChangedValue {
  fileprivate var message: String {
    let owner = "'\(new.name)'"
    let values = "'\(shortened(new.text))' instead of '\(shortened(old.text))'"
    return switch new.aspect {
    case .defaultValue: "the default of \(owner) is \(values)"
    case .setValue: "\(owner) sets \(values) without an argument"
    case .defaultContent: "\(owner) shows \(values) if it is omitted"
    case .constant: "the constant \(owner) is \(values)"
    case .rawValue: "the raw value of \(owner) is \(values)"
    case .order:
      "the cases of \(owner) have another order, and so has 'allCases': '\(shortened(new.text))'"
    case .defaultStyle: "the style that applies if none is set is \(values)"
    case .accessibility(let key):
      switch key {
      case "identifier": "the accessibility identifier of \(owner) is \(values)"
      case "action": "the title of the action \(owner) is \(values)"
      default: "'accessibility.\(key)' is \(values)"
      }
    case .documentation: "the documentation of \(owner) has another text"
    }
  }

  /// The first line of a text, and not more than fits into a message.
  private func shortened(_ text: String) -> String {
    let line = text.prefix { !$0.isNewline }
    return line.count == text.count && line.count <= 60 ? text : line.prefix(59) + "…"
  }
}
