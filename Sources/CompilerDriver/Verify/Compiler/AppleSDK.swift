import Specification

/// An Apple SDK as it comes with Xcode: headers and textual module interfaces.
struct AppleSDK {
  /// An absolute path.
  let folder: String

  /// The name with the version, such as "iphoneos18.6".
  let name: String
  let platform: Platform

  /// The newest version of the platform that it declares.
  let version: String

  /// The parts of the target before and after the version.
  private let target: (start: String, environment: String)

  /// Reads the settings of an SDK.
  ///
  /// - Throws: If the folder is not an SDK of a supported platform.
  init(_ folder: String, _ files: FileSystem) throws {
    self.folder = folder
    let path = joined(folder, "SDKSettings.json")
    guard let bytes = try? files.contents(of: path) else {
      throw VerificationError(
        "\(folder) has no 'SDKSettings.json', so it is not an SDK; name a folder such as "
          + "'iPhoneOS18.6.sdk', which is in Xcode in "
          + "'Contents/Developer/Platforms/iPhoneOS.platform/Developer/SDKs'")
    }
    let settings = JSON(bytes)
    guard case .string(let name)? = settings?["CanonicalName"],
      case .string(let version)? = settings?["Version"],
      let platform = Self.platforms[String(name.prefix { $0.isLetter })],
      let target = settings?["SupportedTargets"]?[String(name.prefix { $0.isLetter })],
      case .string(let system)? = target["LLVMTargetTripleSys"],
      case .array(let architectures)? = target["Archs"]
    else {
      throw VerificationError(
        "\(path) does not describe an SDK of iOS, macOS, tvOS, watchOS or visionOS")
    }
    var environment = ""
    if case .string(let text)? = target["LLVMTargetTripleEnvironment"], !text.isEmpty {
      environment = "-\(text)"
    }
    let names = architectures.compactMap { if case .string(let name) = $0 { name } else { nil } }
    let architecture = names.contains("arm64") ? "arm64" : names.last ?? "arm64"
    self.name = name
    self.version = version
    self.platform = platform
    self.target = ("\(architecture)-apple-\(system)", environment)
  }

  private static let platforms: [String: Platform] = [
    "iphoneos": .iOS, "iphonesimulator": .iOS, "macosx": .macOS, "appletvos": .tvOS,
    "appletvsimulator": .tvOS, "watchos": .watchOS, "watchsimulator": .watchOS, "xros": .visionOS,
    "xrsimulator": .visionOS,
  ]

  /// The options by which the compiler finds the SDK.
  func options(version: String) -> [String] {
    ["-sdk", folder, "-target", target.start + version + target.environment]
  }
}

extension InterfaceStore {
  /// The options with which a swift.org compiler compiles against an SDK. The SDK's interfaces are compiled
  /// on first use.
  ///
  /// - Parameter willBuild: Called before they are compiled.
  /// - Throws: If they do not compile.
  func options(for sdk: AppleSDK, willBuild: () -> Void) throws -> [String] {
    let macros = try macros()
    let key = ContentHash(of: Array("\(fingerprint.text)\n\(sdk.folder)\n\(sdk.version)".utf8))
    let folder = try folder(named: "\(key.text)-sdk") { draft in
      // A toolchain for Linux has its own headers of dispatch and CoreFoundation, which would hide the SDK's.
      let resources = joined(draft, "resources")
      try files.makeFolders(resources)
      for name in ["clang", "shims", "apinotes", "host"] {
        try files.folder(resources).link(name, to: joined(compiler.resources, name))
      }
    }
    let resources = joined(folder, "resources")
    let options =
      macros.options + [
        "-module-cache-path", joined(folder, "modules"), "-resource-dir", resources,
        "-I", joined(resources, "shims"),
      ]
    // Compiled modules record their folder, so this one is built under its final path.
    let source = joined(folder, "SDK.swift")
    if try files.status(source) != nil { return options }
    willBuild()
    let draft = joined(folder, temporaryName("SDK.swift"))
    try files.put(draft, Array("import SwiftUI\n".utf8))
    let output = try run(
      compiler.command + ["-frontend", "-typecheck", draft, "-swift-version", "6"] + options
        + sdk.options(version: sdk.version))
    guard output.isSuccess else {
      try? files.removeTree(folder)
      throw VerificationError(
        "SwiftUI in \(sdk.folder) does not compile with \(compiler.version)\n\(output.text)")
    }
    try files.folder(folder).rename(String(lastName(of: draft)), to: "SDK.swift")
    return options
  }
}

extension CompilationTarget {
  /// The platform of an SDK.
  ///
  /// - Parameters:
  ///   - version: The minimum deployment version.
  ///   - options: The options of ``InterfaceStore/options(for:willBuild:)`` if the compiler is not Xcode's.
  static func sdk(
    _ sdk: AppleSDK, _ compiler: SwiftCompiler, version: String, options: [String],
    usesDriver: Bool
  ) -> Self {
    Self(
      name: "\(sdk.platform.rawValue) \(version)", described: .init(sdk.version),
      compiler: compiler, options: options + sdk.options(version: version),
      newestOptions: options + sdk.options(version: sdk.version), usesDriver: usesDriver)
  }
}
