import DesignKit
import SwiftUI

// swift-format-ignore
@MainActor func calls(v: Color, s: String) {
  _ = DesignKit.Label(title: "t", iconSystemName: "star")
  _ = DesignKit.Label(title: s, icon: { v })
  _ = DesignKit.Label(title: { v })
  _ = DesignKit.Label(title: s).labelStyle(.rounded)
  _ = DesignKit.Button(action: {}, label: "l")
  _ = DesignKit.Button {
  } label: {
    v
  }
  _ = DesignKit.Text(text: "t", imageSystemName: "star")
  _ = DesignKit.Text { v }
  _ = DesignKit.Image(pictureSystemName: "star")
  _ = DesignKit.Image()
  _ = DesignKit.VStack { v }
  _ = DesignKit.VStack { v } second: { v }
  _ = DesignKit.AnyView { v }
  let field: Field<SwiftUI.Text, SwiftUI.Image> = Field(title: s, iconSystemName: "star")
  _ = (field, Field { v } icon: { v }, Field(title: "t"))
  _ = DesignKit.EmptyView()
  let image: DesignKit.Image<SwiftUI.Image> = .init(pictureSystemName: "star")
  _ = image
}
