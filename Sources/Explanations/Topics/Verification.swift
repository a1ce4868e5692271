import Diagnostics

let verificationTopic = Topic(
  "The Swift compiler",
  [
    Explanation(
      .swiftCompiler, "The Swift compiler reports a problem in a spec.",
      "'dscompile verify' compiles the emitted files and reports the compiler's messages at their "
        + "places in the specs. If the text is not from a spec, the message is at the part that "
        + "the line was emitted for, and a note names the line."),
    Explanation(
      .uncheckedCode, "Code for a later system uses a name that is not known here.",
      "'dscompile verify' compiles against an SDK, or against the declarations of SwiftUI that come "
        + "with dscompile. Code after '#available', or under '@available', for a version that is "
        + "newer than these can use names that they lack. It is a note, and verification goes on. A "
        + "newer SDK ('--sdk') checks the code."),
    Explanation(
      .compilerFlag, "The Swift compiler does not accept a flag of the project file.",
      "The 'flags' of 'verify' are passed to the compiler as they are. They are those of its "
        + "frontend: '-enable-upcoming-feature', '-default-isolation', '-strict-concurrency=…', "
        + "'-D', '-O'. The language mode and the target have keys of their own: 'swift' and "
        + "'platforms'."),
    Explanation(
      .emissionDefect, "Emitted Swift does not compile, and the text is not from a spec.",
      "This is a defect of dscompile. Please report it with the spec."),
    Explanation(
      .promisedCall, "A call does not select the initializer that dscompile expects.",
      "'dscompile verify' compiles the calls that each initializer promises: each has to select "
        + "that initializer, and other calls have to be rejected. A difference is a defect of "
        + "dscompile. Please report it with the spec."
    ),
    Explanation(
      .compilingReject, "A call that must not compile does, or fails for another reason.",
      "The files that 'dscompile verify --rejects' names must not compile. A line '// error: a "
        + "part of the message' in a file names the error; without one, any error is accepted."),
    Explanation(
      .analysisDefect, "Correct Swift in a spec is reported as an error.",
      "Without a compiler, dscompile checks the Swift in specs by what it knows of Swift and SwiftUI. "
        + "'dscompile check' also compiles specs with such errors. If they compile, the error was "
        + "wrong: 'check' reports this note instead, and 'lint' and 'build' still report the error. "
        + "This is a defect of dscompile. Please report it with the spec, and write the code in "
        + "another way until it is fixed."),
  ])

let runningTopic = Topic(
  "Running views",
  [
    Explanation(
      .notModeled, "A view uses API of SwiftUI that dscompile cannot run.",
      "'dscompile render' runs views without an Apple system, with a model of SwiftUI. A modifier "
        + "that the model does not know is a note: it has no effect on what is printed. Other API "
        + "ends the preview, which is an error. Both are correct Swift that works in an app; show "
        + "another preview, or look at this one in Xcode."),
    Explanation(
      .previewTrap, "A preview ends with a runtime error.",
      "'dscompile render' runs previews. One of them failed, as it would in Xcode: with a failed "
        + "'!', an index out of bounds, a precondition, or state that changes in each evaluation. "
        + "The place is the last line of a spec that ran."),
    Explanation(
      .catalogPage, "A page of the catalog refers to something that does not exist.",
      "'dscompile catalog' adds the pages in the folder 'pages' of the key 'catalog'. They can show "
        + "previews, by images of addresses such as 'preview:Card/everything' in paragraphs of their "
        + "own, and images in the folder, and link to other pages in it."),
    Explanation(
      .catalogAccent, "The accent of the catalog is no color token, or has too little contrast.",
      "The key 'accent' of 'catalog' names a color token for links and choices on the pages of "
        + "'dscompile catalog'. Its values in light and dark need a contrast of 4.5 with the pages, "
        + "as texts do."),
    Explanation(
      .catalogFont, "The font of the catalog cannot be shown by browsers.",
      "The key 'font' of 'catalog' names a file in the project with a font in WOFF2, WOFF, TrueType "
        + "or OpenType. It must not be a link to a file in another folder."),
  ])
