// Staff read objects, change them and change their state: each handler succeeds, refuses invalid requests, checks the
// permission, and hides other workspaces.

import { describe, expect, it } from 'vitest'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { newId } from '#platform/server/ids.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import type { Workspace } from '#platform/server/context.ts'
import { plantFlat } from '../testing/planting.ts'

const world = useWorld()

async function scene() {
  const home = await world.workspace()
  return { home, clerk: await world.person(home, 'admin'), assistant: await world.person(home, 'assistant') }
}

const get = (home: Workspace, as: Person, path: string) => world.ask(home, { url: `/api/v1/objects/${path}`, as })
const post = (home: Workspace, as: Person, path: string, payload: object) =>
  world.ask(home, { method: 'POST', url: `/api/v1/objects/${path}`, payload, as })
const edited = async (home: Workspace, as: Person, id: string) => (await get(home, as, `${id}/edit`)).json()

describe('one object', () => {
  it('is told with prices in francs that add up, its building and its actions', async () => {
    const { home, clerk } = await scene()
    const id = await plantFlat(world, home)
    const { statusCode, body } = await get(home, clerk, id)
    expect(statusCode).toBe(200)
    const object = JSON.parse(body)
    expect(object.prices).toMatchObject({ netRent: 1720, ancillaryCost: 230, grossRent: 1950, perSquareMetre: 19.91 })
    expect(object).toMatchObject({
      progress_state: 'available',
      stateTitle: 'Verfügbar',
      hasFloorPlan: true,
      holder: null,
    })
    expect(object.building.place).toBe('8400 Winterthur')
    expect(object.actions).toContainEqual({ key: 'deactivate', enabled: true })
    expect(object.actions).toContainEqual({
      key: 'activate',
      enabled: false,
      reason: 'Das Objekt ist bereits verfügbar.',
    })
  })

  it('offers no actions to those who may only look', async () => {
    const { home, assistant } = await scene()
    const id = await plantFlat(world, home)
    expect((await get(home, assistant, id)).json()).toMatchObject({ canEdit: false, actions: [] })
  })

  it('does not exist in another workspace', async () => {
    const { home, clerk } = await scene()
    const foreign = await plantFlat(world, await world.workspace())
    for (const path of [
      foreign,
      `${foreign}/edit`,
      `${foreign}/timeline`,
      `${foreign}/floor-plan`,
      `${foreign}/related-applications`,
    ]) {
      expect([path, (await get(home, clerk, path)).statusCode]).toEqual([path, 404])
    }
    const body = { action: 'deactivate' }
    expect((await post(home, clerk, `${foreign}/change-status`, body)).statusCode).toBe(404)
  })

  it('has a floor plan in the language of the reader', async () => {
    const { home, clerk } = await scene()
    const id = await plantFlat(world, home)
    const german = await get(home, clerk, `${id}/floor-plan`)
    expect(german.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'private, no-store' })
    expect(german.body).toContain('>Küche<')
    const french = await world.ask(home, { url: `/fr/api/v1/objects/${id}/floor-plan`, as: clerk })
    expect(french.body).toContain('>Cuisine<')
    const bare = await plantFlat(world, home, { floorPlan: null })
    expect((await get(home, clerk, `${bare}/floor-plan`)).statusCode).toBe(404)
  })
})

describe('changing an object', () => {
  it('saves what was typed, adds the rent up and finds the object by its new name', async () => {
    const { home, clerk } = await scene()
    const id = await plantFlat(world, home)
    const { data, version } = await edited(home, clerk, id)
    const wanted = { ...data, title: 'Lindenhofstrasse 12, 2. OG Ost', netRent: 1800, ancillaryCost: 250.5, version }
    expect((await post(home, clerk, `${id}/edit`, wanted)).json()).toMatchObject({ version: 2 })
    const { prices } = (await get(home, clerk, id)).json()
    expect(prices).toMatchObject({ netRent: 1800, ancillaryCost: 250.5, grossRent: 2050.5 })
    const found = await get(home, clerk, 'apartments?search=ost%20winterthur')
    expect(found.json().tableData.body).toHaveLength(1)
    const { entries } = (await get(home, clerk, `${id}/timeline`)).json()
    expect(entries[0]).toMatchObject({ event: 'object.changed', title: 'Angaben geändert' })
    expect(entries[0].detail).toContain('Nettomiete: 1720 → 1800')
  })

  it('answers a stale save with what stands now, and writes nothing', async () => {
    const { home, clerk } = await scene()
    const id = await plantFlat(world, home)
    const { data, version } = await edited(home, clerk, id)
    await post(home, clerk, `${id}/edit`, { ...data, rooms: 4, version })
    const late = await post(home, clerk, `${id}/edit`, { ...data, rooms: 4.5, version })
    expect(late.statusCode).toBe(409)
    expect(late.json().current).toMatchObject({ version: 2, data: { rooms: 4 } })
    expect((await edited(home, clerk, id)).data.rooms).toBe(4)
  })

  it('takes the same save twice as one', async () => {
    const { home, clerk } = await scene()
    const id = await plantFlat(world, home)
    const { data, version } = await edited(home, clerk, id)
    const wanted = { ...data, rooms: 4, version }
    expect((await post(home, clerk, `${id}/edit`, wanted)).json().version).toBe(2)
    expect((await post(home, clerk, `${id}/edit`, wanted)).json().version).toBe(2)
  })

  it('names the field that is wrong', async () => {
    const { home, clerk } = await scene()
    const other = await plantFlat(world, home, { referenceNumber: 'TAKEN-1' })
    const id = await plantFlat(world, home)
    const { data, version } = await edited(home, clerk, id)
    const fieldsOf = async (wrong: object) => {
      const answer = await post(home, clerk, `${id}/edit`, { ...data, ...wrong, version })
      return [answer.statusCode, Object.keys(answer.json().fields)]
    }
    expect(await fieldsOf({ reference_number: 'TAKEN-1' })).toEqual([422, ['reference_number']])
    expect(await fieldsOf({ minOccupancy: 5, maxOccupancy: 2 })).toEqual([422, ['maxOccupancy']])
    expect(await fieldsOf({ title: ' ', rooms: 3.3 })).toEqual([422, ['title', 'rooms']])
    expect(other).not.toBe(id)
  })

  it('asks for the permission to write', async () => {
    const { home, assistant } = await scene()
    const id = await plantFlat(world, home)
    expect((await post(home, assistant, `${id}/edit`, {})).statusCode).toBe(403)
    expect((await post(home, assistant, `${id}/change-status`, {})).statusCode).toBe(403)
  })
})

describe('moving an object', () => {
  it('takes it out of the process and off the public page, and records both', async () => {
    const { home, clerk } = await scene()
    const id = await plantFlat(world, home)
    const done = await post(home, clerk, `${id}/change-status`, { action: 'deactivate' })
    expect(done.json()).toMatchObject({ progress_state: 'inactive', isPublished: false, version: 2 })
    expect((await world.ask(home, { url: `/api/v1/public-objects/${id}` })).statusCode).toBe(404)
    const { entries } = (await get(home, clerk, `${id}/timeline`)).json()
    expect(entries[0]).toMatchObject({ event: 'object.deactivated', detail: 'Status: Verfügbar → Inaktiv' })
  })

  it('refuses with the state that stands in the way', async () => {
    const { home, clerk } = await scene()
    const id = await plantFlat(world, home, { progressState: 'rented' })
    const refused = await post(home, clerk, `${id}/change-status`, { action: 'deactivate' })
    expect([refused.statusCode, refused.json().message]).toEqual([409, 'Das Objekt ist vermietet.'])
  })
})

describe('the lists', () => {
  it('show each kind apart, with counts by state', async () => {
    const { home, clerk } = await scene()
    await plantFlat(world, home)
    await plantFlat(world, home, { progressState: 'rented' })
    await plantFlat(world, home, { kind: 'parkingspace', objectType: 'parking_regular', rooms: null })
    const flats = (await get(home, clerk, 'apartments?rowsPerPage=5&refreshStateFilters=true')).json()
    expect(flats.tableData.body).toHaveLength(2)
    const counts = flats.stateFilters.choices.map((choice: { value: string; totalNum: number }) => [
      choice.value,
      choice.totalNum,
    ])
    expect(Object.fromEntries(counts)).toMatchObject({ all: 2, available: 1, rented: 1, inactive: 0 })
    for (const [path, rows] of [
      ['parkingspace', 1],
      ['other', 0],
      ['craft', 0],
      ['plot', 0],
    ] as const) {
      expect([path, (await get(home, clerk, path)).json().tableData.body.length]).toEqual([path, rows])
    }
  })

  it('say what an advertisement would miss, and that no portal has one', async () => {
    const { home, clerk } = await scene()
    const id = await plantFlat(world, home, { tenderNotice: 'Kurz.', moveInDate: null })
    const [row] = (await get(home, clerk, 'apartments')).json().tableData.body
    const missing = ['Bezug', 'mindestens ein Bild', 'Text ab 200 Zeichen']
    expect(row.ready_for_publishing).toEqual([{ value: '3 Angaben fehlen', tooltip: missing.join(', ') }])
    for (const portal of ['homegate', 'newhome', 'immoscout', 'icasa', 'flatfox']) expect(row[portal]).toEqual([])
    const { publication } = (await get(home, clerk, id)).json()
    expect(publication.missingForAdvert).toEqual(['move_in_date', 'picture', 'text'])
  })

  it('narrow by rooms, rent and publication', async () => {
    const { home, clerk } = await scene()
    await plantFlat(world, home)
    const wide = await plantFlat(world, home, { rooms: 5.5, grossRent: 310_000, isPublished: false })
    for (const filters of [{ rooms: ['5.5'] }, { rent: { min: 2500, max: 5000 } }, { published: ['no'] }]) {
      const { tableData } = (
        await get(home, clerk, `apartments?filters=${encodeURIComponent(JSON.stringify(filters))}`)
      ).json()
      expect(tableData.body.map((row: { _id: string }) => row._id)).toEqual([wide])
    }
  })

  it('publish several at once and say which they skip', async () => {
    const { home, clerk } = await scene()
    const hidden = await plantFlat(world, home, { isPublished: false })
    const draft = await plantFlat(world, home, { isPublished: false, progressState: 'draft' })
    const answer = await post(home, clerk, 'apartments', { bulkAction: 'publish', targets: [hidden, draft] })
    expect(answer.json()).toMatchObject({
      changed: 1,
      skipped: [{ id: draft, reason: 'Das Objekt ist noch ein Entwurf.' }],
    })
    expect((await get(home, clerk, hidden)).json().publication.isPublished).toBe(true)
  })

  it('leave as a spreadsheet', async () => {
    const { home, clerk } = await scene()
    const id = await plantFlat(world, home)
    const sheet = await post(home, clerk, 'apartments', { bulkAction: 'exportExcel', targets: [id] })
    expect(sheet.statusCode).toBe(200)
    expect(sheet.headers['content-type']).toContain('spreadsheetml')
  })
})

describe('the applications for an object', () => {
  it('are told to those who may see applications only', async () => {
    const { home, clerk } = await scene()
    const id = await plantFlat(world, home)
    await wish(home, id, 'Ana Keller')
    const { total, applications } = (await get(home, clerk, `${id}/related-applications`)).json()
    expect([total, applications[0].contactName, applications[0].stateTitle]).toEqual([1, 'Ana Keller', 'Neu'])
    const marketer = await world.person(home, 'marketer')
    expect((await get(home, marketer, `${id}/related-applications`)).statusCode).toBe(403)
  })
})

const wish = (home: Workspace, objectId: string, name: string) =>
  inWorkspace(world.services.pool, home.id, async (client) => {
    const id = newId()
    await client.query(
      `insert into application (workspace_id, id, number, language, contact_name, contact_email, household_type, adults,
          children, persons, slug, token_hash, search_text)
        values ($1, $2, 1, 'de', $3, 'ana@post.example', 'single_person_household', 1, 0, 1, 'slug', '\\x00', '')`,
      [home.id, id, name],
    )
    await client.query(
      `insert into application_wish (workspace_id, application_id, object_id, building_id, rank)
        select workspace_id, $2, id, building_id, 1 from property_object where workspace_id = $1 and id = $3`,
      [home.id, id, objectId],
    )
  })
