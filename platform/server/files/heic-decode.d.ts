// Types for the part of heic-decode in use; the package has none.

declare module 'heic-decode' {
  interface Decoded {
    width: number
    height: number
    data: Uint8ClampedArray<ArrayBuffer>
  }
  interface Coded {
    width: number
    height: number
    decode(): Promise<Decoded>
  }
  function decode(input: { buffer: Uint8Array }): Promise<Decoded>
  namespace decode {
    function all(input: { buffer: Uint8Array }): Promise<Coded[] & { dispose(): void }>
  }
  export default decode
}
