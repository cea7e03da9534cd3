// Ids and secrets. Ids sort by creation time; tokens are random, and only their hash is stored.

import { createHash, randomBytes } from 'node:crypto'
import { v7 } from 'uuid'

export const newId = (): string => v7()

/** 256 random bits, URL-safe. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** A short public name for a link, 80 random bits; useless without its token. */
export const newSlug = (): string => randomBytes(10).toString('hex')

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
