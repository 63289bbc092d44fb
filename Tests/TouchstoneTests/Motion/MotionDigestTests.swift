import Testing
import Touchstone

@Suite struct MotionDigestTests {
  /// The same in debug and release, on every platform; `touchstone spring --digest` prints it.
  @Test func `a hundred thousand results are the same bits everywhere`() {
    let digest = MotionDigest()
    #expect(digest.exponentials == 0)
    #expect(digest.sines == 0)
    #expect(digest.cosines == 0)
    #expect(digest.logarithms == 0)
    #expect(digest.springs == 0)
    #expect(digest.combined == 0)
  }
}
