import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { adult } from '#areas/applications/server/tables.ts'
import { plantApplications, plantWish } from '#areas/applications/server/testing/planting.ts'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import type { Origin } from '../rules/origins.ts'
import { countOrigin } from './origin.ts'
import { originCount } from './tables.ts'

const world = useWorld()
const households: [string, string | null, Origin][] = [
  ...Array.from({ length: 6 }, (): [string, string, Origin] => ['CH', '8400', 'ZH']),
  ...Array.from({ length: 3 }, (): [string, string, Origin] => ['', '3011', 'BE']),
  ['DE', '79539', 'abroad'],
  ['CH', '0400', 'unknown'],
  ['CH', null, 'unknown'],
]

let home: Workspace
let building = ''
beforeAll(async () => {
  home = await world.workspace({ features: ['analytics'] })
  const ids = await plantApplications(
    world,
    home,
    households.map((_, index) => ({ contactName: `A ${index}` })),
  )
  await asSystem(world.services, home, async ({ db }) => {
    for (const [index, id] of ids.entries()) {
      const [country, postcode] = households[index] ?? []
      await db.update(adult).set({ answers: { country, postcode } }).where(eq(adult.applicationId, id))
    }
    // A second adult does not count.
    const other = { workspaceId: home.id, id: crypto.randomUUID(), position: 2, firstName: 'B', lastName: 'B' }
    await db.insert(adult).values({ ...other, applicationId: ids[0] ?? '', answers: { postcode: '1003' } })
    // No adult at all.
    await db.delete(adult).where(eq(adult.applicationId, ids.at(-1) ?? ''))
  })
  building = (await plantWish(world, home, { title: 'Flat', rooms: 3, by: ids.slice(4, 8) })).buildingId
})

async function countsFor(role: 'admin' | 'analyst', query = '') {
  const as = await world.person(home, role)
  return (await world.ask(home, { url: `/api/v1/maps/origin${query}`, as })).json()
}

type Group = { origin: Origin; count: number | null }
const countsIn = ({ groups }: { groups: Group[] }) => groups.map(({ origin, count }) => [origin, count])

describe('the origin of applications', () => {
  it('adds up to all of them, by canton', async () => {
    const answer = await countsFor('admin')
    expect(answer).toMatchObject({ total: 12, masked: 0, countedAt: null })
    expect(countsIn(answer)).toEqual([
      ['ZH', 6],
      ['BE', 3],
      ['unknown', 2],
      ['abroad', 1],
    ])
    expect(answer.groups[0]).toMatchObject({ title: 'Zürich', places: [{ postcode: '8400', city: 'Winterthur' }] })
  })

  it('is masked in small groups for those who are not admins, and still adds up', async () => {
    const answer = await countsFor('analyst')
    expect(answer).toMatchObject({ total: 12, masked: 6 })
    expect(countsIn(answer)).toEqual([
      ['ZH', 6],
      ['BE', null],
      ['unknown', null],
      ['abroad', null],
    ])
  })

  it('of a building counts those who wish for it', async () => {
    expect(countsIn(await countsFor('admin', `?building=${building}`))).toEqual([
      ['BE', 2],
      ['ZH', 2],
    ])
  })

  it.each<Origin>(['ZH', 'BE', 'abroad', 'unknown', 'GE'])(
    'opens as many applications of %s as it counts',
    async (origin) => {
      const as = await world.person(home, 'admin')
      const filters = encodeURIComponent(JSON.stringify({ origin: [origin] }))
      const url = `/api/v1/applications/?filters=${filters}&tableDataOnly=true`
      const { pagination } = (await world.ask(home, { url, as })).json()
      const group = (await countsFor('admin')).groups.find((one: Group) => one.origin === origin)
      expect(pagination.totalItems).toBe(group?.count ?? 0)
    },
  )

  it.each([
    ['8400', 6],
    ['3011', 3],
    ['79539', 0],
    ['8001', 0],
  ])('opens the applications of the postcode %s', async (postcode, count) => {
    const as = await world.person(home, 'admin')
    const filters = encodeURIComponent(JSON.stringify({ origin_postcode: [postcode] }))
    const url = `/api/v1/applications/?filters=${filters}&tableDataOnly=true`
    expect((await world.ask(home, { url, as })).json().pagination?.totalItems ?? 0).toBe(count)
  })

  it('is for those who see analytics', async () => {
    const as = await world.person(home, 'marketer')
    expect((await world.ask(home, { url: '/api/v1/maps/origin', as })).statusCode).toBe(403)
  })
})

describe('the nightly count', () => {
  it('keeps for a large workspace what would be counted at that moment, by building too', async () => {
    const large = await world.workspace({ features: ['analytics'] })
    const [wishing] = await plantApplications(world, large, [{ contactName: 'A B' }, { contactName: 'C D' }])
    const { buildingId } = await plantWish(world, large, { title: 'Flat', rooms: 3, by: [wishing ?? ''] })
    await asSystem(world.services, large, async ({ client }) => {
      await client.query(
        `insert into application (workspace_id, id, number, language, contact_name, contact_email, household_type, adults,
            children, persons, slug, token_hash, search_text)
          select workspace_id, gen_random_uuid(), 10 + n, language, contact_name, contact_email, household_type, adults,
            children, persons, slug || n, token_hash, search_text
          from application, generate_series(1, 20000) n where workspace_id = $1 and number = 1`,
        [large.id],
      )
    })
    await asSystem(world.services, large, countOrigin)
    const as = await world.person(large, 'admin')
    const answer = (await world.ask(large, { url: '/api/v1/maps/origin', as })).json()
    expect(answer).toMatchObject({ total: 20_002, groups: [{ origin: 'unknown', count: 20_002 }] })
    expect(answer.countedAt).toMatch(/^20/)
    const ofBuilding = await world.ask(large, { url: `/api/v1/maps/origin?building=${buildingId}`, as })
    expect(ofBuilding.json().total).toBe(1)
  })

  it('keeps nothing of a small workspace', async () => {
    await asSystem(world.services, home, countOrigin)
    const rows = await asSystem(world.services, home, ({ db }) => db.select().from(originCount))
    expect(rows).toEqual([])
  })
})
