import Diagnostics
import English
import Specification
import SwiftTypes

/// What previews show for members, by their nouns.
func checkExamples(
  slots: [Slot], properties: [Property], modifiers: [Modifier], in scope: ComponentScope,
  _ findings: inout Findings
) -> [String: [String]] {
  var examples: [String: [String]] = [:]
  for spec in scope.spec.examples {
    let name = spec.name.text
    let texts = spec.texts.map(\.value)
    if let slot = slots.first(where: { $0.name == name }) {
      if slot.list == nil, slot.repetition == nil { checkIsSingle(spec, &findings) }
      examples[phrase(slot.name)] = texts
      continue
    }
    // The items of a builder have texts as the views of a list have.
    if properties.contains(where: { $0.name == name && $0.builder != nil }) {
      examples[words(name)] = texts
      continue
    }
    let type =
      properties.first { $0.name == name }?.type.unwrapped
      ?? modifiers.first { $0.name == name }?.type.unwrapped
    guard let type else {
      let names = slots.map(\.name) + properties.map(\.name) + modifiers.map(\.name)
      findings.error(
        .wrongExample, at: spec.name.place,
        "no slot, property or modifier is named '\(name)'; " + remedy(for: name, among: names))
      continue
    }
    let resolved = scope.declarations.typeIndex.aliases[type.text] ?? type
    let form = ExampleForm(resolved.element ?? resolved, samples: scope.declarations.samples)
    if resolved.element == nil { checkIsSingle(spec, &findings) }
    for text in spec.texts where !(form?.accepts(text.value) ?? false) {
      findings.error(
        .wrongExample, at: text.place,
        form.map { "'\(text.value)' is not \($0.description)" }
          ?? "an example of '\(type)' cannot be written as a text; write the view as a preview: "
          + "'previews: {example: …}'")
    }
    examples[words(name)] = texts
  }
  return examples
}

/// Reports several examples of something of which there is one.
private func checkIsSingle(_ spec: ExampleSpec, _ findings: inout Findings) {
  guard spec.texts.count != 1 else { return }
  findings.error(
    .wrongExample, at: spec.name.place,
    "'\(spec.name.text)' is no list; write one example, as in '\(spec.name.text): Your order'")
}

extension ExampleForm {
  /// What is accepted.
  fileprivate var description: String {
    switch self {
    case .text: "a text"
    case .boolean: "'true' or 'false'"
    case .integer: "a whole number"
    case .number: "a number, as in '0.4'"
    case .member(let cases): "one of the cases \(listed(cases.map { "'\($0)'" }))"
    }
  }
}
