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
  ])
