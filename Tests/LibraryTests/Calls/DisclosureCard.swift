import DesignKit
import SwiftUI

struct Questions: View {
  @State private var isOpen = false
  let question: String

  var body: some View {
    VStack {
      DKDisclosureCard("Delivery") { Text("Two days.") }
      DKDisclosureCard(question, isExpanded: $isOpen) {
        Text("Two days.")
        Text("Three, on islands.")
      }
      DKDisclosureCard("Delivery", subtitle: "Two days", isExpanded: $isOpen) { Text("By train.") }
        .dkDisclosureCardStyle(.automatic(chevron: .leading))
      DKDisclosureCard(isExpanded: $isOpen) {
        Text(question).bold()
      } content: {
        Color.gray
      }
      DKDisclosureCard {
        Text(question)
      } subtitle: {
        Text("Two days")
      } content: {
        Color.gray
      }
      .dkDisclosureCardStyle(.plain)
    }
  }
}

struct MenuDisclosureCardStyle: DKDisclosureCardStyle {
  func makeBody(configuration: Configuration) -> some View {
    Toggle(isOn: configuration.$isExpanded) { configuration.title }
    configuration.opener { configuration.title }
    if configuration.isExpanded { configuration.content }
    configuration.subtitle
  }
}
