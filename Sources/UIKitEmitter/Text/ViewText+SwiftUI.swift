import FileBuilding
import PortableViews
import SwiftRendering
import SwiftTypes

// How a hosted component passes values to SwiftUI.

extension ViewText {
  /// A UIKit value converted for SwiftUI.
  func inSwiftUI(_ value: Expression, _ type: TypeExpression) -> Expression {
    let isOptional = type.isOptional
    let make: (Expression) -> Expression
    if let function = type.unwrapped.function {
      // A closure in place of the function inherits its isolation from the context, without an annotation.
      let names = function.parameters.indices.map { "value\($0 + 1)" }
      func calling(_ action: Expression) -> Expression {
        let result = Expression.call(action, names.map { Argument(.name($0)) })
        return .closure(.init(names, inSwiftUI(result, function.result)))
      }
      return isOptional ? value.mapped(["action"], calling("action")) : calling(value)
    }
    if type.unwrapped.isBinding {
      // The SwiftUI view is updated when the view's property is set.
      let binding = "Binding(get: { %.wrappedValue }, set: { %.wrappedValue = $0 })"
      guard isOptional else { return .swift(binding.replacing("%", with: value.text)) }
      return value.mapped(["binding"], .swift(binding.replacing("%", with: "binding")))
    }
    switch type.unwrapped.text {
    case "LocalizedStringKey": make = { .call("LocalizedStringKey", [Argument($0)]) }
    case "Color": make = { .call("Color", [Argument("uiColor", $0)]) }
    case "Image": make = { .call("Image", [Argument("uiImage", $0)]) }
    case "Text": make = { .call("Text", [Argument("verbatim", $0)]) }
    default: return value
    }
    return isOptional ? value.mapped(make("$0")) : make(value)
  }
}
