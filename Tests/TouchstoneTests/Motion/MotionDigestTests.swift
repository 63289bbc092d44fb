import Testing
import Touchstone

@Suite struct MotionDigestTests {
  /// The same in debug and release, on every platform; `touchstone spring --digest` prints it.
  @Test func `a hundred thousand results are the same bits everywhere`() {
    let digest = MotionDigest()
    #expect(digest.exponentials == 0x43b2_f541_0a13_f77b)
    #expect(digest.sines == 0xd801_743a_538b_7b87)
    #expect(digest.cosines == 0xc9c4_68e1_734c_553a)
    #expect(digest.logarithms == 0xcda6_cd6f_6b8c_aa65)
    #expect(digest.springs == 0x6116_5f41_17ae_4283)
    #expect(digest.combined == 0xf219_f4f4_ba4a_3d9e)
  }
}
