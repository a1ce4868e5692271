import DesignKit
import SwiftUI

let edges: CardEdges = [.top, .bottom]
let flags: Set<CardFlags> = [.bold, [.bold, .large]]
let areAll = edges == .all && edges == .default && CardEdges.inner.rawValue == 1

@MainActor func card() -> some View { Card(title: "Title").edges(.top) }
