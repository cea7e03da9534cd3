// A test-only area works with nothing but its server manifest: menu, list, a change to a lower area, nightly job.

import { afterAll, expect, it } from 'vitest'
import { plantTenancy } from '#areas/applications/server/testing/tenancy.ts'
import { objectListKey } from '#areas/objects/contract/lists.ts'
import { objectRemoval, tiesOnObjects } from '#areas/objects/server/public.ts'
import { plantInterested } from '#areas/interested-people/server/testing/planting.ts'
import { isSelling } from '#platform/rules/project-type.ts'
import { plantFlat } from '#areas/objects/server/testing/planting.ts'
import { processFields, readProcessField, type NumberField } from '#areas/project-settings/server/public.ts'
import { notificationGroups, notificationKinds, tellStaff } from '#areas/users/server/public.ts'
import type { ServerArea } from '#platform/server/area.ts'
import { demoChapters, tellChapters } from '#platform/server/demo/chapter.ts'
import { extend, registerExtensions } from '#platform/server/extension-point.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { mainMenu, settingsMenu } from '#platform/server/menu.ts'
import { AppError } from '#platform/server/app-error.ts'
import { listAddition, listAdditions } from '#platform/server/table/additions.ts'
import type { FoundRow } from '#platform/server/table/declaration.ts'
import { toggleFilter } from '#platform/server/table/filter.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { areas } from '../areas.server.ts'

interface FoundVisit extends FoundRow {
  rooms: string
}

const visits: string[] = []
const notes: string[] = []
const kept = new Set<string>()

const visited = listAddition<FoundVisit>({
  lists: ['tenants'],
  select: { id: 't.id', rooms: 'visited.reference_number' },
  join: 'join property_object visited on visited.workspace_id = t.workspace_id and visited.id = t.object_id',
  columns: [
    { key: 'visited', title: 'general_close', cell: 'text', after: 'state', value: ({ rooms }) => `visited ${rooms}` },
  ],
  filters: [{ filter: toggleFilter({ key: 'unvisited', name: 'general_close', where: 'false' }) }],
  marks: ({ rooms }) => ({ _visited: rooms }),
  buttons: ['visit'],
  actions: [
    {
      key: 'visit',
      after: null,
      name: 'general_close',
      permission: 'tenants_write',
      async perform(_ctx, { rooms }) {
        visits.push(rooms)
      },
    },
  ],
})

interface FoundNote extends FoundRow {
  note: string
}

const noted = listAddition<FoundNote>({
  lists: [objectListKey('apartment'), 'buildings', 'applications', 'interested-people'],
  select: { id: 't.id', note: 'note.words' },
  join: `cross join lateral (select 'noted ' || t.id as words) note`,
  columns: [{ key: 'note', title: 'general_close', cell: 'text', after: null, value: ({ note }) => note }],
  filters: [{ filter: toggleFilter({ key: 'noted', name: 'general_close', where: 'true' }) }],
  marks: ({ id }) => ({ _noted: id }),
  buttons: ['note'],
  actions: [
    {
      key: 'note',
      name: 'general_close',
      permission: 'permit',
      async perform(_ctx, { note }) {
        notes.push(note)
      },
    },
  ],
  leavesOut: ({ workspace }) => (isSelling(workspace.projectType) ? ['note'] : []),
})

const lead: NumberField = {
  kind: 'number',
  key: 'visitLeadDays',
  section: 'visits',
  order: 1,
  default: 2,
  least: 1,
  most: 9,
}

const testArea: ServerArea = {
  name: 'test-area',
  open: () => {},
  jobs: { 'test-visits': async (ctx) => void visits.push(ctx.workspace.id) },
  nightly: ['test-visits'],
  extensions: [
    extend(mainMenu, { order: 450, key: 'visits', icon: 'home', path: '/visits', permission: 'tenants_read' }),
    extend(settingsMenu, { order: 150, key: 'visit_settings', icon: 'home', path: '/visits/s', permission: 'admin' }),
    extend(demoChapters, {
      name: 'visits',
      after: ['interested-people'],
      load: async () => ({
        tell: async (ctx, { staff, objects }) => {
          const actor = { kind: 'user', id: staff.user.id, name: staff.user.name } as const
          const subject = { kind: 'visit', id: ctx.workspace.id, title: `${objects.length} objects` }
          return [{ at: ctx.now, actor, event: 'visit.planned', subject }]
        },
      }),
    }),
    extend(processFields, lead),
    extend(processFields, {
      kind: 'switch',
      key: 'visitsAlone',
      section: 'offers',
      order: 2,
      default: true,
      only: ['sale'],
    }),
    extend(notificationGroups, [{ key: 'visits', order: 150, only: ['reletting'] }]),
    extend(notificationKinds, [{ kind: 'visit_booked', group: 'visits', order: 150, isUrgent: true }]),
    extend(listAdditions, visited),
    extend(listAdditions, noted),
    extend(tiesOnObjects, {
      keeps: [{ reason: 'general_no_entries_available', rows: [`(select 1) one where t.reference_number = 'HELD'`] }],
    }),
    extend(objectRemoval, async (_ctx, id) => {
      if (kept.has(id)) throw new AppError('general_access_denied')
    }),
  ],
}

const world = useOwnWorld({}, [...areas, testArea])
// Test files in the same process share the registry, so it is restored.
afterAll(() => registerExtensions(areas))

it('stands in both menus at its position, for those who may see it', async () => {
  const home = await world.workspace()
  const keysFor = async (role: Parameters<typeof world.person>[1]) => {
    const as = await world.person(home, role)
    const { menus } = (await world.ask(home, { method: 'GET', url: '/api/v1/bootstrap', as })).json()
    const keys = (items: { key: string }[]) => items.map(({ key }) => key)
    return { main: keys(menus.mainMenu), settings: keys(menus.projectSettings) }
  }
  const { main, settings } = await keysFor('admin')
  expect(main.slice(main.indexOf('applications'), main.indexOf('applications') + 2)).toEqual(['applications', 'visits'])
  expect(settings.slice(0, 2)).toEqual(['settings_project', 'visit_settings'])
})

it('adds a column, a filter, a flag, a button and a bulk action to a list of another area', async () => {
  const { home, clerk, tenantId } = await plantTenancy(world)
  const list = async (query = '') =>
    (await world.ask(home, { method: 'GET', url: `/api/v1/tenants${query}`, as: clerk })).json()
  const { definition, tableData } = await list('?state=all')
  const keys = definition.header.map(({ key }: { key: string }) => key)
  expect(keys[keys.indexOf('state') + 1]).toBe('visited')
  expect(definition.header.find(({ key }: { key: string }) => key === 'detail').buttons).toContain('visit')
  const [row] = tableData.body
  expect(JSON.stringify(row.visited)).toContain(`visited ${row._visited}`)
  const filtered = await list(`?state=all&filters=${encodeURIComponent(JSON.stringify({ unvisited: true }))}`)
  expect(filtered.tableData.body).toEqual([])
  const done = await world.ask(home, {
    method: 'POST',
    url: '/api/v1/tenants/',
    payload: { bulkAction: 'visit', targets: [tenantId] },
    as: clerk,
  })
  expect(done.statusCode).toBe(200)
  expect(visits).toContain(row._visited)
})

it('adds the same to the lists of objects, buildings, applications and interested people', async () => {
  const { home, objectId } = await plantTenancy(world)
  const as = await world.person(home, 'admin')
  await plantInterested(world, home, [{}])
  const filters = encodeURIComponent(JSON.stringify({ noted: true }))
  for (const path of ['objects/apartments', 'buildings', 'applications', 'applications/interested']) {
    const url = `/api/v1/${path}?state=all&filters=${filters}`
    const answer = await world.ask(home, { method: 'GET', url, as })
    expect([path, answer.statusCode, answer.json().message]).toEqual([path, 200, undefined])
    const { definition, tableData } = answer.json()
    expect([path, definition.header[0].key]).toEqual([path, 'note'])
    const [row] = tableData.body
    expect([path, row.note, row._noted]).toEqual([path, `noted ${row._id}`, row._id])
    const bulk = {
      bulkAction: 'note',
      targets: { all: true, search: '', state: 'all', filters: '{"noted":true}', except: [] },
    }
    const done = await world.ask(home, { method: 'POST', url: `/api/v1/${path}/`, payload: bulk, as })
    expect([path, done.statusCode, done.json().changed]).toEqual([path, 200, tableData.body.length])
    expect(notes).toContain(row.note)
  }
  expect(notes).toContain(`noted ${objectId}`)
  const review = await world.ask(home, { url: `/api/v1/applications/choices/review?state=all&filters=${filters}`, as })
  expect([review.statusCode, review.json().ids.length]).toEqual([200, 1])
})

it('leaves out an added column where it does not apply', async () => {
  const home = await world.workspace({ projectType: 'sale' })
  const as = await world.person(home, 'admin')
  const { definition } = (await world.ask(home, { method: 'GET', url: '/api/v1/applications', as })).json()
  expect(definition.header.map(({ key }: { key: string }) => key)).not.toContain('note')
})

it('keeps an object of another area, with its reason in the list and at the deletion', async () => {
  const home = await world.workspace()
  const as = await world.person(home, 'admin')
  const id = await plantFlat(world, home, { referenceNumber: 'HELD' })
  const { tableData } = (await world.ask(home, { method: 'GET', url: '/api/v1/objects/apartments', as })).json()
  expect(tableData.body[0]._bulk_delete_available.value).toBe(false)
  const refused = await world.ask(home, { method: 'DELETE', url: `/api/v1/objects/${id}`, as })
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    tableData.body[0]._bulk_delete_available.unavailable_tooltip,
  ])
})

it('takes part in a change of another area, and its refusal undoes the change', async () => {
  const home = await world.workspace()
  const as = await world.person(home, 'admin')
  const id = await plantFlat(world, home)
  const remove = () => world.ask(home, { method: 'DELETE', url: `/api/v1/objects/${id}`, as })
  kept.add(id)
  expect((await remove()).statusCode).toBe(409)
  expect((await world.ask(home, { method: 'GET', url: `/api/v1/objects/${id}`, as })).statusCode).toBe(200)
  kept.delete(id)
  expect((await remove()).statusCode).toBe(200)
})

it('runs its nightly job in each workspace', async () => {
  const homes = [await world.workspace(), await world.workspace()]
  await world.services.jobs.enqueueNight()
  await world.services.jobs.runDue()
  for (const { id } of homes) expect(visits.filter((one) => one === id)).toHaveLength(1)
})

it('notifies staff, who choose how', async () => {
  const home = await world.workspace()
  const as = await world.person(home, 'admin')
  const ask = async (url: string, payload?: object) =>
    (
      await world.ask(home, {
        method: payload ? 'POST' : 'GET',
        url: `/api/v1/users/${url}`,
        ...(payload && { payload }),
        as,
      })
    ).json()
  const { groups } = await ask('system-notification-preference')
  expect(groups.slice(0, 2)).toMatchObject([{ key: 'applications' }, { key: 'visits' }])
  expect(groups[1].kinds).toEqual([{ kind: 'visit_booked', channel: 'now' }])
  const happening = {
    kind: 'visit_booked',
    permission: 'viewing',
    name: 'Anna',
    path: '/visits',
    responsible: [],
  } as const
  const tell = () => asSystem(world.services, home, (ctx) => tellStaff(ctx, happening))
  await tell()
  expect((await ask('news')).news).toMatchObject([{ kind: 'visit_booked', name: 'Anna' }])
  await ask('notification-settings', { settings: [{ kind: 'visit_booked', channel: 'off' }], scope: 'all' })
  await tell()
  expect((await ask('news')).news).toHaveLength(1)
})

it('has its fields in the process settings, and reads them typed', async () => {
  const home = await world.workspace()
  const as = await world.person(home, 'admin')
  const url = '/api/v1/settings/process'
  const page = async () => (await world.ask(home, { url, as })).json()
  const save = (payload: object) => world.ask(home, { method: 'POST', url, payload, as })
  const read = () => asSystem(world.services, home, (ctx) => readProcessField(ctx, lead))
  const { data, fields, version } = await page()
  expect(fields).toEqual([
    { kind: 'number', key: 'visitLeadDays', section: 'visits', least: 1, most: 9, isInDays: false },
  ])
  expect(data.visitLeadDays).toBe(2)
  expect(data).not.toHaveProperty('projectType')
  expect(await read()).toBe(2)
  const refused = await save({ ...data, visitLeadDays: 10, version })
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['visitLeadDays']])
  expect((await save({ ...data, visitLeadDays: 5, visitsAlone: false, unheardOf: 1, version })).statusCode).toBe(200)
  const saved = await page()
  expect([saved.data.visitLeadDays, saved.data.visitsAlone, saved.data.unheardOf]).toEqual([5, undefined, undefined])
  expect(saved.history[0].changes).toMatchObject([{ label: 'visitLeadDays', old: '2', new: '5' }])
  expect(await read()).toBe(5)
  // A caller that does not know the field keeps its value.
  const { visitLeadDays: _, ...known } = saved.data
  expect((await save({ ...known, offerValidDays: 6, version: saved.version })).statusCode).toBe(200)
  expect(await read()).toBe(5)
})

it('tells its chapter of the demo after the one it needs', async () => {
  const home = await world.workspace()
  const { id } = await world.person(home, 'user')
  const person = { id, name: 'Anna', language: 'de' } as const
  const leaders = { superadmin: person, admin: person, superuser: person, user: person }
  const staff = { ...leaders, assistant: person, marketer: person, contract: person, analyst: person }
  const events = await asSystem(world.services, home, (ctx) => tellChapters(ctx, { staff, objects: [] }))
  expect(events).toMatchObject([{ event: 'visit.planned', actor: { id }, subject: { title: '0 objects' } }])
})
