import DesignModel
import FileBuilding

extension ComponentText {
  /// The marks of the component's own files.
  package var marks: Marks {
    switch component.kind {
    case .view, .value: Marks(component.availability, component.deprecation, of: name)
    // Only its methods are deprecated: the declarations behind them are not used directly.
    case .modifier: Marks(component.availability, nil, of: component.typeName)
    }
  }

  /// The marks of a style's file.
  func marks(of style: Style) -> Marks {
    Marks(
      style.availability,
      component.look.styleFamily?.deprecation(of: style, named: \.typeName)
        ?? component.deprecation?.withoutReplacement,
      of: style.typeName)
  }
}
