import DesignKit
import SwiftUI

struct PlayerBar: View {
  @State private var isShown = true
  let trackCount: Int
  let trackName: String

  var body: some View {
    HStack {
      DKIconButton("Add", icon: .add) {}
      DKIconButton("Play", systemImage: "play.fill") { isShown.toggle() }
        .dkIconButtonStyle(.filled)
      DKIconButton(trackName, systemImage: "music.note", role: .secondary) {}
        .badge(trackCount)
      DKIconButton("Delete", icon: .delete, role: .destructive, action: remove)
        .disabled(trackCount == 0)
      DKIconButton("Color") {
        remove()
      } icon: {
        Circle().fill(.blue)
      }
      DKIconButton(Text(verbatim: trackName).bold(), icon: .star) {}
      DKIconButton.close { isShown = false }
      DKIconButton.close(remove)
    }
    .dkIconButtonStyle(.outlined)
    .dkIconButtonStyle(CaptionedIconButtonStyle())
  }

  private func remove() {}
}

struct CaptionedIconButtonStyle: DKIconButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      DKIconButton(configuration)
      configuration.label
        .font(.caption)
        .accessibilityHidden(true)
    }
  }
}
