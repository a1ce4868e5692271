/// Explanations of one part of the language.
package struct Topic: Sendable {
  /// The subject, as a heading.
  package let title: String
  package let explanations: [Explanation]

  init(_ title: String, _ explanations: [Explanation]) {
    self.title = title
    self.explanations = explanations
  }
}

/// An explanation of every identifier, by topics, from the file to the output.
package let topics: [Topic] = [
  encodingTopic, yamlTopic, keysTopic, tokensTopic, swiftTopic, projectTopic, targetsTopic,
  namesTopic,
  slotsTopic, listsTopic, kindsTopic,
  resolversTopic, propertiesTopic, settingsTopic, stateTopic, typesTopic, rawValuesTopic,
  genericsTopic, buildersTopic, modifiersTopic, lookTopic, configurationTopic, accessibilityTopic,
  previewsTopic,
  initializersTopic, formsTopic,
  deprecationTopic, templatesTopic, lintTopic, formattingTopic, outputTopic,
  verificationTopic, runningTopic,
]

/// The explanation of an identifier; nil if there is no such identifier.
package func explanation(of id: String) -> Explanation? {
  for topic in topics {
    if let found = topic.explanations.first(where: { $0.id == id }) { return found }
  }
  return nil
}
