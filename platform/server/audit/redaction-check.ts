// Compares redacted entries with the entries that record redactions: a difference means that the chain was forged.

import { z } from 'zod'
import { digestOfFrames, type ChainedEntry } from './entry-hash.ts'
import type { Fault } from './fault.ts'

export interface RedactedEntry {
  sequence: number
  version: number
  frame: Buffer
}

export interface RedactionRecord {
  sequence: number
  spans: [number, number][]
  frames: string
}

const spanList = z.array(z.tuple([z.int(), z.int()]))

/** Reads an entry of the event `audit.redacted`; an entry in another format names no redacted entries. */
export function redactionRecord({ sequence, changes }: ChainedEntry): RedactionRecord {
  const valueOf = (name: string) => changes.find(({ field }) => field === name)?.new
  const spans = spanList.safeParse(valueOf('entries'))
  return { sequence, spans: spans.data ?? [], frames: String(valueOf('frames')) }
}

interface Redactions {
  redacted: readonly RedactedEntry[]
  records: readonly RedactionRecord[]
  /** Digest of the entries redacted before migration 0425, as stored in the chain head. */
  earlier: Buffer | null
}

export function checkRedactions({ redacted, records, earlier }: Redactions): { fault: Fault | null; unproven: number } {
  const unrecorded = new Map(redacted.map((entry) => [entry.sequence, entry]))
  for (const record of records) {
    if (!isTrue(record, unrecorded)) {
      const fault = { brokenAt: record.sequence, reason: 'the entries it records as redacted are others' }
      return { fault, unproven: 0 }
    }
    for (const sequence of placesOf(record)) unrecorded.delete(sequence)
  }
  const without = [...unrecorded.values()]
  const digest = without.length === 0 ? null : digestOfFrames(without.map(({ frame }) => frame))
  const isKnown = digest === null ? earlier === null : earlier?.equals(digest) === true
  if (isKnown) return { fault: null, unproven: without.length }
  const brokenAt = without.find(({ version }) => version > 1)?.sequence ?? without[0]?.sequence ?? 1
  return { fault: { brokenAt, reason: 'it was redacted, and no entry records that' }, unproven: 0 }
}

function isTrue(record: RedactionRecord, unrecorded: ReadonlyMap<number, RedactedEntry>): boolean {
  const count = record.spans.reduce((sum, [from, to]) => sum + to - from + 1, 0)
  if (count > unrecorded.size) return false
  const named = placesOf(record).flatMap((sequence) => unrecorded.get(sequence) ?? [])
  return named.length === count && digestOfFrames(named.map(({ frame }) => frame)).toString('hex') === record.frames
}

const placesOf = ({ spans }: RedactionRecord): number[] =>
  spans.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
