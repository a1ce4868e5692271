/// The environment of a command.
package struct Surroundings: Sendable {
  package var files: FileSystem

  /// The folder that given and shown paths are relative to: an absolute path.
  package var base: String

  /// The version of the compiler.
  package var version: String

  /// The maximum number of processors to use.
  package var jobs: Int

  /// The folder of the caches; nil for none.
  package var cacheFolder: String?

  /// How much the cache folder may contain.
  package var cacheLimits: CacheLimits

  /// The folder with the sources of the interface modules; nil if there is none.
  package var interfaces: String?

  /// The file that GitHub shows as the summary of a job; nil outside of GitHub.
  package var stepSummary: String?

  /// The folder into which a GitHub job checked out the repository; nil outside of GitHub.
  package var workspace: String?

  /// Reads all of standard input.
  package var input: @Sendable () throws(FileError) -> [UInt8]

  package init(
    files: FileSystem = FileSystem(), base: String = currentFolder(),
    version: String = compilerVersion, jobs: Int = processorCount(),
    cacheFolder: String? = userCacheFolder(), cacheLimits: CacheLimits = CacheLimits(),
    interfaces: String? = nil,
    stepSummary: String? = environmentVariable("GITHUB_STEP_SUMMARY"),
    workspace: String? = environmentVariable("GITHUB_WORKSPACE"),
    input: @escaping @Sendable () throws(FileError) -> [UInt8] = standardInput
  ) {
    self.files = files
    self.base = base
    self.version = version
    self.jobs = jobs
    self.cacheFolder = cacheFolder
    self.cacheLimits = cacheLimits
    self.interfaces = interfaces
    self.stepSummary = stepSummary
    self.workspace = workspace
    self.input = input
  }
}

/// The version of this compiler.
package let compilerVersion = "0.1.0"
