/// The maximum memory of a run for a project, in kilobytes: a fixed amount, and an amount for each byte that
/// is read. The page about limits states the same.
func memoryBound(of project: HostileProject) -> Int {
  let basis = 100 << 20
  return (basis + memoryForEachByte * project.size) >> 10
}

/// The maximum memory in bytes for each byte of a project.
let memoryForEachByte = 200
