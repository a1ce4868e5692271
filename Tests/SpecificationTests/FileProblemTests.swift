import Testing

@Suite struct FileProblemTests {
  @Test(arguments: ["«»", "«»\n", "«»# nothing\n", "«»---\n...\n"])
  func empty(_ text: String) {
    expectProblems(
      text,
      "this file is empty; a component spec needs the key 'component', as in 'component: Card' "
        + "[empty-file]")
    expectProjectProblems(
      text,
      "this file is empty; a project file needs the key 'library', as in 'library: DesignKit' "
        + "[empty-file]")
  }

  @Test func noMapping() {
    expectProblems(
      """
      «- component: Card»
      - component: Badge
      """,
      "a component spec is a mapping with the key 'component', as in 'component: Card', and this "
        + "is a list; if it is another kind of file, move it elsewhere [foreign-file]")
    expectProblems(
      "«Card»",
      "a component spec is a mapping with the key 'component', as in 'component: Card', and this "
        + "is a single text; if it is another kind of file, move it elsewhere [foreign-file]")
  }

  @Test(arguments: [
    """
    «openapi»: 3.1.0
    info: {title: Pets, version: 1.0.0}
    servers: [{url: https://example.com}]
    paths: {/pets: {get: {responses: {}}}}
    components: {schemas: {}}
    """,
    """
    «name»: CI
    on: [push]
    jobs: {build: {runs-on: ubuntu-latest}}
    """,
    """
    «library»: DesignKit
    initializers: {limit: 8}
    platforms: {iOS: "16.0"}
    """,
    "«{}»",
  ])
  func foreign(_ text: String) {
    let text = text == "«{}»" ? "«»{}" : text
    expectProblems(
      text,
      "this does not look like a component spec, which needs the key 'component', as in "
        + "'component: Card'; if it is another kind of file, move it elsewhere [foreign-file]")
  }
}
