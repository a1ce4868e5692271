import Specification
import SwiftAPI
import SwiftFragments
import SwiftTypes

/// The declarations of components and styles with their own availability, which Swift in other specs can use only
/// where they exist.
struct NewerDeclarations: Sendable, Equatable {
  /// The availability of a declaration, on each platform that it states.
  typealias Availability = [Platform: PlatformAvailability]

  /// The availability of types, by their names in specs.
  private(set) var types: [String: Availability] = [:]

  /// The availability of methods of all views.
  private(set) var methods: [String: Availability] = [:]

  /// The availability of styles, by the method that sets the style.
  private(set) var styles: [String: [String: Availability]] = [:]

  /// The names of all of them.
  private(set) var names: Set<String> = []

  /// - Parameter specs: With the emitted names of their types.
  init(_ specs: [ComponentSpec], _ naming: Naming) {
    var others: Set<String> = []
    for spec in specs {
      guard let component = spec.component?.text else { continue }
      let availability = Self.availability(spec.availability)
      if let method = spec.method {
        // Several modifiers can have the same method.
        if availability.isEmpty || methods[method] != nil { others.insert(method) }
        methods[method] = availability
        continue
      }
      let names = StyleNames(of: component)
      if !availability.isEmpty {
        types[component] = availability
        if !spec.styles.isEmpty {
          for type in [names.protocol, names.configuration] { types[type] = availability }
          methods[names.modifier] = availability
        }
      }
      for style in spec.styles {
        let own = Self.availability(spec.availability + style.availability)
        if own.isEmpty { continue }
        types[styleTypeName(style.name.text, of: component, naming)] = own
        styles[names.modifier, default: [:]][style.name.text] = own
      }
    }
    for method in others { methods[method] = nil }
    names = Set(types.keys.map(Naming.base)).union(methods.keys)
      .union(styles.values.flatMap(\.keys))
  }

  private static func availability(_ specs: [AvailabilitySpec]) -> Availability {
    Dictionary(
      specs.map { ($0.platform.value, $0.availability.value) },
      uniquingKeysWith: { _, last in last })
  }

  /// The title in messages and the availability of what a use means; nil if it may mean something else.
  func declaration(of use: APIUse, hiding locals: Set<String>) -> (title: String, Availability)? {
    let name = use.name.text
    guard names.contains(name) else { return nil }
    switch use.kind {
    case .type:
      return locals.contains(name) ? nil : types[name].map { (name, $0) }
    case .staticMember(let type):
      let path = "\(type).\(name)"
      return locals.contains(type) ? nil : types[path].map { (path, $0) }
    case .implicitMember(let parameter):
      return styles[parameter.function]?[name].map { ("." + name, $0) }
    case .member:
      guard use.call != nil, swiftUIMethods(named: name).isEmpty else { return nil }
      return methods[name].map { (name, $0) }
    case .ownMember, .environmentValue: return nil
    }
  }
}
