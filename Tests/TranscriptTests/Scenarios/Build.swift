import CompilerDriver
import Foundation

extension Scenario {
  static let build = Scenario(
    "build",
    Part(
      "From nothing, again, and after changes",
      .write("components/Card.yaml", card), .run("build"), .run("build"),
      .run("build --quiet"), .edit("components/Card.yaml", "A card.", with: "A flat card."),
      .run("build --check"), .run("build --check --diff"), .run("build --dry-run"),
      .run("build --diff"), .run("build --verbose"), .run("build --check"),
      .write("components/Row.yaml", row), .run("build --dry-run"), .run("build"),
      .remove("components/Row.yaml"), .run("build --check"),
      .run("build --check --format text"), .run("build --verbose")),
    Part(
      "Warnings, which are repeated",
      .write("components/Card.yaml", weakCard), .run("build"), .run("build"), .run("build --quiet"),
      .run("build --max-problems 1")),
    Part(
      "Errors",
      .write("components/Card.yaml", wrongCard), .run("build"), .run("build --max-problems 1"),
      .run("build --check")),
    Part(
      "No project",
      .remove("dscompile.yaml"), .run("build"), .run("build elsewhere"), .run("build temlates"),
      .run("temlates")),
    Part("No specs", .run("build")),
    Part("An empty folder of specs", .write("components/notes.txt", "later\n"), .run("build")),
    Part(
      "Pinned to another version",
      .write("dscompile.yaml", "library: Kit\ndscompile: 9\n"),
      .write("components/Card.yaml", card), .run("build")),
    Part(
      "Files to begin",
      .write("dscompile.yaml", target), .write("Sources/Kit/Kit.swift", "struct Kit {}\n"),
      .write("components/Dot.yaml", "component: Dot\nslots: {label: }\nbody: swift\n"),
      .run("build"), .run("build --write-stubs"), .run("build")),
    Part(
      "A target whose files are missing, or are the emitted ones",
      .write(
        "dscompile.yaml",
        target + "rules: none\n"), .run("build"),
      .write("dscompile.yaml", target.replacing("sources: Sources/Kit\n", with: "sources: Own\n")),
      .write("components/Card.yaml", card), .run("build"),
      .write(
        "dscompile.yaml",
        target.replacing("sources: Sources/Kit\n", with: "sources: Sources/Kit/Generated\n")),
      .run("build")))

  /// Obstacles to emitted files.
  static let obstacles = Scenario(
    "build-obstacles",
    Part(
      "Edited by hand",
      .write("components/Card.yaml", card), .run("build"),
      .edit(emittedCard, "A card.", with: "A bent card."), .run("build --check"),
      .run("build --dry-run"), .run("build"), .run("build --force")),
    Part(
      "No longer emitted, and edited by hand",
      .write("components/Card.yaml", card), .write("components/Row.yaml", row), .run("build"),
      .edit(emittedCard, "A card.", with: "A bent card."), .remove("components/Card.yaml"),
      .run("build --check"), .run("build"), .run("build --force")),
    Part(
      "A file that was not emitted",
      .write("components/Card.yaml", card), .write(emittedCard, "struct Card {}\n"),
      .run("build --check"), .run("build")),
    Part(
      "A folder instead of a file",
      .write("components/Card.yaml", card), .write(emittedCard + "/notes.txt", "mine\n"),
      .run("build")),
    Part(
      "A file instead of a folder",
      .write("components/Card.yaml", card),
      .write("Generated/Sources/Kit", "mine\n"),
      .run("build")),
    Part(
      "A link instead of a folder",
      .write("components/Card.yaml", card), .write("elsewhere/notes.txt", "mine\n"),
      .write("Generated/notes.txt", "mine\n"), .link("Generated/Sources", to: "../elsewhere"),
      .run("build")),
    Part(
      "Another letter case",
      .write("components/Card.yaml", card), .write("Generated/sources/mine.txt", "mine\n"),
      .run("build")),
    Part(
      "A merge conflict",
      .write("components/Card.yaml", card), .run("build"),
      .edit(
        emittedCard, "import SwiftUI\n",
        with: "<<<<<<< ours\nimport SwiftUI\n=======\nimport Foundation\n>>>>>>> theirs\n"),
      .run("build --check"), .run("build")),
    Part(
      "Emitted by another version",
      .write("components/Card.yaml", card), .run("build"),
      .edit(
        "Generated/.dscompile-manifest.json", "dscompile \(compilerVersion)",
        with: "dscompile 0.0.9"),
      .edit("components/Card.yaml", "A card.", with: "A flat card."), .run("build --check"),
      .run("build")),
    Part(
      "An output folder that leads out of the project",
      .write("components/Card.yaml", card), .link("Generated", to: "/tmp"), .run("build")),
    Part(
      "Two outputs in one folder",
      .write("components/Card.yaml", card), .write("Sources/Kit/Kit.swift", "struct Kit {}\n"),
      .write(
        "dscompile.yaml",
        "library: Kit\noutput: {sources: Sources/Kit/Generated, tests: Sources/Kit/Generated/Tests}\n"
          + "sources: Sources/Kit\n"), .run("build")),
    Part(
      "A spec whose path cannot be written in a comment",
      .write("components/Ca\"rd.yaml", card), .run("build")),
    Part(
      "Files that may not be emitted",
      .write("specs/A.yaml", "file A.swift\nfile B.swift\nfile a.swift\n"),
      .write(
        "specs/B.yaml",
        "file ../C.swift\nfile /D.swift\nfile E\"F.swift\nfile x//y.swift\n"
          + "file .a/b.swift\nfile .dscompile-tmp-1\nfile .dscompile-manifest.json\n"),
      .buildFiles),
    Part(
      "A disk without space", .write("components/Card.yaml", card), .buildRefused(code: ENOSPC)),
    Part(
      "What systems refuse",
      .fileErrors([
        ENOENT, EACCES, EPERM, ENOSPC, EDQUOT, EROFS, EISDIR, ENOTDIR, EEXIST, ELOOP, EMFILE,
        ENFILE,
        ENAMETOOLONG, EFBIG, EINVAL, EIO,
      ])),
    Part(
      "A file instead of the output folder",
      .write("components/Card.yaml", card), .write("Generated", "mine\n"), .run("build")))

  private static let emittedCard = "Generated/Sources/Kit/Components/Card/Card.swift"
}

// MARK: - Specs

let card = "component: Card\nsummary: A card.\nslots:\n  title: {options: [text]}\n"
let row = "component: Row\nsummary: A row.\nslots:\n  title: {options: [text]}\n"

/// With two findings: one with a safe fix, and one that needs a review.
let weakCard =
  "component: Card\nsummary: a card\nslots:\n  titleView: {options: [text]}\n"

let wrongCard =
  "component: Card\nsumary: A card.\nslots:\n  title: {options: [txt]}\n  title2: {options: [txt]}\n"

let target =
  "library: Kit\noutput: {sources: Sources/Kit/Generated}\nsources: Sources/Kit\n"
