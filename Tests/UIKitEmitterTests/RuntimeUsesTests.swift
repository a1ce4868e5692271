import SwiftRendering
import Testing
import UIKitEmitter
import UIKitRuntime

/// Which runtime files Swift uses, by the words in it.
@Suite struct RuntimeUsesTests {
  /// The runtime files that Swift uses, without those that these need.
  private func files(_ swift: String) -> Set<RuntimeFile> {
    let file = EmittedFile(path: "A.swift", origin: "A.yaml", body: Array(swift.utf8))
    let all = runtimeFiles(usedBy: [file])
    let needed = Set(all.flatMap { RuntimeFile.closure(of: $0.needs) })
    return Set(all).subtracting(needed)
  }

  @Test(arguments: [
    ("let view = Spacer()", RuntimeFile.spacer),
    ("func make() -> Spacer {", .spacer),
    ("view.padding(4)", .viewPadding),
    ("view\n  .padding(4)", .viewPadding),
    ("padding { 4 }", .viewPadding),
    ("set(padding: 4)", .viewPadding),
    ("let view = SwiftUI.Text(\"\"); Spacer()", .spacer),
    ("let view = UIScrollView { rows }", .scrollViewContent),
  ])
  func declarationIsUsed(swift: String, file: RuntimeFile) {
    #expect(files(swift) == [file], "\(swift)")
  }

  @Test(arguments: [
    "", "let padding = 4", "SwiftUI.Spacer()", "view.paddings(4)",
    "view.xpadding(4)", "padding (4)", "padding  {", "a/b", "\"", "\\", ".", "x.", "view.",
  ])
  func nothingIsUsed(swift: String) {
    #expect(files(swift) == [], "\(swift)")
  }

  @Test(arguments: ["// Spacer()", "/// A Spacer().\n", "let a = 1  // .padding(4)", "//"])
  func commentsUseNothing(swift: String) {
    #expect(files(swift) == [])
    #expect(files(swift + "\nSpacer()") == [.spacer], "the comment ends with its line")
  }

  @Test(arguments: [
    #""Spacer()""#, #""\"Spacer()""#, #""\\" + "Spacer()""#, #""// Spacer()""#, #""\\(Spacer())""#,
  ])
  func plainStringsUseNothing(swift: String) {
    #expect(files(swift) == [])
    #expect(files(swift + " + Divider()") == [.divider], "the code after the string is read")
  }

  @Test(arguments: [
    #""\(Spacer())""#, #""a \(b) c \(Spacer())""#, "\"\"\"\n  \\(Spacer())\n  \"\"\"",
  ])
  func interpolationsAreRead(swift: String) {
    #expect(files(swift) == [.spacer], "\(swift)")
  }

  /// A name ends at an operator or a space, not at a letter of any alphabet.
  @Test func namesCanHaveAnyLetters() {
    for swift in ["éSpacer()", "Spaceré()", "Spacer\u{301}()", "日Spacer()", "x.padding日(4)"] {
      #expect(files(swift) == [], "\(swift)")
    }
    for swift in ["a…Spacer()", "→Spacer()", "«Spacer()»", "\u{A0}Spacer()", "日.Spacer()"] {
      #expect(files(swift) == [.spacer], "\(swift)")
    }
  }

  /// Several names that are only used together, in one file or in two.
  @Test func memberNeedsItsType() {
    #expect(files("x.distribution(.fill)") == [])
    #expect(files("UIStackView().distribution(.fill)") == [.stackViewArrangement])
    let parts = ["let a: VStackView", "a.distribution(.fill)"].map {
      EmittedFile(path: $0, origin: "A.yaml", body: Array($0.utf8))
    }
    #expect(runtimeFiles(usedBy: parts).contains(.stackViewArrangement))
    #expect(!runtimeFiles(usedBy: [parts[1]]).contains(.stackViewArrangement))
  }

  /// The record of the runtime is complete: each file can be used, and all that it needs is known.
  @Test(arguments: RuntimeFile.allCases)
  func eachFileCanBeUsed(file: RuntimeFile) {
    let uses = file.uses.filter { !$0.contains("`") }
    #expect(!uses.isEmpty)
    for use in uses {
      let swift = use.split(separator: ".").map { ".\($0)()" }.joined(separator: "\n")
      let body = Array(swift.utf8)
      let all = runtimeFiles(usedBy: [EmittedFile(path: "A", origin: "A", body: body)])
      #expect(Set(all).isSuperset(of: RuntimeFile.closure(of: [file])), "\(use)")
    }
  }
}
