/// A project that could bring the tool down, accidentally or on purpose.
struct HostileProject: Sendable {
  /// The files by their paths, as bytes.
  var files: [String: [UInt8]] = [:]

  /// The arguments of each run, one after the other in the same folder.
  var commands: [[String]] = [["lint"], ["build"], ["format"]]

  /// Whether a run may exit with 2, because it cannot do something.
  var mayFail = false

  /// A project with one spec.
  init(spec: String, commands: [[String]]? = nil) {
    self.init(specs: ["Card": spec], commands: commands)
  }

  /// A project with specs by their names.
  init(
    specs: [String: String], project: String = "library: Kit\n", swift: [String: String] = [:],
    commands: [[String]]? = nil
  ) {
    for (name, text) in specs { files["components/\(name).yaml"] = Array(text.utf8) }
    for (name, text) in swift { files["Sources/Kit/\(name).swift"] = Array(text.utf8) }
    files["dscompile.yaml"] = Array(project.utf8)
    if let commands { self.commands = commands }
  }

  /// A project with one spec, which need not be text.
  init(bytes: [UInt8]) {
    self.init(specs: [:])
    files["components/Card.yaml"] = bytes
  }

  /// A project whose target has hand-written files.
  init(swift: String) {
    self.init(
      specs: ["Card": "component: Card\nslots: {title: }\n"],
      project: "library: Kit\noutput: {sources: Sources/Kit/Generated}\nsources: Sources/Kit\n",
      swift: ["Kit": swift], commands: [["lint"], ["build"]])
  }

  func running(_ commands: [String]...) -> HostileProject {
    var project = self
    project.commands = commands
    return project
  }

  /// The size of all files.
  var size: Int { files.values.reduce(0) { $0 + $1.count } }
}

/// An idea for such a project, named after its function.
struct HostileIdea: Sendable, CustomStringConvertible {
  let name: String
  let make: @Sendable () -> HostileProject

  init(_ name: String, _ make: @escaping @Sendable () -> HostileProject) {
    self.name = name
    self.make = make
  }

  var description: String { name }
}

/// All ideas.
let hostileIdeas: [HostileIdea] =
  encodingIdeas + nestingIdeas + referenceIdeas + scalarIdeas + keyIdeas + nameIdeas
  + fragmentIdeas + sourceFileIdeas + constructIdeas + projectIdeas

/// A text repeated many times.
func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

/// Texts for the numbers from 0, concatenated.
func each(_ count: Int, _ text: (Int) -> String) -> String {
  (0..<count).map(text).joined()
}

/// The lines of a text, indented.
func indented(_ text: String, by count: Int = 2) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : times(count, " ") + $0 }.joined(separator: "\n")
}
