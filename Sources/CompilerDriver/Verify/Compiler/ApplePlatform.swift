import Specification

/// A platform of Apple's for which code is checked where there is no SDK: its conditions (`#if os(iOS)`)
/// hold, and what it lacks, has later or has deprecated is diagnosed.
///
/// visionOS is left out: the compiler needs a table of the SDK to tell its versions from those of iOS.
package enum ApplePlatform: String, CaseIterable, Sendable {
  case iOS, macOS, tvOS, watchOS

  /// The version of which the interface modules are.
  var newestVersion: String {
    switch self {
    case .iOS, .tvOS: "18.4"
    case .macOS: "15.4"
    case .watchOS: "11.4"
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
      // Types of C are those of the library, which is of this system.
      "-clang-target", compiler.target,
      "-Xcc", "-fmodule-map-file=\(joined(modules, systemModuleMap))",
    ]
  }
}

/// Where a folder has the copy of the toolchain's library.
private let library = "Library"
private let systemModuleMap = "System/module.modulemap"

/// Copies the modules of the toolchain's library, with a platform's target in place of their own.
///
/// The compiler refuses modules for another target, and Apple's come with its SDK alone. A module has its
/// target as a text that is compared when it is loaded, and by nothing else: with a text of the same length
/// the copy is good to be compiled against. Nothing of it can be linked.
///
/// - Throws: If the toolchain is not as expected, or files cannot be read or written.
func copyLibrary(
  of compiler: SwiftCompiler, for platform: ApplePlatform, into folder: String, _ files: FileSystem
) throws {
  let own = Array(compiler.target.utf8)
  // A version is as long as there is room: 1.0, 1.0.0 and 1.0.00 are one.
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

/// The C library's module, which the compiler finds by itself for targets on Linux alone.
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

/// Where some bytes begin and end in others; nil if they are not there.
private func firstRange(of part: [UInt8], in bytes: [UInt8]) -> Range<Int>? {
  bytes.indices.first { start in
    bytes[start] == part[0] && bytes[start...].starts(with: part)
  }.map { $0..<$0 + part.count }
}
