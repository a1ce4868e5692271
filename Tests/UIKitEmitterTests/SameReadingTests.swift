#if os(Linux)
  import Foundation
  import SwiftCompilation
  import TestSupport
  import Testing

  /// Both frameworks read the same for the samples that are built from UIKit views.
  @Suite struct SameReadingTests {
    @Test func previewsReadTheSame() async throws {
      try await withTemporaryFolder { folder in
        let emitted = try EmittedSamples(in: folder)
        let native = try emitted.nativeComponents()
        let previews = try emitted.previews(of: "DesignKit")
        let views = try emitted.previews(of: "DesignKitUIKit").filter {
          native.contains(String($0.dropLast("ViewPreviews".count)))
        }
        let modules = [
          try emitted.module(
            "DesignKit", withPreviews: true, adding: [Self.catalogue(ofPreviews: previews)]),
          try emitted.module(
            "DesignKitUIKit", withPreviews: true, adding: [Self.catalogue(ofViews: views)]),
        ]
        let programs = repositoryRoot.appending(path: "Tests/UIKitEmitterTests/Same")
        let passed = try await passedTests(
          of: programFiles(in: programs), importing: modules, testsSwiftUI: true,
          in: folder.appending(path: "program"), mode: .v6)
        #expect(passed.count > native.count)
      }
    }

    private static func catalogue(ofPreviews types: [String]) -> ProgramFile {
      let calls = types.map { "  add(\($0).self)" }
      return ProgramFile(
        name: "Previews.swift",
        text: """
          import SwiftUI

          public struct CataloguedPreview {
            public let component: String
            public let name: String
            public let view: @MainActor () -> AnyView
          }

          @MainActor public func cataloguedPreviews() -> [CataloguedPreview] {
            var all: [CataloguedPreview] = []
            func add<P: View & CaseIterable & RawRepresentable & Sendable>(_: P.Type)
            where P.RawValue == String {
              for preview in P.allCases {
                all.append(
                  CataloguedPreview(component: "\\(P.self)", name: preview.rawValue) { AnyView(preview) })
              }
            }
          \(calls.joined(separator: "\n"))
            return all
          }
          """)
    }

    private static func catalogue(ofViews types: [String]) -> ProgramFile {
      let calls = types.map { type in
        """
          for preview in \(type).allCases {
            all.append(
              CataloguedView(component: "\(type)", name: preview.rawValue) { preview.makeView() })
          }
        """
      }
      return ProgramFile(
        name: "Views.swift",
        text: """
          import UIKit

          public struct CataloguedView {
            public let component: String
            public let name: String
            public let make: @MainActor () -> UIView
          }

          @MainActor public func cataloguedViews() -> [CataloguedView] {
            var all: [CataloguedView] = []
          \(calls.joined(separator: "\n"))
            return all
          }
          """)
    }
  }
#endif
