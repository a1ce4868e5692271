import Diagnostics
import SwiftFragments

/// A way to fill a slot, as written in a spec.
package enum SlotFilling: Sendable {
  /// The name of an option or a resolver; forms also allow `view`, `omitted` and `default`.
  case named(Located<String>)

  /// By a resolver that is declared where it is used.
  case made(ResolverSpec)

  /// The name of the option or the resolver.
  package var name: String {
    switch self {
    case .named(let name): name.value
    case .made(let resolver): resolver.name.text
    }
  }

  package var place: Place {
    switch self {
    case .named(let name): name.place
    case .made(let resolver): resolver.name.place
    }
  }

  /// The option of that name; nil for a resolver.
  package var option: SlotOption? {
    if case .named(let name) = self { SlotOption(rawValue: name.value) } else { nil }
  }
}

/// A way to fill a slot other than by a closure.
package enum SlotOption: String, CaseIterable, Sendable {
  /// A localized key, and a string that is not localized; stored as `Text`.
  case text

  /// Only the localized key of the two halves of `text`.
  case localized

  /// Only the string of the two halves of `text`.
  case string

  /// The name of a system symbol; stored as `Image`.
  case systemImage

  /// The name of an image in the asset catalog; stored as `Image`.
  case image

  /// The view itself.
  case value

  /// Nothing; stored as `EmptyView`.
  case empty

  /// Not a way to fill the slot: the arguments of the other options have no label.
  case unlabeled
}

/// An entry of `resolvers`: a team's own way to fill slots.
package struct ResolverSpec: Sendable {
  package var name: SwiftName

  /// The argument's type; nil if there are several arguments or none.
  package var type: SwiftType?

  /// The type of the view; the argument's if absent.
  package var view: SwiftType?

  /// The view, in which `$0` refers to the argument, or the names to several arguments.
  package var value: SwiftExpression?
  package var label: SwiftName?
  package var defaultValue: SwiftExpression?
  package var parameters: [ParameterSpec] = []
  package var summary: Documentation?

  package init(name: SwiftName) {
    self.name = name
  }
}

/// The value of a slot's `default`.
package struct SlotDefaultSpec: Sendable {
  /// The type of the view; without it, a view is emitted around the value.
  package var type: SwiftType?
  package var value: SwiftExpression?

  package init() {}
}

/// The argument labels of a slot. `_` means no label.
package enum SlotLabelSpec: Sendable {
  /// For every form of the slot.
  case all(SwiftName)

  /// By option or resolver; `view` is the key of the closure's label.
  case byForm([Located<(form: String, label: SwiftName)>])
}
