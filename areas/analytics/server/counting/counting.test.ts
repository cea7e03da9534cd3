import { describe, expect, it } from 'vitest'
import { plantApplications, plantWish } from '#areas/applications/server/testing/planting.ts'
import type { Context, Workspace } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import {
  change,
  expectedSums,
  newHousehold,
  pick,
  randomBy,
  type Flat,
  type Household,
} from '../testing/random-letting.ts'
import { allBuildings, keepFacts } from './count-records.ts'
import { catchUp, compare } from './jobs.ts'

const world = useWorld()

const inHome = <Result>(home: Workspace, work: (ctx: Context) => Promise<Result>) =>
  asSystem(world.services, home, (ctx) => work({ ...ctx, enqueue: async () => {} }))

const countAll = (home: Workspace) => inHome(home, (ctx) => compare(ctx, {}))
const countNew = (home: Workspace) => inHome(home, (ctx) => catchUp(ctx))

async function sumsOf(home: Workspace): Promise<Map<string, string>> {
  const { rows } = await inHome(home, ({ client }) =>
    client.query<Record<string, string | number | boolean>>(
      `select * from analytics_day where workspace_id = $1 and records <> 0 and facet <> 'days_to_contract'`,
      [home.id],
    ),
  )
  return new Map(
    rows.map((row) => [
      [row.facet, row.building_id, row.day, row.object_kind, row.state, row.is_deleted, row.value].join('|'),
      [row.records, row.offered, row.refused].join(','),
    ]),
  )
}

/** The sums of objects per day of their buildings, in the shape of analytics_object. */
const byDay = `(select workspace_id, building_id, value::uuid as object_id, object_kind, state, sum(records)::integer as records
  from analytics_day where record_kind = 'application' and facet = 'object' and building_id <> '${allBuildings}'
  group by 1, 2, 3, 4, 5) d`

async function sumsOfObjects(home: Workspace, from: string) {
  const { rows } = await inHome(home, ({ client }) =>
    client.query(
      `select building_id, object_id, object_kind, state, records from ${from} where workspace_id = $1 and records <> 0 order by 1, 2, 3, 4`,
      [home.id],
    ),
  )
  return rows
}

async function plantFlats(home: Workspace): Promise<Flat[]> {
  const flats: Flat[] = []
  for (let index = 0; index < 4; index += 1) {
    const { objectId, buildingId } = await plantWish(world, home, { title: `Flat ${index}`, rooms: 3, by: [] })
    flats.push({ id: objectId, buildingId, kind: 'apartment' })
  }
  return flats
}

/** Writes households of the model into the database, and an audit entry for each. */
async function write(
  home: Workspace,
  { added, touched, changed, deleted }: Record<'added' | 'touched' | 'changed' | 'deleted', Household[]>,
) {
  await inHome(home, async (ctx) => {
    // Points are not counted here, so that wishes do not cause a recount of them.
    await ctx.client.query(`select set_config('app.points_brought', 'yes', true)`)
    await ctx.client.query(writeHouseholds, [home.id, JSON.stringify(changed)])
    await ctx.client.query(writePeople, [home.id, JSON.stringify(added)])
    await ctx.client.query(writeOffers, [home.id, JSON.stringify(touched)])
    // The handlers do the same before they delete.
    const gone = deleted.map(({ id }) => id)
    await keepFacts(ctx, gone)
    await ctx.client.query('delete from application where workspace_id = $1 and id = any($2)', [home.id, gone])
    for (const { id } of [...touched, ...deleted])
      ctx.record({ event: 'application.changed', subject: { kind: 'application', id, title: 'Anna Muster' } })
  })
}

const given = `jsonb_to_recordset($2::jsonb) as h (id uuid, "createdAt" timestamptz, flat jsonb, state text, reason text,
  source text, portal text, language text, household text, income integer, age integer, offers jsonb)`

const writeHouseholds = `
insert into application (workspace_id, id, number, language, contact_name, contact_email, household_type, adults, children, persons,
  slug, token_hash, search_text, created_at, last_activity_at, progress_state, deactivation_reason, source, income, answers)
select $1, id, (select coalesce(max(number), 0) from application where workspace_id = $1) + row_number() over (), language, 'Anna Muster', 'anna@example.ch', household, 1, 0, 1,
  replace(id::text, '-', ''), '', '', "createdAt", "createdAt", state, reason, source, income,
  jsonb_strip_nulls(jsonb_build_object('platform', portal)) from ${given}
on conflict (workspace_id, id) do update set progress_state = excluded.progress_state, source = excluded.source,
  deactivation_reason = excluded.deactivation_reason, income = excluded.income`

/** The id of the adult is that of the application. */
const writePeople = `
with people as (
  insert into adult (workspace_id, id, application_id, position, first_name, last_name, date_of_birth)
  select $1, id, id, 1, 'Anna', 'Muster', ("createdAt" - make_interval(years => age))::date from ${given}
)
insert into application_wish (workspace_id, application_id, object_id, building_id, rank)
select $1, id, (flat ->> 'id')::uuid, (flat ->> 'buildingId')::uuid, 1 from ${given}`

const writeOffers = `
insert into offer (workspace_id, id, application_id, object_id, state, valid_until, token_hash, created_at)
select $1, (o ->> 'id')::uuid, h.id, (flat ->> 'id')::uuid, o ->> 'state', (o ->> 'at')::timestamptz + interval '5 days',
  decode(md5(o ->> 'id'), 'hex'), (o ->> 'at')::timestamptz
from ${given}, jsonb_array_elements(h.offers) o on conflict do nothing`

describe('the sums per day', () => {
  it('equal a recount after 10,000 random changes, those of deleted records included', async () => {
    const home = await world.workspace()
    const random = randomBy(560)
    const flats = await plantFlats(home)
    const living = new Map<string, Household>()
    const deleted: Household[] = []
    await countAll(home)
    for (let changes = 0; changes < 10_000;) {
      const touched = new Map<string, Household>()
      const changed = new Set<Household>()
      const added: Household[] = []
      const gone: Household[] = []
      const counted = [...living.values()]
      for (let index = 0; index < 2000; index += 1, changes += 1) {
        const one = random.chance(0.3) || counted.length === 0 ? newHousehold(random, flats) : pick(random, counted)
        if (!living.has(one.id)) {
          added.push(one)
          touched.set(one.id, one)
          changed.add(one)
          // Some are deleted before a job has counted them.
          if (random.chance(0.05)) gone.push(one)
          else living.set(one.id, one)
          continue
        }
        if (!touched.has(one.id) && random.chance(0.1)) {
          living.delete(one.id)
          gone.push(structuredClone(one))
          counted.splice(counted.indexOf(one), 1)
          continue
        }
        touched.set(one.id, one)
        if (change(random, one)) changed.add(one)
      }
      await write(home, { added, touched: [...touched.values()], changed: [...changed], deleted: gone })
      deleted.push(...gone)
      await countNew(home)
    }
    const expected = expectedSums([...living.values()], deleted, allBuildings)
    expect(deleted.length).toBeGreaterThan(100)
    expect(await sumsOf(home)).toEqual(expected)
    const objectSums = await sumsOfObjects(home, 'analytics_object')
    expect(objectSums.length).toBeGreaterThan(10)
    expect(objectSums).toEqual(await sumsOfObjects(home, byDay))
    await countAll(home)
    expect(await sumsOf(home)).toEqual(expected)
    expect(await sumsOfObjects(home, 'analytics_object')).toEqual(objectSums)
  })

  it('count a change without an audit entry at the next comparison', async () => {
    const home = await world.workspace()
    const [id = ''] = await plantApplications(world, home, [{ source: 'website' }])
    await countAll(home)
    await inHome(home, ({ client }) =>
      client.query(`update application set source = 'platform' where workspace_id = $1 and id = $2`, [home.id, id]),
    )
    await countNew(home)
    expect([...(await sumsOf(home)).keys()].filter((key) => key.startsWith('source'))[0]).toMatch(/website$/)
    await countAll(home)
    expect([...(await sumsOf(home)).keys()].filter((key) => key.startsWith('source'))).toMatchObject([
      expect.stringMatching(/platform$/),
    ])
  })

  it('count a record that was deleted before it was counted', async () => {
    const home = await world.workspace()
    await countAll(home)
    const [id = ''] = await plantApplications(world, home, [{ source: 'website', progressState: 'inactive' }])
    const admin = await world.person(home, 'admin')
    const url = `/api/v1/applications/${id}`
    expect((await world.ask(home, { method: 'DELETE', url, as: admin })).statusCode).toBe(200)
    await countNew(home)
    const sums = await sumsOf(home)
    expect([...sums].filter(([key]) => key.startsWith('source'))).toEqual([
      [expect.stringMatching(/inactive\|true\|website$/), '1,0,0'],
    ])
  })

  it('keep the age band of a household that was anonymised', async () => {
    const home = await world.workspace()
    const [id = ''] = await plantApplications(world, home, [{}])
    const run = (statement: string) => inHome(home, ({ client }) => client.query(statement, [home.id, id]))
    await run(`update adult set date_of_birth = '1990-05-05' where workspace_id = $1 and application_id = $2`)
    await countAll(home)
    await run(`delete from adult where workspace_id = $1 and application_id = $2`)
    await run(`update application set anonymised_at = now() where workspace_id = $1 and id = $2`)
    await countAll(home)
    expect([...(await sumsOf(home)).keys()].find((key) => key.startsWith('age'))).toMatch(/35_44$/)
  })

  it('stay apart from those of other workspaces', async () => {
    const [home, other] = [await world.workspace(), await world.workspace()]
    await plantApplications(world, other, [{}, {}])
    await countAll(other)
    await countAll(home)
    expect((await sumsOf(home)).size).toBe(0)
    expect((await sumsOf(other)).size).toBeGreaterThan(0)
  })
})

it('runs through all records in portions', async () => {
  const home = await world.workspace()
  await plantApplications(world, home, [{}, {}])
  const enqueued: [string, object][] = []
  await asSystem(world.services, home, (ctx) =>
    compare({ ...ctx, enqueue: async (job, data) => void enqueued.push([job, data]) }, { after: newId() }),
  )
  expect((await sumsOf(home)).size).toBe(0)
  expect(enqueued).toEqual([['catch-up-analytics', {}]])
})
