import DesignKit
import SwiftUI

enum Span: String, CaseIterable {
  case day, week, month
}

struct Statistics: View {
  @State private var span = Span.week
  @State private var year = 2024
  @State private var isExact = false
  let name: String

  var body: some View {
    VStack {
      DKSegmentedControl("Span", selection: $span) { Text($0.rawValue) }
      DKSegmentedControl("Span", selection: $span) {
        Image(systemName: "sun.max").segment(Span.day)
        Text("Week").segment(Span.week)
      }
      DKSegmentedControl("Year", selection: $year, values: [2023, 2024, 2025]) { year in
        Text(year, format: .number)
      }
      .onSelect { _ in span = .month }
      DKSegmentedControl(name, selection: $span, values: [.day, .week], title: title(of:))
      DKSegmentedControl("Numbers", selection: $isExact, off: "Rounded", on: "Exact")
        .disabled(name.isEmpty)
    }
    .controlDensity(.compact)
  }

  private func title(of span: Span) -> Text { Text(span.rawValue) }
}
