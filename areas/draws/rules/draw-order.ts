// The order of a draw: follows from the fingerprint of the list and the public value alone, without random numbers
// and without modulo.

import { bytesOfHex, bytesOfText, type Bytes, type Hashing } from './hashing.ts'
import { lineOf, type ListedCandidate } from './list-text.ts'

export interface DrawnList {
  /** 64 hexadecimal digits. */
  fingerprint: string
  value: string
  /** In the order of their numbers, from 1. */
  candidates: readonly ListedCandidate[]
}

export interface Ranked extends ListedCandidate {
  /** Place in the list, from 1. */
  number: number
  /** Place in the order of the group, from 1. */
  rank: number
}

/** Tickets are computed in batches, between which the caller can show the progress. */
const batch = 1000

interface Ticketed extends ListedCandidate {
  number: number
  ticket: Bytes
}

/** Returns the candidates sorted by group, in the order of the first appearance of the groups, and by rank. */
export async function drawOrder(
  { fingerprint, value, candidates }: DrawnList,
  hashing: Hashing,
  onProgress: (done: number) => Promise<void> | void = () => {},
): Promise<Ranked[]> {
  const key = await hashing.digest(joined(bytesOfHex(fingerprint), bytesOfText(lineOf(value))))
  const sign = await hashing.keyed(key)
  const ticketed: Ticketed[] = []
  for (let from = 0; from < candidates.length; from += batch) {
    const some = candidates.slice(from, from + batch)
    const tickets = await sign(some.map(({ receipt }) => bytesOfText(receipt)))
    some.forEach((candidate, at) => {
      const ticket = tickets[at]
      if (ticket) ticketed.push({ ...candidate, number: from + at + 1, ticket })
    })
    await onProgress(ticketed.length)
  }
  return ranked(ticketed)
}

function ranked(ticketed: readonly Ticketed[]): Ranked[] {
  const byGroup = Map.groupBy(ticketed, ({ group }) => group)
  return [...byGroup.values()].flatMap((members) =>
    members.toSorted(byTicket).map(({ ticket: _ticket, ...candidate }, index) => ({ ...candidate, rank: index + 1 })),
  )
}

/** Compares unsigned bytes, from the first. Equal tickets would need equal receipts; the number decides anyway. */
function byTicket(a: Ticketed, b: Ticketed): number {
  for (let at = 0; at < a.ticket.length; at += 1) {
    const difference = (a.ticket[at] ?? 0) - (b.ticket[at] ?? 0)
    if (difference !== 0) return difference
  }
  return a.number - b.number
}

function joined(first: Bytes, second: Bytes): Bytes {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
