import Diagnostics

let verificationTopic = Topic(
  "The Swift compiler",
  [
    Explanation(
      .swiftCompiler, "The Swift compiler has something to say about Swift in a spec.",
      "'dscompile verify' compiles what is emitted, and tells in the compiler's words what is wrong, at "
        + "the place of the spec that the text is from. Where the spec has no such text, the place is that "
        + "of the part from which the line was emitted, and a note names the line."),
    Explanation(
      .emissionDefect, "Emitted Swift that no spec wrote does not compile.",
      "That is a defect of dscompile. Please report it with the spec."),
    Explanation(
      .promisedCall, "A call does not mean what the analysis of initializers says.",
      "Each initializer promises calls, and 'dscompile verify' compiles them: each has to select the "
        + "initializer that it is meant for, and what is not offered has to be refused. Where that is not "
        + "so, the analysis is wrong, which is a defect of dscompile. Please report it with the spec."
    ),
    Explanation(
      .compilingReject, "A call that must not compile does, or fails for another reason.",
      "The files that 'dscompile verify --rejects' names must not compile. A line '// error: a part of the "
        + "message' in a file says why; with none, any error will do."),
  ])
