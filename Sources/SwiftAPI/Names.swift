import SwiftTypes

/// Whether Swift, Foundation or SwiftUI has a top-level type of a name.
package func isKnownType(_ name: String) -> Bool {
  languageWords.contains(name) || knownTypes[name] != nil
    || apiRows(named: name).contains { $0.kind.isType && isNamedInSpecs($0) }
    || importedKinds(of: name).contains { $0 == "t" || $0 == "T" }
}

/// The names of Swift itself and of modules that are written like those of types.
private let languageWords: Set<String> = [
  "Any", "CoreGraphics", "Foundation", "Protocol", "Self", "Swift", "SwiftUI", "Type",
]

/// Whether specs name a type without an import.
private func isNamedInSpecs(_ row: APIRow) -> Bool {
  !modulesOfOtherTypes.contains(row.module) || typesOfPublishers.contains(row.name)
}

/// The types of Combine that specs name without an import.
private let typesOfPublishers: Set<String> = [
  "AnyCancellable", "CurrentValueSubject", "Empty", "Future", "Just", "PassthroughSubject",
  "Publisher",
]

/// The modules that SwiftUI exports, of which specs name few types.
private let modulesOfOtherTypes: Set<String> = [
  "Combine", "CoreTransferable", "DeveloperToolsSupport", "Symbols", "UniformTypeIdentifiers",
]

/// The module whose type of a name files see if they import SwiftUI; nil if there is none.
package func moduleVisibleWithSwiftUI(declaring type: String) -> String? {
  if swiftUIType(named: type) != nil || knownTypes[type]?.contains(.view) == true {
    return "SwiftUI"
  }
  if let row = apiRows(named: type).first(where: \.kind.isType) {
    return partsOfSwift.contains(row.module) ? "Swift" : row.module
  }
  let rows = importedTable.rows(startingWith: type + "\tt\t")
  return rows.first.map { String($0.split(separator: "\t")[2]) }
}

/// The modules whose declarations every file sees, beside Swift's own.
private let partsOfSwift: Set<String> = ["Observation", "_Concurrency", "_StringProcessing"]

/// The kinds of the imported declarations with a name.
private func importedKinds(of name: String) -> [Substring] {
  importedTable.rows(startingWith: name + "\t").map { $0.split(separator: "\t")[1] }
}

/// Whether Swift, Foundation or SwiftUI has a macro of a name: `Observable`.
package func isKnownMacro(_ name: String) -> Bool {
  apiRows(named: name).contains { $0.kind == .macro }
}

/// Whether Swift, Foundation, SwiftUI or C has a top-level function or value of a name, which is used unqualified.
package func isLanguageFunction(_ name: String) -> Bool {
  apiRows(named: name).contains {
    $0.owner.isEmpty && ($0.kind == .method || $0.kind == .property)
  } || importedKinds(of: name).contains("f")
}

/// Whether C has a function or a variable of a name, in lowercase letters.
package func isFunctionOfC(_ name: String) -> Bool { importedKinds(of: name).contains("c") }

/// Whether a type of Swift, Foundation or another module than SwiftUI has a member of a name, and none of SwiftUI has.
package func isMemberOfOthers(_ name: String) -> Bool {
  importedKinds(of: name).contains("m")
    || apiSignatures(named: name).isEmpty && !languageSignatures(named: name).isEmpty
}

/// Whether Swift, Foundation or SwiftUI has a member or a function of a name.
package func isKnownMember(_ name: String) -> Bool {
  apiRows(named: name).contains { !$0.kind.isType && $0.kind != .conformance }
    || importedKinds(of: name).contains { $0 == "m" || $0 == "f" }
}

/// Whether a parameter of SwiftUI has a label.
package func isKnownLabel(_ label: String) -> Bool {
  !declarationsTable.rows(startingWith: label + "\tl").isEmpty
}

// MARK: - Lists of names, for suggestions

/// All names of members in lowercase letters, sorted.
package let knownMemberNames: [String] = {
  let members = names {
    $0.kind != UInt8(ascii: "l") && $0.name.first.map { $0 >= 0x61 && $0 <= 0x7A } == true
  }
  let imported = importedNames(["m"]).filter { $0.first?.isLowercase == true }
  return members.union(imported).sorted()
}()

/// The names of SwiftUI's types at the top level, sorted.
package let swiftUITypeNames: [String] = names { $0.isTopLevelType && $0.isOfSwiftUI }.sorted()

/// The names of the types of Swift, Foundation and CoreGraphics at the top level, sorted.
package let languageTypeNames: [String] = {
  let types = names { row in
    row.isTopLevelType && !row.isOfSwiftUI
      && (!modulesOfOtherTypes.contains(String(decoding: row.module, as: UTF8.self))
        || typesOfPublishers.contains(String(decoding: row.name, as: UTF8.self)))
  }
  return types.union(importedNames(["t", "T"])).union(languageWords).sorted()
}()

/// The top-level functions and values of Swift, Foundation, SwiftUI and C, sorted.
package let languageFunctionNames: [String] = {
  let functions = names { "fv".utf8.contains($0.kind) && $0.owner.isEmpty }
  return functions.union(importedNames(["f"])).sorted()
}()

/// The names of SwiftUI's environment values, sorted.
package let swiftUIEnvironmentNames: [String] = names {
  $0.kind == UInt8(ascii: "v") && $0.owner.elementsEqual("EnvironmentValues".utf8)
}.sorted()

/// The names of the methods that SwiftUI declares on every view, on any platform, sorted.
package let swiftUIViewMethodNames: [String] = names {
  $0.kind == UInt8(ascii: "f") && $0.owner.elementsEqual("View".utf8) && $0.isOfSwiftUI
}.union(swiftUIViewMethodNamesOfVisionOS).sorted()

/// Whether SwiftUI declares a method of a name on every view, on any platform.
package func isSwiftUIViewMethod(_ name: String) -> Bool {
  !swiftUIViewMethods(named: name).isEmpty || swiftUIViewMethodNamesOfVisionOS.contains(name)
}

/// Methods of views that exist only on visionOS, and are not in the interface for iOS.
package let swiftUIViewMethodNamesOfVisionOS: Set<String> = [
  "glassBackgroundEffect", "manipulable", "onImmersionChange", "onVolumeViewpointChange",
  "ornament", "padding3D", "perspectiveRotationEffect", "preferredSurroundingsEffect",
  "supportedVolumeViewpoints", "transform3DEffect", "upperLimbVisibility", "visualEffect3D",
  "volumeBaseplateVisibility",
]

/// Whether a static member or a case of a SwiftUI type has a name, and so can be a value after a leading dot.
package func isSwiftUIStaticMember(_ name: String) -> Bool {
  apiRows(named: name).contains {
    $0.module == "SwiftUI" && ($0.kind == .staticProperty || $0.kind == .staticMethod)
  }
}

/// The static members of a type, sorted.
package func apiStaticMembers(of type: String) -> [String] { staticMembers[type] ?? [] }

private let staticMembers: [String: [String]] = {
  var members: [String: Set<String>] = [:]
  visitRows { row in
    guard "VF".utf8.contains(row.kind) else { return }
    members[String(decoding: row.owner, as: UTF8.self), default: []]
      .insert(String(decoding: row.name, as: UTF8.self))
  }
  return members.mapValues { $0.sorted() }
}()

/// The names in the rows that a function accepts.
private func names(_ accepts: (RowColumns) -> Bool) -> Set<String> {
  var names: Set<String> = []
  visitRows { if accepts($0) { names.insert(String(decoding: $0.name, as: UTF8.self)) } }
  return names
}

/// The imported names of some kinds.
private func importedNames(_ kinds: Set<Substring>) -> [String] {
  var names: [String] = []
  for line in "\(importedTable)".split(separator: "\n") {
    let columns = line.split(separator: "\t")
    if kinds.contains(columns[1]) { names.append(String(columns[0])) }
  }
  return names
}
