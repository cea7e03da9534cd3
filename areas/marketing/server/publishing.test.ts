// Editing, publishing and ending by people: permissions, obstacles, other workspaces.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantFlat } from '#areas/objects/server/testing/planting.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import {
  advertOf,
  end,
  plantAccount,
  plantAdvertisable,
  plantAgency,
  publish,
  type Agency,
} from './testing/advertising.ts'

const world = useWorld()
let agency: Agency
beforeAll(async () => void (agency = await plantAgency(world)))
afterAll(() => agency.server.stop())

const edit = (id: string, as = agency.marketer) =>
  world.ask(agency.home, { url: `/api/v2/marketing/objects/${id}/edit`, as })

const save = (id: string, body: object, as = agency.marketer) =>
  world.ask(agency.home, {
    method: 'POST',
    url: '/api/v1/marketing/ad/save',
    payload: { objectId: id, ...body },
    as,
  })

const data = {
  platforms: ['homegate'],
  availability: { start: null, end: null },
  maxApplications: null,
  messages: {},
  settings: { contact: null, virtualTour: '', isPriceOnRequest: false },
}

describe('an advertisement', () => {
  it('is a draft until it is published, with the words of its object', async () => {
    const id = await plantAdvertisable(world, agency.home, { title: 'Lindenhofstrasse 12, 1. OG' })
    const { version, state, checklist, platforms, usual } = (await edit(id)).json()
    expect([version, state, usual.title]).toEqual([0, 'draft', 'Helle Wohnung mit Balkon'])
    expect(checklist.score).toBeLessThan(100)
    expect(platforms[0]).toMatchObject({ key: 'homegate', isConnected: true, state: null })
    expect(platforms[1]).toMatchObject({ key: 'newhome', isConnected: false })
  })

  it('fills placeholders, in both languages, and joins its parts', async () => {
    const id = await plantAdvertisable(world, agency.home)
    const messages = {
      title: { de: '[place_rooms] Zimmer in Winterthur', fr: '[place_rooms] pièces à Winterthour' },
      intro: { de: 'Loyer: [place_rent_gross].' },
    }
    expect((await save(id, { ...data, messages, version: 0 })).statusCode).toBe(200)
    const [german, french] = (await edit(id)).json().preview
    expect([german.title, french.title]).toEqual(['3.5 Zimmer in Winterthur', '3.5 pièces à Winterthour'])
    expect(german.text).toMatch(/^Loyer: CHF 1'950\.\n\nDie Wohnung liegt/)
  })

  it('refuses a stale version with what is stored', async () => {
    const id = await plantAdvertisable(world, agency.home)
    await save(id, { ...data, version: 0 })
    const stale = await save(id, { ...data, maxApplications: 4, version: 0 })
    expect(stale.statusCode).toBe(409)
    expect(stale.json().current).toMatchObject({ version: 2, data: { platforms: ['homegate'] } })
  })

  it('refuses an end before its start', async () => {
    const id = await plantAdvertisable(world, agency.home)
    const availability = { start: '2027-02-01', end: '2027-01-01' }
    expect((await save(id, { ...data, availability, version: 0 })).statusCode).toBe(422)
  })
})

describe('publishing', () => {
  it('names what is missing, and publishes the others', async () => {
    const good = await plantAdvertisable(world, agency.home)
    const bad = await plantFlat(world, agency.home, { title: 'Ohne Text', tenderNotice: 'kurz', moveInDate: null })
    const answer = (await publish(world, agency, [good, bad])).json()
    expect(answer).toMatchObject({ published: 1, skipped: [{ id: bad, title: 'Ohne Text' }] })
    expect(answer.skipped[0].reasons).toEqual(['Bezugstermin', 'Mindestens ein Bild', 'Text ab 200 Zeichen'])
    expect((await advertOf(world, agency, bad)).state).toBe('draft')
  })

  it('refuses objects that are given away, and portals that are not connected', async () => {
    const rented = await plantAdvertisable(world, agency.home, { progressState: 'rented' })
    expect((await publish(world, agency, [rented])).json().skipped[0].reasons).toEqual(['Das Objekt ist vermietet.'])
    const free = await plantAdvertisable(world, agency.home)
    const off = await publish(world, agency, [free], { platforms: ['newhome'] })
    expect(off.json().skipped[0].reasons).toEqual(['Eine gewählte Plattform ist nicht verbunden.'])
  })

  it('ends, and sends again only what is live', async () => {
    const id = await plantAdvertisable(world, agency.home)
    const refresh = () =>
      world.ask(agency.home, {
        method: 'POST',
        url: '/api/v1/marketing/objects/refresh',
        payload: { targets: [id] },
        as: agency.marketer,
      })
    expect((await refresh()).statusCode).toBe(409)
    await publish(world, agency, [id])
    expect((await refresh()).statusCode).toBe(200)
    // It never reached the portal, so nothing has to be removed there.
    expect((await end(world, agency, [id])).json().notify[0].title).toBe('1 Inserat beendet')
    expect(await advertOf(world, agency, id)).toMatchObject({
      state: 'ended',
      endedBecause: 'by_hand',
      portals: { homegate: 'removed' },
    })
  })

  it('shows the dialog for several objects without changing them', async () => {
    const id = await plantAdvertisable(world, agency.home)
    const answer = await world.ask(agency.home, {
      method: 'POST',
      url: '/api/v2/marketing/objects',
      payload: { targets: [id] },
      as: agency.marketer,
    })
    expect(answer.json()).toMatchObject({ advertisementType: 'rent', objects: [{ id, state: 'draft', obstacles: [] }] })
    expect((await advertOf(world, agency, id)).state).toBeUndefined()
  })

  it('appears in the list of objects, with its filter', async () => {
    const id = await plantAdvertisable(world, agency.home)
    await publish(world, agency, [id])
    const filters = encodeURIComponent(JSON.stringify({ advert: ['live'] }))
    const list = await world.ask(agency.home, {
      url: `/api/v1/objects/apartments?filters=${filters}`,
      as: agency.marketer,
    })
    const row = list.json().tableData.body.find(({ _id }: { _id: string }) => _id === id)
    expect(row.homegate[0].value).toBe('Wartet')
    expect(row.newhome).toEqual([])
  })

  it('asks for the permission, and hides other workspaces', async () => {
    const id = await plantAdvertisable(world, agency.home)
    const assistant = await world.person(agency.home, 'assistant')
    const answers = [
      await publish(world, agency, [id], { as: assistant }),
      await end(world, agency, [id], assistant),
      await save(id, { ...data, version: 0 }, assistant),
      await edit(id, assistant),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403])
    const abroad = await world.workspace()
    const foreign = await plantFlat(world, abroad)
    expect((await edit(foreign)).statusCode).toBe(404)
    expect((await save(foreign, { ...data, version: 0 })).statusCode).toBe(404)
    expect((await publish(world, agency, [foreign])).json()).toMatchObject({ published: 0, skipped: [] })
  })
})

describe('without a connected portal', () => {
  it('nothing is published', async () => {
    const off = await plantAgency(world)
    await plantAccount(world, off.home, 'homegate', { isOn: false })
    const id = await plantAdvertisable(world, off.home)
    const answer = await publish(world, off, [id])
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Es ist keine Plattform verbunden.'])
    await off.server.stop()
  })
})
