import DesignModel
import FileBuilding

extension ComponentText {
  /// The marks of the component's own files.
  var marks: Marks {
    switch component.kind {
    case .view, .value: Marks(component.availability, component.deprecation, of: name)
    // Its methods alone say that they are deprecated: nobody else names what is behind them.
    case .modifier: Marks(component.availability, nil, of: component.typeName)
    }
  }

  /// The marks of a style's file.
  func marks(of style: Style) -> Marks {
    Marks(style.availability, style.deprecation ?? component.deprecation, of: style.typeName)
  }
}
