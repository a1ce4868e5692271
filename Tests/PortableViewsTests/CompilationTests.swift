#if os(Linux)
  import CompilerDriver
  import Foundation
  import PortableViews
  import SwiftCompilation
  import SwiftRendering
  import TestSupport
  import Testing
  import UIKitRuntime

  /// Lowered bodies compile with the runtime, whose own files are compiled by the tests of the runtime.
  struct CompilationTests {
    /// The declarations that the bodies of the tests use.
    private static let surroundings = """
      import Foundation
      import UIKit

      struct Choice {
        var caption: String?
        var mark: Slot?
        var shade: UIColor
      }
      enum Palette {
        static var surface: UIColor { .systemBackground }
      }
      enum Role {
        case plain
        case named(String)
      }
      final class TagView: UIView {
        convenience init(_ number: Int) { self.init(frame: .zero) }
        @discardableResult func role(_ color: UIColor) -> Self { self }
      }
      extension UIButton {
        @discardableResult func pressableButtonStyle(outline: ShapeView.Shape) -> Self { self }
        @discardableResult func reportingButtonStyle(isPressed: @escaping (Bool) -> Void) -> Self {
          self
        }
      }
      extension UIView {
        @discardableResult
        func onKey(isActive: Bool, perform action: @escaping @MainActor () -> Void) -> Self { self }
      }
      extension Bundle {
        static var module: Bundle { .main }
      }
      @MainActor final class Configuration {
        var title = Slot(text: "")
        var subtitle: Slot?
        var actions: Slot?
        var items: [UIView] = []
        var arrangedItems: [UIView] = []
        var number = ""
        var turn: CGFloat = 0
        var choices: [Choice] = []
        var isOn = false
        var isSelected = false
        var count = 0
        var name = ""
        var badge: String?
        var role = Role.plain
        var elevation = 1
        func toggle() {}
        func onChange(_ update: @escaping @MainActor (Configuration) -> Void) { update(self) }
      }

      """

    /// A component with state, bindings, slots and a list.
    private static func component() throws -> String {
      let reporting = ModifierTwin(
        "reportingButtonStyle", [ModifierParameter("isPressed", .binding)])
      let names = BodyNames(
        owner: .component,
        names: [
          "isOpen": .binding(), "isOn": .binding(edited: "editedIsOn"), "isEdited": .focus,
          "text": .binding(edited: "editedText"), "spacing": .value(), "items": .list,
          "label": .slot(isOptional: false), "content": .slot(isOptional: true),
          "style": .view(isOptional: false), "onSelect": .value(),
        ],
        modifiers: [
          "onKey": ModifierTwin(
            "onKey",
            [ModifierParameter("isActive", .value), ModifierParameter("perform", .action(0))],
            place: .size, outermost: .presence)
        ], buttonStyles: ["ReportingButtonStyle": reporting])
      let body = """
        VStack(spacing: spacing) {
          Button { isOpen.toggle() } label: { label }
          Button {
            withAnimation(.default) { isOpen = false }
            isOn = true
          } label: {
            Image(systemName: isOpen ? "star" : "circle")
          }
          Toggle(isOn: $isOn) { Text(verbatim: "a") }
          TextField(text: $text) { label }
            .focused($isEdited)
          if isOpen { content.focused($isEdited) } else if isOn { Divider() }
          if let onSelect {
            Button(action: onSelect) { style }
              .buttonStyle(ReportingButtonStyle(isPressed: $isOn))
          } else {
            style
          }
          HStack { ForEach(items) { item in item.padding() } }
        }
        .opacity(isOn ? 1 : 0.5)
        .frame(maxWidth: isOpen ? .infinity : nil)
        .animation(.default, value: isOn)
        .onKey(isActive: isOpen) { isOpen = false }
        .onChange(of: text) { newText in
          if newText.isEmpty { isOn = false }
        }
        .accessibilityAdjustableAction { direction in
          switch direction {
          case .increment: isOn = true
          case .decrement: isOn = false
          @unknown default: break
          }
        }
        """
      let result = lowered(try block(body), names: names)
      guard case .lowered(let lowered) = result else { throw BadFixture("\(result)") }
      let adjustment = try #require(lowered.adjustment)
      let stored = SwiftPrinter.text(of: lowered.stored.flatMap(\.declaration))
      let tree = SwiftPrinter.text(of: lowered.setup + [.comment("")] + lowered.tree)
      return """
        final class Component: UIView {
          \(stored)
          private let label = Slot(text: "")
          private let content: Slot? = nil
          private let style = UIView()
          private var onSelect: (() -> Void)?
          private let spacing: CGFloat = 8
          private var items: [UIView] = []
          private var isOpen = false { didSet { update() } }
          private var isEdited = false { didSet { update() } }
          private var isOn = false { didSet { update() } }
          private var editedIsOn: Bool { get { isOn } set { isOn = newValue } }
          private var textChange: ((String) -> Void)?
          private var text = "" { didSet { update() } }
          private var editedText: String { get { text } set { text = newValue } }

          private func makeContent() {
            addFilling(view())
            update()
          }
          private func view() -> UIView {
            \(tree)
          }
          private func update() {
            \(SwiftPrinter.text(of: lowered.update))
          }
          private func adjust(_ \(adjustment.parameter): AdjustmentDirection) {
            \(SwiftPrinter.text(of: adjustment.statements))
          }
        }

        """
    }

    @Test(arguments: LanguageMode.allCases)
    func tablesCompile(mode: LanguageMode) async throws {
      var text = Self.surroundings + "@MainActor struct Style {\n  let lineWidth: CGFloat = 1\n"
      let cases =
        TableTests.views + TableTests.modifiers + TableTests.values + ChangeTests.bodies
        + ElementTests.bodies
        + BranchTests.bodies.map { TableTests.Case($0, "") }
      for (index, one) in cases.enumerated() {
        let body = try lowering(one.swiftUI).split(separator: "\n").map { "    " + $0 }
        text += "\n  func body\(index)(configuration: Configuration) -> UIView {\n"
        text += body.joined(separator: "\n") + "\n  }\n"
      }
      text += "}\n\n" + (try Self.component())
      try await withTemporaryFolder { folder in
        let runtime = try RuntimeFile.allCases.map { file in
          let url = folder.appending(path: file.path.replacing("/", with: "-"))
          try Data(file.text(access: "").utf8).write(to: url)
          return url
        }
        let bodies = folder.appending(path: "Bodies.swift")
        try Data(text.utf8).write(to: bodies)
        let result = try await compile(
          runtime + [bodies], primaryFiles: [bodies], moduleName: "DesignKitUIKit", mode: mode,
          for: (ApplePlatform.iOS, version: "16.0"))
        #expect(result.isSuccess, "\(result)")
      }
    }

    /// The twins of the samples' button styles compile, too, with the module's design tokens.
    @Test(arguments: LanguageMode.allCases)
    func twinsCompile(mode: LanguageMode) async throws {
      let tokens = """
        import UIKit

        enum DKSymbol: String {
          case add = "plus"
        }
        enum DKSize {
          static let target: CGFloat = 44
        }
        enum DKStroke {
          static let regular: CGFloat = 1
        }
        enum DKEmphasis {
          static let full: CGFloat = 1
          static let disabled: CGFloat = 0.4
          static let pressed: CGFloat = 0.7
          static let hovered: CGFloat = 0.1
        }
        enum DKPalette {
          static let neutral = UIColor.systemGray
        }
        enum DKMotion {
          static let press = ViewAnimation.easeOut(duration: 0.1)
          static let pressedScale: CGFloat = 0.97
        }
        struct DKTheme {
          struct Palette {
            var accent: UIColor { .systemBlue }
          }
          let palette = Palette()
        }
        extension UIView {
          var nearestTheme: DKTheme { DKTheme() }
        }

        """
      let twins = repositoryRoot.appending(path: "uikit")
      try await withTemporaryFolder { folder in
        let runtime = try RuntimeFile.allCases.map { file in
          let url = folder.appending(path: file.path.replacing("/", with: "-"))
          try Data(file.text(access: "public ").utf8).write(to: url)
          return url
        }
        var files = [folder.appending(path: "Tokens.swift")]
        try Data(tokens.utf8).write(to: files[0])
        // The twins with a type of the library are compiled with it, when the samples are verified.
        let all = try FileManager.default.contentsOfDirectory(
          at: twins, includingPropertiesForKeys: nil
        ).filter { $0.lastPathComponent != "TextKind.swift" }
        files += try all.map { file in
          // The members of the library's types are those above.
          let text = try String(contentsOf: file, encoding: .utf8)
          let copy = folder.appending(path: file.lastPathComponent)
          try Data(text.replacing("import DesignKit\n", with: "").utf8).write(to: copy)
          return copy
        }
        let result = try await compile(
          runtime + files, primaryFiles: files, moduleName: "DesignKitUIKit", mode: mode,
          for: (ApplePlatform.iOS, version: "16.0"), flags: ["-warnings-as-errors"])
        #expect(result.isSuccess, "\(result)")
      }
    }
  }
#endif
