/// Components, or what describes them, under one heading.
package struct ComponentGroup<Member> {
  /// Nil for those without a group, which come last.
  package let title: String?
  package let members: [Member]
}

extension ComponentGroup: Sendable where Member: Sendable {}

extension Library {
  /// The groups that have members, in the order of the project; members keep their order.
  package func grouped<Member>(
    _ members: [Member], by title: (Member) -> String?
  ) -> [ComponentGroup<Member>] {
    let all = Dictionary(grouping: members, by: title)
    let titles = groups.isEmpty ? all.keys.compactMap(\.self).sorted() : groups
    var seen: Set<String> = []
    return (titles.filter { seen.insert($0).inserted }.map(Optional.some) + [nil]).compactMap {
      title in
      all[title].map { ComponentGroup(title: title, members: $0) }
    }
  }
}
