import Diagnostics
import Specification
import SwiftFragments

/// Checks the project file.
///
/// - Returns: The library settings that all components share.
func checkProject(
  _ project: ProjectSpec, _ declarations: ProjectDeclarations, isolated: Set<String>,
  _ findings: inout Findings
) -> Library {
  checkProjectNames(project, &findings)
  checkPlatforms(project, &findings)
  checkTextAvailability(project, &findings)
  checkOutput(project, &findings)
  checkUIKit(project, &findings)
  let target = project.targetOutput
  let label = project.styling?.makeBody?.text ?? "configuration"
  return Library(
    name: project.library?.text ?? "", access: project.access?.value ?? .public,
    platforms: platforms(project), languageMode: project.swift?.value ?? 6,
    isPackage: target == nil, files: project.files?.value ?? .separate,
    importsHaveAccess: project.publicImports?.value == true,
    imports: project.imports.map(\.text), naming: declarations.naming,
    declaresNamespace: declarations.naming.namespace.map {
      declarations.handwritten.visibleType($0) == nil
    }
      ?? false,
    text: project.text?.value ?? .localizedStringKey, string: project.string?.value ?? .string,
    styling: Styling(
      makeBodyLabel: label == "_" ? nil : label,
      hasClosures: project.styling?.closure?.value != false,
      composes: project.styling?.compose?.value != false),
    groups: project.groups.map(\.value),
    dependencies: target == nil
      ? project.dependencies.compactMap { checkDependency($0, in: project, &findings) } : [],
    previews: project.previews?.value ?? .complete,
    uiKit: uiKitModule(project),
    hasSnapshots: project.snapshots?.value != false && (target.map { $0.tests != nil } ?? true),
    hasHeadlessTests: target == nil && project.hasSwiftUI
      && (project.tests?.headless?.value ?? (project.tests?.sources.isEmpty == false)),
    writesEnvironmentKeysOut: project.entryMacro?.value == false,
    hasColorAssets: project.tokens?.assets?.value == true,
    hasCatalog: (target?.docc ?? project.docc)?.value ?? (target == nil),
    typeNames: Set(
      declarations.types.keys.map(Naming.base) + declarations.handwritten.topLevelNames),
    nestedTypeNames: declarations.handwritten.nestedNames,
    isolatedNames: isolated, samples: declarations.samples,
    aliases: declarations.typeIndex.aliases)
}

/// Modules besides those of the system that emitted code imports.
private let modulesOfTests: Set<String> = ["SnapshotTesting", "Testing", "ViewTesting"]

private func checkProjectNames(_ project: ProjectSpec, _ findings: inout Findings) {
  if let library = project.library,
    modulesWithKnownAPI.union(modulesOfTests).contains(library.text)
      || project.imports.contains(where: { $0.text == library.text })
  {
    findings.error(
      .reservedTypeName, at: library.place,
      "the library cannot be named '\(library.text)', because emitted code imports the module with "
        + "that name; choose another")
  }
  for (key, name) in [("prefix", project.prefix), ("namespace", project.namespace)] {
    guard let name else { continue }
    if name.text.first?.isUppercase != true {
      findings.error(
        .typeName, at: name.place,
        "a \(key) begins the names of types, which need a capital letter: "
          + "'\(upperCamelCase(name.text))'")
    } else if key == "namespace",
      reservedTypeNames.contains(name.text) || viewNames.contains(name.text)
    {
      findings.error(
        .reservedTypeName, at: name.place,
        "the namespace '\(name.text)' would hide the type with that name, which emitted code "
          + "needs; choose another")
    }
  }
}

/// Emitted code needs SwiftUI.
private func checkPlatforms(_ project: ProjectSpec, _ findings: inout Findings) {
  for platform in project.platforms {
    guard let version = platform.version else { continue }
    let oldest: PlatformVersion =
      switch platform.name.value {
      case .iOS, .tvOS: .init(major: 13)
      case .macOS: .init(major: 10, minor: 15)
      case .watchOS: .init(major: 6)
      case .visionOS: .init(major: 1)
      }
    if version.value < oldest {
      findings.error(
        .oldPlatform, at: version.place,
        "SwiftUI needs \(platform.name.value.rawValue) \(oldest.text); raise the version")
    }
  }
}

/// `LocalizedStringResource` is newer than SwiftUI's oldest platform versions.
private func checkTextAvailability(_ project: ProjectSpec, _ findings: inout Findings) {
  guard let text = project.text, text.value == .localizedStringResource else { return }
  for platform in project.platforms {
    guard let version = platform.version else { continue }
    let oldest: PlatformVersion =
      switch platform.name.value {
      case .iOS, .tvOS: .init(major: 16)
      case .macOS: .init(major: 13)
      case .watchOS: .init(major: 9)
      case .visionOS: .init(major: 1)
      }
    if version.value < oldest {
      findings.error(
        .textAvailability, at: text.place,
        "'LocalizedStringResource' needs \(platform.name.value.rawValue) \(oldest.major); raise "
          + "the platform, or write 'text: LocalizedStringKey'",
        notes: [Note("the platform is here", at: version.place)])
    }
  }
}

// MARK: - Output

/// Checks that the project's settings are supported by its targets.
private func checkOutput(_ project: ProjectSpec, _ findings: inout Findings) {
  guard let target = project.targetOutput else {
    if let source = project.sources.first {
      findings.error(
        .sourcesWithoutTarget, at: source.place,
        "hand-written Swift cannot be in the module of an emitted package; write 'output: "
          + "{sources: …}' with a folder in that target, or remove 'sources'"
      )
    }
    return
  }
  if let tests = target.tests, let snapshots = project.snapshots, !snapshots.value {
    findings.error(
      .noSnapshots, at: tests.place,
      "'tests' is the folder of the snapshot tests, and 'snapshots: false' turns them off; remove "
        + "one of the two",
      notes: [Note("'snapshots' is here", at: snapshots.place)])
  }
  if target.tests == nil, let snapshots = project.snapshots, snapshots.value {
    findings.error(
      .noSnapshots, at: snapshots.place,
      "snapshot tests need a test target; write its folder in 'output', as in 'tests: "
        + "Tests/\(project.library?.text ?? "Kit")Tests/Generated'")
  }
  if let place = project.headlessTests {
    findings.error(
      .testsWithoutPackage, at: place,
      "tests that run without a Mac are emitted next to an emitted package only; remove 'tests', or "
        + "emit a package")
  }
  if let catalog = project.docc, let other = target.docc {
    findings.error(
      .twoSettings, at: catalog.place,
      "'output' already sets 'docc'; remove one of the two",
      notes: [Note("the other is here", at: other.place)])
  }
  if let dependency = project.dependencies.first,
    let place = dependency.url?.place ?? dependency.path?.place ?? dependency.product?.place
  {
    findings.error(
      .dependency, at: place,
      "an existing target has its dependencies in the manifest of its package; add the package "
        + "there, and remove 'dependencies'")
  }
}

// MARK: - Dependencies

private func checkDependency(
  _ spec: DependencySpec, in project: ProjectSpec, _ findings: inout Findings
) -> Dependency? {
  guard let product = spec.product else { return nil }
  switch (spec.url, spec.path) {
  case (let url?, nil):
    guard let from = spec.from else {
      findings.error(
        .dependency, at: url.place,
        "a package with a URL needs a minimum version, as in 'from: \"1.0.0\"'"
      )
      return nil
    }
    guard let name = checkPackageName(url, &findings) else { return nil }
    var numbers = from.value.split(separator: ".").map(String.init)
    while numbers.count < 3 { numbers.append("0") }
    return Dependency(
      source: .url(url.value, from: numbers.joined(separator: ".")), name: name,
      product: product.value)
  case (nil, let path?):
    if let from = spec.from {
      findings.error(
        .dependency, at: from.place,
        "a package with a path has no version; remove 'from'")
    }
    guard let name = checkPackageName(path, &findings) else { return nil }
    return Dependency(
      source: .path(pathFromOutput(path.value, of: project)), name: name, product: product.value)
  case (let url?, let path?):
    findings.error(
      .dependency, at: path.place,
      "a package has a URL or a path; remove one of them",
      notes: [Note("the address is here", at: url.place)])
  case (nil, nil):
    findings.error(
      .dependency, at: product.place,
      "'\(product.value)' has no package; write the package's 'url' and 'from', or its 'path'")
  }
  return nil
}

/// The end of an address or a path, by which Swift Package Manager identifies the package.
private func checkPackageName(_ place: Located<String>, _ findings: inout Findings) -> String? {
  var name = place.value.split(separator: "/").last ?? ""
  if name.hasSuffix(".git") { name = name.dropLast(4) }
  guard !name.isEmpty, name != ".", name != ".." else {
    findings.error(
      .dependency, at: place.place,
      "'\(place.value)' does not end with the name of the package; write the whole URL or path")
    return nil
  }
  return String(name)
}

/// A path relative to the project's folder, converted to one relative to the emitted package.
private func pathFromOutput(_ path: String, of project: ProjectSpec) -> String {
  let outputFolder =
    if case .package(let folder) = project.output { folder.value } else { "Generated" }
  var depth = 0
  for part in outputFolder.split(separator: "/") where part != "." {
    depth += part == ".." ? -1 : 1
  }
  return String(repeating: "../", count: max(0, depth)) + path
}

/// The platforms of a project; by default, the oldest ones that emitted code supports.
func platforms(_ project: ProjectSpec) -> [(platform: Platform, version: PlatformVersion)] {
  let platforms = project.platforms.compactMap { platform in
    platform.version.map { (platform.name.value, $0.value) }
  }
  return platforms.isEmpty
    ? [(.iOS, PlatformVersion(major: 16)), (.macOS, PlatformVersion(major: 13))] : platforms
}
