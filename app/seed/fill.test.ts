import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { fillWorkspace } from './fill.ts'

const world = useOwnWorld()

const rowsIn = (home: Workspace, text: string) =>
  asSystem(world.services, home, async ({ client }) => (await client.query<Record<string, unknown>>(text)).rows)

async function filled(applications: number): Promise<Workspace> {
  const home = await world.workspace()
  await fillWorkspace(world.services, home, { applications, say: () => {} })
  return home
}

const people = `select number, contact_name, contact_email, household_type, progress_state, income, search_text
  from application order by number`

describe('a filled workspace', () => {
  it('holds as many applications as were asked for, numbered on from the last', async () => {
    const home = await filled(300)
    await fillWorkspace(world.services, home, { applications: 20, say: () => {} })
    const [range] = await rowsIn(
      home,
      'select count(*) as n, min(number) as first, max(number) as last from application',
    )
    expect(range).toEqual({ n: 320, first: 1, last: 320 })
  })

  it('is the same in every database', async () => {
    const [one, other] = [await filled(50), await filled(50)]
    expect(await rowsIn(one, people)).toEqual(await rowsIn(other, people))
  })

  it('has as many flats as were asked for', async () => {
    const home = await world.workspace()
    await fillWorkspace(world.services, home, { applications: 100, flats: 130, say: () => {} })
    const [count] = await rowsIn(
      home,
      'select count(*) as n, count(distinct reference_number) as numbers from property_object',
    )
    expect(count).toEqual({ n: 130, numbers: 130 })
  })

  it('gives each flat that is held the household that holds it', async () => {
    const home = await filled(400)
    const states = await rowsIn(
      home,
      `select o.progress_state as flat, a.progress_state as household, s.state, s.contract_state, f.state as offer, count(*) as n
       from property_object o
       left join offer f on f.object_id = o.id and f.state in ('open', 'accepted')
       left join assignment s on s.object_id = o.id
       left join application a on a.id = f.application_id
       group by 1, 2, 3, 4, 5 order by 1, 4`,
    )
    const flat = (fields: object) => expect.objectContaining(fields)
    expect(states).toEqual([
      flat({ flat: 'assigned', household: 'assigned', state: 'released', contract_state: 'contract_sent', n: 4 }),
      flat({ flat: 'assigned', household: 'assigned', state: 'released', contract_state: 'without_contract', n: 4 }),
      flat({ flat: 'assigned', household: 'assigned', state: 'assigned', contract_state: null, n: 4 }),
      flat({ flat: 'available', household: null, n: 16 }),
      flat({ flat: 'rented', household: 'assigned', state: 'released', contract_state: 'with_contract', n: 8 }),
      flat({ flat: 'with_offer', household: 'with_offer', offer: 'open', n: 4 }),
    ])
  })

  it('says of each grade who gave it, the second never by the first', async () => {
    const home = await world.workspace()
    for (const role of ['admin', 'user'] as const) await world.person(home, role)
    await fillWorkspace(world.services, home, { applications: 300, say: () => {} })
    const [judged] = await rowsIn(
      home,
      `select count(*) > 0 as some, bool_and(a.evaluated_by = f.rated_by) as known,
         count(s.rated_by) > 0 as twice, bool_and(s.rated_by <> f.rated_by) as by_another
       from application a
       left join evaluation f on f.application_id = a.id and f.round = 'final'
       left join evaluation s on s.application_id = a.id and s.round = 'second_evaluation'
       where a.overall_evaluation is not null`,
    )
    expect(judged).toEqual({ some: true, known: true, twice: true, by_another: true })
  })

  it('brings the points that a recount gives', async () => {
    const home = await filled(200)
    const ask = () => rowsIn(home, 'select number, points, public_points from application order by number')
    const brought = await ask()
    expect(new Set(brought.map(({ points }) => points)).size).toBeGreaterThan(20)
    await rowsIn(home, 'update application set points = null')
    expect(await ask()).toEqual(brought)
  })

  it('can be searched like any other', async () => {
    const home = await filled(50)
    const [row] = await rowsIn(
      home,
      'select number, contact_name, contact_phone from application order by number limit 1',
    )
    const national = String(row?.contact_phone).replace('+41', '0')
    const search = encodeURIComponent(`${String(row?.contact_name)} ${national}`)
    const url = `/api/v1/applications/?state=all&search=${search}`
    const { tableData } = (await world.ask(home, { url, as: await world.person(home) })).json()
    expect(tableData.body).toMatchObject([{ number: { value: String(row?.number) } }])
  })
})
