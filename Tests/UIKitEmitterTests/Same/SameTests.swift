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
    for view in cataloguedViews() {
      let name = view.component.replacingOccurrences(of: "ViewPreviews", with: "Previews")
      guard let other = others["\(name).\(view.name)"] else { continue }
      compare(name.replacingOccurrences(of: "Previews", with: "") + "." + view.name, view, other)
    }
  }

  private static func compare(
    _ name: String, _ view: CataloguedView, _ other: CataloguedPreview
  ) {
    let window = UIWindow()
    window.addSubview(view.make().leading(to: nil).trailing(to: nil).top(to: nil))
    window.layoutIfNeeded()
    let one = Reading(window).lines
    let two = Reading(ModelHost(other.view())).lines
    var lines = [(one == two ? "passed " : "failed ") + name]
    if one != two {
      lines += one.filter { !two.contains($0) }.map { "  UIKit alone reads \($0)" }
      lines += two.filter { !one.contains($0) }.map { "  SwiftUI alone reads \($0)" }
      if Set(one) == Set(two) { lines.append("  in another order: \(one) | \(two)") }
    }
    FileHandle.standardOutput.write(Data((lines.joined(separator: "\n") + "\n").utf8))
  }
}
