import Diagnostics
import Specification
import SwiftFragments

// Hand-written bodies: the emitted type declares its conformance, and an extension in another file provides
// the body.

/// Checks that hand-written Swift for a body is possible.
func checkHandwrittenBody(at place: Place, in scope: ComponentScope, _ findings: inout Findings) {
  if scope.project.sources.isEmpty {
    findings.error(
      .handwrittenWithoutSources, at: place,
      "the body is hand-written, and the project has no 'sources'; name them in 'dscompile.yaml', "
        + "or write the body here")
  }
  if let spec = scope.spec.accessibility, scope.spec.handwrittenBody != nil, spec.saysMoreThanNames
  {
    findings.error(
      .handwrittenAccessibility, at: place,
      "'accessibility' is emitted around a body, and this body is hand-written; use SwiftUI's "
        + "modifiers in it, and keep only 'identifiers' here")
  }
}

/// Checks hand-written bodies.
///
/// - Returns: The missing ones.
func missingBodies(of component: Component, in scope: ComponentScope, _ findings: inout Findings)
  -> [MissingBody]
{
  var missing: [MissingBody] = []
  if let place = scope.spec.handwrittenBody, case .handwritten = component.look {
    let (body, access) = component.bodyMember
    if !checkHasBody(body, of: component.typeName, access, at: place, in: scope, &findings) {
      missing.append(MissingBody(component, nil, in: scope.folder))
    }
  }
  let styles = component.look.styleFamily?.styles ?? []
  for (style, spec) in zip(styles, scope.spec.styles) {
    guard let place = spec.handwrittenBody else { continue }
    let name = "makeBody(\(scope.project.styling?.makeBody?.text ?? "configuration"):)"
    if !checkHasBody(name, of: style.typeName, component.access, at: place, in: scope, &findings) {
      missing.append(MissingBody(component, style, in: scope.folder))
    }
  }
  return missing
}

/// Checks that an extension of a type has a member equivalent to the emitted one.
///
/// - Returns: Whether there is such a member.
private func checkHasBody(
  _ name: String, of type: String, _ access: AccessLevel, at place: Place, in scope: ComponentScope,
  _ findings: inout Findings
) -> Bool {
  let members = scope.declarations.handwritten.members(
    name, of: type, in: scope.project.library?.text ?? "")
  guard let member = members.first else {
    findings.error(
      .handwrittenBody, at: place,
      "no file below 'sources' implements the body of '\(type)'; write 'extension \(type)' with "
        + "'\(name)' there, or run 'dscompile build --write-stubs', which writes it to "
        + "'\(MissingBody.file(for: type, in: scope.folder))'")
    return false
  }
  if let second = members.dropFirst().first {
    findings.error(
      .handwrittenBody, at: place,
      "'\(name)' of '\(type)' is written twice; remove one",
      notes: [
        Note("one is here", at: member.name.place),
        Note("the other is here", at: second.name.place),
      ])
  } else if !member.attributes.contains("ViewBuilder") {
    findings.error(
      .handwrittenBuilder, at: place,
      "'\(name)' of '\(type)' lacks '@ViewBuilder', which Swift does not infer in another file; "
        + "add it",
      notes: [Note("it is written here", at: member.name.place)])
  } else if !member.isSeen(as: access) {
    findings.error(
      .handwrittenAccess, at: place,
      "'\(name)' of '\(type)' must be as visible as the type; make it '\(access.rawValue)'",
      notes: [Note("it is written here", at: member.name.place)])
  }
  return true
}

extension ComponentScope {
  /// The folder for a new file, relative to the project's folder.
  fileprivate var folder: String {
    let place = project.sources.first?.value ?? ""
    guard place.hasSuffix(".swift") else { return place }
    return place.split(separator: "/").dropLast().joined(separator: "/")
  }
}

extension SwiftFileOutline.DeclaredMember {
  /// Whether it is visible wherever a type with an access level is.
  fileprivate func isSeen(as type: AccessLevel) -> Bool {
    switch type {
    case .public: access == "public"
    case .package: access == "public" || access == "package"
    case .internal: access != "private" && access != "fileprivate"
    }
  }
}

extension MissingBody {
  fileprivate init(_ component: Component, _ style: Style?, in folder: String) {
    self.init(
      component: component, style: style,
      file: Self.file(for: style?.typeName ?? component.typeName, in: folder))
  }

  /// A suggested file for the body of a type: no emitted file has such a name.
  fileprivate static func file(for type: String, in folder: String) -> String {
    (folder.isEmpty ? "" : folder + "/") + "\(Naming.base(of: type))+Body.swift"
  }
}

extension AccessibilitySpec {
  /// Whether it contains something for which the body gets modifiers.
  fileprivate var saysMoreThanNames: Bool {
    label != nil || hint != nil || value != nil || children != nil || !traits.isEmpty
      || heading != nil || !actions.isEmpty || minimumTarget != nil
  }
}
