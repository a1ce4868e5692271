import DesignKit
import SwiftUI

// The icon is for the library alone; what shows it can be used.
struct Problems: View {
  var body: some View {
    ForEach(DKSeverity.allCases, id: \.self) { severity in
      DKNotice("Storage", severity: severity)
        .foregroundStyle(severity.color)
    }
  }
}
