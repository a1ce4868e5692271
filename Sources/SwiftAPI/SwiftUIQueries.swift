import SwiftTypes

/// The methods of a name that SwiftUI declares on all or some views; empty if the name is unknown.
package func swiftUIMethods(named name: String) -> [APIDeclaration] {
  methods.value(of: name) {
    let ofViews = swiftUIViewMethods(named: name)
    let ofParts = declarations(
      apiRows(named: name).filter {
        $0.kind == .method && $0.module == "SwiftUI" && $0.owner != "View" && isOnViews($0)
      }, named: name, isReplaceable: true)
    // A method that only returns the same type again is the same for a caller.
    let further = ofParts.filter { part in
      !ofViews.contains { $0.labels == part.labels && $0.introduced == part.introduced }
    }
    let all = ofViews + further
    return all.isEmpty ? nil : all
  } ?? []
}

/// The methods of a name that SwiftUI declares on every view; empty if the name is unknown.
package func swiftUIViewMethods(named name: String) -> [APIDeclaration] {
  viewMethods.value(of: name) {
    let rows = apiRows(named: name).filter {
      $0.kind == .method && $0.owner == "View" && $0.module == "SwiftUI"
    }
    return rows.isEmpty ? nil : declarations(rows, named: name, isReplaceable: true)
  } ?? []
}

/// The initializers that SwiftUI declares for a type and not all systems have since the type; empty if there are none.
package func swiftUIInitializers(of type: String) -> [APIDeclaration] {
  initializers.value(of: type) {
    let rows = apiRows(named: type).filter {
      $0.kind == .initializer && $0.owner == type && $0.module == "SwiftUI"
    }
    let all = declarations(rows, named: type, isReplaceable: false)
    return all.allSatisfy { isAsOld($0, as: type) } ? nil : all
  } ?? []
}

/// The cases and static members of a type or a protocol that not all systems have since the type.
package func swiftUIMembers(named name: String, of type: String) -> [APIDeclaration] {
  let rows = apiRows(named: name).filter {
    $0.owner == type && ($0.kind == .staticMethod || $0.kind == .staticProperty)
  }
  let all = declarations(rows, named: "\(type).\(name)", isReplaceable: false)
  return all.allSatisfy { isAsOld($0, as: type) } ? [] : all
}

/// Whether a member is available wherever its type is, and not deprecated.
private func isAsOld(_ member: APIDeclaration, as type: String) -> Bool {
  guard member.deprecation == nil,
    let row = apiRows(named: type).first(where: \.kind.isType)
  else { return false }
  return AppleSystem.allCases.allSatisfy { member.introduced[$0] == row.introduced[$0] }
}

/// SwiftUI's environment value of a name; nil if the name is unknown.
package func swiftUIEnvironmentValue(named name: String) -> APIDeclaration? {
  let rows = apiRows(named: name).filter { $0.owner == "EnvironmentValues" && $0.kind == .property }
  return rows.isEmpty ? nil : declarations(rows, named: name, isReplaceable: false).first
}

/// SwiftUI's top-level type of a name; nil if the name is unknown.
package func swiftUIType(named name: String) -> APIDeclaration? {
  let rows = apiRows(named: name).filter {
    $0.kind.isType && $0.module == "SwiftUI" && !$0.name.contains(".")
  }
  return rows.isEmpty ? nil : declarations(rows, named: name, isReplaceable: true).first
}

/// Whether a method is called on views in bodies.
func isOnViews(_ row: APIRow) -> Bool { typesWithMethods.contains(row.owner) }

private let typesWithMethods: Set<String> = [
  "DynamicViewContent", "Image", "InsettableShape", "Shape", "ShapeView", "Text", "View",
]

private let methods = Memo<String, [APIDeclaration]>()
private let viewMethods = Memo<String, [APIDeclaration]>()
private let initializers = Memo<String, [APIDeclaration]>()
