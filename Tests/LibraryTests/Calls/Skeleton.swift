import DesignKit
import SwiftUI

struct Loading: View {
  let lines: Int

  var body: some View {
    HStack {
      DKSkeleton(.circle())
      VStack {
        DKSkeleton()
        DKSkeleton(.paragraph(lines: lines))
        DKSkeleton(.rectangle(height: 120))
          .animated(false)
      }
    }
    .stillSkeletons()
  }
}

@MainActor func areAlike() -> Bool {
  Set([DKSkeleton(.line), DKSkeleton(.circle(diameter: 20))]).contains(DKSkeleton())
}
