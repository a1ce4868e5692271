// Slots: été, 変数
import DesignKit
import SwiftUI

// swift-format-ignore
@MainActor func calls(on: Binding<Bool>, v: Color) {
  _ = CarteÉtalée(ouvert_ici: on, été: "é")  // k -
  _ = CarteÉtalée(größe: .en_US, ouvert_ici: on, étéSystemName: "star", 変数: "v")  // i k
  _ = CarteÉtalée(ouvert_ici: on, surÉvénement: { }) { v } 変数: { v }  // v v
    .épaisseur(2)
    .mot_clé("clé")
    .densité(.größer)
    .σχήμα(1)
    .carteÉtaléeStyle(.encadré_gras(épaisseurDuTrait: 2))
}
