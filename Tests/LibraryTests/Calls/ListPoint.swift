import DesignKit
import SwiftUI

struct Recipe {
  let steps: [String]

  // Points of any content are of one type.
  @MainActor var points: [DKListPoint] {
    steps.map { DKListPoint($0) } + [
      DKListPoint("Serve it.").bullet(.check),
      DKListPoint { Image(systemName: "fork.knife") },
    ]
  }
}
