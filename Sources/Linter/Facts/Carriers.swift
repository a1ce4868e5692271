import SwiftFragments

extension LibrarySubject {
  /// The functions and types of the library's Swift that call one of some functions, directly or indirectly.
  ///
  /// - Parameter functions: The names of the functions.
  /// - Returns: The names of all of them, including `functions`.
  func carriers(of functions: Set<String>) -> Set<String> {
    let declared = subjects.compactMap(\.spec.declarations?.tree).flatMap(\.statements)
      .flatMap(\.namedCode)
    var found = functions
    var isComplete = false
    while !isComplete {
      let next = declared.filter { !found.contains($0.name) && !$0.calls.isDisjoint(with: found) }
      found.formUnion(next.map(\.name))
      isComplete = next.isEmpty
    }
    return found
  }
}

extension CodeStatement {
  /// The functions and types, except extensions, with the names that their code calls.
  fileprivate var namedCode: [(name: String, calls: Set<String>)] {
    switch kind {
    case .function(let function):
      return function.name.map { [($0.text, calledNames)] } ?? []
    case .type(let type) where type.isExtension: return type.members.flatMap(\.namedCode)
    case .type(let type): return [(type.name.text, calledNames)]
    case .compilationConditions(let clauses):
      return clauses.flatMap(\.statements).flatMap(\.namedCode)
    default: return []
    }
  }

  /// The names that it calls.
  private var calledNames: Set<String> {
    var names: Set<String> = []
    forEachExpression { expression in
      if let name = expression.call?.function?.text { names.insert(name) }
    }
    return names
  }
}
