import DesignModel
import Emission
import FileBuilding
import Specification
import SwiftRendering
import SwiftUIDeclarations

extension DesignSystem {
  /// The files of the support code for slots that are lists; empty if there are none.
  ///
  /// - Parameter folder: The folder of the files, with a slash at its end.
  func slotItemFiles(in folder: String, _ templates: Templates) -> [EmittedFile] {
    guard hasLists else { return [] }
    let names = Names(types: library.typeNames, generics: [])
    let (item, items) = (library.naming.slotItem, library.naming.slotItems)
    let shared = [
      "item": item, "items": items, "element": library.naming.slotElement,
      "method": library.naming.slotItemsMethod,
      "forEach": names.swiftUI("ForEach"), "anyView": names.swiftUI("AnyView"),
    ]
    let way = library.hasSubviews ? subviews(names) : variadicViews(names)
    let lists = components.flatMap(\.slots).compactMap(\.list)
    let selections = lists.compactMap(\.selection)
    var files = [
      file(.slotItem, "\(folder)\(item).swift", templates, shared.merging(way) { $1 }),
      file(
        .slotItems, "\(folder)\(items).swift", templates,
        shared.merging(["mapped": lists.contains(where: \.hasOwnItems) ? mapped : ""]) { $1 }),
      file(.slotItemsCombining, "\(folder)\(items)+Combining.swift", templates, shared),
    ]
    if !selections.isEmpty {
      let own = ["selectable": library.naming.selectableSlotItem]
      files.append(
        file(
          .slotItemsKeys, "\(folder)\(items)+Keys.swift", templates, shared.merging(own) { $1 }))
    }
    if selections.contains(where: { $0.extent == .optionalOrSeveral }) {
      let name = library.naming.slotSelection
      files.append(
        file(
          .slotSelection, "\(folder)\(name).swift", templates,
          ["selection": name, "packageAccess": library.uiKit == nil ? "" : "package "]))
    }
    return files
  }

  /// The code that creates a component's own items.
  private var mapped: String {
    let items = library.naming.slotItems
    return """
        /// The same views, each transformed on access.
        func mapped<NewElement>(
          _ transform: @escaping (Element) -> NewElement
        ) -> \(items)<NewElement> {
          \(items)<NewElement>(sources: sources, element: { transform(element($0)) })
        }
      """
  }

  /// How subviews are enumerated with SwiftUI's public API.
  private func subviews(_ names: Names) -> [String: String] {
    let group = names.swiftUI("Group")
    return [
      "source": names.swiftUI("Subview"), "sources": names.swiftUI("SubviewsCollection"),
      "tree": "\(group)(subviews: self) { transform(\(library.naming.slotItems)($0)) }",
    ]
  }

  /// How subviews are enumerated on older platforms.
  private func variadicViews(_ names: Names) -> [String: String] {
    let (item, items) = (library.naming.slotItem, library.naming.slotItems)
    let view = names.swiftUI("View")
    return [
      "reason": """
        // `Group(subviews:)` is not available on all platforms of the library. `_VariadicView` is
        // what SwiftUI's own containers used before it, and is on all of them.
      """,
      "source": "_VariadicView.Children.Element", "sources": "_VariadicView.Children",
      "tree": "_VariadicView.Tree(\(item)Root(transform: transform)) { self }",
      "root": """
      /// Makes the result part of the surrounding list, as a `Group` does.
      private nonisolated struct \(item)Root<Result: \(view)>: _VariadicView.MultiViewRoot {
        let transform: (\(items)<\(item)>) -> Result

        func body(children: _VariadicView.Children) -> some \(view) {
          transform(\(items)(children))
        }
      }
      """,
    ]
  }
}
