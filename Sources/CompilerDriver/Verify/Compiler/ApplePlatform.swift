import Specification
import SwiftAPI
import SwiftTypes

/// An Apple platform for which code is checked without an SDK: its conditions (`#if os(iOS)`) hold, and
/// unavailable, newer and deprecated declarations are diagnosed.
///
/// visionOS is left out: the compiler needs a table in the SDK to distinguish its versions from those of iOS.
package enum ApplePlatform: String, CaseIterable, Sendable {
  case iOS, macOS, tvOS, watchOS

  /// The newest version of the platform of which the interface modules have declarations.
  var newestVersion: String { "26.2" }

  /// The newest version that the interface modules describe as a whole, apart from what only apps use.
  var describedVersion: IntroducedVersions.Version {
    switch self {
    case .iOS, .tvOS: .init(major: 18, minor: 6)
    case .macOS: .init(major: 15, minor: 6)
    case .watchOS: .init(major: 11, minor: 6)
    }
  }

  /// The target without a version.
  fileprivate var target: String { "arm64-apple-\(rawValue.lowercased())" }

  /// The options by which the compiler checks for a version of the platform.
  ///
  /// - Parameter modules: The folder with the copy of the toolchain's library.
  func options(version: String, modules: String, _ compiler: SwiftCompiler) -> [String] {
    [
      "-target", target + version, "-I", joined(modules, library),
      // C types are those of this system, for which the library was built.
      "-clang-target", compiler.target,
      "-Xcc", "-fmodule-map-file=\(joined(modules, systemModuleMap))",
    ]
  }
}

/// The name of the folder with the copy of the toolchain's library.
private let library = "Library"
private let systemModuleMap = "System/module.modulemap"

/// Copies the modules of the toolchain's library, replacing their target by that of a platform.
///
/// The compiler rejects modules for another target, and Apple's modules come only with its SDK. A module
/// contains its target as a string that is compared only when the module is loaded: with another string of
/// the same length, code can be compiled against the copy. It cannot be linked.
///
/// - Throws: If the toolchain is not as expected, or files cannot be read or written.
func copyLibrary(
  of compiler: SwiftCompiler, for platform: ApplePlatform, into folder: String, _ files: FileSystem
) throws {
  let own = Array(compiler.target.utf8)
  // The version fills the available space: 1.0, 1.0.0 and 1.0.00 are equivalent.
  var target = Array("\(platform.target)1.0.0".utf8)
  while target.count < own.count { target.append(UInt8(ascii: "0")) }
  guard target.count == own.count else {
    throw VerificationError(
      "\(compiler.target) is shorter than \(String(decoding: target, as: UTF8.self))")
  }
  let system = joined(compiler.resources, "linux")
  for (name, kind) in try files.folder(system).entries() where name.hasSuffix(".swiftmodule") {
    // A module is a file, or a folder with a file for each target.
    var source = (folder: system, name: name)
    if kind == .folder {
      source = (joined(system, name), "\(compiler.target).swiftmodule")
      guard try files.status(joined(source.folder, source.name)) != nil else { continue }
    }
    var module = try files.folder(source.folder).contents(of: source.name, links: .follow).bytes
    guard let place = firstRange(of: own, in: module) else { continue }
    module.replaceSubrange(place, with: target)
    let copy = joined(joined(folder, library), name)
    try files.put(joined(copy, "\(platform.target).swiftmodule"), module)
  }
  try copySystemModuleMap(of: compiler, from: system, into: folder, files)
}

/// The C library's module map, which the compiler finds automatically only for Linux targets.
private func copySystemModuleMap(
  of compiler: SwiftCompiler, from system: String, into folder: String, _ files: FileSystem
) throws {
  let architecture = compiler.target.prefix { $0 != "-" }
  let source = try files.folder(joined(system, String(architecture)))
  let map = String(
    decoding: try source.contents(of: "glibc.modulemap", links: .follow).bytes, as: UTF8.self
  ).replacing("\"assert.h\"", with: "\"/usr/include/assert.h\"")
  let header = try source.contents(of: "SwiftGlibc.h", links: .follow).bytes
  let place = joined(folder, systemModuleMap)
  try files.put(place, Array(map.utf8))
  try files.put(joined(parentFolder(of: place) ?? folder, "SwiftGlibc.h"), header)
}

/// The range of some bytes in others; nil if they do not occur.
private func firstRange(of part: [UInt8], in bytes: [UInt8]) -> Range<Int>? {
  bytes.indices.first { start in
    bytes[start] == part[0] && bytes[start...].starts(with: part)
  }.map { $0..<$0 + part.count }
}
