import DesignModel
import Emission
import PortableViews
import SwiftFragments
import SwiftUIDeclarations

/// How the components of a library are implemented in its UIKit module.
struct UIKitPlan: Sendable {
  let system: DesignSystem
  let module: UIKitModule
  let sources: UIKitSources
  let tokens: UIKitTokens?

  /// The theme of the design tokens; nil without themes.
  let theme: ThemeName?

  /// The implementations of the components, in the order of the system.
  let views: [ViewPlan]

  /// The names of the types that the module declares itself.
  let ownTypes: Set<String>

  /// The types that it lacks, without a SwiftUI module that declares them.
  let missingTypes: Set<MissingType>

  /// The implementations by the names of components.
  var viewsByName: [String: ViewPlan] {
    Dictionary(zip(system.components.map(\.name), views)) { $1 }
  }
}

/// Decides how the components of a project are implemented in its UIKit module.
func planUIKit(_ project: TargetInput, _ module: UIKitModule) -> UIKitPlan {
  let sources = project.workers.map(project.sources.count) { index in
    let source = project.sources[index]
    return (origin: source.origin, outline: SwiftFileOutline(of: source.text))
  }
  return planUIKit(
    of: project.system, module, sources: UIKitSources(sources),
    tokens: project.tokens.map { UIKitTokens($0.library) },
    map: { project.workers.map($0, $1) })
}

/// Decides how the components of a library are implemented in its UIKit module.
///
/// Bodies cannot use omitted components. A hosted component takes SwiftUI's types, so the types in its
/// interface are those of the SwiftUI module everywhere. Both are known only when bodies have been read, so
/// those that look up such a component or a member of such a type are read once more.
///
/// - Parameters:
///   - sources: The hand-written files of the module.
///   - tokens: The design tokens in the library; nil if there are none.
///   - map: Applies a function to the numbers below a count and keeps their order; concurrently if possible.
func planUIKit(
  of system: DesignSystem, _ module: UIKitModule, sources: UIKitSources, tokens: UIKitTokens?,
  map: (Int, @Sendable (Int) -> PlannedView) -> [PlannedView] = { count, transform in
    (0..<count).map(transform)
  }
) -> UIKitPlan {
  let (components, theme) = (system.components, tokens?.theme)
  var common = LibraryNames(of: system)
  tokens?.add(to: &common)
  sources.add(to: &common)
  let types = TypesInModule(of: system, isBesideSwiftUI: module.isBesideSwiftUI)
  var foreign: Set<String> = []
  var absent: Set<String> = []
  var ownTypes = types.own(without: foreign)
  var names = types.adding(ownTypes, to: common)
  var planned: [PlannedView] = []
  var unread = Array(components.indices)
  while true {
    let (positions, planner) = (
      unread,
      ViewPlanner(system, module, names, theme: theme, missingTypes: types.missing)
    )
    let read = map(positions.count) { planner.plan(components[positions[$0]]) }
    if planned.isEmpty {
      planned = read
    } else {
      for (position, view) in zip(positions, read) { planned[position] = view }
    }
    let known = (absent.count, foreign.count)
    for (component, view) in zip(components, planned) {
      switch view.plan {
      case .native: break
      case .hosted: foreign.formUnion(component.words(planner.entries))
      case .leftOut: if common.views[component.name] != nil { absent.insert(component.name) }
      }
    }
    if (absent.count, foreign.count) == known { break }
    let before = names
    ownTypes = types.own(without: foreign)
    names = types.adding(ownTypes, to: common)
    for name in absent { names.views[name] = nil }
    let changed = names.differences(from: before)
    unread = components.indices.filter { index in
      let lookUps = planned[index].lookUps
      return !lookUps.views.isDisjoint(with: changed.views)
        || !lookUps.members.isDisjoint(with: changed.members)
    }
    if unread.isEmpty { break }
  }
  return UIKitPlan(
    system: system, module: module, sources: sources, tokens: tokens, theme: theme,
    views: planned.map(\.plan), ownTypes: ownTypes, missingTypes: types.missing)
}

/// The types of a library's specs, some of which the UIKit module declares itself.
private struct TypesInModule {
  let all: [OwnedType]

  /// How many types have a member of a name.
  let owners: [String: Int]

  /// The types that the module lacks; empty if the SwiftUI module declares them.
  let missing: Set<MissingType>

  private let isBesideSwiftUI: Bool

  init(of system: DesignSystem, isBesideSwiftUI: Bool) {
    let shared = system.shared.flatMap(\.contents.types)
    all = system.components.flatMap(\.types) + shared
    owners = all.flatMap(\.memberNames).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    self.isBesideSwiftUI = isBesideSwiftUI
    missing =
      isBesideSwiftUI
      ? []
      : missingTypes(
        system.components.flatMap { component in component.types.map { ($0, component.name) } }
          + shared.map { ($0, "") })
  }

  /// The names of the types that the module declares itself.
  ///
  /// - Parameter foreign: The identifiers of the types that have to be those of the SwiftUI module.
  func own(without foreign: Set<String>) -> Set<String> {
    isBesideSwiftUI
      ? ownTypes(among: all, without: foreign)
      : Set(all.map(\.name)).subtracting(missing.map(\.name))
  }

  /// Names with the members whose values are SwiftUI's.
  func adding(_ ownTypes: Set<String>, to common: LibraryNames) -> LibraryNames {
    var names = common
    for type in all {
      let isOwn = ownTypes.contains(type.name)
      if isOwn, !isBesideSwiftUI {
        let colors = type.constants.filter { $0.type.unwrapped.text == "Color" }
        names.colors.formUnion(colors.map(\.name))
      }
      let members =
        isOwn
        ? type.membersOfSwiftUI(
          besides: isBesideSwiftUI ? type.inUIKit : type.declaredInUIKit) : type.membersOfSwiftUI
      for (name, member) in members {
        if owners[name] == 1 {
          names.foreignMembers[name] = member
        } else {
          names.foreignMembersOfTypes[type.name, default: [:]][name] = member
        }
      }
    }
    return names
  }
}

extension LibraryNames {
  /// The names of views and members that other names do not have, or with other meanings.
  fileprivate func differences(
    from other: LibraryNames
  ) -> (views: Set<String>, members: Set<String>) {
    var members = differing(foreignMembers, other.foreignMembers)
    let types = Set(foreignMembersOfTypes.keys).union(other.foreignMembersOfTypes.keys)
    for type in types {
      members.formUnion(
        differing(
          foreignMembersOfTypes[type] ?? [:], other.foreignMembersOfTypes[type] ?? [:]))
    }
    return (Set(views.keys).symmetricDifference(other.views.keys), members)
  }
}

/// The keys whose values differ or exist in one dictionary only.
private func differing(
  _ one: [String: ForeignMember], _ other: [String: ForeignMember]
) -> Set<String> {
  Set(one.keys).union(other.keys).filter { one[$0] != other[$0] }
}
