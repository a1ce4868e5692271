import DesignKit

@main @MainActor struct Program {
  static func main() {
    for expectation in styleExpectations {
      print((expectation.holds ? "passed " : "failed ") + expectation.name)
    }
  }
}
