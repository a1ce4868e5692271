import DesignKit
import SwiftUI

struct Screen: View {
  var body: some View {
    Banner(importance: .high, message: "Offline")
    Banner(tone: .critical, importance: .high, message: "Offline", badge: { Badge(count: 3) })
    Notice()
    DesignKit.Text("By hand")
  }
}
