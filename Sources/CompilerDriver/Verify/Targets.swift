import DesignModel
import English
import Specification

/// What a library is compiled for: each of its platforms, at the oldest version that it runs on.
struct Targets {
  var all: [CompilationTarget] = []

  /// What is compiled besides the files, by its content.
  var environment: String

  /// What is left out, and why.
  var notes: [String] = []

  /// - Parameters:
  ///   - wanted: The platforms to compile for; none for all of the library's.
  ///   - sdk: The absolute path of an SDK of Apple's; nil for what this machine has.
  ///   - limit: The most targets that are made: each needs modules that take a while to build.
  ///   - cache: The folder that keeps these modules.
  ///   - willBuild: Is called before modules are built, with what they are for.
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
  /// A platform without an SDK, by interface modules.
  ///
  /// - Parameters:
  ///   - platform: And the oldest version that code is to run on; nil for this machine.
  ///   - willBuild: Is called before the modules are built, which they are when first needed.
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
      name: platform.map { "\($0.rawValue) \($1)" }, compiler: compiler,
      options: options(platform?.version), newestOptions: options(platform?.0.newestVersion),
      usesDriver: false)
  }

  /// A platform by the SDK that Xcode has for it, that of the simulator where there is one; nil if it has
  /// none.
  ///
  /// - Throws: If Xcode cannot be asked.
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
      name: "\(platform.rawValue) \(version)", compiler: compiler, options: options(version[...]),
      newestOptions: options(newest.text.prefix { $0 != "\n" }), usesDriver: true)
  }
}

extension Platform {
  /// As Xcode calls the SDK, that of the simulator where there is one.
  fileprivate var sdkName: String {
    switch self {
    case .iOS: "iphonesimulator"
    case .macOS: "macosx"
    case .tvOS: "appletvsimulator"
    case .watchOS: "watchsimulator"
    case .visionOS: "xrsimulator"
    }
  }

  /// As targets of the compiler name it.
  fileprivate var targetName: String {
    switch self {
    case .iOS, .macOS, .tvOS, .watchOS: rawValue.lowercased()
    case .visionOS: "xros"
    }
  }

  fileprivate var simulator: String { self == .macOS ? "" : "-simulator" }
}
