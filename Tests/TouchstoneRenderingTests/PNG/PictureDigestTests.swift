import Testing
import TouchstoneRendering

@Suite struct PictureDigestTests {
  /// `touchstone render --digest` prints the same; .ci/embedded compares with wasm32.
  @Test func `pictures have the same bytes everywhere`() {
    let digest = PictureDigest()
    #expect(digest.text == 0x3dd2_e5e5_42dd_0cb3)
    #expect(digest.svg == 0xe0a9_24f7_98a7_a96a)
    #expect(digest.png == 0xebac_b673_2a68_6880)
    #expect(digest.apng == 0x226d_4bc9_4288_0655)
    #expect(digest.frames == 0xe075_bcb8_9c2b_e4e1)
    #expect(digest.combined == 0x81b3_9663_af24_2ccd)
  }
}
