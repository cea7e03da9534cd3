// The hash functions of draws, provided by Node.

import { createHash, createHmac } from 'node:crypto'
import type { Bytes, Hashing } from '../rules/hashing.ts'

export const nodeHashing: Hashing = {
  digest: async (message) => copied(createHash('sha256').update(message).digest()),
  keyed: async (key) => async (message) => copied(createHmac('sha256', key).update(message).digest()),
}

/** A Buffer may share the memory of a pool, which the type of the port excludes. */
const copied = (buffer: Buffer): Bytes => new Uint8Array(buffer)
