// The change log: its calls answer, refuse, show each person only entries about records that they may open, hide other
// workspaces, and page.

import { drizzle } from 'drizzle-orm/node-postgres'
import { describe, expect, it } from 'vitest'
import { plantApplications } from '#areas/applications/server/testing/planting.ts'
import type { Permission, Role } from '#platform/rules/permissions.ts'
import { redactAudit } from '#platform/server/audit/redact.ts'
import type { AuditEntry } from '#platform/server/audit/record.ts'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { projectSetting, rolePermission } from '#platform/server/session/tables.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { subjectKinds } from '../rules/subject-kinds.ts'

const world = useWorld()

const get = (home: Workspace, as: Person, path: string) => world.ask(home, { url: `/api/v1/event-log/${path}`, as })

interface Cell {
  value: string
  href?: string
  panel?: object
}
interface Line {
  _id: string
  at: string
  by: string
  event: Cell
  record: Cell
  kind: string
  changes: string | null
  cause: string | null
}

const read = async (home: Workspace, as: Person, filters: object = {}, more = ''): Promise<Line[]> => {
  const query = `filters=${encodeURIComponent(JSON.stringify(filters))}&rowsPerPage=50${more}`
  return (await get(home, as, `logs?${query}`)).json().tableData.body
}
const events = (rows: Line[]) => rows.map(({ event }) => event.value)

/** Records these entries, each in a transaction of its own, oldest first. */
async function happened(home: Workspace, ...entries: (AuditEntry | AuditEntry[])[]): Promise<void> {
  for (const one of entries) {
    await asSystem(world.services, home, async (ctx) => [one].flat().forEach((entry) => ctx.record(entry)))
  }
}

const about = (kind: string, title = 'Anna Muster', id = newId()) => ({ kind, id, title })
const made = (subject: AuditEntry['subject'], fields: Partial<AuditEntry> = {}): AuditEntry => ({
  event: 'object.changed',
  subject,
  ...fields,
})

/** A person whose role has exactly these permissions. */
async function personWith(home: Workspace, ...permissions: Permission[]): Promise<Person> {
  await inWorkspace(world.services.pool, home.id, (client) =>
    drizzle({ client }).insert(rolePermission).values({ workspaceId: home.id, role: 'assistant', permissions }),
  )
  return world.person(home, 'assistant')
}

/** Nobody but the roles superadmin and admin may hold it. */
const notAdmin = (permission: Permission) => permission !== 'admin'

async function scene(role: Role = 'admin') {
  const home = await world.workspace({ features: ['waitlist'] })
  return { home, as: await world.person(home, role) }
}

describe('the list', () => {
  it('says who did what to which record and why, newest first', async () => {
    const { home, as } = await scene()
    const flat = about('object', 'Wartstrasse 31')
    const actor = { kind: 'user' as const, id: as.id, name: 'Mirjam Zgraggen' }
    const changes = [{ field: 'progress_state', old: 'available', new: 'assigned' }]
    await happened(home, made(flat), made(flat, { event: 'object.state_changed', changes, cause: 'Eilig', actor }))
    const [newest, older] = await read(home, as)
    expect(newest).toMatchObject({
      by: 'Mirjam Zgraggen',
      record: { value: 'Wartstrasse 31', href: `/objects/${flat.id}` },
      kind: 'Objekt',
      cause: 'Eilig',
    })
    expect(newest?.changes).toMatch(/^Status: \S+ → \S+$/)
    expect(newest?.event.href).toBe(`/changelog-details?entry=${newest?._id}`)
    expect(older?.by).toBe('Quartier')
  })

  it('is told in the language of the reader', async () => {
    const { home, as } = await scene()
    await happened(home, made(about('object')))
    const answer = await world.ask(home, { url: '/fr/api/v1/event-log/logs', as })
    expect(answer.json().tableData.body[0]).toMatchObject({ kind: 'Objet', event: { value: 'Données modifiées' } })
  })

  it('filters by person, kind, event, record, actor and period', async () => {
    const { home, as } = await scene()
    const [flat, house] = [about('object'), about('building')]
    const actor = { kind: 'user' as const, id: as.id, name: 'Nora' }
    await happened(home, made(flat), made(house, { event: 'building.changed', actor }))
    const one = async (filters: object) => (await read(home, as, filters)).map(({ record }) => record.href)
    const [ofFlat, ofHouse] = [[`/objects/${flat.id}`], [`/objects/buildings/${house.id}`]]
    expect(await one({ person: [as.id] })).toEqual(ofHouse)
    expect(await one({ kind: ['object'] })).toEqual(ofFlat)
    expect(await one({ event: ['building.changed'] })).toEqual(ofHouse)
    expect(await one({ record: [flat.id] })).toEqual(ofFlat)
    expect(await one({ actor: ['system'] })).toEqual(ofFlat)
    expect(await one({ period: { to: '2020-01-01' } })).toEqual([])
    expect(await one({ period: { from: '2020-01-01' } })).toHaveLength(2)
  })

  it('filters by kinds that have parts', async () => {
    const { home, as } = await scene()
    await happened(home, made(about('setting.process')), made(about('role.user')), made(about('object')))
    expect(await read(home, as, { kind: ['setting', 'role'] })).toHaveLength(2)
  })

  it('searches the names of records, without regard to accents', async () => {
    const { home, as } = await scene()
    await happened(home, made(about('object', 'Sägeweg 4')), made(about('object', 'Marktgasse 1')))
    expect(await read(home, as, {}, '&search=sageweg')).toMatchObject([{ record: { value: 'Sägeweg 4' } }])
  })

  it('pages through all entries, each once', async () => {
    const { home, as } = await scene()
    await happened(
      home,
      Array.from({ length: 12 }, () => made(about('object'))),
    )
    const page = async (number: number) =>
      (await get(home, as, `logs?rowsPerPage=5&page=${number}`)).json().tableData.body.map((row: Line) => row._id)
    const ids = [...(await page(1)), ...(await page(2)), ...(await page(3))]
    expect(new Set(ids).size).toBe(12)
    expect(ids).toHaveLength(12)
    expect(ids[0] > ids[11]).toBe(true)
  })

  it.each([
    ['an unknown kind', { kind: ['nonsense'] }],
    ['an event that is none', { event: ['Robert'] }],
    ['a record without an id', { record: ['1'] }],
  ])('refuses %s', async (_what, filters) => {
    const { home, as } = await scene()
    const answer = await get(home, as, `logs?filters=${encodeURIComponent(JSON.stringify(filters))}`)
    expect(answer.statusCode).toBe(422)
  })

  it('hides other workspaces', async () => {
    const { home, as } = await scene()
    const other = await scene()
    await happened(other.home, made(about('object')))
    const [foreign] = await read(other.home, other.as)
    expect(await read(home, as)).toEqual([])
    expect((await get(home, as, `logs/${foreign?._id}`)).statusCode).toBe(404)
    expect((await get(home, as, 'choices')).json().items).toEqual([])
  })

  it('names a deleted record without a link', async () => {
    const { home, as } = await scene()
    const flat = about('object', 'Wartstrasse 31')
    await happened(home, made(flat), made(flat, { event: 'object.deleted' }))
    const rows = await read(home, as)
    expect(rows.map(({ record }) => record)).toEqual([
      { value: 'Wartstrasse 31', tooltip: 'Gelöscht' },
      { value: 'Wartstrasse 31', tooltip: 'Gelöscht' },
    ])
  })

  it('shows nothing of words that were erased', async () => {
    const { home, as } = await scene()
    const person = about('interested_person', 'Selma Begić')
    const actor = { kind: 'applicant' as const, id: null, name: 'Selma Begić' }
    await happened(home, made(person, { event: 'interested.recorded', cause: 'Selma Begić', actor }))
    await asSystem(world.services, home, (ctx) => redactAudit(ctx, person.id))
    const rows = await read(home, as, { record: [person.id] })
    expect(rows).toMatchObject([{ record: { value: 'Angaben gelöscht' }, by: 'Bewerberin oder Bewerber', cause: null }])
    expect(JSON.stringify(await read(home, as))).not.toContain('Begić')
    expect(await read(home, as, {}, '&search=begic')).toEqual([])
    expect((await get(home, as, 'choices?search=begic')).json().items).toEqual([])
    const details = (await get(home, as, `logs/${rows[0]?._id}`)).json()
    expect(details).toMatchObject({ isErased: true, changes: [], cause: null, record: { state: 'erased' } })
  })

  it('is exported as a spreadsheet, and the export is an entry itself', async () => {
    const { home, as } = await scene()
    await happened(home, made(about('object')))
    const payload = { bulkAction: 'exportExcel', targets: { all: true } }
    const answer = await world.ask(home, { method: 'POST', url: '/api/v1/event-log/logs', payload, as })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('spreadsheetml')
    expect(events(await read(home, as))[0]).toBe('Liste als Excel exportiert')
  })
})

describe('a person sees', () => {
  const ofKinds = Object.entries(subjectKinds).map(([kind, { permission }]) => [kind, permission] as const)

  it.each(ofKinds)('%s with the permission %s', async (kind, permission) => {
    const { home, as } = await scene()
    await happened(home, made(about(kind)))
    const permissions: Permission[] = kind.startsWith('report') ? [permission, 'budget_read'] : [permission]
    expect(await read(home, permission === 'admin' ? as : await personWith(home, ...permissions))).toHaveLength(1)
  })

  // Everybody has the permission `permit`.
  it.each(ofKinds.filter(([, permission]) => permission !== 'permit'))(
    '%s not without the permission %s',
    async (kind, permission) => {
      const { home } = await scene()
      await happened(home, made(about(kind)))
      const others = Object.values(subjectKinds).flatMap((one) => (one.permission === permission ? [] : one.permission))
      const as = await personWith(home, ...new Set<Permission>(['homepage_read', ...others.filter(notAdmin)]))
      expect(await read(home, as)).toEqual([])
      expect((await get(home, as, 'choices')).json().items).toEqual([])
    },
  )

  it('a kind that nobody listed only as an administrator', async () => {
    const { home, as } = await scene()
    await happened(home, made(about('something_new')))
    expect(await read(home, as)).toMatchObject([{ kind: 'Anderes', record: { value: 'Anna Muster' } }])
    expect(await read(home, await world.person(home, 'superuser'))).toEqual([])
  })

  it('fees of an object only with the permission of the budget', async () => {
    const { home } = await scene()
    await happened(home, made(about('object'), { event: 'budget.fee_calculated' }))
    const as = await personWith(home, 'object_read')
    expect(await read(home, as)).toEqual([])
    expect((await get(home, as, 'choices/events')).json().items).toEqual([])
    expect(await read(home, await world.person(home, 'analyst'))).toHaveLength(1)
  })

  it.each([
    ['report', 'kind', 'letting'],
    ['report_schedule', 'rhythm', 'monthly'],
  ])('a %s with costs, and one that is gone, only with the permission of the budget', async (table, column, value) => {
    const { home } = await scene()
    const [plain, costs, gone] = [about(table, 'Quartal'), about(table, 'Kosten'), about(table, 'Alt')]
    await inWorkspace(world.services.pool, home.id, (client) =>
      client.query(
        `insert into ${table} (workspace_id, id, ${column}, title, options, created_at)
         values ($1, $2, $4, '', '{"costs": false}', now()), ($1, $3, $4, '', '{"costs": true}', now())`,
        [home.id, plain.id, costs.id, value],
      ),
    )
    await happened(home, made(plain), made(costs), made(gone))
    const titles = async (as: Person) => (await read(home, as)).map(({ record }) => record.value)
    const user = await world.person(home, 'user')
    expect(await titles(user)).toEqual(['Quartal'])
    expect((await get(home, user, 'choices?search=kosten')).json().items).toEqual([])
    expect(await titles(await world.person(home, 'analyst'))).toEqual(['Alt', 'Kosten', 'Quartal'])
  })

  it('nothing as an owner', async () => {
    const { home } = await scene()
    const owner = await world.person(home, 'owner')
    for (const path of ['init', 'logs', 'choices', 'choices/events', `logs/${newId()}`]) {
      expect((await get(home, owner, path)).statusCode).toBe(403)
    }
  })

  it('the names of applicants only with the permission to read applications', async () => {
    const { home, as } = await scene()
    const actor = { kind: 'applicant' as const, id: null, name: 'Selma Begić' }
    await happened(home, made(about('object'), { event: 'object.state_changed', actor }))
    expect((await read(home, as))[0]?.by).toBe('Selma Begić')
    expect((await read(home, await personWith(home, 'object_read')))[0]?.by).toBe('Bewerberin oder Bewerber')
  })

  it('no grade of a first evaluation before the second one is given', async () => {
    const { home } = await scene()
    await inWorkspace(world.services.pool, home.id, (client) =>
      drizzle({ client })
        .insert(projectSetting)
        .values({ workspaceId: home.id, key: 'process', value: { secondEvaluationRequired: true } }),
    )
    const graded = { overallEvaluation: 'B' as const, evaluatedBy: newId() }
    const [id = ''] = await plantApplications(world, home, [{ contactName: 'Selma Begić', ...graded }])
    const changes = [{ field: 'grade_overall', old: null, new: 'B' }]
    await happened(
      home,
      made({ kind: 'application', id, title: '1 Selma' }, { event: 'application.evaluated', changes }),
    )
    const [asked, reader] = [await world.person(home, 'user'), await personWith(home, 'applications_read')]
    const [row] = await read(home, asked)
    expect(row?.changes).toBeNull()
    expect((await get(home, asked, `logs/${row?._id}`)).json()).toMatchObject({ isWithheld: true, changes: [] })
    expect((await read(home, reader))[0]?.changes).toBe('Gesamtbeurteilung: B')
  })
})
