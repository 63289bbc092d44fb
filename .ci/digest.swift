// The digests of the libraries as a wasm32 module: .ci/embedded builds and runs it.

import Touchstone
import TouchstoneRendering

@_expose(wasm, "motion")
@_cdecl("motion")
public func motion() -> UInt64 { MotionDigest().combined }

@_expose(wasm, "picture")
@_cdecl("picture")
public func picture(_ index: Int32) -> UInt64 {
  let digest = PictureDigest()
  return switch index {
  case 0: digest.text
  case 1: digest.svg
  case 2: digest.png
  case 3: digest.apng
  case 4: digest.frames
  default: digest.combined
  }
}
