import APIExtraction
import Testing

/// Rows of the table of the API, from textual interfaces.
@Suite struct ExtractionTests {
  private func rows(_ interface: String, module: String = "SwiftUI") -> [String] {
    var types: [String: SystemVersions] = [:]
    return apiRows(in: interface, module: module, types: &types).map {
      $0.text.replacing("\t", with: "|")
    }
  }

  @Test func readsTypesWithTheirVersions() {
    #expect(
      rows(
        """
        extension SwiftUI.Gauge : Swift.Sendable {}
        @available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
        @available(tvOS, unavailable)
        public struct Gauge<Label> : SwiftUI.View where Label : SwiftUI.View {
          public init(@SwiftUI.ViewBuilder label: () -> Label, count: Swift.Int = 1)
          public var _hidden: Swift.Int
          @available(macOS, unavailable)
          public static let plain: SwiftUI.Gauge<Label>
        }
        @available(*, unavailable)
        extension SwiftUI.Gauge : Swift.Hashable {}
        """) == [
          "Gauge|:||||Sendable|16.0 13.0 - 7.0 1.0", "Gauge|s||||View|16.0 13.0 - 7.0 1.0",
          "Gauge|i|Gauge||(label:{@()},count?:Int)|Self|16.0 13.0 - 7.0 1.0",
          "plain|V|Gauge|||Gauge<_>|16.0 - - 7.0 1.0",
        ])
  }

  @Test func readsTypesOfParameters() {
    #expect(
      rows(
        """
        extension SwiftUI.View {
          public func id<ID>(_ id: ID, in name: Swift.String?) -> some SwiftUI.View where ID : Swift.Hashable
          public func each<T>(_ list: [T], perform: @escaping (T, Swift.Int) -> Swift.Void) -> some SwiftUI.View
          public func pair(_ kinds: (some Swift.Hashable & Swift.Sendable)?, with state: SwiftUI.Focus<Swift.Int>.Binding)
        }
        """, module: "Other") == [
          "id|f|View|Other|(_:some Hashable,in:String?)|some View",
          "each|f|View|Other|(_:[_],perform:{(_,Int)})|some View",
          "pair|f|View|Other|(_:some Hashable?,with:Focus.Binding)|()",
        ])
  }

  @Test func readsDeprecations() {
    #expect(
      rows(
        """
        extension SwiftUI.View {
          @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "tint(_:)")
          @available(macOS, introduced: 10.15, deprecated: 12.0, message: "Use `View.tint(_:)` instead.")
          public func accent() -> some SwiftUI.View
        }
        """) == [
          "accent|f|View||()|some View||100000.0 12.0 - - 100000.0|=tint(_:)"
        ])
  }

  @Test func readsProtocolsAndCases() {
    #expect(
      rows(
        """
        public protocol Style : Swift.Sendable {
          associatedtype Body
          static var plain: Self { get }
        }
        public enum Edge : Swift.Int8 {
          case top, custom(Swift.Double)
          public typealias Value = Swift.Int
        }
        """) == [
          "Style|p||||Sendable", "Body|a|Style", "plain|V|Style|||Self", "Edge|e||||Int8",
          "top|V|Edge|||Edge", "custom|F|Edge||(_:Double)|Edge", "Edge.Value|=||||Int",
        ])
  }
}
