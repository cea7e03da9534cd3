// End of a tenancy: entered with its last day, executed after that day, and the steps allowed afterwards.

import { afterEach, describe, expect, it } from 'vitest'
import { dayAfter, endOfDay } from '#platform/rules/calendar-day.ts'
import { offerFlat, stateOf } from '#areas/applications/server/testing/letting.ts'
import { plantApplications } from '#areas/applications/server/testing/planting.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { endTenancy } from './ending.ts'
import { plantTenancy, postTo, signContract, type Tenancy } from '#areas/applications/server/testing/tenancy.ts'

const world = useWorld()
afterEach(() => world.setTime(new Date()))

const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000)
/** By the Swiss calendar, like the rules. */
const dayIn = (days: number) => dayAfter(new Date(), days)

async function plantTenant(): Promise<Tenancy> {
  const tenancy = await plantTenancy(world)
  await signContract(world, tenancy, '2026-01-01')
  return tenancy
}

const terminate = (tenancy: Tenancy, more: object = {}, as?: Person) =>
  postTo(world, tenancy, 'terminate', { quitOn: dayIn(90), reason: 'Umzug', ...more }, as)
const remove = (tenancy: Tenancy, as = tenancy.clerk) =>
  world.ask(tenancy.home, { method: 'DELETE', url: `/api/v1/tenants/${tenancy.tenantId}`, as })
const look = async ({ home, tenantId, clerk }: Tenancy) =>
  (await world.ask(home, { url: `/api/v1/tenants/${tenantId}`, as: clerk })).json()

/** The job is due on that day; the test calls it like the queue does. */
async function endBy(tenancy: Tenancy, day: string): Promise<void> {
  world.setTime(new Date(`${day}T10:00:00Z`))
  await asSystem(world.services, tenancy.home, (ctx) => endTenancy(ctx, { tenantId: tenancy.tenantId }))
}

describe('terminating', () => {
  it('keeps the household in the flat until its last day, and then frees it for the next', async () => {
    const tenancy = await plantTenant()
    const quitOn = dayIn(90)
    expect((await terminate(tenancy, { quitOn })).json().progress_state).toBe('quit')
    expect((await stateOf(world, tenancy)).object).toBe('rented')
    await endBy(tenancy, dayIn(89))
    expect((await stateOf(world, tenancy)).object).toBe('rented')
    // The household may stay until the end of its last day.
    await endBy(tenancy, quitOn)
    expect((await stateOf(world, tenancy)).object).toBe('rented')
    await endBy(tenancy, dayIn(91))
    expect((await stateOf(world, tenancy)).object).toBe('available')
    expect((await look(tenancy)).endedAt).not.toBeNull()
    const [next = ''] = await plantApplications(world, tenancy.home, [{ number: 2 }])
    await offerFlat(world, { ...tenancy, applicationId: next })
    await endBy(tenancy, dayIn(92))
    expect((await stateOf(world, tenancy)).object).toBe('with_offer')
  })

  it('today leaves the flat let until midnight', async () => {
    const tenancy = await plantTenant()
    await terminate(tenancy, { quitOn: dayIn(0) })
    expect((await stateOf(world, tenancy)).object).toBe('rented')
    expect((await look(tenancy)).endedAt).toBeNull()
    const { rows } = await world.services.pool.query<{ start_after: Date }>(
      `select start_after from pgboss.job where name = 'end-tenancy' and data -> 'data' ->> 'tenantId' = $1`,
      [tenancy.tenantId],
    )
    expect(rows.map((row) => row.start_after.getTime())).toEqual([endOfDay(dayIn(0)).getTime() + 1000])
  })

  it('is refused with a day nobody can mean', async () => {
    const tenancy = await plantTenant()
    const answer = await terminate(tenancy, { quitOn: '2226-03-31' })
    expect([answer.statusCode, answer.json().fields]).toEqual([
      422,
      { quitOn: 'Dieser Tag liegt mehr als 10 Jahre in der Zukunft' },
    ])
    expect((await stateOf(world, tenancy)).assignments[0]?.contractState).toBe('with_contract')
  })

  it('is carried out at once when the last day is over', async () => {
    const tenancy = await plantTenant()
    await terminate(tenancy, { quitOn: dayIn(-3), noticeOn: dayIn(-100) })
    expect((await stateOf(world, tenancy)).object).toBe('available')
    expect((await look(tenancy)).version).toBe((await stateOf(world, tenancy)).assignments[0]?.version)
  })

  it('taken back before the day leaves the job nothing to do', async () => {
    const tenancy = await plantTenant()
    const quitOn = dayIn(30)
    await terminate(tenancy, { quitOn })
    expect((await postTo(world, tenancy, 'reset-to-default')).statusCode).toBe(200)
    await endBy(tenancy, quitOn)
    expect((await stateOf(world, tenancy)).object).toBe('assigned')
  })

  it('remembers who gave notice, when, and when the keys come back', async () => {
    const tenancy = await plantTenant()
    const days = { noticeOn: dayIn(-2), quitOn: dayIn(90), handoverOn: dayIn(91) }
    await terminate(tenancy, { ...days, quitBy: 'landlord' })
    expect(await look(tenancy)).toMatchObject({ ...days, quitBy: 'landlord', endedAt: null })
  })

  it('needs a signed contract, an end after the start, and notice before the end', async () => {
    const unsigned = await plantTenancy(world)
    expect((await terminate(unsigned)).statusCode).toBe(409)
    const tenancy = await plantTenant()
    expect((await terminate(tenancy, { quitOn: '2025-12-31' })).json().fields).toEqual({
      quitOn: 'Das Ende liegt vor dem Mietbeginn',
    })
    expect((await terminate(tenancy, { noticeOn: dayIn(91) })).json().fields).toEqual({
      noticeOn: 'Das Datum liegt nach dem Mietende',
    })
  })

  it('asks for the permission, and hides other workspaces', async () => {
    const tenancy = await plantTenant()
    expect((await terminate(tenancy, {}, await world.person(tenancy.home, 'assistant'))).statusCode).toBe(403)
    expect((await terminate({ ...(await plantTenant()), tenantId: tenancy.tenantId })).statusCode).toBe(404)
  })
})

describe('deleting', () => {
  it('erases a household without contract and sends it back to the applications', async () => {
    const tenancy = await plantTenancy(world)
    expect((await remove(tenancy)).statusCode).toBe(200)
    expect(await stateOf(world, tenancy)).toMatchObject({
      application: 'active.evaluated',
      object: 'available',
      assignments: [],
    })
  })

  it('is refused while somebody lives there, and possible when they have left', async () => {
    const tenancy = await plantTenant()
    expect((await remove(tenancy)).statusCode).toBe(409)
    await terminate(tenancy)
    expect((await remove(tenancy)).json().message).toBe('Der Haushalt wohnt bis zum Mietende hier.')
    await endBy(tenancy, dayIn(91))
    world.setTime(new Date())
    expect((await remove(tenancy)).statusCode).toBe(200)
    expect(await stateOf(world, tenancy)).toMatchObject({ application: 'inactive', object: 'available' })
  })

  it('asks for the permission, and hides other workspaces', async () => {
    const tenancy = await plantTenancy(world)
    expect((await remove(tenancy, await world.person(tenancy.home, 'assistant'))).statusCode).toBe(403)
    expect((await remove({ ...(await plantTenancy(world)), tenantId: tenancy.tenantId })).statusCode).toBe(404)
  })
})

describe('a reservation', () => {
  const reserve = (tenancy: Tenancy, id: string, until: string, as = tenancy.clerk) =>
    world.ask(tenancy.home, {
      method: 'POST',
      url: `/api/v1/tenants/${id}/create-reservation`,
      payload: { until, note: 'Hauswart zieht um' },
      as,
    })
  const unreserve = (tenancy: Tenancy, id: string, as = tenancy.clerk) =>
    world.ask(tenancy.home, { method: 'POST', url: `/api/v1/tenants/${id}/remove-reservation`, as })

  it('waits for the tenants who have given notice and then holds the flat', async () => {
    const tenancy = await plantTenant()
    expect((await reserve(tenancy, tenancy.tenantId, dayIn(200))).statusCode).toBe(409)
    await terminate(tenancy)
    expect((await reserve(tenancy, tenancy.tenantId, dayIn(90))).json().fields).toEqual({
      until: 'Bis dahin ist das Objekt bewohnt',
    })
    expect((await reserve(tenancy, tenancy.tenantId, dayIn(200))).statusCode).toBe(200)
    expect(await look(tenancy)).toMatchObject({ reservation: { hasBegun: false, note: 'Hauswart zieht um' } })
    await endBy(tenancy, dayIn(91))
    expect((await stateOf(world, tenancy)).object).toBe('reserved')
  })

  it('of a free flat needs no tenancy, stands once, and is taken away again', async () => {
    const tenancy = await plantTenancy(world)
    await remove(tenancy)
    expect((await reserve(tenancy, tenancy.objectId, dayIn(-1))).statusCode).toBe(422)
    expect((await reserve(tenancy, tenancy.objectId, dayIn(10))).statusCode).toBe(200)
    expect((await stateOf(world, tenancy)).object).toBe('reserved')
    expect((await reserve(tenancy, tenancy.objectId, dayIn(10))).json().message).toBe('Das Objekt ist reserviert.')
    expect((await unreserve(tenancy, tenancy.objectId)).statusCode).toBe(200)
    expect((await stateOf(world, tenancy)).object).toBe('available')
    expect((await unreserve(tenancy, tenancy.objectId)).statusCode).toBe(409)
  })

  it('ends by itself after its last day', async () => {
    const tenancy = await plantTenancy(world)
    await remove(tenancy)
    await reserve(tenancy, tenancy.objectId, dayIn(0))
    const { rows } = await world.services.pool.query<{ start_after: Date; data: { data: object } }>(
      `select start_after, data from pgboss.job where name = 'end-reservation' and data ->> 'workspaceId' = $1`,
      [tenancy.home.id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.start_after.getTime()).toBeLessThan(tomorrow.getTime() + 2 * 60 * 60 * 1000)
  })

  it('asks for the permission, and hides other workspaces', async () => {
    const tenancy = await plantTenancy(world)
    const assistant = await world.person(tenancy.home, 'assistant')
    expect((await reserve(tenancy, tenancy.objectId, dayIn(10), assistant)).statusCode).toBe(403)
    expect((await unreserve(tenancy, tenancy.objectId, assistant)).statusCode).toBe(403)
    const abroad = await plantTenancy(world)
    expect((await reserve(abroad, tenancy.objectId, dayIn(10))).statusCode).toBe(404)
    expect((await unreserve(abroad, tenancy.tenantId)).statusCode).toBe(404)
  })
})
