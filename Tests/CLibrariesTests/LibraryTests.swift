import CLibraries
import Testing

struct LibraryTests {
  @Test func `the first library that there is is loaded`() throws {
    let library = try #require(open("libpassby-nothing.so.9", "libm.so.6", "libpassby.so.9"))
    #expect(passby_library_function(library, "cos") != nil)
    #expect(passby_library_function(library, "passby_nothing") == nil)
  }

  @Test func `without a library there is none`() {
    #expect(open("libpassby-nothing.so.9") == nil)
    #expect(open() == nil)
  }

  private func open(_ names: StaticString...) -> UnsafeMutableRawPointer? {
    let texts = names.map { UnsafeRawPointer($0.utf8Start).assumingMemoryBound(to: CChar.self) }
    return passby_library_open(texts.map(Optional.some) + [nil])
  }
}
