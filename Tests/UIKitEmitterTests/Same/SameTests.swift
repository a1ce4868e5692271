import DesignKit
import DesignKitUIKit
import Foundation
import SwiftUI
import UIKit

/// Compares what both frameworks read for the previews with the same names.
@main @MainActor struct Program {
  static func main() {
    let others = Dictionary(
      cataloguedPreviews().map { ("\($0.component).\($0.name)", $0) },
      uniquingKeysWith: { first, _ in first })
    var differing: Set<String> = []
    for view in cataloguedViews() {
      let component = view.component.replacingOccurrences(of: "ViewPreviews", with: "")
      let name = "\(component).\(view.name)"
      // The preview of a style can have the longer name if a variant has the shorter one.
      let key = "\(component)Previews.\(view.name)"
      let other = others[key + "Style"] ?? others[key]
      if (other == nil) != (uncompared[name] != nil) {
        report(["failed \(name) and its preview for SwiftUI"])
      }
      guard let other else { continue }
      let lines = difference(view, other)
      if !lines.isEmpty { differing.insert(component) }
      let isExpected = lines.isEmpty || differences[component] != nil
      report(isExpected ? ["passed \(name)"] : ["failed \(name)"] + lines)
    }
    for component in differences.keys.sorted() where !differing.contains(component) {
      report(["failed \(component) reads the same, but is named as different"])
    }
  }

  /// What only one of the frameworks reads.
  private static func difference(_ view: CataloguedView, _ other: CataloguedPreview) -> [String] {
    let window = UIWindow()
    window.addSubview(view.make().leading(to: nil).trailing(to: nil).top(to: nil))
    window.layoutIfNeeded()
    let one = Reading(window).lines
    // Formats of UIKit have the locale of the system.
    let two = Reading(ModelHost(other.view().environment(\.locale, .current))).lines
    if one == two { return [] }
    if one.sorted() == two.sorted() { return ["  in another order: \(one) | \(two)"] }
    return one.filter { !two.contains($0) }.map { "  UIKit alone reads \($0)" }
      + two.filter { !one.contains($0) }.map { "  SwiftUI alone reads \($0)" }
  }

  private static func report(_ lines: [String]) {
    FileHandle.standardOutput.write(Data((lines.joined(separator: "\n") + "\n").utf8))
  }
}
