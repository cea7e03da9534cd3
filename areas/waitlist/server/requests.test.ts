// Waitlist requests end to end: adding, changing, removing, returning, with permissions.

import { describe, expect, it } from 'vitest'
import { plantApplications, plantWish } from '#areas/applications/server/testing/planting.ts'
import type { Workspace } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { plantRequests } from './testing/planting.ts'

const world = useWorld()
const path = '/api/v1/waitlist/applications'

const open = () => world.workspace({ features: ['waitlist'] })

async function office() {
  const home = await open()
  return { home, clerk: await world.person(home, 'user') }
}

const post = (home: Workspace, as: Person, url: string, payload: object = {}) =>
  world.ask(home, { method: 'POST', url, payload, as })
const look = async (home: Workspace, as: Person, id: string) =>
  (await world.ask(home, { url: `${path}/${id}`, as })).json()

const criteria = {
  contactName: 'Anna Muster',
  contactEmail: 'anna@example.ch',
  contactPhone: '079 123 45 67',
  language: 'de',
  kinds: ['apartment'],
  roomsFrom: 2.5,
  roomsTo: 3.5,
  rentMax: 1850.5,
  areaFrom: null,
  moveInFrom: '2027-04-01',
  places: [{ type: 'plz', plz: '8400', city: 'Winterthur', colony: null, district: null, address: null }],
  adults: 2,
  children: 1,
  needs: ['lift'],
  note: null,
}
const fresh = { ...criteria, id: null, applicationId: null, version: null }
const save = (home: Workspace, as: Person, body: object = {}) =>
  post(home, as, `${path}/criteria-form`, { ...fresh, ...body })

describe('recording somebody', () => {
  it('puts them on the waitlist as they said, accepted and in line from now on', async () => {
    const { home, clerk } = await office()
    const answer = await save(home, clerk)
    expect(answer.statusCode).toBe(200)
    const view = await look(home, clerk, answer.json().id)
    expect(view).toMatchObject({
      number: 1,
      progress_state: 'waitlist.accepted',
      contactPhone: '+41 79 123 45 67',
      criteria: { rentMax: 1850.5, roomsFrom: 2.5, moveInFrom: '2027-04-01', needs: ['lift'] },
      placeNames: ['8400 Winterthur'],
      waitlist_priority: 3,
    })
    expect(view.waitsSince).not.toBeNull()
    const timeline = await world.ask(home, { url: `${path}/${view.id}/timeline`, as: clerk })
    expect(timeline.json().entries.map(({ event }: { event: string }) => event)).toEqual(['waitlist.recorded'])
  })

  it.each([
    [{ kinds: [] }, 'kinds', 'Bitte wählen, was Sie suchen'],
    [{ roomsFrom: 4 }, 'roomsTo', 'Darf nicht kleiner sein als das Minimum'],
    [{ adults: 0 }, 'adults', 'adults: mindestens 1'],
    [{ contactPhone: '12' }, 'contactPhone', 'Bitte eine gültige Telefonnummer angeben'],
    [{ contactName: ' ' }, 'contactName', 'Bitte ausfüllen'],
  ])('says what is wrong with %j', async (body, field, message) => {
    const { home, clerk } = await office()
    const answer = await save(home, clerk, body)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().fields[field]).toBe(message)
  })

  it('asks for the permission, and for the feature', async () => {
    const { home } = await office()
    const marketer = await world.person(home, 'marketer')
    expect((await save(home, marketer)).statusCode).toBe(403)
    const without = await world.workspace()
    expect((await save(without, await world.person(without, 'user'))).statusCode).toBe(403)
  })
})

describe('correcting', () => {
  it('keeps what changed, tells of it, and refuses who has seen an older one', async () => {
    const { home, clerk } = await office()
    const { id } = (await save(home, clerk)).json()
    const corrected = await save(home, clerk, { id, version: 1, rentMax: 2000 })
    expect(corrected.json()).toMatchObject({ id, version: 2 })
    const stale = await save(home, clerk, { id, version: 1, rentMax: 1500 })
    expect(stale.statusCode).toBe(409)
    expect(stale.json().current).toMatchObject({ version: 2, data: { rentMax: 2000 } })
    const { entries } = (await world.ask(home, { url: `${path}/${id}/timeline`, as: clerk })).json()
    expect(entries[0]).toMatchObject({ event: 'waitlist.corrected', detail: 'Bruttomiete bis: 1850.5 → 2000' })
  })

  it('accepts what had only been filled in', async () => {
    const { home, clerk } = await office()
    const [id = ''] = await plantRequests(world, home, [{ progressState: 'new', waitsSince: null }])
    await save(home, clerk, { id, version: 1 })
    expect(await look(home, clerk, id)).toMatchObject({ progress_state: 'waitlist.accepted' })
  })

  it('hides other workspaces', async () => {
    const { home, clerk } = await office()
    const [id = ''] = await plantRequests(world, await open(), [{}])
    expect((await save(home, clerk, { id, version: 1 })).statusCode).toBe(404)
    const known: string[] = []
    for (const url of [`${path}/${id}`, `${path}/${id}/timeline`, `${path}/${id}/matching-objects`]) {
      if ((await world.ask(home, { url, as: clerk })).statusCode !== 404) known.push(url)
    }
    for (const action of ['accept', 'decline', 'set-to-inactive', 'waitlist-priority', 'send-criteria-form']) {
      const body = { reason: 'other', waitlist_priority: 1 }
      if ((await post(home, clerk, `${path}/${id}/${action}`, body)).statusCode !== 404) known.push(action)
    }
    expect(known).toEqual([])
    expect((await post(home, clerk, `${path}/bulk-set-to-active`, { targets: [id] })).statusCode).toBe(404)
    expect((await world.ask(home, { method: 'DELETE', url: `${path}/${id}`, as: clerk })).statusCode).toBe(404)
  })
})

describe('the states', () => {
  it('are walked one after the other, each with its reason in the history', async () => {
    const { home, clerk } = await office()
    const [id = ''] = await plantRequests(world, home, [{ progressState: 'new', waitsSince: null }])
    expect((await post(home, clerk, `${path}/${id}/accept`)).json().progress_state).toBe('waitlist.accepted')
    expect((await post(home, clerk, `${path}/${id}/accept`)).statusCode).toBe(409)
    const left = await post(home, clerk, `${path}/${id}/set-to-inactive`, {
      reason: 'no_answer',
      comment: 'Dreimal gemahnt',
    })
    expect(left.json().progress_state).toBe('inactive')
    expect((await look(home, clerk, id)).leaveReason).toBe('Keine Antwort: Dreimal gemahnt')
    expect((await post(home, clerk, `${path}/bulk-set-to-active`, { targets: [id] })).json().changed).toBe(1)
    expect((await post(home, clerk, `${path}/bulk-set-to-active`, { targets: [id] })).statusCode).toBe(409)
    const declined = await post(home, clerk, `${path}/${id}/decline`, { reason: 'not_entitled' })
    expect(declined.json().progress_state).toBe('declined')
    const { entries } = (await world.ask(home, { url: `${path}/${id}/timeline`, as: clerk })).json()
    expect(entries.map(({ event, detail }: { event: string; detail: string }) => [event, detail])).toEqual([
      ['waitlist.declined', 'Erfüllt die Bedingungen nicht'],
      ['waitlist.activated', null],
      ['waitlist.deactivated', 'Keine Antwort: Dreimal gemahnt'],
      ['waitlist.accepted', null],
    ])
  })

  it('are left only with a reason', async () => {
    const { home, clerk } = await office()
    const [id = ''] = await plantRequests(world, home, [{}])
    const answer = await post(home, clerk, `${path}/${id}/set-to-inactive`, {})
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['reason']])
  })

  it('skip what waits already when many are activated', async () => {
    const { home, clerk } = await office()
    const [gone = '', there = ''] = await plantRequests(world, home, [{ progressState: 'inactive' }, {}])
    const answer = (await post(home, clerk, `${path}/bulk-set-to-active`, { targets: [gone, there] })).json()
    expect(answer.notify[0].title).toBe('1 Gesuch aktiviert')
    expect(answer).toMatchObject({ changed: 1, skipped: [{ id: there, reason: 'Das Gesuch ist auf der Warteliste' }] })
  })

  it('end in a deletion that leaves no name behind', async () => {
    const { home, clerk } = await office()
    const [id = ''] = await plantRequests(world, home, [{ contactName: 'Zora Vergessen' }])
    const remove = () => world.ask(home, { method: 'DELETE', url: `${path}/${id}`, as: clerk })
    expect((await remove()).statusCode).toBe(409)
    await post(home, clerk, `${path}/${id}/set-to-inactive`, { reason: 'other' })
    expect((await remove()).statusCode).toBe(200)
    expect((await world.ask(home, { url: `${path}/${id}`, as: clerk })).statusCode).toBe(404)
  })
})

describe('the priority', () => {
  it('is set from 1 to 5, with its reason', async () => {
    const { home, clerk } = await office()
    const [id = ''] = await plantRequests(world, home, [{}])
    const set = (waitlist_priority: number) =>
      post(home, clerk, `${path}/${id}/waitlist-priority`, { waitlist_priority, reason: 'Härtefall' })
    expect((await set(1)).json().waitlist_priority).toBe(1)
    expect((await set(6)).statusCode).toBe(422)
    const { entries } = (await world.ask(home, { url: `${path}/${id}/timeline`, as: clerk })).json()
    expect(entries.map(({ detail }: { detail: string }) => detail)).toEqual(['Härtefall · Priorität: 3 → 1'])
  })
})

describe('the list', () => {
  const list = async (home: Workspace, as: Person, query: string) =>
    (await world.ask(home, { url: `${path}/?${query}`, as })).json()
  const names = (answer: { tableData: { body: { contact_name: { value: string } }[] } }) =>
    answer.tableData.body.map(({ contact_name }) => contact_name.value)

  it('shows a state by priority, finds by name and phone, filters, and leads to details', async () => {
    const { home, clerk } = await office()
    const [first = ''] = await plantRequests(world, home, [
      { contactName: 'Berta Später', priority: 3 },
      { contactName: 'Anton Zuerst', priority: 1, kinds: ['parkingspace'] },
      { contactName: 'Clara Weg', progressState: 'inactive' },
    ])
    const accepted = await list(home, clerk, 'state=waitlist.accepted')
    expect(names(accepted)).toEqual(['Anton Zuerst', 'Berta Später'])
    expect(accepted.tableData.body[1]._detail_column.href).toBe(`/waitlist/applications/${first}`)
    expect(names(await list(home, clerk, 'state=all&search=clara'))).toEqual(['Clara Weg'])
    const filters = encodeURIComponent(JSON.stringify({ kinds: ['parkingspace'] }))
    expect(names(await list(home, clerk, `state=all&filters=${filters}`))).toEqual(['Anton Zuerst'])
  })

  it('sets several inactive with a reason, activates and deletes them, and exports', async () => {
    const { home, clerk } = await office()
    const targets = await plantRequests(world, home, [{}, {}])
    const bulk = (bulkAction: string, more: object = {}) =>
      post(home, clerk, `${path}/`, { bulkAction, targets, ...more })
    expect((await bulk('delete')).json()).toMatchObject({ changed: 0 })
    const option = { value: 'no_answer', name: '' }
    expect((await bulk('deactivate', { option })).json()).toMatchObject({ changed: 2 })
    expect((await bulk('activate')).json()).toMatchObject({ changed: 2 })
    const sheet = await bulk('exportExcel')
    expect(sheet.headers['content-type']).toContain('spreadsheet')
    await bulk('deactivate', { option })
    expect((await bulk('delete')).json()).toMatchObject({ changed: 2 })
  })
})

describe('an application that got no home', () => {
  async function homeless(state: 'active.evaluated' | 'assigned' = 'active.evaluated') {
    const { home, clerk } = await office()
    const [id = ''] = await plantApplications(world, home, [
      {
        progressState: state,
        adults: 2,
        children: 1,
        persons: 3,
        contactPhone: '+41791234567',
        moveInWish: '2027-05-01',
      },
    ])
    await plantWish(world, home, { title: 'Wohnung', rooms: 3.5, by: [id] })
    return { home, clerk, id }
  }

  it('goes on the waitlist with what it tells, once', async () => {
    const { home, clerk, id } = await homeless()
    const form = (await world.ask(home, { url: `${path}/criteria-form?applicationId=${id}`, as: clerk })).json()
    expect(form).toMatchObject({
      reason: null,
      data: { contactName: 'Anna Muster', roomsFrom: 3.5, adults: 2, children: 1, moveInFrom: '2027-05-01' },
    })
    expect(form.data.places).toMatchObject([{ type: 'plz', plz: '8400' }])
    const put = () =>
      post(home, clerk, `${path}/criteria-form`, { ...form.data, id: null, applicationId: id, version: null })
    const { id: requestId } = (await put()).json()
    expect(await look(home, clerk, requestId)).toMatchObject({ source: 'application', application: { id, number: 1 } })
    const again = await put()
    expect([again.statusCode, again.json().message]).toEqual([409, 'Diese Bewerbung ist bereits auf der Warteliste'])
    const standing = (await world.ask(home, { url: `/api/v1/applications/${id}/waitlist-request`, as: clerk })).json()
    expect(standing).toMatchObject({ request: { id: requestId }, canBePut: { allowed: false } })
  })

  it('does not once it has an object', async () => {
    const { home, clerk, id } = await homeless('assigned')
    const answer = await post(home, clerk, `${path}/criteria-form`, { ...fresh, applicationId: id })
    expect(answer.statusCode).toBe(409)
  })

  it('is not told to whoever may not see applications, nor to other workspaces', async () => {
    const { clerk, home, id } = await homeless()
    const other = await office()
    const url = `/api/v1/applications/${id}/waitlist-request`
    expect((await world.ask(other.home, { url, as: other.clerk })).statusCode).toBe(404)
    expect((await world.ask(home, { url, as: clerk })).statusCode).toBe(200)
  })

  it('leaves its request behind when it is deleted', async () => {
    const { home, clerk, id } = await homeless()
    const { id: requestId } = (await save(home, clerk, { applicationId: id })).json()
    await asSystem(world.services, home, async ({ client }) => {
      await client.query('delete from application where workspace_id = $1 and id = $2', [home.id, id])
    })
    expect((await look(home, clerk, requestId)).application).toBeNull()
  })
})

it('nobody is found where nobody is', async () => {
  const { home, clerk } = await office()
  expect((await world.ask(home, { url: `${path}/${newId()}`, as: clerk })).statusCode).toBe(404)
})
