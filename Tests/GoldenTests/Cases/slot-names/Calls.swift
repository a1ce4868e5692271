import DesignKit
import SwiftUI

@MainActor func calls(v: Color) {
  _ = Panel(image: { v }, text: { v })
  _ = Panel(imageSystemName: "star", text: "t")
  _ = Panel(imageSystemName: "star", text: "t", view: { v }, content: { v }, configuration: { v })
    .panelStyle { configuration in
      configuration.view
      configuration.configuration
    }
  _ = Board(style: { v }, styles: { v }, copy: { v }, below: { v }, inherited: { v })
    .value(1)
    .height(2)
  _ = Board(copy: { v }, below: { v }, inherited: { v })
    .boardStyle { Board($0) }
}
