// The two functions of cryptography that a draw needs. The server provides them by Node, the browser by WebCrypto.

export type Bytes = Uint8Array<ArrayBuffer>

export interface Hashing {
  /** SHA-256. */
  digest(message: Bytes): Promise<Bytes>
  /** HMAC-SHA-256 with this key, in the order of the messages. Many at once: a promise for each would cost more than the hash. */
  keyed(key: Bytes): Promise<(messages: readonly Bytes[]) => Promise<Bytes[]>>
}

const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Two lower-case hexadecimal digits per byte. */
export function hexOf(bytes: Bytes): string {
  let hex = ''
  for (const byte of bytes) hex += digits[byte]
  return hex
}

export const bytesOfHex = (hex: string): Bytes =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

const encoder = new TextEncoder()

/** UTF-8. */
export const bytesOfText = (text: string): Bytes => encoder.encode(text)
