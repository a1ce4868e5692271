/// The most memory that a run may take for a project, in kilobytes: what any run takes, and so much for
/// each byte that is read. The page on limits says the same.
func memoryBound(of project: HostileProject) -> Int {
  let basis = 100 << 20
  return (basis + memoryForEachByte * project.size) >> 10
}

/// How many bytes of memory a byte of a project may take.
let memoryForEachByte = 200
