/// A released version of a project: a tag of its repository, such as `v1.4.0` or `1.4.0`.
struct Release: Hashable, Sendable {
  let tag: String
  let version: SemanticVersion

  /// - Returns: Nil for other tags, and for those of versions before a release, such as `2.0.0-beta.1`.
  init?(tag: String) {
    let text = tag.first == "v" ? tag.dropFirst() : tag[...]
    guard let version = SemanticVersion(text) else { return nil }
    self.tag = tag
    self.version = version
  }

  /// The last one in the history of the current commit; nil if there is none, or no repository.
  static func last(of session: ProjectSession) throws -> Self? {
    // Listing tags needs no index.
    let git = try Git(
      around: session.location.folder, index: "/dev/null", in: session.surroundings)
    let tags = try git.run(["tag", "--list", "--merged", "HEAD"])
    guard tags.isSuccess else { return nil }
    return tags.output.split(separator: "\n").compactMap { Self(tag: String($0)) }
      .max { $0.version < $1.version }
  }

  /// The tag of the next version, in the same form.
  func next(after change: SemanticVersion.Change) -> Self {
    let version = version.next(after: change)
    return Self(tag: (tag.first == "v" ? "v" : "") + version.text, version: version)
  }

  private init(tag: String, version: SemanticVersion) {
    self.tag = tag
    self.version = version
  }
}

/// The number of a version: major, minor and patch, as semver.org defines them.
struct SemanticVersion: Hashable, Comparable, Sendable {
  let major: Int
  let minor: Int
  let patch: Int

  /// What a version changes.
  enum Change: Comparable, Sendable {
    /// Nothing that callers notice.
    case patch

    /// Something, after which they need not edit their code.
    case minor

    /// Something after which they do.
    case major
  }

  init(major: Int, minor: Int, patch: Int) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads three numbers without leading zeros.
  init?(_ text: Substring) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == 3, parts.count == 3, zip(numbers, parts).allSatisfy({ "\($0)" == $1 })
    else { return nil }
    self.init(major: numbers[0], minor: numbers[1], patch: numbers[2])
  }

  var text: String { "\(major).\(minor).\(patch)" }

  /// Before 1.0.0, everything may change in a minor version.
  func next(after change: Change) -> Self {
    switch change {
    case .major where major > 0: Self(major: major + 1, minor: 0, patch: 0)
    case .major: Self(major: 0, minor: minor + 1, patch: 0)
    case .minor where major > 0: Self(major: major, minor: minor + 1, patch: 0)
    case .minor, .patch: Self(major: major, minor: minor, patch: patch + 1)
    }
  }

  static func < (first: Self, second: Self) -> Bool {
    (first.major, first.minor, first.patch) < (second.major, second.minor, second.patch)
  }
}
