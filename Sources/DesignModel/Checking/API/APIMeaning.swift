import SwiftAPI
import SwiftFragments
import SwiftTypes

/// A possible meaning of a use of SwiftUI API.
struct APIMeaning {
  /// Its name in messages: `badge`, `.insetGrouped`, `Button(_:image:action:)`.
  let title: String

  /// The possible declarations, of which Swift chooses an available one.
  let declarations: [APIDeclaration]
}

/// The context of a use, as far as it affects the meaning of a name.
struct APISurroundings {
  let own: OwnAPI

  /// The names that the spec declares for slots, properties and the like.
  let members: Set<String>

  /// The types and functions that the Swift declares, and its generic parameters.
  let locals: Set<String>

  /// Whether it builds something other than views that has its own methods, such as tabs and table rows.
  let hasOtherContent: Bool
}

extension APIUse {
  /// The possible meanings in SwiftUI; empty if it may also have another meaning.
  ///
  /// - Parameter isOfAPI: Whether the name is known to refer to a declaration of the API.
  func meanings(in surroundings: APISurroundings, isOfAPI: Bool) -> [APIMeaning] {
    if !isOfAPI, mayBeOfProject(surroundings) { return [] }
    switch kind {
    case .type:
      let type = swiftUIType(named: name.text).map {
        APIMeaning(title: name.text, declarations: [$0])
      }
      return [type, initializer].compactMap(\.self)
    case .staticMember(let type): return member(of: [type]).map { [$0] } ?? []
    case .implicitMember(let parameter):
      guard !surroundings.own.members.contains(parameter.function),
        !surroundings.own.types.contains(parameter.function)
      else { return [] }
      let types = swiftUIParameterTypes(of: parameter.function, label: parameter.label)
      return member(of: types).map { [$0] } ?? []
    case .member(let root):
      guard call != nil, isMethodOfView(root, in: surroundings) else { return [] }
      return method.map { [$0] } ?? []
    case .ownMember(let type): return type == "View" ? method.map { [$0] } ?? [] : []
    case .environmentValue:
      return swiftUIEnvironmentValue(named: name.text).map {
        [APIMeaning(title: name.text, declarations: [$0])]
      } ?? []
    }
  }

  /// Whether the module or the spec declares something with its name, which it may mean instead.
  private func mayBeOfProject(_ surroundings: APISurroundings) -> Bool {
    let (own, locals) = (surroundings.own, surroundings.locals)
    switch kind {
    case .type: return own.types.contains(name.text) || locals.contains(name.text)
    case .staticMember(let type):
      let base = type.split(separator: ".").first.map(String.init) ?? type
      return own.types.contains(base) || locals.contains(base) || own.members.contains(name.text)
    case .member:
      return surroundings.members.contains(name.text) || own.members.contains(name.text)
    case .ownMember: return locals.contains(name.text) || own.members.contains(name.text)
    case .implicitMember, .environmentValue: return own.members.contains(name.text)
    }
  }

  // MARK: Table lookup

  /// The initializers that the call may refer to.
  private var initializer: APIMeaning? {
    guard let call else { return nil }
    return overloads(of: swiftUIInitializers(of: name.text), call)
  }

  private var method: APIMeaning? {
    guard let call, !methodsOfOthers.contains(name.text) else { return nil }
    let found = swiftUIMethods(named: name.text).filter { $0.accepts(call) }
    return found.isEmpty ? nil : APIMeaning(title: name.text, declarations: found)
  }

  private func member(of types: [String]) -> APIMeaning? {
    let all = types.flatMap { swiftUIMembers(named: name.text, of: $0) }
    let found = all.filter { declaration in
      guard let call else { return !declaration.isFunction }
      return declaration.isFunction && declaration.accepts(call)
    }
    return found.isEmpty ? nil : APIMeaning(title: "." + name.text, declarations: found)
  }

  private func overloads(of all: [APIDeclaration], _ call: CallShape) -> APIMeaning? {
    let found = all.filter { $0.accepts(call) }
    guard let first = found.first else { return nil }
    return APIMeaning(title: first.fullName, declarations: found)
  }

  /// Whether the expression before the dot can be a view.
  private func isMethodOfView(_ root: Root, in surroundings: APISurroundings) -> Bool {
    switch root {
    // `$` produces a binding.
    case .name(let name): name.first != "$" || name.dropFirst().allSatisfy(\.isNumber)
    case .type(let type):
      surroundings.own.types.contains(type)
        || viewsOfSwiftUI.contains(type)
          && !(surroundings.hasOtherContent && buildersOfAnything.contains(type))
    case .implicitMember: false
    case .other: true
    }
  }
}

extension APIDeclaration {
  /// Whether the labels of a call match it.
  fileprivate func accepts(_ call: CallShape) -> Bool {
    if let count = call.closureArguments, let expected = closureArguments, count != expected {
      return false
    }
    return accepts(
      arguments: call.labels.map { $0 ?? "_" }, hasTrailingClosure: call.hasTrailingClosure)
  }

  /// The number of parameters of its closure; nil if unknown.
  private var closureArguments: Int? {
    switch fullName {
    case "onChange(of:initial:_:)": 2
    case "onChange(of:perform:)": 1
    default: nil
    }
  }

  /// The name with the labels: `Button(_:image:action:)`.
  fileprivate var fullName: String {
    "\(name)(\(labels.map { $0.text + ":" }.joined()))"
  }
}

private let viewsOfSwiftUI = KnownType.names(.view)

/// Views that can also contain tabs, table rows and the like, and then have their methods.
private let buildersOfAnything: Set<String> = ["ForEach", "Group", "Section"]

/// Types that are built from something other than views.
let typesWithOtherContent: Set<String> = [
  "Map", "Tab", "TabSection", "Table", "TableRow", "ToolbarItem", "ToolbarItemGroup",
]

/// Methods of views that types outside of the tables have had for longer: fonts, sets and rectangles.
private let methodsOfOthers: Set<String> = [
  "intersection", "monospaced", "monospacedDigit", "subtracting", "symmetricDifference", "union",
]
