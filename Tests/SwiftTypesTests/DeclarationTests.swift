import SwiftAPI
import SwiftTypes
import Testing

@Suite("The tables of SwiftUI's declarations") struct DeclarationTests {
  @Test("every name of the table is found, with complete rows") func findsAllNames() {
    let names = Set(swiftUIViewMethodNames).subtracting(swiftUIViewMethodNamesOfVisionOS)
    #expect(names.count > 420)
    for name in names {
      let methods = swiftUIMethods(named: name)
      #expect(!methods.isEmpty && methods.allSatisfy { $0.name == name })
    }
  }

  @Test("unknown names have no declarations", arguments: ["", "a", "zzz", "padd", "padding("])
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
    "a call is distinguished by its labels",
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

  @Test("initializers, members and environment values are found") func findsOthers() throws {
    #expect(swiftUIInitializers(of: "Gauge").allSatisfy { $0.introduced[.tvOS] == nil })
    #expect(swiftUIInitializers(of: "Nothing").isEmpty)
    let grouped = try #require(swiftUIMembers(named: "insetGrouped", of: "ListStyle").first)
    #expect(grouped.introduced[.iOS] == .init(major: 14, minor: 0))
    #expect(grouped.introduced[.macOS] == nil && !grouped.isFunction)
    #expect(swiftUIMembers(named: "insetGrouped", of: "TableStyle").isEmpty)
    #expect(swiftUIMembers(named: "bottomBar", of: "ToolbarItemPlacement").count == 1)
    #expect(swiftUIEnvironmentValue(named: "editMode")?.introduced[.watchOS] == nil)
    #expect(swiftUIEnvironmentValue(named: "isEnabled")?.introduced[.watchOS] != nil)
    let link = try #require(
      swiftUIInitializers(of: "NavigationLink").first {
        $0.labels.map(\.text) == ["isActive", "destination", "label"]
      }?.deprecation)
    #expect(link.versions[.macOS] == .init(major: 13, minor: 0))
    #expect(link.use == "NavigationLink(value:label:)")
    for name in ["ToolbarItem", "ZStack", "stroke"] {
      #expect(swiftUIParameterTypes(of: name, label: "x").isEmpty)
    }
    #expect(swiftUIParameterTypes(of: "toolbar", label: "for") == ["ToolbarPlacement"])
  }

  @Test("names are notable where a system may not have them") func notableNames() {
    func areNotable(_ names: [String], on oldest: [(AppleSystem, String)]) -> [Bool] {
      names.map { name in isNotableAPI(name, on: oldest.map { ($0.0, .init($0.1)) }) }
    }
    let new: [(AppleSystem, String)] = [(.iOS, "18.0")]
    #expect(areNotable(["padding", "badge", "insetGrouped"], on: new) == [false, false, false])
    // They are deprecated, introduced in iOS 26, or only for macOS.
    #expect(
      areNotable(["NavigationLink", "checkbox", "touchBar", "glassEffect"], on: new) == [
        true, true, true, true,
      ])
    let all = AppleSystem.allCases.map { ($0, "13.0") }
    #expect(
      areNotable(["badge", "insetGrouped", "editMode", "Gauge", "extraLargeTitle"], on: all)
        .allSatisfy { $0 })
    #expect(areNotable(["VStack", "zIndex"], on: [(.iOS, "13.0")]) == [false, false])
  }

  @Test(
    "calls that two methods have in common",
    arguments: [
      ("padding", ["_"], [0]), ("padding", ["inner"], nil), ("padding", ["inner?"], []),
      ("frame", ["_"], nil), ("frame", ["width", "height"], [0, 1]), ("hidden", ["_"], nil),
      ("accessibility", ["_"], nil), ("badge", ["_", "count?"], [0]),
    ] as [(String, [String], [Int]?)])
  func commonCalls(name: String, labels: [String], positions: [Int]?) {
    let labels = labels.map { label in
      APIDeclaration.Label(
        text: label.hasSuffix("?") ? String(label.dropLast()) : label,
        isOptional: label.hasSuffix("?"))
    }
    let common = swiftUIViewMethods(named: name).compactMap { $0.commonCall(with: labels) }
    #expect(common.first == positions)
  }
}
