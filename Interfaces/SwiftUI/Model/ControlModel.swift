// swift-format-ignore-file
// Controls, their styles, and the looks of the styles of the system as far as content and accessibility depend on them.

/// What a style is for.
enum StyleKind: Hashable {
  case button, toggle, label, menu, progress, gauge, textField, labeledContent, groupBox, controlGroup, disclosureGroup, form
}

/// A style in the environment, without its type.
struct ModelStyle: Sendable {
  let name: String
  nonisolated(unsafe) let items: @MainActor (_ configuration: Any, Inputs) -> [Item]

  /// A style whose own dynamic properties have values when it makes its body.
  init<Style, Configuration, Body: View>(
    _ style: Style, for _: Configuration.Type, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    name = "\(Style.self)"
    items = { configuration, inputs in
      let scope = inputs.scope.child(.body, Style.self)
      scope.host.bodyCount += 1
      return listItems(
        makeBody(linked(style, in: scope, inputs.environment), configuration as! Configuration),
        Inputs(environment: inputs.environment, scope: scope))
    }
  }
}

/// A view whose body is that of the nearest style. In the body, the same kind of view has the style around it.
nonisolated struct StyledView<Configuration>: View, PrimitiveView {
  typealias Body = Never
  let kind: StyleKind
  nonisolated(unsafe) let configuration: Configuration
  let standard: ModelStyle
  var body: Never { interfaceOnly() }

  @MainActor func items(_ inputs: Inputs) -> [Item] {
    let style = inputs.environment.styles(kind).last ?? standard
    let kind = kind, configuration = configuration
    return EnvironmentModifier { $0.setStyles(Array($0.styles(kind).dropLast()), kind) }
      .items(inputs.at(.part(style.name))) { style.items(configuration, $0) }
  }
}

extension View {
  /// Sets the style of a kind of view in this view.
  nonisolated func style(_ kind: StyleKind, _ style: ModelStyle) -> ModifiedContent<Self, EnvironmentModifier> {
    changingEnvironment { $0.setStyles($0.styles(kind) + [style], kind) }
  }
}

/// A control: its label, and what else is seen of it.
nonisolated struct ControlView<Label: View, Look: View>: View, PrimitiveView {
  typealias Body = Never
  let control: @MainActor (Inputs) -> ModelControl
  let label: Label
  let look: Look
  var body: Never { interfaceOnly() }

  init(_ control: @escaping @MainActor (Inputs) -> ModelControl, label: Label, look: Look) {
    (self.control, self.label, self.look) = (control, label, look)
  }

  @MainActor func items(_ inputs: Inputs) -> [Item] {
    single(inputs) { inputs in
      var control = control(inputs)
      if inputs.environment.hidesLabels { control.showsLabel = false }
      return ModelNode(
        .control(control),
        [ModelNode(.group, nodes(of: label, inputs.at(.part("label"))))] + nodes(of: look, inputs.at(.part("look"))))
    }
  }
}
extension ControlView where Look == EmptyView {
  init(_ control: @escaping @MainActor (Inputs) -> ModelControl, label: Label) { self.init(control, label: label, look: EmptyView()) }
}

extension ModelControl {
  @MainActor init(
    _ kind: Kind, _ inputs: Inputs, activate: (@MainActor () -> Void)? = nil,
    adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)? = nil
  ) {
    (self.kind, isEnabled, self.activate, self.adjust) = (kind, inputs.environment.isEnabled, activate, adjust)
  }
}

// MARK: - Buttons

/// What is pressed, whatever it looks like.
nonisolated struct ButtonTarget<Content: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let content: Content
  @MainActor var body: some View {
    ControlView({ inputs in
      // A button of an alert or a menu ends it.
      let dismissal = inputs.environment.isInMenu ? inputs.environment.dismissal : nil
      return ModelControl(.button(role: role?.modelName), inputs, activate: {
        action()
        dismissal?()
      })
    }, label: content)
  }
}

extension ModelStyle {
  init<S: PrimitiveButtonStyle>(primitive style: S) {
    self.init(style, for: PrimitiveButtonStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
  init<S: ButtonStyle>(_ style: S) {
    self.init(PressStyle(style: style), for: PrimitiveButtonStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
}
/// A style that leaves what a press does to the system.
private struct PressStyle<Style: ButtonStyle> {
  let style: Style
  @MainActor func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    ButtonTarget(
      role: configuration.role, action: configuration.trigger,
      content: PressedContent(style: style, configuration: ButtonStyleConfiguration(
        role: configuration.role, label: ButtonStyleConfiguration.Label(storage: configuration.label.storage), isPressed: false)))
  }
}
nonisolated private struct PressedContent<Style: ButtonStyle>: View, PrimitiveView {
  typealias Body = Never
  let style: Style
  nonisolated(unsafe) let configuration: ButtonStyleConfiguration
  var body: Never { interfaceOnly() }
  @MainActor func items(_ inputs: Inputs) -> [Item] {
    let scope = inputs.scope.child(.body, Style.self)
    return listItems(
      linked(style, in: scope, inputs.environment).makeBody(configuration: configuration),
      Inputs(environment: inputs.environment, scope: scope))
  }
}

/// The look of a button of the system.
nonisolated struct SystemButton: View {
  enum Look { case plain, text, bordered, prominent }
  nonisolated(unsafe) let configuration: PrimitiveButtonStyleConfiguration
  let look: Look
  @Environment(\.isEnabled) private var isEnabled
  @MainActor var body: some View {
    ButtonTarget(role: configuration.role, action: configuration.trigger, content: label.opacity(isEnabled || look == .plain ? 1 : 0.4))
  }
  @MainActor private var tint: AnyShapeStyle {
    configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }
  @ViewBuilder @MainActor private var label: some View {
    switch look {
    case .plain: configuration.label
    case .text: configuration.label.foregroundStyle(tint)
    case .bordered:
      configuration.label.foregroundStyle(tint).padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
        .background(Color(.fill), in: RoundedRectangle(cornerRadius: 8))
    case .prominent:
      configuration.label.foregroundStyle(Color.white).padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
        .background(tint, in: RoundedRectangle(cornerRadius: 8))
    }
  }
}

// MARK: - Labels

/// A title that is said, and an icon that is not.
nonisolated struct SystemLabel: View {
  enum Parts { case both, title, icon }
  nonisolated(unsafe) let configuration: LabelStyleConfiguration
  let parts: Parts
  @MainActor var body: some View {
    switch parts {
    case .both:
      HStack {
        configuration.icon.accessibilityHidden(true)
        configuration.title
      }
    case .title: configuration.title
    case .icon: configuration.icon.accessibilityRepresentation { configuration.title }
    }
  }
}

// MARK: - Values

/// The part of a bar that a value fills, from the leading edge.
nonisolated struct FilledPart: Shape, OutlinedShape {
  typealias AnimatableData = EmptyAnimatableData
  /// From 0 to 1.
  let fraction: Double
  var outline: ModelShape.Outline { .custom("\(Int((fraction * 100).rounded())) % of a bar") }
  nonisolated func path(in rect: CGRect) -> Path {
    if fraction <= 0 { return Path() }
    // A little value is a dot.
    let width = max(rect.height, rect.width * CGFloat(min(1, fraction)))
    return Capsule().path(in: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height))
  }
}
/// What people move along a slider.
nonisolated private struct SliderKnob: Shape, OutlinedShape {
  typealias AnimatableData = EmptyAnimatableData
  let fraction: Double
  var outline: ModelShape.Outline { .custom("knob at \(Int((fraction * 100).rounded())) %") }
  nonisolated func path(in rect: CGRect) -> Path {
    Path(ellipseIn: CGRect(x: rect.minX + (rect.width - rect.height) * CGFloat(fraction), y: rect.minY, width: rect.height, height: rect.height))
  }
}
extension View {
  /// Raises a knob above what it moves on, from which a shadow tells it.
  fileprivate func raisedKnob() -> some View { shadow(color: Color.black.opacity(0.2), radius: 4, y: 2) }
}

nonisolated struct SystemToggle: View {
  nonisolated(unsafe) let configuration: ToggleStyleConfiguration
  let isButton: Bool
  @Environment(\.givenTint) private var tint
  @MainActor var body: some View {
    let isOn = configuration.$isOn
    ControlView(
      { ModelControl(.toggle(isOn: isOn.wrappedValue), $0, activate: { isOn.wrappedValue.toggle() }) },
      label: configuration.label, look: look)
  }
  @ViewBuilder @MainActor private var look: some View {
    if !isButton {
      Capsule().fill(configuration.isOn ? tint ?? AnyShapeStyle(Color.green) : AnyShapeStyle(Color(.fill))).frame(width: 51, height: 31)
        .overlay(alignment: configuration.isOn ? .trailing : .leading) {
          Circle().fill(Color.white).frame(width: 27, height: 27).raisedKnob().padding(2)
        }
    }
  }
}

/// A value in a range, as plain numbers.
struct RangeValue: Sendable {
  nonisolated(unsafe) let get: () -> Double
  nonisolated(unsafe) let set: (Double) -> Void
  let range: ClosedRange<Double>
  let step: Double?

  /// The place of the value in the range, from 0 to 1.
  var fraction: Double {
    let length = range.upperBound - range.lowerBound
    return length > 0 ? min(1, max(0, (get() - range.lowerBound) / length)) : 0
  }

  init<V: BinaryFloatingPoint>(_ value: Binding<V>, _ range: ClosedRange<V>, step: Double?) {
    get = { Double(value.wrappedValue) }
    set = { value.wrappedValue = V($0) }
    self.range = Double(range.lowerBound)...Double(range.upperBound)
    self.step = step
  }

  func adjust(_ direction: AccessibilityAdjustmentDirection) {
    let distance = step ?? (range.upperBound - range.lowerBound) / 10
    let value = get() + (direction == .increment ? distance : -distance)
    set(min(max(value, range.lowerBound), range.upperBound))
  }
}

nonisolated struct SystemSlider<Label: View, ValueLabel: View>: View {
  let value: RangeValue
  let label: Label
  let minimum, maximum: ValueLabel
  nonisolated(unsafe) let onEditing: (Bool) -> Void
  @MainActor var body: some View {
    ControlView({ inputs in
      var control = ModelControl(.slider(value.get(), in: value.range), inputs, adjust: {
        onEditing(true)
        value.adjust($0)
        onEditing(false)
      })
      control.showsLabel = false
      return control
    }, label: label, look: HStack {
      minimum.accessibilityHidden(true)
      Capsule().fill(Color(.fill)).frame(height: 4)
        .overlay { FilledPart(fraction: value.fraction).fill(TintShapeStyle()) }
        .overlay { SliderKnob(fraction: value.fraction).fill(Color.white).frame(height: 27).raisedKnob() }
        .frame(height: 31)
      maximum.accessibilityHidden(true)
    })
  }
}

/// The steps of a stepper; nil where there are no more.
struct StepActions: Sendable {
  nonisolated(unsafe) let increment: (() -> Void)?
  nonisolated(unsafe) let decrement: (() -> Void)?
  nonisolated(unsafe) let onEditing: (Bool) -> Void

  init(_ increment: (() -> Void)?, _ decrement: (() -> Void)?, _ onEditing: @escaping (Bool) -> Void) {
    (self.increment, self.decrement, self.onEditing) = (increment, decrement, onEditing)
  }
  init<V: Strideable>(_ value: Binding<V>, _ range: ClosedRange<V>?, _ step: V.Stride, _ onEditing: @escaping (Bool) -> Void) {
    func set(_ new: V) { value.wrappedValue = range.map { min(max(new, $0.lowerBound), $0.upperBound) } ?? new }
    self.init({ set(value.wrappedValue.advanced(by: step)) }, { set(value.wrappedValue.advanced(by: 0 - step)) }, onEditing)
  }
}
nonisolated struct SystemStepper<Label: View>: View {
  let steps: StepActions
  let label: Label
  @MainActor var body: some View {
    ControlView({
      ModelControl(.stepper, $0, adjust: { direction in
        steps.onEditing(true)
        (direction == .increment ? steps.increment : steps.decrement)?()
        steps.onEditing(false)
      })
    }, label: label, look: RoundedRectangle(cornerRadius: 8).fill(Color(.fill)).frame(width: 94, height: 32).overlay {
      HStack(spacing: 0) {
        sign("minus", isActive: steps.decrement != nil)
        Color(.separator).frame(width: 1, height: 18)
        sign("plus", isActive: steps.increment != nil)
      }.accessibilityHidden(true)
    })
  }

  @MainActor private func sign(_ name: String, isActive: Bool) -> some View {
    Image(systemName: name).font(.system(size: 17)).foregroundStyle(Color(.label)).opacity(isActive ? 1 : 0.3).frame(maxWidth: .infinity)
  }
}

nonisolated struct SystemProgress: View {
  nonisolated(unsafe) let configuration: ProgressViewStyleConfiguration
  let isCircular: Bool
  @MainActor var body: some View {
    ControlView(
      { ModelControl(.progress(configuration.fractionCompleted), $0) }, label: configuration.label,
      look: VStack {
        if isCircular || configuration.fractionCompleted == nil {
          ring.frame(width: 20, height: 20)
        } else {
          Capsule().fill(Color(.fill)).frame(height: 4)
            .overlay { FilledPart(fraction: configuration.fractionCompleted ?? 0).fill(TintShapeStyle()) }
        }
        configuration.currentValueLabel
      })
  }

  /// It fills clockwise. Without a value, a part of it turns.
  @MainActor private var ring: some View {
    Circle().stroke(Color(.fill), lineWidth: 3)
      .overlay {
        Circle().trim(from: 0, to: CGFloat(configuration.fractionCompleted ?? 0.25))
          .stroke(configuration.fractionCompleted == nil ? AnyShapeStyle(Color(.secondaryLabel)) : AnyShapeStyle(TintShapeStyle()), lineWidth: 3)
          .rotationEffect(.degrees(-90))
      }
      .environment(\.layoutDirection, .leftToRight)
  }
}

@available(tvOS, unavailable)
nonisolated struct SystemGauge: View {
  nonisolated(unsafe) let configuration: GaugeStyleConfiguration
  @MainActor var body: some View {
    ControlView(
      { ModelControl(.gauge(configuration.value, in: 0...1), $0) }, label: configuration.label,
      look: VStack {
        Capsule().fill(Color(.fill)).frame(height: 4)
          .overlay { FilledPart(fraction: configuration.value).fill(TintShapeStyle()) }
        HStack {
          configuration.minimumValueLabel
          configuration.currentValueLabel
          configuration.maximumValueLabel
        }
      })
  }
}

// MARK: - Text input

/// What a field edits.
@usableFromInline struct FieldContent: Sendable {
  nonisolated(unsafe) let text: Binding<String>
  let prompt: Text?
  var isSecure = false
  /// Whether it grows with its text; else it has one line.
  var isVertical = false
  nonisolated(unsafe) var onEditing: ((Bool) -> Void)?
  nonisolated(unsafe) var onCommit: (() -> Void)?
  init(_ text: Binding<String>, _ prompt: Text?, isSecure: Bool = false, isVertical: Bool = false, onEditing: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil) {
    (self.text, self.prompt, self.isSecure, self.isVertical, self.onEditing, self.onCommit) = (text, prompt, isSecure, isVertical, onEditing, onCommit)
  }
  /// A value that is edited as text.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F, _ prompt: Text?) where F.FormatOutput == String {
    self.init(Binding(read: { format.format(value.wrappedValue) }, write: { text, _ in
      if let new = try? format.parseStrategy.parse(text as! F.Strategy.ParseInput) { value.wrappedValue = new as! F.FormatInput }
    }), prompt)
  }
}
nonisolated struct SystemField<Label: View>: View {
  let content: FieldContent
  let label: Label
  @MainActor var body: some View {
    ControlView({ inputs in
      let text = content.text.wrappedValue
      let environment = inputs.environment
      var control = ModelControl(
        .textField(text, prompt: content.prompt?.string(in: inputs.environment), isSecure: content.isSecure, isSearch: false), inputs,
        activate: {})
      control.showsLabel = false
      control.type = { content.text.wrappedValue = $0 }
      control.submit = {
        content.onCommit?()
        environment.submit(.text)
      }
      return control
    }, label: label, look: shown.accessibilityHidden(true).changingEnvironment { [content] in
      if !content.isVertical { ($0.lineLimit, $0.reservedLines) = (1, nil) }
    })
  }
  @ViewBuilder @MainActor private var shown: some View {
    let text = content.text.wrappedValue
    if text.isEmpty {
      if let prompt = content.prompt { prompt.foregroundStyle(Color(.placeholder)) } else { label.foregroundStyle(Color(.placeholder)) }
    } else {
      Text(verbatim: content.isSecure ? String(repeating: "•", count: text.count) : text)
    }
  }
}

// MARK: - Links and menus

nonisolated struct SystemLink<Label: View>: View {
  let destination: URL
  let label: Label
  @MainActor var body: some View {
    ControlView({ inputs in
      let open = inputs.environment.openURL
      return ModelControl(.link(destination), inputs, activate: { open(destination) })
    }, label: label.foregroundStyle(TintShapeStyle()))
  }
}

@available(watchOS, unavailable)
nonisolated struct SystemMenu: View {
  nonisolated(unsafe) let configuration: MenuStyleConfiguration
  @State private var isOpen = false
  @MainActor var body: some View {
    let isOpen = $isOpen
    ControlView({ inputs in
      ModelControl(.menu(isOpen: isOpen.wrappedValue), inputs, activate: configuration.primaryAction ?? { isOpen.wrappedValue = true })
    }, label: configuration.label)
    .presenting(.popover, isOpen, title: nil) { configuration.content.changingEnvironment { $0.isInMenu = true } }
  }
}

// MARK: - Pickers

/// A button that opens a menu of options, or all options, depending on the style.
nonisolated struct SystemPicker<Label: View, Value: Hashable, Content: View>: View {
  nonisolated(unsafe) let selections: [Binding<Value>]
  let label: Label
  let content: Content
  @Environment(\.pickerStyleName) private var style
  @Environment(\.isInList) private var isInList
  @Environment(\.isInMenu) private var isInMenu
  @State private var isOpen = false
  @MainActor var body: some View {
    if isInMenu || style.isOpenPicker {
      PickerOptions(selections: selections, label: label, content: content, isRow: ["SegmentedPickerStyle", "PalettePickerStyle"].contains(style))
    } else {
      let isOpen = $isOpen, showsLabel = isInList
      ControlView({ inputs in
        var control = ModelControl(.picker, inputs, activate: { isOpen.wrappedValue = true })
        control.showsLabel = showsLabel
        return control
      }, label: label, look: HStack(spacing: 4) {
        PickedOption(selections: selections, content: content)
        Image(systemName: "chevron.up.chevron.down").font(.footnote.weight(.medium)).accessibilityHidden(true)
      }.foregroundStyle(TintShapeStyle()))
      .presenting(.popover, isOpen, title: nil) {
        PickerOptions(selections: selections, label: EmptyView(), content: content, isRow: false).changingEnvironment { $0.isInMenu = true }
      }
    }
  }
}
extension String {
  /// Whether a style of pickers shows all options.
  fileprivate var isOpenPicker: Bool {
    ["InlinePickerStyle", "SegmentedPickerStyle", "WheelPickerStyle", "PalettePickerStyle", "RadioGroupPickerStyle"].contains(self)
  }
}
extension Item {
  /// The value that it stands for in a picker.
  fileprivate func value<Value>(_: Value.Type) -> Value? { (traits[ObjectIdentifier(TagTrait.self)] as? AnyHashable ?? id).base as? Value }
}

/// The option that is selected.
nonisolated private struct PickedOption<Value: Hashable, Content: View>: View, PrimitiveView {
  typealias Body = Never
  nonisolated(unsafe) let selections: [Binding<Value>]
  let content: Content
  var body: Never { interfaceOnly() }
  @MainActor func items(_ inputs: Inputs) -> [Item] {
    listItems(content, inputs.at(.content)).filter { item in
      guard let value = item.value(Value.self) else { return false }
      return selections.allSatisfy { $0.wrappedValue == value }
    }
  }
}

nonisolated private struct PickerOptions<Label: View, Value: Hashable, Content: View>: View, PrimitiveView {
  typealias Body = Never
  nonisolated(unsafe) let selections: [Binding<Value>]
  let label: Label
  let content: Content
  let isRow: Bool
  var body: Never { interfaceOnly() }

  // Each option is a button that selects its tag.
  @MainActor func items(_ inputs: Inputs) -> [Item] {
    let options = listItems(content, inputs.at(.content))
    return single(inputs) { inputs in
      let dismissal = inputs.environment.isInMenu ? inputs.environment.dismissal : nil
      let buttons = options.map { option -> ModelNode in
        let value = option.value(Value.self)
        let control = ModelControl(.button(role: nil), inputs, activate: {
          if let value { for selection in selections { selection.wrappedValue = value } }
          dismissal?()
        })
        var selected = ModelAccessibility()
        if let value, selections.allSatisfy({ $0.wrappedValue == value }) { selected.addedTraits = .isSelected }
        var content = option.make(inputs.environment)
        if isRow { content = segment(content, isSelected: selected.addedTraits == .isSelected, inputs) }
        return ModelNode(.accessibility(selected), [ModelNode(.control(control), [ModelNode(.group, [content])])])
      }
      var group = ModelAccessibility()
      group.children = .contain
      let labels = nodes(of: label, inputs.at(.part("label")))
      if isRow {
        group.labelContent = labels
        let row = ModelNode(.row(.center, spacing: 0), buttons)
        row.isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
        let ground = RoundedRectangle(cornerRadius: 9).fill(Color(.fill))
        return ModelNode(.accessibility(group), [ModelNode(.background(.center), [row] + nodes(of: ground, inputs.at(.part("ground"))))])
      }
      return ModelNode(.accessibility(group), [ModelNode(.column(.center, spacing: nil), labels + buttons)])
    }
  }

  /// An option with an equal part of a line, raised if it is selected.
  @MainActor private func segment(_ option: ModelNode, isSelected: Bool, _ inputs: Inputs) -> ModelNode {
    let insets = EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    let room = ModelNode(.flexibleFrame(ModelFrame(maxWidth: .infinity, minHeight: 32), .center), [ModelNode(.padding(.all, insets), [option])])
    guard isSelected else { return room }
    let thumb = RoundedRectangle(cornerRadius: 7).fill(Color(.segment)).raisedKnob().padding(2)
    return ModelNode(.background(.center), [room] + nodes(of: thumb, inputs.at(.part("thumb"))))
  }
}
/// The key of the trait that `tag(_:)` sets.
enum TagTrait {}

// MARK: - Dates and colors

/// A date at the end of the line of its label. The dialog in which it is selected is not part of the model.
@available(tvOS, unavailable)
nonisolated struct SystemDatePicker<Label: View>: View {
  let label: Label
  nonisolated(unsafe) let selection: Binding<Date>
  let components: DatePickerComponents
  @MainActor var body: some View {
    ControlView({ ModelControl(.picker, $0, activate: {}) }, label: label, look: HStack {
      if components.contains(.date) { part(.dateTime.day().month().year()) }
      if components.contains(.hourAndMinute) { part(.dateTime.hour().minute()) }
    })
  }

  @MainActor private func part(_ format: Date.FormatStyle) -> some View {
    Text(selection.wrappedValue, format: format)
      .padding(EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12))
      .background(Color(.fill), in: RoundedRectangle(cornerRadius: 8))
  }
}

/// A color at the end of the line of its label. The dialog in which it is selected is not part of the model.
nonisolated struct SystemColorPicker<Label: View>: View {
  let label: Label
  let color: Color
  @MainActor var body: some View {
    ControlView({ ModelControl(.picker, $0, activate: {}) }, label: label, look: Circle().fill(color).frame(width: 28, height: 28))
  }
}

// MARK: - Missing content

/// A large picture, a title, a text and buttons in the middle.
nonisolated struct SystemUnavailableContent<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions
  @MainActor var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 4) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      .multilineTextAlignment(.center)
      actions
    }
    .padding().frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
nonisolated private struct UnavailableLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary).accessibilityHidden(true)
      configuration.title.font(.title2.bold())
    }
  }
}

// MARK: - Lists

nonisolated struct SystemList<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  var selection: ModelRowSelection?
  var body: Never { interfaceOnly() }
  @MainActor func items(_ inputs: Inputs) -> [Item] {
    single(inputs) { inputs in
      let container = ModelContainer()
      var inner = inputs.at(.content)
      inner.environment.container = container
      inner.environment.isInList = true
      let rows = listItems(content, inner).map { item -> ModelNode in
        let row = selectable(item, inner)
        guard let badge = (row.traits[ObjectIdentifier(ModelTabTrait.self)] as? ModelTabTrait)?.badge else { return row }
        // It is at the end of the row.
        let look = nodes(of: badge.foregroundStyle(.secondary), inputs.at(.part("badge")))
        let badged = ModelNode(.row(.center, spacing: nil), [row, ModelNode(.spacer(minLength: nil))] + look)
        (badged.isRightToLeft, badged.traits) = (row.isRightToLeft, row.traits)
        return badged
      }
      let style = inputs.environment.listStyleName
      let list = ModelNode(.list(style: style, rowHeight: inputs.environment.defaultMinListRowHeight), rows)
      list.listLook = ModelListLook(style, inputs.environment)
      return container.node(list)
    }
  }

  /// A row that a tap selects if there can be only one: on an iPhone, several are selected in an edit mode.
  @MainActor private func selectable(_ item: Item, _ inputs: Inputs) -> ModelNode {
    let row = item.make(inputs.environment)
    row.traits = item.traits
    guard let selection, (item.traits[ObjectIdentifier(ListPart.self)] as? ListPart)?.role ?? .row == .row else { return row }
    let tag = item.traits[ObjectIdentifier(TagTrait.self)] as? AnyHashable ?? item.id
    var change = ModelAccessibility()
    if selection.contains(tag) { change.addedTraits = .isSelected }
    let taps: [(count: Int, action: @MainActor (CGPoint) -> Void)] = selection.isSingle ? [(1, { _ in selection.select(tag) })] : []
    let outer = ModelNode(.accessibility(change), [ModelNode(.gestures(ModelGestures(isEnabled: inputs.environment.isEnabled, taps: taps)), [row])])
    outer.traits = item.traits
    return outer
  }
}

extension View {
  /// The view, with something that its list knows of it.
  nonisolated func listRow(_ change: @escaping (inout ModelListRow) -> Void) -> some View {
    modifier(TraitModifier(key: ObjectIdentifier(ModelListRow.self)) {
      var row = $0 as? ModelListRow ?? ModelListRow()
      change(&row)
      return row
    })
  }
}

/// A title that shows and hides content. It keeps whether it does, if the caller does not.
nonisolated struct SystemDisclosure<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let given: Binding<Bool>?
  @State private var isExpanded = false
  @MainActor var body: some View {
    let isExpanded = given ?? $isExpanded
    VStack(alignment: .leading) {
      ControlView({
        ModelControl(.disclosure(isExpanded: isExpanded.wrappedValue), $0, activate: { isExpanded.wrappedValue.toggle() })
      }, label: label, look: Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.forward")
        .font(.system(size: 14, weight: .semibold)).foregroundStyle(TintShapeStyle()).frame(width: 13, height: 20).accessibilityHidden(true))
      if isExpanded.wrappedValue { content }
    }
  }
}
