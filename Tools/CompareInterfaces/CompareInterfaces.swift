import Foundation
import InterfaceComparison

/// Compares the interface modules of this repository with Apple's textual interfaces, which the user
/// provides.
@main struct CompareInterfaces {
  static let usage = """
    usage: compare-interfaces [--lacking] [--since VERSION] SDK [INTERFACES]

    Compares each module in INTERFACES (default: Interfaces) with the textual interface of the same name \
    below the folder SDK (…/NAME.swiftmodule/arm64-apple-ios.swiftinterface), and prints a report.
    It exits with 1 if a declaration differs or has no counterpart, and Tools/Reasons.txt does not \
    say why.

    Declarations of ours that are newer than the SDK are left out.

      --lacking        name all that Apple has and we lack, and not only count it
      --since VERSION  compare only what is newer than a version of iOS

    """

  /// The Apple modules that one of our modules replaces.
  static let counterparts = ["SwiftUI": ["SwiftUICore", "SwiftUI"]]

  /// Apple modules whose declarations are in our modules under other names.
  static let elsewhere = ["Dispatch", "Foundation"]

  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let listsLacking = arguments.contains("--lacking")
    arguments.removeAll { $0 == "--lacking" }
    var since: String?
    if let index = arguments.firstIndex(of: "--since"), index + 1 < arguments.count {
      since = arguments[index + 1]
      arguments.removeSubrange(index...index + 1)
    }
    guard (1...2).contains(arguments.count), !arguments.contains(where: { $0.hasPrefix("-") })
    else {
      FileHandle.standardError.write(Data(usage.utf8))
      exit(64)
    }
    let sdk = URL(filePath: arguments[0])
    let interfaces = URL(filePath: arguments.count > 1 ? arguments[1] : "Interfaces")
    let found = try textualInterfaces(below: sdk)
    let modules = try FileManager.default.contentsOfDirectory(atPath: interfaces.path).sorted()
      .filter { !(counterparts[$0] ?? [$0]).allSatisfy { found[$0] == nil } }
    guard !modules.isEmpty else {
      fail("there is no textual interface of SwiftUI or another replaced module below \(sdk.path)")
    }
    var cache: [String: [Declaration]] = [:]
    func apples(_ module: String) throws -> [Declaration] {
      if let known = cache[module] { return known }
      guard let file = found[module] else { return [] }
      let text = try String(contentsOf: file, encoding: .utf8)
      let result = declarations(in: text, file: "\(module).swiftinterface")
      cache[module] = result
      return result
    }
    let (description, newest) = try version(of: found)
    print("Apple's textual interface: \(description)\n")
    func compared(_ declarations: [Declaration]) -> [Declaration] {
      let known = divided(declarations, at: newest).known
      return since.map { divided(known, at: $0).newer } ?? known
    }
    let reasonsFile = URL(filePath: "Tools/Reasons.txt")
    let reasons =
      FileManager.default.fileExists(atPath: reasonsFile.path)
      ? try InterfaceComparison.reasons(in: String(contentsOf: reasonsFile, encoding: .utf8)) : []
    let comparisons = try modules.map { module in
      let folder = interfaces.appending(path: module)
      let ours = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        // What a module does when it runs is not part of its interface.
        .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Model/") }
        .flatMap { file in
          try declarations(
            in: String(contentsOf: folder.appending(path: file), encoding: .utf8),
            file: "\(module)/\(file)")
        }
      let names = counterparts[module] ?? [module]
      return compare(
        module, compared(ours), with: compared(try names.flatMap(apples)),
        and: try elsewhere.flatMap(apples))
    }
    let report = Report(
      comparisons, reasons: reasons, expectsAllReasons: since == nil, listsLacking: listsLacking)
    print(report.text, terminator: "")
    if report.unexplained > 0 {
      FileHandle.standardError.write(
        Data("\(report.unexplained) differences have no reason\n".utf8))
      exit(1)
    }
  }

  /// The textual interfaces for devices below a folder, by module.
  private static func textualInterfaces(below sdk: URL) throws -> [String: URL] {
    var result: [String: URL] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: sdk.path).sorted() {
      let parts = path.split(separator: "/")
      guard let file = parts.last, let folder = parts.dropLast().last,
        file == "arm64-apple-ios.swiftinterface" || file == "arm64e-apple-ios.swiftinterface",
        folder.hasSuffix(".swiftmodule")
      else { continue }
      let module = String(folder.dropLast(".swiftmodule".count))
      if result[module] == nil { result[module] = sdk.appending(path: path) }
    }
    return result
  }

  /// The versions of SwiftUI and of its compiler, as stated in the interface, and that of iOS.
  private static func version(
    of found: [String: URL]
  ) throws -> (description: String, newest: String) {
    guard let file = found["SwiftUICore"] ?? found["SwiftUI"] ?? found.values.first else {
      return ("", "")
    }
    let head = try String(contentsOf: file, encoding: .utf8).prefix(4000)
    let compiler = head.firstMatch(of: /swift-compiler-version: (.*)/)?.1 ?? "?"
    let target = head.firstMatch(of: /-target (\S+)/)?.1 ?? "?"
    let version = head.firstMatch(of: /-user-module-version (\S+)/)?.1 ?? "?"
    let newest = target.firstMatch(of: /ios([0-9.]+)/)?.1 ?? ""
    return ("SwiftUI \(version), target \(target), written by \(compiler)", String(newest))
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("compare-interfaces: \(message)\n".utf8))
    exit(66)
  }
}
