import Specification
import Testing

@Suite struct TypeTests {
  @Test func enums() throws {
    let type = try type(
      """
      raw: Int
      default: small
      conforms: [CaseIterable, Codable]
      deprecated: {message: Use sizes., renamed: Size, since: 2.1}
      access: internal
      scope: component
      cases:
        small: 1
        large: {raw: 3, deprecated: Use small.}
        custom: {values: {points: Double, isFixed: {type: Bool, default: true, label: _}}}
      """)
    #expect(type.raw?.text == "Int")
    #expect(type.defaultMember?.text == "small")
    #expect(type.conforms.map(\.text) == ["CaseIterable", "Codable"])
    #expect(type.deprecated?.message?.value == "Use sizes.")
    #expect(type.deprecated?.renamed?.value == "Size")
    #expect(type.deprecated?.since?.value == "2.1")
    #expect(type.access?.value == .internal)
    #expect(type.scope?.value == .component)
    #expect(type.cases.map { $0.raw?.text } == ["1", "3", nil])
    #expect(type.cases[1].deprecated?.message?.value == "Use small.")
    #expect(type.cases[2].values.map(\.type?.text) == ["Double", "Bool"])
    #expect(type.cases[2].values[1].label?.text == "_")
    #expect(type.cases[2].values[1].defaultValue?.text == "true")
  }

  @Test func structs() throws {
    let type = try type(
      """
      properties: {title: String, count: {type: Int, default: 0}}
      throws: guard count >= 0 else { throw Problem() }
      body: Text(title)
      generics: {Value: Hashable, Other: {conforms: []}, Third: }
      constants:
        none: '.init(title: "")'
        most: {type: Int, value: 9, deprecated: {}}
      types: {Kind: {cases: [a]}}
      swift: |
        // First.
        var a: Int { 1 }

        /// Second.
        func b() {}
      """)
    #expect(type.properties.map(\.type?.text) == ["String", "Int"])
    #expect(type.checks?.text == "guard count >= 0 else { throw Problem() }")
    #expect(type.body?.text == "Text(title)")
    #expect(type.generics.map(\.name.text) == ["Value", "Other", "Third"])
    #expect(type.generics.map { $0.conforms.map(\.text) } == [["Hashable"], [], []])
    #expect(type.constants.map(\.value?.text) == [".init(title: \"\")", "9"])
    #expect(type.constants.map(\.type?.text) == [nil, "Int"])
    #expect(type.constants[1].deprecated != nil)
    #expect(type.types.map(\.name.text) == ["Kind"])
    #expect(
      type.members?.declarations == [
        "// First.\nvar a: Int { 1 }", "/// Second.\nfunc b() {}",
      ])
  }

  @Test func others() throws {
    #expect(try type("alias: \"() -> Void\"").alias?.isFunction == true)
    #expect(try type("protocol: []").refined?.isEmpty == true)
    #expect(try type("protocol: [Identifiable]").refined?.map(\.text) == ["Identifiable"])
    #expect(try type("optionSet: [a, b]").options.map(\.name.text) == ["a", "b"])
    let options = try type("optionSet: {a: 1 << 4, all: {combines: [a]}}").options
    #expect(options.map(\.raw?.text) == ["1 << 4", nil])
    #expect(options[1].combined.map(\.text) == ["a"])
  }

  @Test func components() throws {
    let spec = try component(
      """
      component: Card
      deprecated: Use banners.
      availability: {iOS: 17, macOS: unavailable}
      access: internal
      imports: [Charts]
      generics: {Value: Hashable}
      conforms: [Equatable]
      slots: {title: {deprecated: Use text.}}
      modifiers: {level: {type: Int, default: 1, deprecated: {renamed: depth}}}
      environment: {density: {type: Int, default: 1, deprecated: {}}}
      styles: {automatic: , old: {deprecated: Use automatic., availability: {macOS: "14.0"}}}
      swift: |
        struct A {}
        extension Card { init() {} }
      """)
    #expect(spec.deprecated?.message?.value == "Use banners.")
    #expect(spec.availability.map(\.platform.value) == [.iOS, .macOS])
    guard case .since(let version) = spec.availability[0].availability.value,
      case .unavailable = spec.availability[1].availability.value
    else { throw Unexpected() }
    #expect(version == PlatformVersion(major: 17))
    #expect(spec.access?.value == .internal)
    #expect(spec.imports.map(\.text) == ["Charts"])
    #expect(spec.generics.map(\.name.text) == ["Value"])
    #expect(spec.conforms.map(\.text) == ["Equatable"])
    #expect(spec.slots[0].deprecated?.message?.value == "Use text.")
    #expect(spec.modifiers[0].deprecated?.renamed?.value == "depth")
    #expect(spec.environment[0].deprecated != nil)
    #expect(spec.styles[1].deprecated != nil)
    #expect(spec.styles[1].availability.count == 1)
    #expect(spec.declarations?.topLevelTypes.map(\.text) == ["A"])
    #expect(spec.declarations?.members.isEmpty == true)
  }

  private func type(_ yaml: String) throws -> TypeSpec {
    let lines = yaml.split(separator: "\n", omittingEmptySubsequences: false)
    let spec = try component(
      "component: Card\ntypes:\n  Size:\n" + lines.map { "    \($0)\n" }.joined())
    return try #require(spec.types.first)
  }

  private struct Unexpected: Error {}
}
