import Diagnostics
import Specification
import SwiftFragments

/// The availability of the component.
func checkComponentAvailability(in scope: ComponentScope, _ findings: inout Findings)
  -> Availability
{
  checkAvailability(scope.spec.availability, within: nil, in: scope, &findings)
}

/// The availability of a style, limited to that of its component.
func checkStyleAvailability(
  of style: StyleSpec, in scope: ComponentScope, _ findings: inout Findings
) -> Availability {
  let own = checkAvailability(
    style.availability, within: scope.spec.availability, in: scope, &findings)
  if scope.isDefault(style), let place = style.availability.first?.platform.place {
    findings.error(
      .defaultStyleAvailability, at: place,
      "the default style must be available wherever the component is; remove 'availability', or "
        + "write it on the component")
  }
  return own
}

/// The availability of an initializer.
func checkFormAvailability(
  of form: FormDetailsSpec, in scope: ComponentScope, _ findings: inout Findings
) -> Availability? {
  form.availability.isEmpty
    ? nil
    : checkAvailability(form.availability, within: scope.spec.availability, in: scope, &findings)
}

/// - Parameter outer: The availability of the enclosing part.
private func checkAvailability(
  _ entries: [AvailabilitySpec], within outer: [AvailabilitySpec]?, in scope: ComponentScope,
  _ findings: inout Findings
) -> Availability {
  var introduced: [Platform: PlatformVersion] = [:]
  var unavailable: Set<Platform> = []
  for entry in outer ?? [] {
    switch entry.availability.value {
    case .since(let version): introduced[entry.platform.value] = version
    case .unavailable: unavailable.insert(entry.platform.value)
    }
  }
  let supported = platforms(scope.project)
  for entry in entries {
    let platform = entry.platform.value
    guard let oldest = supported.first(where: { $0.0 == platform })?.1 else {
      findings.error(
        .availability, at: entry.platform.place,
        "the library does not support \(platform.rawValue); remove it here, or add the platform to "
          + "the project's 'platforms'")
      continue
    }
    switch entry.availability.value {
    case .unavailable: unavailable.insert(platform)
    case .since(let version):
      if version < max(oldest, introduced[platform] ?? oldest) {
        let what = introduced[platform] == nil ? "the library" : "the component"
        let needed = max(oldest, introduced[platform] ?? oldest)
        findings.error(
          .availability, at: entry.availability.place,
          "\(what) needs \(platform.rawValue) \(needed.text), so nothing in it can be available "
            + "since \(platform.rawValue) \(version.text); remove it, or write a newer version")
      }
      introduced[platform] = version
    }
  }
  if let first = entries.first, supported.allSatisfy({ unavailable.contains($0.0) }) {
    findings.error(
      .availability, at: first.platform.place,
      "this would be unavailable on every platform of the library; keep one platform, or remove it")
  }
  return Availability(
    introduced: supported.compactMap { platform, oldest in
      guard !unavailable.contains(platform), let version = introduced[platform],
        oldest < version
      else { return nil }
      return (platform, version)
    }, unavailable: supported.map(\.0).filter(unavailable.contains))
}

// MARK: - Deprecation

/// The deprecation of a slot, which callers must be able to omit.
func checkSlotDeprecation(
  of slot: SlotSpec, _ presence: Slot.Presence, in scope: ComponentScope, _ findings: inout Findings
) -> Deprecation? {
  if slot.deprecated != nil, presence == .required {
    findings.error(
      .deprecatedRequired, at: slot.name.place,
      "every initializer takes '\(slot.name.text)', so callers cannot omit it; make the slot "
        + "optional, or give it the option 'empty'")
  }
  return checkDeprecation(slot.deprecated, in: scope, &findings)
}

/// The deprecation of a style, which must not be the default.
func checkStyleDeprecation(
  of style: StyleSpec, in scope: ComponentScope, _ findings: inout Findings
) -> Deprecation? {
  if style.deprecated != nil, scope.isDefault(style), !scope.isDeprecated {
    findings.error(
      .deprecatedDefault, at: style.name.place,
      "every component without a style has '\(style.name.text)'; make another style the default "
        + "before this one is deprecated")
  }
  let deprecation = checkDeprecation(style.deprecated, in: scope, &findings)
  guard let deprecation, let renamed = style.deprecated?.renamed,
    renamed.value.allSatisfy(\.isPartOfName), let component = scope.spec.component?.text
  else { return deprecation }
  let others = scope.spec.styles.map(\.name.text).filter { $0 != style.name.text }
  let replacement = others.first {
    [$0, styleTypeName($0, of: component, scope.declarations.naming)].contains(renamed.value)
  }
  if replacement == nil, renamed.value.first?.isUppercase != true {
    let remedy = remedy(
      for: renamed.value, among: others, one: "its only other style is",
      several: "its other styles are", none: "it has no others")
    findings.error(
      .deprecation, at: renamed.place,
      "'\(scope.declarations.naming.plain(component))' has no style '\(renamed.value)'; \(remedy)")
  }
  return deprecation.with(
    message: deprecation.message, renamed: replacement ?? renamed.value)
}
