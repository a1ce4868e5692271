// The maximum sizes; a test compares these with the limits of the tool.

/// The size of a spec in bytes.
let largestSpec = 2 << 20

/// The size of a piece of Swift in a spec in bytes.
let largestFragment = 32_000

/// The size of a hand-written file in bytes.
let largestSwiftFile = 2 << 20
