import Testing

/// Shapes, colors, gradients, canvases, animations, transitions and gestures, as apps use them.
@Suite(.enabled(if: knowsAllPlatforms))
struct DrawingAndMotionTests {
  @Test(arguments: [
    Snippet.accepted(
      "Shapes, strokes and their combinations",
      """
      struct Wave: InsettableShape {
        var phase: Double
        var inset: CGFloat = 0
        var animatableData: AnimatablePair<Double, CGFloat> {
          get { AnimatablePair(phase, inset) }
          set { (phase, inset) = (newValue.first, newValue.second) }
        }
        func path(in rect: CGRect) -> Path {
          var path = Path()
          path.move(to: rect.origin)
          path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.maxY), control: .zero)
          path.addArc(center: .zero, radius: 3, startAngle: .degrees(0), endAngle: .radians(phase), clockwise: true)
          path.closeSubpath()
          return path.applying(.init(translationX: 1, y: inset))
        }
        func inset(by amount: CGFloat) -> Wave { Wave(phase: phase, inset: inset + amount) }
      }
      @MainActor @ViewBuilder func make() -> some View {
        Wave(phase: 1).strokeBorder(.tint, lineWidth: 2).background(Wave(phase: 0).fill(.quaternary))
        Circle().fill(.red.gradient).stroke(.blue, lineWidth: 1)
        RoundedRectangle(cornerRadius: 8, style: .continuous).inset(by: 2).trim(from: 0, to: 0.5).rotation(.degrees(3))
        UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 4).subtracting(Capsule())
        Rectangle().union(Ellipse()).scale(2).offset(x: 3)
        Text("a").clipShape(.rect(cornerRadius: 4)).contentShape(.capsule).containerShape(.rect(cornerRadius: 2))
        Text("b").background(.thinMaterial, in: .capsule).border(.separator).mask { Circle() }
        ContainerRelativeShape().fill(AnyShapeStyle(.background.secondary))
        AnyShape(Circle()).size(width: 3, height: 4)
      }
      """),
    .accepted(
      "Colors, gradients, materials and shadows",
      """
      struct Brand: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
          environment.colorScheme == .dark ? Color.white : Color(red: 0.1, green: 0.2, blue: 0.3)
        }
      }
      extension ShapeStyle where Self == Brand { static var brand: Brand { Brand() } }
      @MainActor @ViewBuilder func make(_ environment: EnvironmentValues) -> some View {
        Text("a").foregroundStyle(.brand).background(.ultraThinMaterial.shadow(.drop(color: .black.opacity(0.2), radius: 3, y: 1)))
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottomTrailing).opacity(0.5)
        RadialGradient(stops: [.init(color: .red, location: 0)], center: .center, startRadius: 0, endRadius: 9)
        AngularGradient(gradient: Gradient(colors: [.mint]), center: .center, angle: .degrees(9))
        MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .cyan])
        Color("a", bundle: .main).mix(with: .white, by: 0.2)
        Color.red.resolve(in: environment).opacity > 0 ? Color.clear : Color(hue: 0, saturation: 1, brightness: 1)
        Text("b").shadow(color: .black, radius: 2, x: 0, y: 1).blendMode(.multiply).compositingGroup().saturation(0.5)
        Text("c").preferredColorScheme(.dark).colorScheme(.light).backgroundStyle(.red).tint(Brand())
      }
      """),
    .accepted(
      "Canvases and time",
      """
      struct Clock: View {
        var body: some View {
          TimelineView(.periodic(from: .now, by: 1)) { context in
            Canvas(opaque: false, rendersAsynchronously: true) { graphics, size in
              graphics.addFilter(.shadow(radius: 2))
              graphics.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .linearGradient(Gradient(colors: [.red]), startPoint: .zero, endPoint: .zero))
              graphics.draw(Text(context.date, style: .time), at: .zero, anchor: .center)
              graphics.drawLayer { $0.stroke(Path(CGRect.zero), with: .color(.blue), lineWidth: 2) }
              if let symbol = graphics.resolveSymbol(id: 1) { graphics.draw(symbol, at: .zero) }
            } symbols: {
              Text("a").tag(1)
            }
          }
          TimelineView(.animation(minimumInterval: 0.1, paused: false)) { Text("\\($0.date)") }
        }
      }
      """),
    .accepted(
      "Animations, phases and keyframes",
      """
      struct Pose { var scale = 1.0; var angle = Angle.zero }
      struct Screen: View {
        @State private var isOn = false
        @State private var count = 0
        var body: some View {
          Text("a")
            .animation(.spring(response: 0.3, dampingFraction: 0.8, blendDuration: 0), value: isOn)
            .animation(.bouncy) { $0.opacity(isOn ? 1 : 0) }
            .transaction(value: count) { $0.disablesAnimations = true }
            .onTapGesture {
              withAnimation(.easeInOut(duration: 0.2).delay(0.1).repeatCount(2), completionCriteria: .removed) { isOn.toggle() } completion: { count += 1 }
              withAnimation(.snappy) { count += 1 }
              withTransaction(Transaction(animation: nil)) { count += 1 }
            }
          Text("b").phaseAnimator([0.0, 1.0], trigger: count) { $0.opacity($1) } animation: { $0 > 0 ? .smooth : nil }
          Text("c").keyframeAnimator(initialValue: Pose(), trigger: count) { view, pose in
            view.scaleEffect(pose.scale).rotationEffect(pose.angle)
          } keyframes: { _ in
            KeyframeTrack(\\.scale) { SpringKeyframe(2, duration: 0.2); LinearKeyframe(1, duration: 0.1) }
            KeyframeTrack(\\.angle) { CubicKeyframe(.degrees(9), duration: 0.2); MoveKeyframe(.zero) }
          }
        }
      }
      struct Halving: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
          time > 1 ? nil : value.scaled(by: time)
        }
      }
      """),
    .accepted(
      "Transitions and matched geometry",
      """
      struct Fall: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
          content.opacity(phase.isIdentity ? 1 : 0).offset(y: phase.value * 9)
        }
      }
      struct Screen: View {
        @Namespace private var space
        @State private var isOn = false
        var body: some View {
          if isOn {
            Text("a").transition(.move(edge: .bottom).combined(with: .opacity))
            Text("b").transition(.asymmetric(insertion: .push(from: .leading), removal: .scale(scale: 0.5, anchor: .top)))
            Text("c").transition(Fall()).matchedGeometryEffect(id: "c", in: space, properties: .position, isSource: false)
            Text("d").transition(.blurReplace(.downUp)).contentTransition(.numericText(value: 3))
          }
          NavigationLink("e") { Text("f").navigationTransition(.zoom(sourceID: 1, in: space)) }
            .matchedTransitionSource(id: 1, in: space)
        }
      }
      """),
    .accepted(
      "Gestures",
      """
      struct Screen: View {
        @GestureState private var drag = CGSize.zero
        @State private var scale = 1.0
        var body: some View {
          Text("a")
            .gesture(
              DragGesture(minimumDistance: 3, coordinateSpace: .global)
                .updating($drag) { value, state, transaction in
                  transaction.animation = .interactiveSpring()
                  state = value.translation
                }
                .onChanged { print($0.velocity) }.onEnded { print($0.predictedEndTranslation) })
            .simultaneousGesture(MagnifyGesture().onChanged { scale = $0.magnification })
            .highPriorityGesture(LongPressGesture(minimumDuration: 1).sequenced(before: RotateGesture()), including: .gesture)
            .gesture(SpatialTapGesture(count: 2, coordinateSpace: .local).onEnded { print($0.location) }, isEnabled: scale > 1)
            .onTapGesture(count: 2) {}.onLongPressGesture(minimumDuration: 1) {} onPressingChanged: { _ in }
            .onHover { _ in }.onContinuousHover { phase in if case .active(let point) = phase { print(point) } }
            .hoverEffect(.lift)
        }
      }
      """),
    .rejected(
      "A trigger is equatable", "conform to 'Equatable'",
      """
      struct Odd {}
      @MainActor func make(_ odd: Odd) -> some View { Text("a").animation(.default, value: odd) }
      """),
    .rejected(
      "Text has one kind of shape style at a time", "type 'AnyShapeStyle' has no member 'nothing'",
      "@MainActor func make() -> AnyShapeStyle { AnyShapeStyle.nothing }"),
  ])
  func compiles(_ snippet: Snippet) async throws {
    try await snippet.check()
  }
}
