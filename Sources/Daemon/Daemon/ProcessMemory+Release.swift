import CLinux
import Foundation

extension ProcessMemory {
  /// The processor time that this process has used, in seconds.
  static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Gives back to the system what the process does not need now: free memory of the allocator, and
  /// code and constants, which come back as they are used.
  ///
  /// Linux maps the pages around one that is used as well, and keeps them: after the start most of
  /// a large program is mapped, though little of it is needed from then on. The kernel keeps the
  /// file's pages in its cache, from where they are mapped again in a microsecond.
  static func release() {
    malloc_trim(0)
    for segment in readOnlySegments {
      madvise(UnsafeMutableRawPointer(bitPattern: segment.start), segment.count, MADV_DONTNEED)
    }
  }

  /// The pages where the program and its libraries are mapped and that nothing can write into.
  ///
  /// Constants that hold addresses (`PT_GNU_RELRO`) are not among them: the dynamic linker writes
  /// them, so that they are part of a writable segment.
  /// Source: dl_iterate_phdr(3), elf(5).
  static var readOnlySegments: [(start: UInt, count: Int)] {
    var segments: [(start: UInt, count: Int)] = []
    withUnsafeMutablePointer(to: &segments) { segments in
      _ = dl_iterate_phdr(
        { object, _, segments in
          guard let object = object?.pointee, let segments else { return 0 }
          let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
          for header in UnsafeBufferPointer(
            start: object.dlpi_phdr, count: Int(object.dlpi_phnum))
          where header.p_type == PT_LOAD && header.p_flags & UInt32(PF_W) == 0 {
            let start = UInt(object.dlpi_addr + header.p_vaddr)
            let firstPage = start / page * page
            let count = Int(start + UInt(header.p_memsz) - firstPage)
            segments.assumingMemoryBound(to: [(start: UInt, count: Int)].self).pointee.append(
              (firstPage, count))
          }
          return 0
        }, segments)
    }
    return segments
  }
}
