// Matching through the API, from the object and from the request.

import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { nowhere } from '../rules/place-of.ts'
import { plantHouse, plantObjects, plantRequests } from './testing/planting.ts'

const world = useWorld()

async function office() {
  const home = await world.workspace({ features: ['waitlist'] })
  return { home, clerk: await world.person(home, 'user'), houseId: await plantHouse(world, home) }
}

const waitingFor = async (home: Workspace, as: Person, id: string) =>
  (await world.ask(home, { url: `/api/v1/objects/${id}/matching-waitlist`, as })).json()
const freeFor = async (home: Workspace, as: Person, id: string) =>
  (await world.ask(home, { url: `/api/v1/waitlist/applications/${id}/matching-objects`, as })).json()

const names = (told: { contactName: string }[]) => told.map(({ contactName }) => contactName)
const titles = (told: { title: string }[]) => told.map(({ title }) => title)

describe('who waits for an object', () => {
  it('comes by priority and waiting time; whoever has left or is not checked does not come', async () => {
    const { home, clerk, houseId } = await office()
    const [flat = ''] = await plantObjects(world, home, houseId, [{}])
    await plantRequests(world, home, [
      { contactName: 'Lange' },
      { contactName: 'Kurze' },
      { contactName: 'Dringende', priority: 1 },
      { contactName: 'Neue', progressState: 'new' },
      { contactName: 'Weg', progressState: 'inactive' },
      { contactName: 'Parkplatz', kinds: ['parkingspace'] },
    ])
    const told = await waitingFor(home, clerk, flat)
    expect([told.total, names(told.requests)]).toEqual([3, ['Dringende', 'Lange', 'Kurze']])
  })

  it('says of those nearby what is missing, in words', async () => {
    const { home, clerk, houseId } = await office()
    const [flat = ''] = await plantObjects(world, home, houseId, [
      { grossRent: 210_000, floorNumber: 0, minOccupancy: 1, maxOccupancy: 3 },
    ])
    await plantRequests(world, home, [
      { contactName: 'Miete', rentMax: 200_000 },
      { contactName: 'Erdgeschoss', needs: ['not_ground_floor'] },
      { contactName: 'Zwei Dinge', rentMax: 200_000, needs: ['balcony'] },
      { contactName: 'Viel zu teuer', rentMax: 100_000 },
      { contactName: 'Zu viele', adults: 2, children: 2 },
      { contactName: 'Nachbarort', places: [{ ...nowhere, type: 'plz', plz: '8406', city: 'Winterthur' }] },
      { contactName: 'Weit weg', places: [{ ...nowhere, type: 'city', city: 'Basel' }] },
    ])
    const told = await waitingFor(home, clerk, flat)
    expect(told.total).toBe(0)
    expect(
      told.near.map((one: { contactName: string; missing: { text: string } }) => [one.contactName, one.missing.text]),
    ).toEqual([
      ['Miete', "Miete CHF 2'100, gesucht bis CHF 2'000"],
      ['Erdgeschoss', 'Im Erdgeschoss'],
      ['Zu viele', 'Personen: 4, vorgesehen: 1–3 Personen'],
      ['Nachbarort', 'Anderer Ort: Lindenweg 4, 8400 Winterthur, gesucht 8406 Winterthur'],
    ])
  })

  it('is asked with the permission, of the own workspace', async () => {
    const { home, clerk, houseId } = await office()
    const [flat = ''] = await plantObjects(world, home, houseId, [{}])
    const url = `/api/v1/objects/${flat}/matching-waitlist`
    const marketer = await world.person(home, 'marketer')
    expect((await world.ask(home, { url, as: marketer })).statusCode).toBe(403)
    const other = await office()
    expect((await world.ask(other.home, { url, as: other.clerk })).statusCode).toBe(404)
    expect((await world.ask(home, { url, as: clerk })).statusCode).toBe(200)
  })
})

describe('what is free for somebody who waits', () => {
  it('comes cheapest first, with who else waits for it; what is let does not come', async () => {
    const { home, clerk, houseId } = await office()
    await plantObjects(world, home, houseId, [
      { title: 'Teuer', grossRent: 200_000 },
      { title: 'Günstig', grossRent: 150_000 },
      { title: 'Vermietet', progressState: 'rented' },
      { title: 'Knapp zu klein', rooms: 2.5, grossRent: 140_000 },
    ])
    const [id = ''] = await plantRequests(world, home, [
      { roomsFrom: 3, rentMax: 200_000 },
      { priority: 1, rentMax: 160_000, roomsFrom: 3 },
    ])
    const told = await freeFor(home, clerk, id)
    expect([told.total, titles(told.objects)]).toEqual([2, ['Günstig', 'Teuer']])
    expect(told.objects[0]).toMatchObject({ grossRent: 1500, other_waitlist_priorities: [{ priority: 1, count: 1 }] })
    expect(told.objects[1].other_waitlist_priorities).toEqual([])
    expect(told.near.map((one: { title: string; missing: { text: string } }) => [one.title, one.missing.text])).toEqual(
      [['Knapp zu klein', '2.5 Zimmer, gesucht ab 3 Zimmern']],
    )
  })

  it('is counted in the list', async () => {
    const { home, clerk, houseId } = await office()
    await plantObjects(world, home, houseId, [{}, {}, { rooms: null, kind: 'parkingspace', grossRent: null }])
    await plantRequests(world, home, [{ kinds: ['apartment', 'parkingspace'] }, { rentMax: 100 }])
    const answer = await world.ask(home, { url: '/api/v1/waitlist/applications/?state=waitlist.accepted', as: clerk })
    const counts = answer.json().tableData.body.map(({ matches }: { matches: { value: string } }) => matches.value)
    expect(counts).toEqual(['3', '0'])
  })
})
