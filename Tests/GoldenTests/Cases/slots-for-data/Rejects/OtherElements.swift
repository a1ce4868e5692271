import DesignKit
import SwiftUI

@MainActor func call(names: [String]) {
  // error: 'Person'
  _ = Team(names, id: \Person.id) { (person: Person) in Text(person.name) }
}
