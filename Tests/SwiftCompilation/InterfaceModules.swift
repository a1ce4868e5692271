import Foundation
import TestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The options by which the compiler finds SwiftUI: Apple's on a Mac, elsewhere the interface
/// modules of this repository, which are built when first needed.
let swiftUIOptions = Task {
  #if os(macOS)
    let sdk = try await run(["xcrun", "--sdk", "macosx", "--show-sdk-path"])
    return ["-sdk", sdk.text.trimmingCharacters(in: .whitespacesAndNewlines)]
  #else
    let modules = try await interfaceModules()
    return [
      "-I", modules.path,
      "-load-plugin-library", modules.appending(path: macroLibrary).path,
      "-plugin-path",
      try await Toolchain.current().hostLibraries.appending(path: "plugins").path,
    ]
  #endif
}

/// The interface modules in the order they import each other.
private let moduleNames = [
  "CoreGraphics", "Combine", "DeveloperToolsSupport", "UIKit", "SwiftUI", "SnapshotTesting",
]

private let macroLibrary = "libInterfaceMacros.so"

/// The folder of the built interface modules, for this compiler and the sources as they are.
///
/// Several processes may ask at once: one builds, the others wait for it. The folder appears when
/// all is in it.
private func interfaceModules() async throws -> URL {
  let toolchain = try await Toolchain.current()
  let sources = repositoryRoot.appending(path: "Interfaces")
  let key = try fingerprint(of: sources, toolchain)
  let store = repositoryRoot.appending(path: ".build/interfaces")
  let built = store.appending(path: key)

  try FileManager.default.createDirectory(at: store, withIntermediateDirectories: true)
  return try await withLock(at: store.appending(path: "lock")) {
    guard !FileManager.default.fileExists(atPath: built.path) else { return built }
    let folder = store.appending(path: "\(key)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await build(sources, with: toolchain, into: folder)
    try FileManager.default.moveItem(at: folder, to: built)
    return built
  }
}

private func build(_ sources: URL, with toolchain: Toolchain, into folder: URL) async throws {
  let host = toolchain.hostLibraries.path
  try await succeed(
    compilerCommand + [
      "-emit-library", "-module-name", "InterfaceMacros", "-swift-version", "6",
      "-o", folder.appending(path: macroLibrary).path,
      "-I", host, "-L", host, "-Xlinker", "-rpath", "-Xlinker", host,
      "-lSwiftSyntax", "-lSwiftSyntaxBuilder", "-lSwiftSyntaxMacros",
    ] + swiftFiles(in: sources.appending(path: "Macros")).map(\.path))
  for name in moduleNames {
    // Apple's module is built in Swift 5 mode and with library evolution: its enums may grow.
    try await succeed(
      compilerCommand + [
        "-frontend", "-emit-module", "-module-name", name, "-parse-as-library",
        "-swift-version", "5", "-enable-library-evolution", "-suppress-warnings",
        "-I", folder.path, "-o", folder.appending(path: "\(name).swiftmodule").path,
      ] + swiftFiles(in: sources.appending(path: name)).map(\.path))
  }
}

private func succeed(_ command: [String]) async throws {
  let output = try await run(command)
  guard output.exitCode == 0 else {
    throw SwiftCompilationError("The interface modules do not build.\n\(output.text)")
  }
}

/// A name for the interfaces as they are and the compiler (FNV-1a).
private func fingerprint(of sources: URL, _ toolchain: Toolchain) throws -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
  add(toolchain.version.utf8)
  add(try Data(contentsOf: URL(filePath: #filePath)))
  for file in try swiftFiles(in: sources) {
    add(file.lastPathComponent.utf8)
    add(try Data(contentsOf: file))
  }
  return String(hash, radix: 16)
}

/// Runs a closure while no other process that asks for the lock does.
private func withLock<Result>(
  at file: URL, _ body: () async throws -> Result
) async throws -> Result {
  let descriptor = open(file.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
  guard descriptor >= 0 else { throw SwiftCompilationError("No lock at \(file.path)") }
  defer { close(descriptor) }
  while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
    try await Task.sleep(for: .milliseconds(50))
  }
  return try await body()
}
