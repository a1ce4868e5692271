import DesignModel
import Testing

/// What a slot says beside its options and labels.
struct SlotKeyTests {
  @Test func lazySlotsAreCalled() {
    expectProblems(
      """
      component: Card
      slots:
        title: {lazy: true}
        content: {lazy: true, optional: true}
        note: {lazy: false}
      body: |
        VStack {
          title.«font»(.headline)
          content.map { $0().padding() }
          note.padding()
        }
      """,
      "'title' is a closure, whose view is made by a call: 'title().font' [lazy-slot]")
  }
}
