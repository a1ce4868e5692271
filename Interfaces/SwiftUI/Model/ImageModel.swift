// swift-format-ignore-file
#if !os(macOS)
@_spi(Model) import UIKit
#endif

/// How an image was made.
@usableFromInline struct ImageDescription: Hashable, Sendable {
  var name: String
  var isSymbol = false
  /// nil for the name.
  var label: Text.Spoken?
  var isDecorative = false
  var bundle: Bundle?
  var isResizable = false
  var isOriginal = false
  var others: [String] = []
}
extension Text {
  /// A text that is compared by its content.
  @usableFromInline struct Spoken: Hashable, Sendable {
    let text: Text
    @usableFromInline func hash(into hasher: inout Hasher) {}
  }
}

extension Image {
  init(_ description: ImageDescription) { self.description = description }

  func changed(_ change: (inout ImageDescription) -> Void) -> Image {
    var copy = self
    change(&copy.description)
    return copy
  }

  /// The image in an environment.
  func resolved(in environment: EnvironmentValues) -> ModelImage {
    var font = (environment.font ?? .body).resolved(in: environment)
    for change in environment.textChanges { change.apply(to: &font, environment) }
    // The system's descriptions of symbols are not part of the model: it says their names.
    let label = description.isDecorative ? nil : description.label.map { $0.text.spoken(in: environment) } ?? description.name
    return ModelImage(
      name: description.name, isSymbol: description.isSymbol, label: label, font: font,
      scale: "\(environment.imageScale)", paint: environment.foreground.paint(in: environment),
      isResizable: description.isResizable,
      isRedacted: environment.redactionReasons.contains(.placeholder), isEnabled: environment.isEnabled)
  }
}
extension Image: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] {
    single(inputs) { ModelNode(.image(resolved(in: $0.environment))) }
  }
}

#if !os(macOS)
/// The name of a picture or symbol of UIKit.
func modelName(of image: UIImage) -> String { image.name ?? "" }
#endif
