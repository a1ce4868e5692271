import TestSupport

/// A component as described by a spec, in its project.
package struct SampleSpec: Sendable {
  package let name: String
  package let yaml: String
  package let project: SampleProject

  /// The parts of a random spec.
  let parts: Part?

  package init(_ name: String, _ yaml: String, project: SampleProject = SampleProject()) {
    self.name = name
    self.yaml = "component: \(name)\n" + yaml
    self.project = project
    parts = nil
  }

  init(_ name: String, _ parts: Part, project: SampleProject) {
    self.name = name
    yaml = "component: \(name)\n" + parts.document
    self.project = project
    self.parts = parts
  }

  /// All variants of the component with one thing less.
  package var smaller: [SampleSpec] {
    (parts?.smaller ?? []).map { SampleSpec(name, $0, project: project) }
  }
}

extension SampleSpec {
  /// The kind of a random component, and the name of a modifier's methods if it differs.
  package enum Kind: Sendable {
    case view
    case value
    case modifier(method: String?)
  }

  /// A random component.
  package init(
    randomlyNamed name: String, _ kind: Kind = .view, project: SampleProject,
    using numbers: inout SeededNumbers
  ) {
    var draft = SpecDraft(name, kind, numbers)
    draft.draw()
    numbers = draft.numbers
    self.init(name, draft.parts.named(in: project, draft.ownTypes), project: project)
  }

  /// A random component, with redundant keys and things that could be improved.
  package init(
    carelesslyNamed name: String, project: SampleProject, using numbers: inout SeededNumbers
  ) {
    var draft = SpecDraft(name, numbers.one(of: [.view, .view, .value]), numbers)
    draft.draw()
    draft.becomeCareless()
    numbers = draft.numbers
    self.init(name, draft.parts.named(in: project, draft.ownTypes), project: project)
  }
}

/// Names of components that have another meaning elsewhere; a library can have each once.
package let hostileComponentNames = [
  "Title", "Button", "Label", "Text", "Image", "Row", "Icon", "Content", "Color", "Menu",
  "EmptyView", "AnyView", "Section", "Link", "Group",
]
