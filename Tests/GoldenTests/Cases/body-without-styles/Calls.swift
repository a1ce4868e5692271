// Slots: picture, status, frame
import DesignKit
import SwiftUI

@MainActor func calls(name: Binding<String>, v: Color) {
  _ = Avatar(name: name, pictureSystemName: "person")  // i - -
  _ = Avatar(isOnline: false, name: name, picture: { v })  // v - -
  _ = Avatar(name: name, picture: { v }, status: { v }).size(20)  // v v -
  _ = Avatar(name: name, pictureSystemName: "person", frame: { v }).avatarInset(3)  // i - v
}
