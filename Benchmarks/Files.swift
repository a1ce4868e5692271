#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Creates a folder for measurements, in memory if possible, because a disk would affect them.
func makeWorkFolder() throws(BenchmarkError) -> (path: String, isInMemory: Bool) {
  let isInMemory = access("/dev/shm", W_OK) == 0
  return (try makeWorkFolder(in: isInMemory ? "/dev/shm" : temporaryFolder), isInMemory)
}

/// Creates a folder on a disk, for files that may be too large for memory.
func makeLargeWorkFolder() throws(BenchmarkError) -> String {
  try makeWorkFolder(in: temporaryFolder)
}

private var temporaryFolder: String { getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp" }

private func makeWorkFolder(in parent: String) throws(BenchmarkError) -> String {
  var template = Array("\(parent)/dscompile-bench.XXXXXX".utf8CString)
  guard mkdtemp(&template) != nil else {
    throw BenchmarkError(message: "no folder can be created in '\(parent)'")
  }
  return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
}

func makeFolder(_ path: String) throws(BenchmarkError) {
  guard mkdir(path, 0o755) == 0 else {
    throw BenchmarkError(message: "'\(path)' cannot be created")
  }
}

func write(_ text: String, to path: String) throws(BenchmarkError) {
  guard let file = fopen(path, "w") else {
    throw BenchmarkError(message: "'\(path)' cannot be written")
  }
  fputs(text, file)
  guard fclose(file) == 0 else {
    throw BenchmarkError(message: "'\(path)' cannot be written")
  }
}

func text(of path: String) throws(BenchmarkError) -> String {
  guard let file = fopen(path, "r") else {
    throw BenchmarkError(message: "'\(path)' cannot be read")
  }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(byte)) }
  return String(decoding: bytes, as: UTF8.self)
}

/// All files below a folder.
func files(below folder: String) throws(BenchmarkError) -> [String] {
  guard let stream = opendir(folder) else {
    throw BenchmarkError(message: "'\(folder)' cannot be read")
  }
  defer { closedir(stream) }
  var found: [String] = []
  while let entry = readdir(stream) {
    // An entry is as long as its name, and so shorter than the struct that C declares.
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { continue }
    let start = UnsafeRawPointer(entry) + offset
    let name = String(cString: start.assumingMemoryBound(to: CChar.self))
    if name == "." || name == ".." { continue }
    let path = "\(folder)/\(name)"
    if entry.pointee.d_type == UInt8(DT_DIR) {
      found += try files(below: path)
    } else {
      found.append(path)
    }
  }
  return found
}

/// Reads the status of each file, which is the minimum work to detect changes.
func look(at paths: [String]) throws(BenchmarkError) {
  var status = stat()
  for path in paths where stat(path, &status) != 0 {
    throw BenchmarkError(message: "'\(path)' is gone")
  }
}

/// The part of this process's environment that the measured programs need. Not every C library
/// declares `environ` for Swift.
func currentEnvironment() -> [String: String] {
  let names = ["PATH", "HOME", "TMPDIR", "LANG", "LC_ALL", "LC_CTYPE", "LD_LIBRARY_PATH"]
  var variables: [String: String] = [:]
  for name in names {
    if let value = getenv(name) { variables[name] = String(cString: value) }
  }
  return variables
}
