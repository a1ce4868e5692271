// swift-format-ignore-file
// Small parts of values.

extension EdgeInsets {
  /// The same length at some edges.
  init(modelEdges edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }
}

/// A component of a color in the linear space, from sRGB.
func linear(_ part: Float) -> Float { part <= 0.04045 ? part / 12.92 : powf((part + 0.055) / 1.055, 2.4) }
/// A component of a color in sRGB, from the linear space.
func display(_ part: Float) -> Float { part <= 0.0031308 ? part * 12.92 : 1.055 * powf(part, 1 / 2.4) - 0.055 }

extension ModelColor {
  init(hue: Double, saturation: Double, brightness: Double, opacity: Double) {
    let position = (hue - hue.rounded(.down)) * 6
    func part(_ offset: Double) -> Double {
      let distance = (offset + position).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(distance, 4 - distance, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }
}

/// A style as it is at a place: levels are levels of the style around.
func anchored(_ style: some ShapeStyle, in environment: EnvironmentValues) -> AnyShapeStyle {
  switch style {
  case let erased as AnyShapeStyle: return anchored(erased.style, in: environment)
  case is ForegroundStyle: return environment.foreground
  case let level as HierarchicalShapeStyle:
    if level.level > 0, level.level <= environment.laterForegrounds.count { return environment.laterForegrounds[level.level - 1] }
    let outer = environment.foreground
    return outer.style is HierarchicalShapeStyle ? AnyShapeStyle(level) : AnyShapeStyle(LevelStyle(style: outer, level: level.level))
  default: return AnyShapeStyle(style)
  }
}

extension CVarArg {
  /// The value as an argument of a format.
  var formatArgument: FormatArgument {
    switch self {
    case let value as Int64: .integer(value)
    case let value as Int32: .integer(Int64(value))
    case let value as UInt64: .unsigned(value)
    case let value as UInt32: .unsigned(UInt64(value))
    case let value as Double: .number(value)
    case let value as Float: .number(Double(value))
    case let value as CGFloat: .number(Double(value))
    default: .string("\(self)")
    }
  }
}

/// An object of the environment, by its type.
@usableFromInline struct ObjectKey<Object: AnyObject>: Hashable {}
extension EnvironmentValues {
  @usableFromInline subscript<Object: AnyObject>(key: ObjectKey<Object>) -> Object {
    guard let object = self[optional: key] else { fatalError("no object of type \(Object.self) in the environment") }
    return object
  }
  @usableFromInline subscript<Object: AnyObject>(optional key: ObjectKey<Object>) -> Object? {
    get { objects[ObjectIdentifier(Object.self)] as? Object }
    set { objects[ObjectIdentifier(Object.self)] = newValue }
  }
}

/// A link whose destination is a view: it is not part of the model.
nonisolated struct SystemNavigationLink<Label: View>: View {
  let destination: ErasedView?
  let label: Label
  @MainActor var body: some View {
    ControlView({ ModelControl(.navigationLink, $0, activate: {}) }, label: label)
  }
}
