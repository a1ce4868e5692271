#if os(Linux)
  import CompilerDriver
  import Foundation
  import SwiftCompilation
  import Testing
  import UIKitRuntime

  /// Runs the runtime on this machine: the interface module `UIKit` implements views, constraints and layout
  /// passes, and `Programs` is compiled with the runtime into a test program.
  @Suite struct RuntimeProgramTests {
    @Test(arguments: LanguageMode.allCases)
    func programPasses(mode: LanguageMode) async throws {
      try await withTemporaryFolder { folder in
        let passed = try await passedTests(of: program(), in: folder, mode: mode)
        #expect(passed.count == 149)
      }
    }
  }

  /// The runtime and the tests.
  private func program() throws -> [ProgramFile] {
    // SwiftUI consists of declarations only.
    try RuntimeFile.allCases.filter { !$0.template.contains("import SwiftUI") }.map { file in
      ProgramFile(name: file.path, text: file.text(access: "public "))
    } + programFiles(in: runtimeTests.appending(path: "Programs"))
  }
#endif
