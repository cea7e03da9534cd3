// A model of a letting in memory that changes at random, together with the statements that do the same in the
// database. The model counts on its own, so it judges the sums that the jobs keep.

import { newId } from '#platform/server/ids.ts'
import { ageBands, bandOf, incomeBands } from '../../rules/bands.ts'

export interface Flat {
  id: string
  buildingId: string
  kind: string
}

export interface Household {
  id: string
  createdAt: string
  flat: Flat
  state: string
  reason: string | null
  source: string
  /** Counted only if the source is a portal; null is unknown. */
  portal: string | null
  language: string
  household: string
  income: number | null
  age: number
  offers: { id: string; state: string; at: string }[]
}

const states = ['active.new', 'active.in_progress', 'active.evaluated', 'inactive'] as const
const reasons = ['denied', 'withdrawn_by_applicant', 'other'] as const
const sources = ['website', 'platform', 'recommendation'] as const
const portals = ['homegate', 'flatfox', null] as const
const households = ['single_person_household', 'family', 'flat_share'] as const
const outcomes = ['accepted', 'declined', 'expired'] as const

/** Repeatable: the same seed gives the same changes. */
export function randomBy(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return state / 0x8000_0000
  }
  return { below: (count: number) => Math.floor(next() * count), chance: (share: number) => next() < share }
}

export type Random = ReturnType<typeof randomBy>

export function pick<One>(random: Random, among: readonly One[]): One {
  const found = among[random.below(among.length)]
  if (found === undefined) throw new Error('Nothing to pick from')
  return found
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

export function newHousehold(random: Random, flats: readonly Flat[]): Household {
  return {
    id: newId(),
    createdAt: `2026-${twoDigits(5 + random.below(2))}-${twoDigits(1 + random.below(28))}T10:00:00Z`,
    flat: pick(random, flats),
    state: 'active.new',
    reason: null,
    source: pick(random, sources),
    portal: pick(random, portals),
    language: pick(random, ['de', 'fr']),
    household: pick(random, households),
    income: random.chance(0.1) ? null : random.below(20) * 10_000,
    age: 20 + random.below(60),
    offers: [],
  }
}

/** One random change of a household, without its deletion. Returns true if its own row changed. */
export function change(random: Random, one: Household): boolean {
  if (random.chance(0.5)) {
    const at = `2026-07-${twoDigits(1 + random.below(28))}T${twoDigits(random.below(24))}:${twoDigits(random.below(60))}:00Z`
    one.offers.push({ id: newId(), state: pick(random, outcomes), at })
    return false
  }
  one.state = pick(random, states)
  one.reason = one.state === 'inactive' ? pick(random, reasons) : null
  if (random.chance(0.2)) one.source = pick(random, sources)
  if (random.chance(0.2)) one.income = random.below(20) * 10_000
  return true
}

/** Sums by `facet|building|day|kind|state|is deleted|value` as the job keeps them. */
export function expectedSums(
  living: readonly Household[],
  deleted: readonly Household[],
  all: string,
): Map<string, string> {
  const sums = new Map<string, number[]>()
  const parts = [...living.map((one) => ({ one, gone: false })), ...deleted.map((one) => ({ one, gone: true }))]
  for (const { one, gone } of parts) {
    const latest = one.offers.toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id)).at(-1)
    const first = one.offers.toSorted((a, b) => a.at.localeCompare(b.at))[0]
    const facets = {
      all: '',
      source: one.source,
      portal: one.source === 'platform' ? (one.portal ?? 'unknown') : undefined,
      language: one.language,
      household: one.household,
      loss: one.state === 'inactive' ? one.reason : 'none',
      age: bandOf(ageBands, one.age),
      income: bandOf(incomeBands, one.income),
      offer: latest?.state ?? 'none',
      object: one.flat.id,
      days_to_offer: first && String(daysBetween(one.createdAt, first.at)),
    }
    const offered = one.offers.length > 0 ? 1 : 0
    const refused = one.state === 'inactive' && one.reason === 'denied' ? 1 : 0
    for (const [facet, value] of Object.entries(facets)) {
      if (value === undefined || value === null) continue
      for (const building of [one.flat.buildingId, all]) {
        const key = [facet, building, one.createdAt.slice(0, 10), one.flat.kind, one.state, gone, value].join('|')
        const [records = 0, offers = 0, refusals = 0] = sums.get(key) ?? []
        sums.set(key, [records + 1, offers + offered, refusals + refused])
      }
    }
  }
  return new Map([...sums].map(([key, counts]) => [key, counts.join(',')]))
}

/** Calendar days in Switzerland, in summer two hours ahead of the instants used here. */
function daysBetween(from: string, to: string): number {
  const dayOf = (instant: string) => Math.floor((Date.parse(instant) + 2 * 3_600_000) / 86_400_000)
  return Math.max(0, dayOf(to) - dayOf(from))
}
