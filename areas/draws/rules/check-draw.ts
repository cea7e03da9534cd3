// Recomputes a published draw from its file, as everybody can.

import { readDrawFile, type DrawPlace } from './draw-file.ts'
import { drawOrder, type Ranked } from './draw-order.ts'
import { bytesOfText, hexOf, type Hashing } from './hashing.ts'
import { fingerprintOf } from './list-text.ts'

/** Parts of a published draw that its file can contradict: the published fingerprint, the hash of the secret, the published order. */
export const contradictions = ['fingerprint', 'commitment', 'order'] as const
export type Contradiction = (typeof contradictions)[number]

export interface CheckedDraw {
  /** Number of candidates. */
  candidates: number
  /** The recomputed order; empty before the value is known. */
  order: readonly Ranked[]
  /** In the order of their numbers. */
  receipts: readonly { receipt: string; group: string }[]
  isDecided: boolean
  found: readonly Contradiction[]
}

/** `fingerprint` is the one that the page shows. */
export async function checkDraw(
  { text, fingerprint }: { text: string; fingerprint: string },
  hashing: Hashing,
  onProgress?: (done: number) => Promise<void> | void,
): Promise<CheckedDraw> {
  const { list, facts, places, candidates } = readDrawFile(text)
  const { value, commitment } = facts
  const found: Contradiction[] = []
  const own = await fingerprintOf(list, hashing)
  if (own !== fingerprint) found.push('fingerprint')
  if (value && commitment && hexOf(await hashing.digest(bytesOfText(value))) !== commitment) found.push('commitment')
  const order = value ? await drawOrder({ fingerprint: own, value, candidates }, hashing, onProgress) : []
  const isDecided = places.length > 0
  if (isDecided && !isSame(order, places)) found.push('order')
  return { candidates: candidates.length, order, receipts: candidates, isDecided, found }
}

const told = ({ group, rank, receipt }: DrawPlace): string => `${group} ${rank} ${receipt}`

function isSame(order: readonly Ranked[], places: readonly DrawPlace[]): boolean {
  const published = new Set(places.map(told))
  return published.size === order.length && order.every((one) => published.has(told(one)))
}
