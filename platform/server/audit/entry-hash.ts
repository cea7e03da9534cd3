// Computes the hash that chains an entry to the previous one. It covers the frame (position, time, actor, event,
// subject) and the digest of the content, so that the frame of a redacted entry can still be verified.

import { createHash, createHmac } from 'node:crypto'
import type { Actor } from '../actor.ts'

export interface Change {
  field: string
  old: unknown
  new: unknown
}

export interface ChainedEntry {
  sequence: number
  at: Date
  actor: Actor
  event: string
  subjectKind: string
  subjectId: string
  subjectTitle: string
  changes: Change[]
  cause: string | null
}

export const chainStart: Buffer = Buffer.alloc(32)

/** The digest is salted; otherwise erased names and amounts could be guessed from it. */
export function digestOfWords({ actor, subjectTitle, changes, cause }: ChainedEntry, salt: Buffer): Buffer {
  const name = actor.kind === 'applicant' ? actor.name : null
  return createHmac('sha256', salt)
    .update(JSON.stringify([name, subjectTitle, canonical(changes), cause]))
    .digest()
}

/** Returns the same bytes as the database function `audit_frame_digest` (migration 0425). */
export function digestOfFrame(entry: Omit<ChainedEntry, 'subjectTitle' | 'changes' | 'cause'>): Buffer {
  const { sequence, at, actor, event, subjectKind, subjectId } = entry
  const name = actor.kind === 'applicant' ? null : actor.name
  const frame = [sequence, at.toISOString(), actor.kind, actor.id, name, event, subjectKind, subjectId]
  return createHash('sha256').update(JSON.stringify(frame)).digest()
}

export const chainHash = (previous: Buffer, parts: { frame: Buffer; words: Buffer }): Buffer =>
  createHash('sha256').update(previous).update(parts.frame).update(parts.words).digest()

/** Returns one digest for the frames of several entries, in chain order. */
export const digestOfFrames = (frames: readonly Buffer[]): Buffer =>
  createHash('sha256').update(Buffer.concat(frames)).digest()

/** Version 1, for entries written before migration 0425: one hash over everything. */
export function hashOfOldEntry(previous: Buffer, entry: ChainedEntry): Buffer {
  const { sequence, at, actor, event, subjectKind, subjectId, subjectTitle, changes, cause } = entry
  const frame = [sequence, at.toISOString(), actor.kind, actor.id, actor.name, event, subjectKind, subjectId]
  return createHash('sha256')
    .update(previous)
    .update(JSON.stringify([...frame, subjectTitle, canonical(changes), cause]))
    .digest()
}

/** Returns the same text for equal values: jsonb does not keep the order of keys. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (value === null || typeof value !== 'object') return value ?? null
  const pairs = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return pairs.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, canonical(inner)])
}
