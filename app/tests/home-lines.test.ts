// Each line of the home page counts exactly the rows of the list that its link opens.

import { expect, it } from 'vitest'
import { plantLetting } from '#areas/applications/server/testing/letting.ts'
import { plantApplications } from '#areas/applications/server/testing/planting.ts'
import { plantTenancy } from '#areas/applications/server/testing/tenancy.ts'
import { plantInterested } from '#areas/interested-people/server/testing/planting.ts'
import { plantFlat } from '#areas/objects/server/testing/planting.ts'
import { dayAfter } from '#platform/rules/calendar-day.ts'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'

const world = useWorld()

interface Line {
  key: string
  topic: string
  count: number
  path: string
  search: Record<string, string>
}

const linesOf = async (home: Workspace, as: Person): Promise<Line[]> =>
  (await world.ask(home, { url: '/api/v1/home', as })).json().today

const calls: Record<string, string> = {
  '/applications': 'applications',
  '/interested-people': 'applications/interested',
  '/objects/apartments': 'objects/apartments',
  '/tenant': 'tenants',
}

async function rowsBehind(home: Workspace, as: Person, { path, search }: Line): Promise<number> {
  const query = new URLSearchParams({ ...search, tableDataOnly: 'true' }).toString()
  const answer = await world.ask(home, { url: `/api/v1/${calls[path]}?${query}`, as })
  expect(answer.statusCode).toBe(200)
  return answer.json().pagination.totalItems
}

const inWorkspace = (home: Workspace, sql: string, values: unknown[] = []) =>
  asSystem(world.services, home, ({ client }) => client.query(sql, values))

it('counts what ends, waits and is missing, in this order, as the lists show it', async () => {
  const { home, objectId } = await plantTenancy(world)
  await plantApplications(world, home, [
    { number: 7, progressState: 'active.new' },
    { number: 8, progressState: 'active.new' },
    { number: 9, progressState: 'with_offer', offerUntil: new Date() },
    { number: 10, progressState: 'with_offer', offerUntil: new Date(Date.now() + 9 * 86_400_000) },
  ])
  await plantInterested(world, home, [{}])
  await plantFlat(world, home, { grossRent: null, netRent: null })
  await inWorkspace(home, 'update property_object set is_published = false where id = $1', [objectId])
  await inWorkspace(home, 'update assignment set contract_start = $1', [dayAfter(new Date(), 6)])
  const reserved = await plantFlat(world, home, { isPublished: false })
  const as = await world.person(home, 'admin')
  const payload = { until: dayAfter(new Date(), 1), note: 'Frei' }
  const url = `/api/v1/tenants/${reserved}/create-reservation`
  expect((await world.ask(home, { method: 'POST', url, payload, as })).statusCode).toBe(200)

  const lines = await linesOf(home, as)
  expect(lines.map(({ key, topic, count }) => [topic, key, count])).toEqual([
    ['expires', 'offers_ending', 1],
    ['expires', 'reservations_ending', 1],
    ['waits', 'applications_new', 2],
    ['waits', 'interested_new', 1],
    ['missing', 'contracts_missing', 1],
    ['missing', 'adverts_incomplete', 1],
  ])
  for (const line of lines) expect([line.key, await rowsBehind(home, as, line)]).toEqual([line.key, line.count])
})

it('counts assignments that wait for their release, and opens exactly these applications', async () => {
  const { home } = await plantTenancy(world)
  await inWorkspace(home, `update assignment set state = 'assigned', contract_state = null, released_at = null`)
  const as = await world.person(home, 'admin')
  const [line] = (await linesOf(home, as)).filter(({ key }) => key === 'assignments_to_release')
  expect(line).toMatchObject({ topic: 'missing', count: 1, path: '/applications' })
  expect(line && (await rowsBehind(home, as, line))).toBe(1)
  await inWorkspace(home, `update assignment set state = 'released', contract_state = 'without_contract'`)
  expect((await linesOf(home, as)).map(({ key }) => key)).not.toContain('assignments_to_release')
})

it('has no lines while nothing waits', async () => {
  const home = await world.workspace()
  expect(await linesOf(home, await world.person(home, 'admin'))).toEqual([])
})

it('says only what the person may see', async () => {
  const { home } = await plantLetting(world, { progressState: 'active.new' })
  const keysFor = async (role: 'admin' | 'marketer') =>
    (await linesOf(home, await world.person(home, role))).map(({ key }) => key)
  expect(await keysFor('admin')).toContain('applications_new')
  expect(await keysFor('marketer')).not.toContain('applications_new')
})

it('counts nothing of other workspaces', async () => {
  await plantLetting(world, { progressState: 'active.new' })
  const home = await world.workspace()
  expect(await linesOf(home, await world.person(home, 'admin'))).toEqual([])
})
