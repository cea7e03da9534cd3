// The owner of an object: a name in a form or a spreadsheet finds or creates the owner's record.

import { describe, expect, it } from 'vitest'
import { noBuildingFacts } from '#areas/buildings/rules/building-facts.ts'
import { propertyOwner } from '#areas/owners/server/tables.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { auditEntries } from '#platform/server/testing/auditing.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { plantBuilding, plantFlat } from '../testing/planting.ts'
import { ask, bringIn, check, csv, deskIn, editOf, type Desk } from '../testing/spreadsheets.ts'

const world = useWorld()

const ownersOf = ({ home }: Desk) =>
  asSystem(world.services, home, async (ctx) => {
    const rows = await ctx.db.select({ name: propertyOwner.name }).from(propertyOwner).orderBy(propertyOwner.name)
    return rows.map(({ name }) => name)
  })

const save = async ({ home, clerk }: Desk, id: string, owner: string | null) => {
  const url = `/api/v1/objects/${id}/edit`
  const { data, version } = (await world.ask(home, { url, as: clerk })).json()
  const saved = await world.ask(home, { method: 'POST', url, payload: { ...data, owner, version }, as: clerk })
  const after = (await world.ask(home, { url, as: clerk })).json()
  return { status: saved.statusCode, owner: after.data.owner, version: after.version - version }
}

const noColony = { colony: null, constructionYear: null, floors: 2, hasLift: null, ownerName: null, egid: null }
const place = { street: 'Seestrasse', houseNumber: '4', postalCode: '8400', city: 'Winterthur', canton: 'ZH' }
const house = { title: 'See', ...place, ...noColony, district: null, hidesHouseNumber: false, ...noBuildingFacts }

describe('the owner in the form of an object', () => {
  it('is created with the object and shown on its page', async () => {
    const desk = await deskIn(world)
    const url = '/api/v1/objects/create/apartment'
    const { data } = (await world.ask(desk.home, { url, as: desk.clerk })).json()
    const named = { title: 'Seestrasse 4', reference_number: 'S-1', owner: 'Pensionskasse  Säntis' }
    const payload = { ...data, ...named, buildingId: null, building: house }
    const { id } = (await world.ask(desk.home, { method: 'POST', url, payload, as: desk.clerk })).json()
    expect(await ownersOf(desk)).toEqual(['Pensionskasse Säntis'])
    const { facts } = (await world.ask(desk.home, { url: `/api/v1/objects/${id}`, as: desk.clerk })).json()
    expect(facts).toEqual([{ key: 'owner', value: 'Pensionskasse Säntis' }])
    expect(await auditEntries(world, desk.home, 'owner.created')).toHaveLength(1)
  })

  it('is found by its name, and another spelling is no change', async () => {
    const desk = await deskIn(world)
    const id = await plantFlat(world, desk.home)
    expect(await save(desk, id, 'Stiftung Aare')).toEqual({ status: 200, owner: 'Stiftung Aare', version: 1 })
    expect(await save(desk, id, ' STIFTUNG   aare')).toEqual({ status: 200, owner: 'Stiftung Aare', version: 0 })
    expect(await save(desk, await plantFlat(world, desk.home), 'stiftung aare')).toMatchObject({
      owner: 'Stiftung Aare',
    })
    expect(await ownersOf(desk)).toEqual(['Stiftung Aare'])
    expect(await save(desk, id, null)).toEqual({ status: 200, owner: null, version: 1 })
  })

  it('of another workspace is another owner', async () => {
    const desk = await deskIn(world)
    const foreign = await deskIn(world)
    await save(foreign, await plantFlat(world, foreign.home), 'Stiftung Aare')
    await save(desk, await plantFlat(world, desk.home), 'stiftung aare')
    expect([await ownersOf(desk), await ownersOf(foreign)]).toEqual([['stiftung aare'], ['Stiftung Aare']])
  })

  it('is created once by requests at the same time', async () => {
    const desk = await deskIn(world)
    const buildingId = await plantBuilding(world, desk.home)
    const ids = await Promise.all([1, 2, 3, 4].map(() => plantFlat(world, desk.home, { buildingId })))
    const saved = await Promise.all(ids.map((id) => save(desk, id, 'Stiftung Aare')))
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await ownersOf(desk)).toEqual(['Stiftung Aare'])
  })
})

describe('the owner in a spreadsheet', () => {
  const heading = 'Objektnummer;Bezeichnung;Objektart;Strasse;Nr;PLZ;Ort;Eigentümer'
  const row = (number: string, owner: string) => `${number};Seestrasse 4;Wohnung;Seestrasse;4;8400;Winterthur;${owner}`
  const names = async (desk: Desk) => [(await editOf(desk, 'N-1')).data.owner, (await editOf(desk, 'N-2')).data.owner]

  it('is found or created, once for all rows and spellings', async () => {
    const desk = await deskIn(world)
    await bringIn(desk, csv(heading, row('N-1', 'Stiftung Aare'), row('N-2', 'stiftung  AARE')), {}, 'a.csv')
    expect(await names(desk)).toEqual(['Stiftung Aare', 'Stiftung Aare'])
    const again = await check(desk, csv(heading, row('N-1', 'STIFTUNG AARE'), row('N-2', 'Neu AG')), {}, 'b.csv')
    expect(again.answer.counts).toEqual({ created: 0, changed: 1, unchanged: 1, rejected: 0 })
    expect(await ownersOf(desk)).toEqual(['Stiftung Aare'])
  })

  it('returns to the one before when the import is undone', async () => {
    const desk = await deskIn(world)
    await bringIn(desk, csv(heading, row('N-1', 'Stiftung Aare'), row('N-2', '')), {}, 'a.csv')
    const { import: done } = await bringIn(desk, csv(heading, row('N-1', 'Neu AG'), row('N-2', 'Neu AG')), {}, 'b.csv')
    expect(await names(desk)).toEqual(['Neu AG', 'Neu AG'])
    const undone = (await ask(desk, `/${done.id}/undo`, {})).json()
    expect([undone.restored, undone.import.kept, await names(desk)]).toEqual([2, [], ['Stiftung Aare', null]])
  })
})
