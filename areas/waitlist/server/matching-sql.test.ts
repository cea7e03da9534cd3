// The matching rule and its SQL give the same result for all combinations of objects and requests.

import { describe, expect, it } from 'vitest'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { objectKinds, objectStates } from '#areas/buildings/rules/object-state.ts'
import { features } from '#areas/objects/rules/object-types.ts'
import { chanceOf, type Chance } from '#platform/rules/chance.ts'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { needs, soughtKinds } from '../rules/criteria.ts'
import { missesOf, verdictOf, type Verdict } from '../rules/matching.ts'
import { nowhere, type SoughtPlace } from '../rules/place-of.ts'
import { matchingSql } from './matching-sql.ts'
import { offeredObjects } from './offered-objects.ts'
import { findRequest } from './request-row.ts'
import { plantHouse, plantObjects, plantRequests } from './testing/planting.ts'

const world = useWorld()
const today = dayOf(new Date())
const dayIn = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000))

const houses = [
  { postalCode: '8400', city: 'Winterthur', street: 'Lindenweg', houseNumber: '4', colony: 'Lindenhof' },
  {
    postalCode: '8406',
    city: 'Winterthur',
    street: 'Tösstalstrasse',
    houseNumber: '12',
    district: 'Mattenbach',
    hasLift: false,
  },
  { postalCode: '4051', city: 'Basel', street: 'Steinenring', houseNumber: '8', hasLift: true },
  {
    postalCode: '1700',
    city: 'Fribourg',
    street: 'Rue de Lausanne',
    houseNumber: '22',
    district: 'Bourg',
    hasLift: true,
  },
]

const places: SoughtPlace[] = [
  { ...nowhere, type: 'city', city: 'Winterthur' },
  { ...nowhere, type: 'plz', plz: '4052', city: 'Basel' },
  { ...nowhere, type: 'colony', city: 'Winterthur', colony: 'Lindenhof' },
  { ...nowhere, type: 'district', city: 'Fribourg', district: 'Bourg' },
  { ...nowhere, type: 'address', plz: '4051', city: 'Basel', address: 'Steinenring 8' },
]

const or = <Value>(chance: Chance, share: number, value: Value): Value | null =>
  chance.number() < share ? value : null
const some = <Value>(chance: Chance, list: readonly Value[], share: number): Value[] =>
  list.filter(() => chance.number() < share)

const anObject = (chance: Chance) => ({
  kind: chance.number() < 0.7 ? ('apartment' as const) : chance.pick(objectKinds),
  progressState: chance.number() < 0.8 ? ('available' as const) : chance.pick(objectStates),
  rooms: or(chance, 0.9, chance.whole(2, 11) / 2),
  area: or(chance, 0.9, chance.whole(200, 1500) / 10),
  grossRent: or(chance, 0.9, chance.whole(60, 320) * 1000),
  moveInDate: or(chance, 0.8, dayIn(chance.whole(-30, 200))),
  minOccupancy: or(chance, 0.3, chance.whole(1, 4)),
  maxOccupancy: or(chance, 0.4, chance.whole(2, 6)),
  minAdults: or(chance, 0.2, chance.whole(1, 2)),
  maxAdults: or(chance, 0.2, chance.whole(1, 3)),
  minChildren: or(chance, 0.2, chance.whole(0, 2)),
  maxChildren: or(chance, 0.2, chance.whole(1, 3)),
  floorNumber: or(chance, 0.8, chance.whole(-1, 5)),
  balconyArea: or(chance, 0.4, chance.whole(0, 12)),
  features: some(chance, features, 0.2),
  allowsDogs: or(chance, 0.7, chance.number() < 0.5),
  allowsCats: or(chance, 0.7, chance.number() < 0.5),
})

const aRequest = (chance: Chance, number: number) => ({
  number,
  kinds: chance.number() < 0.7 ? [soughtKinds[0]] : some(chance, soughtKinds, 0.6),
  roomsFrom: or(chance, 0.5, chance.whole(2, 9) / 2),
  roomsTo: or(chance, 0.5, chance.whole(5, 11) / 2),
  rentMax: or(chance, 0.5, chance.whole(100, 320) * 1000),
  areaFrom: or(chance, 0.4, chance.whole(200, 1200) / 10),
  moveInFrom: or(chance, 0.5, dayIn(chance.whole(-20, 250))),
  places: some(chance, places, 0.25),
  adults: chance.whole(1, 3),
  children: chance.whole(0, 3),
  needs: some(chance, needs, 0.12),
})

async function sqlVerdicts(home: Workspace): Promise<Map<string, Verdict>> {
  const { fits, near } = matchingSql({ r: 'r', today: '$2::date' })
  return asSystem(world.services, home, async ({ client }) => {
    const { rows } = await client.query<{ pair: string; fits: boolean; near: boolean }>(
      `select r.id || ' ' || o.id as pair, ${fits} as fits, ${near} as near
       from waitlist_request r cross join property_object o
         join building b on b.workspace_id = o.workspace_id and b.id = o.building_id
       where r.workspace_id = $1 and o.workspace_id = $1`,
      [home.id, today],
    )
    return new Map(rows.map((row) => [row.pair, row.fits ? 'fits' : row.near ? 'near' : 'apart']))
  })
}

async function ruleVerdicts(home: Workspace, objects: string[], requests: string[]): Promise<Map<string, Verdict>> {
  return asSystem(world.services, home, async (ctx) => {
    const offered = await offeredObjects(ctx, objects)
    const verdicts = new Map<string, Verdict>()
    for (const id of requests) {
      const row = await findRequest(ctx, id)
      for (const one of offered) verdicts.set(`${id} ${one.id}`, verdictOf(missesOf(row, one.offered, today)))
    }
    return verdicts
  })
}

describe('what fits', () => {
  it.each(['by one throw of the dice', 'by another'])('is the same by rule and by SQL, %s', async (throwing) => {
    const chance = chanceOf(throwing)
    const home = await world.workspace()
    const objects: string[] = []
    for (const house of houses) {
      const buildingId = await plantHouse(world, home, house)
      const given = Array.from({ length: 40 }, () => anObject(chance))
      objects.push(...(await plantObjects(world, home, buildingId, given)))
    }
    const given = Array.from({ length: 120 }, (_, index) => aRequest(chance, index + 1))
    const requests = await plantRequests(world, home, given)
    const [bySql, byRule] = [await sqlVerdicts(home), await ruleVerdicts(home, objects, requests)]
    expect([bySql.size, byRule.size]).toEqual([19_200, 19_200])
    const differing = [...byRule].filter(([pair, verdict]) => bySql.get(pair) !== verdict)
    expect(differing).toEqual([])
    // The random data yields each verdict often enough to be meaningful.
    const count = (verdict: Verdict) => [...byRule.values()].filter((one) => one === verdict).length
    expect(count('fits')).toBeGreaterThan(100)
    expect(count('near')).toBeGreaterThan(300)
  })
})
