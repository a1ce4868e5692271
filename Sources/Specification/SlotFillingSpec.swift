import Diagnostics
import SwiftFragments

/// How a slot can be filled, as a spec says it.
package enum SlotFilling: Sendable {
  /// By the name of an option or a resolver; `view`, `omitted` and `default` are others for a form.
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

  /// Of the two halves of `text`, the localized key alone.
  case localized

  /// Of the two halves of `text`, the string alone.
  case string

  /// The name of a system symbol; stored as `Image`.
  case systemImage

  /// The name of an image in the asset catalogue; stored as `Image`.
  case image

  /// The view itself.
  case value

  /// Nothing; stored as `EmptyView`.
  case empty

  /// No way of its own: the arguments of the others have no label.
  case unlabeled
}

/// An entry of `resolvers`: a way to fill slots that a team has of its own.
package struct ResolverSpec: Sendable {
  package var name: SwiftName

  /// The argument's type; nil if there are several arguments or none.
  package var type: SwiftType?

  /// The type of the view; that of the argument if absent.
  package var view: SwiftType?

  /// The view, with `$0` for the argument, or the names of several.
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

/// The argument labels of a slot. `_` stands for none.
package enum SlotLabelSpec: Sendable {
  /// For every form of the slot.
  case all(SwiftName)

  /// By option or resolver; `view` is the key of the closure's.
  case byForm([Located<(form: String, label: SwiftName)>])
}
