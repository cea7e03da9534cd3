// The hash functions of draws, provided by Node.

import { createHash, createHmac, createSecretKey } from 'node:crypto'
import type { Bytes, Hashing } from '../rules/hashing.ts'

export const nodeHashing: Hashing = {
  digest: async (message) => copied(createHash('sha256').update(message).digest()),
  keyed: async (key) => {
    // Imported once: for each message it would cost several times the hash.
    const imported = createSecretKey(key)
    return async (messages) =>
      messages.map((message) => copied(createHmac('sha256', imported).update(message).digest()))
  },
}

/** A Buffer may share the memory of a pool, which the type of the port excludes. */
const copied = (buffer: Buffer): Bytes => new Uint8Array(buffer)
