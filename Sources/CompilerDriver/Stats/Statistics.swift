import DesignModel
import Emission
import Specification
import SwiftRendering
import SwiftUIEmitter

/// The figures of a project.
struct Statistics: Sendable {
  var components: [ComponentStatistics] = []

  /// The figures of the files that belong to no component.
  var shared = EmittedFigures([])

  /// How components are implemented in targets that do not implement all alike.
  var targets: [TargetStatistics] = []

  /// The figures of all files.
  var total: EmittedFigures { components.map(\.emitted).reduce(shared, +) }
  var initializers: Int { components.map(\.initializers).reduce(0, +) }
  var coveredPairs: Int { components.map(\.coverage.coveredPairs).reduce(0, +) }
  var pairs: Int { components.map(\.coverage.pairs).reduce(0, +) }
}

extension Statistics {
  init(_ project: EmittedProject, of library: Library) {
    targets = project.targets.filter { !$0.implementations.isEmpty }
      .map { TargetStatistics($0, of: project.components.map(\.component)) }
    let files = project.second?.files ?? []
    if let second = project.second, !library.hasSwiftUI {
      let own = Dictionary(grouping: files, by: \.origin)
      components = zip(project.components, second.initializerCounts).map { emitted, initializers in
        ComponentStatistics(
          emitted.component, initializers: initializers,
          files: own[emitted.component.origin] ?? [])
      }
      let origins = Set(components.map(\.spec))
      shared = EmittedFigures(project.shared + files.filter { !origins.contains($0.origin) })
      return
    }
    components = project.components.map { emitted in
      ComponentStatistics(
        emitted.component, files: emitted.files,
        coverage: previewCoverage(of: emitted.component, in: library))
    }
    shared = EmittedFigures(project.shared + files)
  }
}

/// The figures of one component.
struct ComponentStatistics: Sendable {
  /// The emitted name.
  let name: String

  /// The path of its spec, below the project's folder.
  let spec: String

  /// The initializers that fill slots, without the one that styles use.
  let initializers: Int

  /// How the initializers were chosen.
  let strategy: InitializerStrategy
  let emitted: EmittedFigures

  /// How many of the possible combinations the previews cover.
  let coverage: PreviewCoverage

  /// The number of initializers with a view builder that cannot be a trailing closure because a value follows
  /// it.
  let closuresBeforeValues: Int

  /// The figures of a component that is only a view of UIKit, whose previews do not combine its options.
  init(_ component: Component, initializers: Int, files: [EmittedFile]) {
    name = component.name
    spec = component.origin
    self.initializers = initializers
    strategy = component.strategy
    emitted = EmittedFigures(files)
    coverage = .none
    closuresBeforeValues = 0
  }

  init(_ component: Component, files: [EmittedFile], coverage: PreviewCoverage) {
    name = component.name
    spec = component.origin
    initializers = component.initializers.count
    strategy = component.strategy
    emitted = EmittedFigures(files)
    self.coverage = coverage
    closuresBeforeValues = component.initializers.count { $0.hasClosureBeforeValue }
  }
}

/// The figures of emitted Swift.
struct EmittedFigures: Equatable, Sendable {
  var lines = 0

  /// Declarations with the keyword `public`.
  var publicSymbols = 0

  /// The previews that a canvas shows.
  var previews = 0

  private init() {}

  init(_ files: [EmittedFile]) {
    for file in files where file.path.hasSuffix(".swift") {
      let (text, _) = file.rendered()
      for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        let code = line.drop { $0 == UInt8(ascii: " ") }
        if code.starts(with: "#Preview(".utf8) { previews += 1 }
        if isPublic(code) { publicSymbols += 1 }
        lines += 1
      }
      // Each line ends in a line feed, so nothing follows the last one.
      lines -= 1
    }
  }

  static func + (left: Self, right: Self) -> Self {
    var sum = Self()
    sum.lines = left.lines + right.lines
    sum.publicSymbols = left.publicSymbols + right.publicSymbols
    sum.previews = left.previews + right.previews
    return sum
  }
}

/// Whether a line of code begins with `public`, possibly after attributes.
private func isPublic(_ code: ArraySlice<UInt8>) -> Bool {
  if code.starts(with: "public ".utf8) { return true }
  guard code.first == UInt8(ascii: "@") else { return false }
  return String(decoding: code, as: UTF8.self).contains(" public ")
}

extension Initializer {
  fileprivate var hasClosureBeforeValue: Bool {
    var hasClosure = false
    for parameter in parameters {
      switch parameter.role {
      case .placeholder: continue
      case .builder, .repeated(_, .row): hasClosure = true
      case .property, .added, .localizedText, .string, .systemImage, .image, .value, .resolved,
        .repeated(_, .data), .repeated(_, .id):
        if hasClosure, !parameter.isClosure { return true }
      }
    }
    return false
  }
}
