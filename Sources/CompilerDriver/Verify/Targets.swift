import DesignModel
import English
import Specification

/// The targets of a library: each of its platforms, at its minimum version.
struct Targets {
  var all: [CompilationTarget] = []

  /// Identifies what is compiled besides the files.
  var environment: String

  /// What is omitted, and why.
  var notes: [String] = []

  /// - Parameters:
  ///   - wanted: The platforms to compile for; empty for all of the library's.
  ///   - sdk: The absolute path of an Apple SDK; nil for what this machine provides.
  ///   - limit: The maximum number of targets, since the modules of each take a while to build.
  ///   - cache: The folder that stores these modules.
  ///   - willBuild: Called before modules are built, with the name of their target.
  /// - Throws: If a wanted platform is not the library's, or there is no compiler.
  init(
    _ library: Library, platforms wanted: [Platform] = [], sdk: String? = nil, limit: Int = .max,
    in surroundings: Surroundings, cache: CompilationCache, willBuild: @escaping (String) -> Void
  ) throws {
    let compiler = try SwiftCompiler.current()
    environment = "\(compiler.version)\n\(compiler.target)"
    let known = library.platforms.map(\.platform)
    if let platform = wanted.first(where: { !known.contains($0) }) {
      throw VerificationError(
        "the project is not for \(platform.rawValue); 'platforms' in \(ProjectLocation.fileName) "
          + "names \(listed(known.map(\.rawValue)))")
    }
    var platforms = library.platforms.filter {
      wanted.isEmpty || wanted.contains($0.platform)
    }
    let sdk = try sdk.map { try AppleSDK($0, surroundings.files) }
    if let sdk {
      environment += "\n\(sdk.folder) \(sdk.version)"
      for (platform, _) in platforms where platform != sdk.platform {
        notes.append("skipping \(platform.rawValue): the SDK is for \(sdk.platform.rawValue)")
      }
      platforms = platforms.filter { $0.platform == sdk.platform }
      guard !platforms.isEmpty else {
        throw VerificationError(
          "the SDK is for \(sdk.platform.rawValue), and the project is for "
            + (known.isEmpty ? "no platform" : listed(known.map(\.rawValue)))
            + "; 'platforms' in \(ProjectLocation.fileName) names them")
      }
    }
    #if os(macOS)
      if let sdk {
        all = platforms.map {
          .sdk(sdk, compiler, version: $0.version.text, options: [], usesDriver: true)
        }
        return
      }
      for (platform, version) in platforms where all.count < limit {
        guard let target = try CompilationTarget.xcode(compiler, for: platform, version.text) else {
          notes.append(
            "skipping \(platform.rawValue): Xcode has no SDK '\(platform.sdkName)'")
          continue
        }
        environment += "\n\(target.options)"
        all.append(target)
      }
    #else
      guard let sources = surroundings.interfaces else {
        throw VerificationError(
          "the SwiftUI declarations that dscompile compiles against are missing; 'make install' "
            + "installs them to '../share/dscompile/interfaces', relative to the folder of "
            + "dscompile")
      }
      let interfaces = try InterfaceStore(
        sources: sources, store: cache.interfaces, compiler: compiler,
        files: surroundings.files)
      environment += "\n" + interfaces.fingerprint.text
      if let sdk {
        let options = try interfaces.options(for: sdk) {
          willBuild("compiling the interfaces of \(sdk.name)")
        }
        all = platforms.map {
          .sdk(sdk, compiler, version: $0.version.text, options: options, usesDriver: false)
        }
        return
      }
      for (platform, version) in platforms where all.count < limit {
        guard let apple = ApplePlatform(rawValue: platform.rawValue) else {
          notes.append("skipping \(platform.rawValue): compiling for it needs macOS")
          continue
        }
        all.append(
          try .interfaces(interfaces, for: (apple, version.text)) {
            willBuild("building the interface modules for \(platform.rawValue)")
          })
      }
      if all.isEmpty {
        all.append(
          try .interfaces(interfaces) {
            willBuild("building the interface modules for this machine")
          })
      }
    #endif
  }
}

extension CompilationTarget {
  /// A target for a platform without an SDK, using interface modules.
  ///
  /// - Parameters:
  ///   - platform: The platform with its minimum version; nil for this machine.
  ///   - willBuild: Called before the modules are built, which happens on first use.
  /// - Throws: If they cannot be built.
  package static func interfaces(
    _ interfaces: InterfaceStore,
    for platform: (ApplePlatform, version: String)? = nil, willBuild: () -> Void = {}
  ) throws -> Self {
    let compiler = interfaces.compiler
    let modules = try interfaces.modules(for: platform?.0, willBuild: willBuild)
    func options(_ version: String?) -> [String] {
      modules.options
        + (platform?.0.options(
          version: version ?? "", modules: modules.folder, compiler) ?? [])
    }
    return Self(
      name: platform.map { "\($0.rawValue) \($1)" },
      described: (platform?.0 ?? .iOS).describedVersion, compiler: compiler,
      options: options(platform?.version), newestOptions: options(platform?.0.newestVersion),
      usesDriver: false)
  }

  /// A target for a platform using Xcode's SDK, that of the simulator if there is one; nil if Xcode has none.
  ///
  /// - Throws: If Xcode cannot be queried.
  package static func xcode(
    _ compiler: SwiftCompiler, for platform: Platform, _ version: String
  ) throws(VerificationError) -> Self? {
    let sdk = try run(["xcrun", "--sdk", platform.sdkName, "--show-sdk-path"])
    guard sdk.isSuccess else { return nil }
    let newest = try run(["xcrun", "--sdk", platform.sdkName, "--show-sdk-version"])
    let architecture = compiler.target.prefix { $0 != "-" }
    func options(_ version: Substring) -> [String] {
      [
        "-sdk", String(sdk.text.prefix { $0 != "\n" }), "-target",
        "\(architecture)-apple-\(platform.targetName)\(version)\(platform.simulator)",
      ]
    }
    return Self(
      name: "\(platform.rawValue) \(version)",
      described: .init(String(newest.text.prefix { $0 != "\n" })), compiler: compiler,
      options: options(version[...]),
      newestOptions: options(newest.text.prefix { $0 != "\n" }), usesDriver: true)
  }
}

extension Platform {
  /// Xcode's name of the SDK, that of the simulator if there is one.
  fileprivate var sdkName: String {
    switch self {
    case .iOS: "iphonesimulator"
    case .macOS: "macosx"
    case .tvOS: "appletvsimulator"
    case .watchOS: "watchsimulator"
    case .visionOS: "xrsimulator"
    }
  }

  /// Its name in compiler targets.
  fileprivate var targetName: String {
    switch self {
    case .iOS, .macOS, .tvOS, .watchOS: rawValue.lowercased()
    case .visionOS: "xros"
    }
  }

  fileprivate var simulator: String { self == .macOS ? "" : "-simulator" }
}
