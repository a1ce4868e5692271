import DesignKit
import SwiftUI

struct SignUp: View {
  @State private var name = ""
  @State private var mail = ""
  let hint: String

  var body: some View {
    Form {
      DKFormField("Name") {
        TextField("Name", text: $name)
      }
      .isRequired()
      DKFormField("Mail", helper: "Nobody else sees it.") {
        TextField("Mail", text: $mail)
      }
      .validity(mail.contains("@") ? .valid : .invalid("There is no @ in it."))
      DKFormField("Mail", helper: hint) {
        TextField("Mail", text: $mail)
      }
      DKFormField("Mail") {
        TextField("Mail", text: $mail)
      } helper: {
        Link("Why?", destination: URL(filePath: "/"))
      }
      DKFormField {
        Text("Mail").bold()
      } content: {
        TextField("Mail", text: $mail)
      }
      .dkFormFieldStyle(.columns(labelWidth: 80))
    }
    .formFields(labelWidth: hint.isEmpty ? nil : 120)
    .dkFormFieldStyle(.columns)
    .dkFormFieldStyle { configuration in
      configuration.heading
      configuration.field.opacity(configuration.isFocused ? 1 : 0.8)
      if configuration.validity != .valid { configuration.note }
    }
  }
}
