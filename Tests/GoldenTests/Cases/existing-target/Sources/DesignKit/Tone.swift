import SwiftUI

/// How something is meant.
public enum Tone: Hashable, Sendable {
  case neutral, critical

  var color: Color {
    switch self {
    case .neutral: .gray
    case .critical: .red
    }
  }
}

/// How much something matters.
public enum Importance: Hashable, Sendable {
  case low, high
}
