import DesignModel
import Emission
import FileBuilding
import PortableViews
import Prose
import SwiftRendering
import SwiftTypes

/// A component with the information that every part of its UIKit emission needs.
struct ViewText {
  let component: Component
  let library: Library
  let module: UIKitModule

  /// The wording for the component.
  let prose: ComponentProse

  /// Whether the component hosts SwiftUI, so that types without a UIKit counterpart are kept.
  let isHosted: Bool

  /// The views for the values that resolvers take.
  let resolvedViews: [ResolvedSlot: String]

  /// The initializers, which almost everything that is emitted needs.
  let computedInitializers = Lazily<[ViewInitializer]>()

  init(
    _ component: Component, in library: Library, _ module: UIKitModule, isHosted: Bool = false,
    resolvedViews: [ResolvedSlot: String] = [:]
  ) {
    self.isHosted = isHosted
    self.resolvedViews = resolvedViews
    self.component = component
    self.library = library
    self.module = module
    prose = ComponentProse(component, localizesByKeys: false)
  }

  /// The access modifier with a trailing space; empty for internal.
  var access: String { accessPrefix(component.access) }

  /// The name of the view: `CardView`, or `Warp.CardView`.
  var name: String { Naming.uiKitView(of: component.name) }

  /// The view's name in its declaration, and in its file name.
  var baseName: String { Naming.base(of: name) }

  /// The names of what is emitted for the styles.
  var styleNames: StyleNames { StyleNames(of: name) }

  var styleProtocol: String { styleNames.protocol }
  var configuration: String { styleNames.configuration }

  /// The name of the type that stores the styles of views: `CardViewStyleKey`.
  var styleKey: String { styleNames.key }

  /// The name of the modifier that sets a style: `cardViewStyle`.
  var styleModifier: String { styleNames.modifier }

  /// The name of a style's type: `OutlinedCardViewStyle` for `OutlinedCardStyle`.
  func typeName(of style: Style?) -> String {
    guard let style else { return "" }
    let ending = library.naming.plain(component.name) + "Style"
    guard style.typeName.hasSuffix(ending) else { return style.typeName + "View" }
    return style.typeName.dropLast(5) + "ViewStyle"
  }

  var hasStyles: Bool { component.look.styleFamily != nil }

  /// Whether a slot is stored as a closure, which makes its views for each place where they are shown.
  func isMade(_ slot: Slot) -> Bool {
    !slot.arguments.isEmpty || !isHosted && component.slotsBetweenViews.contains(slot.name)
  }

  /// The type of the closure.
  func makerType(of slot: Slot) -> String {
    let arguments = slot.arguments.map { (type($0.type) ?? $0.type).text }
    return "@MainActor (\(arguments.joined(separator: ", "))) -> [UIView]"
  }

  /// "card"
  var noun: String { prose.noun }

  /// "a card"
  var aNoun: String { prose.aNoun }

  /// The folder of the component's files, with a slash at its end.
  var folder: String {
    module.folder
      + (component.name.isEmpty ? "Shared/" : "Components/\(Naming.base(of: component.name))/")
  }

  /// The names of all members, which emitted helpers must not use.
  var memberNames: [String] {
    component.properties.map(\.name) + component.slots.map(\.name)
      + component.modifiers.map(\.name) + component.state.map(\.name)
      + component.environmentReads.map(\.name) + component.configuration.values.map(\.name)
      + component.configuration.parts.map(\.name)
  }

  /// The type of a value in the public interface; nil for one that is meaningless outside of SwiftUI.
  ///
  /// A hosted component passes values to SwiftUI, so it takes SwiftUI's types, except for the few that it
  /// converts.
  func type(_ type: TypeExpression) -> TypeExpression? {
    isHosted ? converted(type) : type.inUIKit
  }

  /// The type that a hosted component takes for a type of SwiftUI.
  private func converted(_ type: TypeExpression) -> TypeExpression {
    if convertedTypes.contains(type.unwrapped.text) || type.unwrapped.isBinding {
      return type.inUIKit ?? type
    }
    guard let function = type.unwrapped.function, convertedTypes.contains(function.result.text),
      let result = function.result.inUIKit
    else { return type }
    let isIn = TypeExpression.function(function.parameters, returning: result)
    return type.isOptional ? isIn.optional : isIn
  }

  /// The default of a value in the public interface.
  func defaultValue(_ value: String, of type: TypeExpression) -> String? {
    let isKept = isHosted && !convertedTypes.contains(type.unwrapped.text)
    return isKept ? value : uiKitDefault(value, of: type)
  }

  /// The name of a value as a member of the view, prefixed by the component's name if every view has a member
  /// of that name.
  func member(_ name: String) -> String {
    guard viewMembers.contains(name) else { return name }
    return own(
      lowerCamelCase(library.naming.plain(component.name)) + name.prefix(1).uppercased()
        + name.dropFirst())
  }

  /// The names of members of the view that differ from those of their values.
  var namesInView: [String: String] {
    let clashing = Set(memberNames).intersection(viewMembers)
    return Dictionary(uniqueKeysWithValues: clashing.map { ($0, member($0)) })
  }

  /// A member of every view in an initializer, whose parameters can have the same name.
  func inherited(_ name: String) -> Expression {
    memberNames.contains(name) ? Expression.name("self").dot(name) : .name(name)
  }

  /// An unused name for an emitted helper.
  func own(_ wish: String) -> String {
    let members = memberNames
    return unused(wish) { members.contains($0) || viewMembers.contains($0) }
  }

  /// A file of the component, or a part of one in the compact layout.
  ///
  /// - Parameters:
  ///   - path: The path below the component's folder.
  ///   - imports: The modules that it imports.
  ///   - marks: The attributes of each top-level declaration.
  func file(
    _ path: String, imports: [String] = ["UIKit"], _ declarations: [Declaration],
    marks: Marks = Marks(), from origin: Origin? = nil, _ templates: Templates
  ) -> SwiftFileContents {
    module.contents(
      folder + path, origin: component.origin, imports: imports, declarations, marks: marks,
      from: origin, in: library, templates)
  }

  /// The marks of the component's own files.
  var marks: Marks {
    Marks(component.availability, component.deprecation?.withoutReplacement, of: name)
  }
}

/// A resolver of a slot.
struct ResolvedSlot: Hashable {
  let name: String
  let index: Int

  /// The name of the resolver's value in its view.
  static let argument = "resolvedValue"
}

/// SwiftUI types to which a UIKit value is converted in a hosted component.
private let convertedTypes: Set<String> = ["LocalizedStringKey", "Color", "Image", "Text"]

extension UIKitModule {
  /// The folder of the module's files in the package, with a slash at its end.
  var folder: String { "Sources/\(name)/" }

  /// A file from a template with a few values, below the module's folder.
  func file(
    filling kind: TemplateKind, _ path: String, _ own: [String: String], in library: Library,
    _ templates: Templates
  ) -> EmittedFile {
    let values = own.merging(["library": library.name, "access": accessPrefix(library.access)]) {
      $1
    }
    let text = templates.fill(kind, values)
    return EmittedFile(
      path: folder + path, origin: "dscompile.yaml",
      body: condition(in: library).map { wrapped(text, in: $0) } ?? text)
  }

  /// A file of declarations.
  func file(
    _ path: String, origin: String, imports: [String], _ declarations: [Declaration],
    marks: Marks = Marks(), from part: Origin? = nil, in library: Library, _ templates: Templates
  ) -> EmittedFile {
    swiftFile(
      contents(
        path, origin: origin, imports: imports, declarations, marks: marks, from: part,
        in: library, templates), tracing: templates.traces)
  }

  /// The contents of a file of declarations.
  func contents(
    _ path: String, origin: String, imports: [String], _ declarations: [Declaration],
    marks: Marks = Marks(), from part: Origin? = nil, in library: Library, _ templates: Templates
  ) -> SwiftFileContents {
    var marks = marks
    marks.condition = [condition(in: library), marks.condition].compactMap(\.self)
      .reduce(nil) { whole, part in whole.map { "(\($0)) && \(part)" } ?? part }
    return SwiftFileContents(
      path: path, origin: origin, template: templates[.uiKit],
      sections: ["declarations": declarations],
      values: ["library": library.name, "access": accessPrefix(library.access)],
      imports: imports.sorted(), namespace: library.naming.namespace, marks: marks, part: part)
  }
}
