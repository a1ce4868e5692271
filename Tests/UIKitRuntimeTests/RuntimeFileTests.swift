import Foundation
import SwiftFragments
import TestSupport
import Testing
import UIKitRuntime

@Suite struct RuntimeFileTests {
  @Test func eachFileIsATemplate() throws {
    let folder = repositoryRoot.appending(path: "templates/UIKit").resolvingSymlinksInPath()
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".template") }
    #expect(Set(files) == Set(RuntimeFile.allCases.map { "\($0.path).template" }))
    for file in RuntimeFile.allCases {
      let text = try String(
        contentsOf: folder.appending(path: "\(file.path).template"), encoding: .utf8)
      #expect(file.template == text)
    }
  }

  @Test func needsAreMinimal() {
    for file in RuntimeFile.allCases {
      for need in file.needs {
        let others = file.needs.filter { $0 != need }
        #expect(!RuntimeFile.closure(of: others).contains(need), "\(file) names \(need) twice")
        #expect(!RuntimeFile.closure(of: [need]).contains(file), "\(file) and \(need)")
      }
    }
  }

  @Test func closureHasNeededFilesOnly() {
    #expect(RuntimeFile.closure(of: []) == [])
    #expect(RuntimeFile.closure(of: [.forEach]) == [.forEach, .viewBuilder])
    #expect(
      RuntimeFile.closure(of: [.viewSize]) == [
        .constraintRegion, .constraintRule, .constraintStore, .viewSize, .fluentView, .hostSensor,
        .viewValue,
      ])
  }

  /// The table of fluent methods in the documentation names methods that exist.
  @Test func documentedMethodsAreDeclared() throws {
    let page = try String(
      contentsOf: repositoryRoot.appending(path: "docs/uikit.md"), encoding: .utf8)
    let declared = Set(
      RuntimeFile.allCases.flatMap { file in
        FileInterface(of: file.text(access: "public ")).declarations.map {
          "\(owner(of: $0)).\($0.baseName)"
        }
      })
    let rows = page.matches(of: #/\| `(UI\w+)`[^|]*\| (.+) \|/#)
    #expect(rows.count > 20)
    for row in rows {
      for method in row.2.matches(of: #/`(\w+)`/#) {
        #expect(declared.contains("\(row.1).\(method.1)"), "\(row.1).\(method.1)")
      }
    }
  }

  @Test func textHasTheAccessLevel() {
    for file in RuntimeFile.allCases {
      #expect(!file.template.contains("public "), "\(file)")
      #expect(!file.text(access: "").contains("{{"), "\(file)")
    }
    #expect(RuntimeFile.label.text(access: "package ").contains("package typealias Label"))
  }

  /// Every declaration visible to other modules has a comment, and so has each type.
  @Test(arguments: RuntimeFile.allCases)
  func declarationsAreDocumented(file: RuntimeFile) {
    let lines = file.template.split(separator: "\n", omittingEmptySubsequences: false)
    let attributes = [
      "@discardableResult", "@MainActor", "@available", "@preconcurrency", "@resultBuilder",
    ]
    for (index, line) in lines.enumerated() where line.contains("{{access}}") {
      let text = line.drop { $0 == " " }
      guard text.hasPrefix("{{access}}") || text.hasPrefix("@MainActor {{access}}") else {
        continue
      }
      let before = lines[..<index].last { line in
        !attributes.contains { line.drop { $0 == " " }.hasPrefix($0) }
      }
      #expect(before?.contains("///") == true, "\(file.path): \(text)")
    }
  }
}
