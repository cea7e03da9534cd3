// Determines the state of each flat before the applications are generated: the cast first, then the rest at random.

import type { ObjectState } from '#areas/buildings/rules/object-state.ts'
import { chanceOf, type Chance } from '#platform/rules/chance.ts'
import { cast, castFlats, soldFlat, type Outcome, type Role } from './people/cast.ts'
import type { DemoObject } from './objects.ts'
import type { Plot } from './plot.ts'

/** A planned application: its outcome, the flat it is bound to, and its role in the cast if it has one. */
export interface ApplicationPlan {
  outcome: Outcome
  flat: DemoObject | null
  role: Role | null
}

/** State of a flat for each outcome of its application. */
const stateUnder: Partial<Record<Outcome, ObjectState>> = {
  with_offer: 'with_offer',
  assigned: 'assigned',
  without_contract: 'assigned',
  contract_sent: 'assigned',
  with_contract: 'rented',
  leaving: 'rented',
  quit: 'available',
}

export function settleFlats(slug: string, plot: Plot, flats: readonly DemoObject[]): ApplicationPlan[] {
  const chance = chanceOf(`${slug} settles`)
  const roles = slug === 'rent' ? Object.values<Role>(cast) : []
  const left = new Map(chance.shuffled(flats).map((flat) => [flat.referenceNumber, flat]))
  const take = (referenceNumber?: string): DemoObject => {
    const flat = referenceNumber ? left.get(referenceNumber) : left.values().next().value
    if (!flat) throw new Error(`the story has no flat ${referenceNumber ?? 'left'} in ${slug}`)
    left.delete(flat.referenceNumber)
    return flat
  }

  const plans: ApplicationPlan[] = []
  // Two cast members may have an offer of the same flat.
  const takeOnce = (referenceNumber: string) =>
    plans.find(({ flat }) => flat?.referenceNumber === referenceNumber)?.flat ?? take(referenceNumber)
  for (const role of roles) plans.push(castPlan(role, takeOnce))
  for (const [state, wanted] of Object.entries(plot.apart)) {
    const named = namedFlat(slug, state)
    for (let count = 0; count < wanted; count++) setState(take(count === 0 ? named : undefined), state)
  }
  // Flats that the cast wishes for stay available.
  const reserved = roles.filter(({ outcome }) => !stateUnder[outcome]).flatMap(({ wishes }) => wishes)
  for (const referenceNumber of new Set(reserved)) take(referenceNumber)
  for (const outcome of outcomesOf(plot.bound)) {
    const played = roles.filter((role) => role.outcome === outcome).length
    const wanted = (plot.bound[outcome] ?? 0) - played
    for (let count = 0; count < wanted; count++) plans.push(bind(outcome, take(), null))
  }
  return [...plans, ...freePlans(plot, roles)]
}

function castPlan(role: Role, take: (referenceNumber: string) => DemoObject): ApplicationPlan {
  const [first = ''] = role.wishes
  return stateUnder[role.outcome] ? bind(role.outcome, take(first), role) : { outcome: role.outcome, flat: null, role }
}

function bind(outcome: Outcome, flat: DemoObject, role: Role | null): ApplicationPlan {
  flat.progressState = stateUnder[outcome] ?? 'available'
  return { outcome, flat, role }
}

function freePlans(plot: Plot, roles: readonly Role[]): ApplicationPlan[] {
  return outcomesOf(plot.free).flatMap((outcome) => {
    const played = roles.filter((role) => role.outcome === outcome).length
    const wanted = (plot.free[outcome] ?? 0) - played
    return Array.from({ length: wanted }, () => ({ outcome, flat: null, role: null }))
  })
}

const allOutcomes: readonly Outcome[] = [
  'with_contract',
  'contract_sent',
  'without_contract',
  'assigned',
  'with_offer',
  'leaving',
  'quit',
  'new',
  'in_progress',
  'evaluated',
  'declined',
  'inactive',
]
const outcomesOf = (counts: Partial<Record<Outcome, number>>) => allOutcomes.filter((one) => counts[one])

const namedByState = new Map<string, string>(Object.entries(castFlats))
const namedFlat = (slug: string, state: string): string | undefined => {
  if (slug === 'rent') return namedByState.get(state)
  return slug === 'sale' && state === 'sold' ? soldFlat : undefined
}

const states: readonly ObjectState[] = ['reserved', 'draft', 'inactive', 'sold', 'rented']
function setState(flat: DemoObject, name: string): void {
  const state = states.find((one) => one === name)
  if (state) flat.progressState = state
}

/** Publishes the offered objects, and with `showsAll` also the taken ones. */
export function publish(plot: Plot, objects: readonly DemoObject[], chance: Chance, today: string): void {
  for (const one of objects) {
    const state = one.progressState ?? 'available'
    const isHidden = state === 'draft' || state === 'inactive'
    const isTaken = state === 'rented' || state === 'sold'
    one.isPublished = !isHidden && (plot.showsAll || !isTaken) && (state !== 'available' || chance.happens(0.92))
    one.publicationStart = one.isPublished ? today : null
  }
}
