/// The components with their previews and styles, as text.
func listText(_ components: [ShownComponent], _ project: VerifiedProject) -> String {
  let blocks = components.map { component in
    ([component.name] + filled("previews", component.previews.cases)
      + filled("styles", component.previews.styles.map(\.name)))
      .map { $0 + "\n" }.joined()
  }
  let themes = filled("themes", project.themes).map { String($0.dropFirst(2)) + "\n" }.joined()
  return blocks.joined() + themes
}

/// Names after a title, in lines of at most 80 characters, if there are any.
private func filled(_ title: String, _ names: [String]) -> [String] {
  if names.isEmpty { return [] }
  var lines = ["  \(title):"]
  for (index, name) in names.enumerated() {
    let word = " " + name + (index == names.count - 1 ? "" : ",")
    if lines[lines.count - 1].count + word.count > 80 { lines.append("   ") }
    lines[lines.count - 1] += word
  }
  return lines
}

/// The components with their previews and styles, for programs.
func listJSON(_ components: [ShownComponent], _ project: VerifiedProject) -> String {
  func texts(_ names: [String]) -> JSONText { .array(names.map { .string($0) }) }
  let list: JSONText = [
    "components": .array(
      components.map { component in
        [
          "component": .string(component.name), "spec": .string(component.component.origin),
          "previews": texts(component.previews.cases),
          "styles": texts(component.previews.styles.map(\.name)),
          "calls": .array(calls(of: component, project)),
        ]
      }), "themes": texts(project.themes),
  ]
  return list.lines() + "\n"
}

/// What an app writes for each preview that is a single call.
private func calls(of component: ShownComponent, _ project: VerifiedProject) -> [JSONText] {
  let others = project.second?.examples(component.component) ?? [:]
  return component.previews.details.compactMap { detail in
    var members: [(String, JSONText)] = []
    if let call = detail.call {
      if !call.state.isEmpty { members.append(("state", .array(call.state.map { .string($0) }))) }
      members.append(("swiftui", .string(call.text)))
    }
    if let second = project.second, let call = others[detail.name] {
      members.append((second.name.rawValue, .string(call)))
    }
    return members.isEmpty ? nil : .object([("preview", .string(detail.name))] + members)
  }
}
