// Interested people, end to end: create, correct, search, deactivate, reactivate and delete, each with its
// permission.

import { describe, expect, it } from 'vitest'
import { plantWish } from '#areas/applications/server/testing/planting.ts'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import { tidyInterestedJob } from './forgetting.ts'
import { plantInterested } from './testing/planting.ts'

const world = useOwnWorld()
const path = '/api/v1/applications/interested'

async function office() {
  const home = await world.workspace()
  return { home, clerk: await world.person(home, 'user') }
}

const get = async (home: Workspace, as: Person, url: string) => world.ask(home, { url: `${path}${url}`, as })
const post = (home: Workspace, as: Person, url: string, payload: object) =>
  world.ask(home, { method: 'POST', url: `${path}${url}`, payload, as })
const remove = (home: Workspace, as: Person, id: string) =>
  world.ask(home, { method: 'DELETE', url: `${path}/${id}`, as })

const anna = {
  title: 'ms',
  firstName: 'Anna',
  lastName: 'Muster',
  contactEmail: 'anna@example.ch',
  contactPhone: '079 123 45 67',
  language: 'de',
  objects: [],
  roomsFrom: 3.5,
  rentMax: 2100.5,
  moveInFrom: '2027-04-01',
  source: 'phone',
  remark: 'Ruft am Montag wieder an',
  consentedOn: '2026-11-20',
}

const eventsOf = async (home: Workspace, as: Person, id: string) =>
  (await get(home, as, `/${id}/timeline`)).json().entries.map(({ event }: { event: string }) => event)

describe('recording somebody', () => {
  it('keeps who they are and what they look for, the dearest object first', async () => {
    const { home, clerk } = await office()
    const { objectId: first } = await plantWish(world, home, { title: 'Lindenweg 4, EG', rooms: 3.5, by: [] })
    const { objectId: second } = await plantWish(world, home, { title: 'Lindenweg 4, 1. OG', rooms: 4.5, by: [] })
    const objects = [second, first].map((value) => ({ value, displayName: '' }))
    const answer = await post(home, clerk, '/create', { ...anna, objects })
    expect(answer.statusCode).toBe(200)
    const view = (await get(home, clerk, `/${answer.json().id}/edit`)).json()
    expect(view).toMatchObject({
      number: 1,
      progress_state: 'new',
      data: { ...anna, contactPhone: '+41 79 123 45 67', objects: [{ value: second }, { value: first }] },
    })
    const found = (await get(home, clerk, '?search=lindenweg 0791234567')).json()
    expect(found.tableData.body.map(({ _id }: { _id: string }) => _id)).toEqual([view.id])
    expect(await eventsOf(home, clerk, view.id)).toEqual(['interested.recorded'])
  })

  it('counts for the objects they asked about, in the list of those who may see them, until they leave', async () => {
    const { home, clerk } = await office()
    const { objectId } = await plantWish(world, home, { title: 'Lindenweg 4, EG', rooms: 3.5, by: [] })
    const { id } = (
      await post(home, clerk, '/create', { ...anna, objects: [{ value: objectId, displayName: '' }] })
    ).json()
    const listed = async (as: Person) => {
      const { definition, tableData } = (await world.ask(home, { url: '/api/v1/objects/apartments', as })).json()
      const column = definition.header.find(({ key }: { key: string }) => key === 'num_interested_applications')
      return { align: column?.textAlign, count: tableData.body[0].num_interested_applications }
    }
    expect(await listed(clerk)).toEqual({ align: 'center', count: 1 })
    expect((await listed(await world.person(home, 'contract'))).align).toBeUndefined()
    await post(home, clerk, '', { bulkAction: 'deactivate', targets: [id], option: { value: 'no_answer', name: '' } })
    expect((await listed(clerk)).count).toBe(0)
  })

  it.each([
    [{ lastName: ' ' }, 'lastName', 'Bitte ausfüllen'],
    [{ contactEmail: 'anna' }, 'contactEmail', 'Bitte eine gültige E-Mail-Adresse angeben'],
    [{ contactPhone: '12' }, 'contactPhone', 'Bitte eine gültige Telefonnummer angeben'],
    [
      { contactEmail: null, contactPhone: null },
      'contactEmail',
      'Bitte eine E-Mail-Adresse oder eine Telefonnummer angeben',
    ],
    [{ rentMax: -1 }, 'rentMax', 'rentMax: mindestens 0'],
    [
      { objects: [{ value: '0199e0a4-0000-7000-8000-000000000000', displayName: '' }] },
      'objects',
      'Ein gewünschtes Objekt gibt es nicht mehr',
    ],
  ])('says what is wrong with %j', async (change, field, message) => {
    const { home, clerk } = await office()
    const answer = await post(home, clerk, '/create', { ...anna, ...change })
    expect([answer.statusCode, answer.json().fields]).toEqual([422, { [field]: message }])
  })

  it('names the field and its own bound for each number out of bounds, and leaves the label to the screen', async () => {
    const { home, clerk } = await office()
    const answer = await post(home, clerk, '/create', { ...anna, lastName: '', roomsFrom: 21, rentMax: 2_000_000 })
    expect(answer.json()).toMatchObject({
      fields: {
        lastName: 'Bitte ausfüllen',
        roomsFrom: 'roomsFrom: höchstens 20',
        rentMax: "rentMax: höchstens 1'000'000",
      },
      labelled: { roomsFrom: '{{label}}: höchstens 20', rentMax: "{{label}}: höchstens 1'000'000" },
    })
  })

  it('knows an address that has asked before, however it is spelled, and says whose it is', async () => {
    const { home, clerk } = await office()
    const [known = ''] = await plantInterested(world, home, [{ contactEmail: 'Anna@Example.ch' }])
    const answer = await post(home, clerk, '/create', anna)
    expect([answer.statusCode, answer.json().current]).toEqual([409, { id: known, number: 101, name: 'Anna Muster' }])
  })

  it('asks for the permission', async () => {
    const { home } = await office()
    const contract = await world.person(home, 'contract')
    expect((await post(home, contract, '/create', anna)).statusCode).toBe(403)
    expect((await get(home, contract, '')).statusCode).toBe(403)
  })
})

describe('correcting', () => {
  it('tells what changed, and refuses who has seen an older one', async () => {
    const { home, clerk } = await office()
    const { id } = (await post(home, clerk, '/create', anna)).json()
    const saved = await post(home, clerk, `/${id}/edit`, { ...anna, rentMax: 2500, version: 1 })
    expect(saved.json()).toMatchObject({ version: 2 })
    const stale = await post(home, clerk, `/${id}/edit`, { ...anna, rentMax: 1000, version: 1 })
    expect([stale.statusCode, stale.json().current]).toMatchObject([409, { version: 2, data: { rentMax: 2500 } }])
    const { entries } = (await get(home, clerk, `/${id}/timeline`)).json()
    expect(entries[0]).toMatchObject({ event: 'interested.corrected', detail: 'Bruttomiete bis: 2100.5 → 2500' })
  })

  it('gives an address to one of two who are corrected at once', async () => {
    const { home, clerk } = await office()
    const ids = await plantInterested(world, home, [{}, {}, {}, {}])
    const address = { contactEmail: 'Zwei@Example.ch' }
    const answers = await Promise.all(
      ids.map((id) => post(home, clerk, `/${id}/edit`, { ...anna, ...address, version: 1 })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
  })

  it('hides other workspaces', async () => {
    const { home, clerk } = await office()
    const [id = ''] = await plantInterested(world, await world.workspace(), [{}])
    const answers = await Promise.all([
      get(home, clerk, `/${id}/edit`),
      get(home, clerk, `/${id}/timeline`),
      post(home, clerk, `/${id}/edit`, { ...anna, version: 1 }),
      post(home, clerk, `/${id}/change-status`, { action: 'activate' }),
      remove(home, clerk, id),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
  })
})

describe('the list', () => {
  it('counts by state and narrows by language and wanted object', async () => {
    const { home, clerk } = await office()
    const { objectId } = await plantWish(world, home, { title: 'Lindenweg 4', rooms: 3.5, by: [] })
    await plantInterested(world, home, [{}, { language: 'fr' }, { progressState: 'inactive', leftAt: new Date() }])
    const objects = [{ value: objectId, displayName: '' }]
    const { id } = (await post(home, clerk, '/create', { ...anna, contactEmail: 'b@example.ch', objects })).json()
    const rows = async (query: string) => (await get(home, clerk, `?${query}`)).json()
    const all = await rows('state=all')
    expect(all.pagination.totalItems).toBe(4)
    expect(
      all.stateFilters.choices.map(({ value, totalNum }: { value: string; totalNum: number }) => [value, totalNum]),
    ).toEqual([
      ['new', 3],
      ['contacted', 0],
      ['applied', 0],
      ['inactive', 1],
      ['all', 4],
    ])
    const french = await rows(`filters=${encodeURIComponent('{"language":["fr"]}')}`)
    expect(french.tableData.body).toHaveLength(1)
    const wanting = await rows(`filters=${encodeURIComponent(JSON.stringify({ object: [objectId] }))}`)
    expect(wanting.tableData.body.map(({ _id }: { _id: string }) => _id)).toEqual([id])
    const choices = (await get(home, clerk, '/choices/objects?search=linden')).json()
    expect(choices.items.map(({ value }: { value: string }) => value)).toEqual([objectId])
  })

  it('does to many what may be done to each, and says why it leaves out the others', async () => {
    const { home, clerk } = await office()
    const targets = await plantInterested(world, home, [{}, {}, { progressState: 'inactive', leftAt: new Date() }])
    const bulk = (body: object) => post(home, clerk, '', { targets, ...body })
    const off = (await bulk({ bulkAction: 'deactivate', option: { value: 'no_answer', name: '' } })).json()
    expect([off.changed, off.skippedByReason]).toEqual([2, [{ reason: 'Die Person ist inaktiv', count: 1 }]])
    const on = (await bulk({ bulkAction: 'activate', targets: targets.slice(0, 1) })).json()
    expect(on.changed).toBe(1)
    const gone = (await bulk({ bulkAction: 'delete' })).json()
    expect([gone.changed, gone.skippedByReason]).toEqual([
      2,
      [{ reason: 'Nur inaktive Personen können gelöscht werden', count: 1 }],
    ])
  })
})

describe('leaving', () => {
  it('has a reason, and can be taken back', async () => {
    const { home, clerk } = await office()
    const [id = ''] = await plantInterested(world, home, [{}])
    const status = (body: object) => post(home, clerk, `/${id}/change-status`, body)
    expect((await status({ action: 'activate' })).statusCode).toBe(409)
    expect((await status({ action: 'deactivate' })).statusCode).toBe(422)
    await status({ action: 'deactivate', reason: 'found_elsewhere', comment: 'In Bern' })
    expect((await get(home, clerk, `/${id}/edit`)).json()).toMatchObject({
      progress_state: 'inactive',
      leaveReason: 'Anderswo gefunden: In Bern',
    })
    expect((await post(home, clerk, `/${id}/edit`, { ...anna, version: 2 })).statusCode).toBe(409)
    expect((await status({ action: 'activate' })).json()).toMatchObject({ progress_state: 'new' })
    expect(await eventsOf(home, clerk, id)).toEqual(['interested.activated', 'interested.deactivated'])
  })

  it('is forgotten after half a year, and not before', async () => {
    const { home, clerk } = await office()
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
    await plantInterested(world, home, [
      { progressState: 'inactive', leftAt: daysAgo(181) },
      { progressState: 'inactive', leftAt: daysAgo(170) },
    ])
    await asSystem(world.services, home, (ctx) => ctx.enqueue(tidyInterestedJob, {}))
    await world.services.jobs.runDue()
    expect((await get(home, clerk, '?state=all')).json().pagination.totalItems).toBe(1)
  })

  it('leaves nothing behind that names somebody who is deleted', async () => {
    const { home, clerk } = await office()
    const person = { ...anna, lastName: 'Zwyssig', contactEmail: 'zwyssig@example.ch', remark: 'Frau Zwyssig' }
    const { id } = (await post(home, clerk, '/create', person)).json()
    await post(home, clerk, `/${id}/edit`, { ...person, contactEmail: 'anna.zwyssig@example.ch', version: 1 })
    const writer = await world.person(home, 'superuser')
    const words = { subject: 'Für [place_fullname]', body: '<p>[place_letter_salutation]</p>' }
    const mail = { method: 'POST' as const, as: writer }
    const direct = `/api/v1/communication/${id}/send-direct-mail`
    expect((await world.ask(home, { ...mail, url: direct, payload: words })).statusCode).toBe(200)
    const bulk = {
      url: '/api/v1/communication/interested/bulk-mail',
      payload: { applicationIds: [id], words: { de: words } },
    }
    expect((await world.ask(home, { ...mail, ...bulk })).statusCode).toBe(200)
    expect(await tablesNaming(home, 'zwyssig')).toContain('task_recipient')
    expect((await remove(home, clerk, id)).statusCode).toBe(409)
    await post(home, clerk, `/${id}/change-status`, { action: 'deactivate', reason: 'other', comment: 'Zwyssig' })
    expect((await remove(home, clerk, id)).statusCode).toBe(200)
    expect(await tablesNaming(home, 'zwyssig')).toEqual([])
  })
})

/** The job queue has its own schema. */
const tablesNaming = (home: Workspace, word: string) =>
  asSystem(world.services, home, async ({ client }) => {
    const { rows } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables
        where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`,
    )
    const naming: string[] = []
    for (const { name } of rows) {
      const found = await client.query(`select from ${name} t where t::text ilike '%' || $1 || '%' limit 1`, [word])
      if (found.rows.length > 0) naming.push(name)
    }
    return naming
  })
