#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Measures how processor time and memory of a cold build grow with the number of specs, on a disk, because the
/// output may be too large for memory.
func measureGrowth(
  _ compiler: String, _ corpus: Corpus, _ environment: [String: String]
) throws(BenchmarkError) {
  let parent = try makeLargeWorkFolder()
  defer { try? run(["rm", "-rf", parent], environment: environment) }
  let counts = [100, 1000, 10000]
  var times: [Double] = []
  for count in counts {
    let folder = "\(parent)/\(count)"
    try makeFolder(folder)
    try corpus.writeProject(count, to: folder)
    // A small build varies most.
    let runs = count == 10000 ? 1 : count == 1000 ? 3 : 9
    var seconds: [Double] = []
    var memory = 0
    for _ in 0..<runs {
      let cost = try runMeasured([compiler, "build", folder], environment: environment)
      seconds.append(cost.seconds)
      memory = max(memory, cost.memory)
      try run(
        ["rm", "-rf", "\(folder)/Generated", environment["XDG_CACHE_HOME"] ?? "\(folder)/cache"],
        environment: environment)
    }
    let time = seconds.sorted()[runs / 2]
    times.append(time)
    print(
      "\(corpus.rawValue), \(count) specs: \(Int((time * 1000).rounded())) ms of processor time, at most "
        + "\(memory / 1_000_000) MB of memory")
    try run(["rm", "-rf", folder], environment: environment)
  }
  let exponent = log(times[2] / times[0]) / log(100)
  print("growth exponent from 100 to 10000 specs: \((exponent * 1000).rounded() / 1000) (aim 1.03)")
}
