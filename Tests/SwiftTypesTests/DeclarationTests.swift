import SwiftTypes
import Testing

@Suite("What is known of SwiftUI's declarations") struct DeclarationTests {
  @Test("every name of the table is found, with whole rows") func findsAllNames() {
    let names = swiftUIViewMethodNames.subtracting(swiftUIViewMethodNamesOfVisionOS)
    #expect(names.count == 423 + 35)
    let known = names.map { ($0, swiftUIMethods(named: $0)) }.filter { !$0.1.isEmpty }
    #expect(known.count == 423)
    for (name, methods) in known {
      #expect(methods.allSatisfy { $0.name == name })
    }
  }

  @Test("of unknown names nothing is known", arguments: ["", "a", "zzz", "padd", "padding("])
  func doesNotFindOthers(name: String) {
    #expect(swiftUIMethods(named: name).isEmpty)
    #expect(swiftUIType(named: name) == nil)
  }

  @Test("versions, labels and replacements are read") func readsColumns() throws {
    let border = try #require(swiftUIMethods(named: "border").first)
    #expect(border.labels.map(\.text) == ["_", "width"])
    #expect(border.labels.map(\.isOptional) == [false, true])
    #expect(border.introduced.iOS.map { [$0.major, $0.minor] } == [13, 0])
    #expect(border.introduced.macOS.map { [$0.major, $0.minor] } == [10, 15])
    #expect(border.replacement == nil)
    let tint = try #require(swiftUIMethods(named: "accentColor").first?.replacement)
    #expect(tint.use == "tint(_:)" && tint.name == "tint" && tint.isRename)
    #expect(tint.introduced.iOS?.major == 15)
    let stack = try #require(swiftUIType(named: "NavigationView")?.replacement)
    #expect(stack.use == "NavigationStack" && !stack.isRename)
    #expect(swiftUIType(named: "Stepper")?.introduced.tvOS == nil)
  }

  @Test(
    "a call is told by its labels",
    arguments: [
      ("frame", ["width", "height"], false, 1),
      ("frame", ["maxWidth"], false, 1),
      ("frame", ["height", "width"], false, 0),
      ("border", ["_"], false, 1),
      ("border", ["width"], false, 0),
      ("onChange", ["of", "perform"], false, 1),
      ("onChange", ["of"], true, 2),
      ("onChange", ["of", "initial"], true, 1),
    ]) func accepts(name: String, labels: [String], hasTrailingClosure: Bool, count: Int)
  {
    let methods = swiftUIMethods(named: name).filter {
      $0.accepts(arguments: labels, hasTrailingClosure: hasTrailingClosure)
    }
    #expect(methods.count == count, "\(methods)")
  }
}
