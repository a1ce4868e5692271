import DesignModel
import Testing

/// What is read from the type of a function.
@Suite struct FunctionShapeTests {
  @Test(arguments: [
    ("() -> Void", 0), ("(Int) -> Void", 1), ("(Int, Bool) -> Void", 2), ("( ) -> Void", 0),
    ("((Int, Bool)) -> Void", 1), ("([Int: Bool], Int) -> Void", 2),
    ("(Result<Int, Error>) -> Void", 1), ("((Int) -> Void, Int) -> Void", 2),
    ("((Int, Bool) -> Void)?", 2), ("((Int) -> Void)", 1), ("@MainActor (Int) -> Void", 1),
    ("@convention(c) (Int, Int) -> Void", 2), ("(Int) async throws -> (Int, Int)", 1),
  ])
  func countsParameters(of type: String, as count: Int) {
    #expect(FunctionShape(type)?.parameterCount == count)
  }

  @Test(arguments: ["Int", "[() -> Void]", "Binding<() -> Void>", "(Int, Bool)"])
  func isNone(_ type: String) {
    #expect(FunctionShape(type) == nil)
  }

  @Test(arguments: [
    ("() -> Void", true), ("@MainActor () -> ()", true), ("(() -> Void)?", true),
    ("() -> Void?", false), ("() -> () -> Void", false), ("() -> Int", false),
  ])
  func returnsNothing(_ type: String, _ returnsNothing: Bool) {
    #expect(FunctionShape(type)?.returnsNothing == returnsNothing)
  }
}
