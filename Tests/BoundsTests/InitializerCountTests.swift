import DesignModel
import RandomSpecs
import TestSupport
import Testing

/// The number of initializers computed in advance equals the number that is created.
struct InitializerCountTests {
  @Test(arguments: 0..<12)
  func countsCreatedInitializers(_ seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let project = SampleProject(using: &numbers)
    let specs = (0..<40).map { index in
      SampleSpec(randomlyNamed: "Sample\(index)", project: project, using: &numbers)
    }
    let (remaining, system, _) = legal(among: specs)
    #expect(remaining.count > 10)
    for component in system.components {
      let spec = remaining.first { $0.name == component.plainName }
      let mixesTexts = spec?.yaml.contains("mixedTexts: false") != true
      #expect(
        component.interface.countedInitializers(mixesTexts: mixesTexts)
          == component.initializers.count, "\(spec?.yaml ?? component.name)")
    }
  }
}
