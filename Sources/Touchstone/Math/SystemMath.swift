// Nothing here is called. The import makes the linker add the maths library, which the compiler's
// own square root and rounding need on Linux; WebAssembly and bare metal have instructions for them.
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif
