// Tests that the page of an object shows all known public facts and nothing else.

import { expect, it } from 'vitest'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import type { PublicFactGroup } from '../../contract/public.ts'
import { factKeys, facts, type Fact } from '../../rules/object-facts.ts'
import { isTold } from '../../rules/public-pages/public-facts.ts'
import { plantFlat, type FlatFields } from '../testing/planting.ts'

const world = useWorld()

async function toldOf(fields: FlatFields, settings?: object): Promise<Record<string, string | number>> {
  const home = await world.workspace()
  const id = await plantFlat(world, home, fields)
  if (settings) {
    await inWorkspace(world.services.pool, home.id, (client) =>
      client.query("insert into project_setting (workspace_id, key, value) values ($1, 'public-list', $2)", [
        home.id,
        settings,
      ]),
    )
  }
  const answer = await world.ask(home, { url: `/api/v1/public-objects/${id}` })
  const groups: PublicFactGroup[] = answer.json().fact_groups
  for (const { items } of groups) expect(items).not.toEqual([])
  return Object.fromEntries(groups.flatMap(({ items }) => items.map(({ label, value }) => [label, value])))
}

it('tells what is known, in words', async () => {
  const told = await toldOf({
    orientation: 'south',
    balconyArea: 9,
    minOccupancy: 2,
    maxOccupancy: 4,
    maxChildren: 2,
    targetGroup: 'Familien',
    facts: { loggiaArea: 6.5, kitchen: 'open', heatingCosts: 8035, virtualTour: 'https://tour.example/1', baths: 2 },
  })
  expect(told).toMatchObject({
    Zimmer: 3.5,
    Personen: '2–4',
    Kinder: 'bis 2',
    Zielgruppe: 'Familien',
    Balkon: 9,
    'Davon Heizkosten': 80.35,
    Baujahr: '1962',
  })
  expect(Object.values(told)).toContain('https://tour.example/1')
})

it('says nothing about what nobody has said', async () => {
  const told = await toldOf({ area: null, floor: null, deposit: null, facts: {} })
  for (const label of ['Fläche', 'Geschoss', 'Kaution', 'Personen', 'Kinder', 'Lift', 'Ausrichtung']) {
    expect(told).not.toHaveProperty(label)
  }
  expect(Object.values(told)).not.toContain('')
})

it('keeps what is for the house inside it, and prices where the list keeps them', async () => {
  const told = await toldOf(
    {
      progressState: 'rented',
      maxApplications: 7,
      facts: { owner: 'Muster AG', comment: 'Vorsicht', minIncome: 500_000, heatingCosts: 8035, loggiaArea: 2 },
    },
    { showsTaken: true, hidesPricesOfTaken: true },
  )
  const values = Object.values(told)
  for (const hidden of ['Muster AG', 'Vorsicht', 5000, 80.35, 5850, 7]) expect(values).not.toContain(hidden)
  expect(values).toContain(2)
})

it('knows of each fact whether it may leave the house', () => {
  for (const key of factKeys) expect([key, isTold(key)]).toEqual([key, !(facts[key] as Fact).isInternal])
  for (const key of ['maxApplications', 'title', 'netRent'] as const) expect(isTold(key)).toBe(false)
})
