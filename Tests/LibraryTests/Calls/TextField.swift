import DesignKit
import SwiftUI

struct LogIn: View {
  @State private var name = ""
  @State private var password = ""
  let question: String
  let isAnswered: DKFieldValidation

  var body: some View {
    Form {
      DKTextField("Name", text: $name)
        .prompt("anna")
        .kind(.username)
        .maximumLength(20)
        .validated { $0.count < 3 ? .invalid("Three letters at least.") : .valid }
      DKTextField("Password", icon: .star, text: $password)
        .secure()
        .dkTextFieldStyle(.underlined)
      DKTextField(question, text: $name)
        .validated(by: isAnswered)
        .disabled(name.isEmpty)
      DKTextField(text: $name) {
        Text("Name").bold()
      } icon: {
        Image(systemName: "person")
      }
      DKFormField("Mail") {
        DKTextField("Mail", text: $name)
          .kind(.email)
      }
      .validity(.invalid("It is taken."))
    }
    .onSubmit { name = "" }
    .dkTextFieldStyle(.floating)
    .dkTextFieldStyle(CountingTextFieldStyle())
    .fieldValidity(.unknown)
  }
}

struct CountingTextFieldStyle: DKTextFieldStyle {
  func makeBody(configuration: Configuration) -> some View {
    DKTextField(configuration)
    if configuration.isFocused {
      Text(configuration.text.count, format: .number)
        .foregroundStyle(configuration.validity == .valid ? Color.green : Color.primary)
      Button("Reset") { configuration.text = "" }
    }
  }
}
