// Property test with two concurrent users: no sequence of calls takes a contract through a forbidden transition, and
// the object's state always matches its tenancy.

import fc from 'fast-check'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { plantTenancy, type Tenancy } from '#areas/applications/server/testing/tenancy.ts'
import { assignment } from '#areas/applications/server/tables.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { propertyObject, objectReservation } from '#areas/objects/server/tables.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { endTenancy } from './ending.ts'
import { contractWays, type Place } from './testing/ways.ts'

const world = useWorld()

const actions = [
  'mark_sent',
  'mark_sent',
  'send_mail',
  'sign',
  'sign',
  'withdraw',
  'terminate_later',
  'terminate_later',
  'terminate_past',
  'reset',
  'delete',
  'cancel',
  'reserve',
  'unreserve',
  'days_pass',
  'terms',
] as const
type Action = (typeof actions)[number]

const step = fc.record({
  deed: fc.constantFrom(...actions),
  other: fc.option(fc.constantFrom(...actions), { freq: 2 }),
})

it('no sequence of calls takes a contract a way it may not go', { timeout: 180_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 20 }), async (steps) => {
      world.setTime(new Date())
      const tenancy = await plantTenancy(world)
      for (const { deed: action, other } of steps) {
        const before = await placeOf(tenancy)
        const asked = other === null ? [action] : [action, other]
        const answers = await Promise.all(asked.map((one) => act(tenancy, one)))
        for (const status of answers) expect([200, 404, 409, 422]).toContain(status)
        const done = answers.filter((status) => status === 200).length
        const after = await placeOf(tenancy)
        expect(reachable(before, done), `${before} → ${after} by ${asked.join(' and ')}`).toContain(after)
        await expectSense(tenancy, after)
      }
    }),
    // Stops at the first failure: shrinking the sequence takes too long.
    { numRuns: 6, endOnFailure: true },
  )
})

/** States reachable with at most this many actions, including the starting state. */
function reachable(from: Place, actionsDone: number): Place[] {
  if (actionsDone === 0) return [from]
  return [from, ...contractWays[from].flatMap((next) => reachable(next, actionsDone - 1))]
}

async function act({ home, tenantId, objectId, clerk }: Tenancy, action: Action): Promise<number> {
  const today = dayOf(world.services.clock())
  const dayIn = (days: number) =>
    new Date(Date.parse(`${today}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
  const tenant = `tenants/${tenantId}`
  const ask = async (method: 'POST' | 'DELETE', url: string, payload?: object) =>
    (await world.ask(home, { method, url: `/api/v1/${url}`, as: clerk, ...(payload && { payload }) })).statusCode
  switch (action) {
    case 'mark_sent':
      return ask('POST', `${tenant}/change-contract-state`, { contractState: 'contract_sent' })
    case 'sign':
      return ask('POST', `${tenant}/change-contract-state`, {
        contractState: 'with_contract',
        contractStart: '2026-01-01',
      })
    case 'send_mail':
      return ask('POST', `${tenant}/send-contract-email`, {})
    case 'withdraw':
      return ask('POST', `${tenant}/cancel-contract`, {})
    case 'terminate_later':
      return ask('POST', `${tenant}/terminate`, { quitOn: dayIn(60), reason: 'Umzug' })
    case 'terminate_past':
      return ask('POST', `${tenant}/terminate`, { quitOn: dayIn(-1), noticeOn: dayIn(-90), reason: 'Umzug' })
    case 'reset':
      return ask('POST', `${tenant}/reset-to-default`, {})
    case 'delete':
      return ask('DELETE', tenant)
    case 'cancel':
      return ask('POST', `objects/assignment/${tenantId}/cancel`, { reason: 'Irrtum' })
    case 'reserve':
      return ask('POST', `tenants/${objectId}/create-reservation`, { until: dayIn(100), note: 'Hauswart' })
    case 'unreserve':
      return ask('POST', `tenants/${objectId}/remove-reservation`)
    case 'terms':
      return ask('POST', `${tenant}/contract-terms`, { version: 1 })
    case 'days_pass':
      world.setTime(new Date(world.services.clock().getTime() + 40 * 86_400_000))
      await asSystem(world.services, home, (ctx) => endTenancy(ctx, { tenantId }))
      return 200
  }
}

const rowsOf = ({ home, tenantId, objectId }: Tenancy) =>
  asSystem(world.services, home, async ({ db }) => {
    const [row] = await db
      .select()
      .from(assignment)
      .where(and(eq(assignment.workspaceId, home.id), eq(assignment.id, tenantId)))
    const [object] = await db
      .select({ state: propertyObject.progressState })
      .from(propertyObject)
      .where(and(eq(propertyObject.workspaceId, home.id), eq(propertyObject.id, objectId)))
    const reservations = await db.select().from(objectReservation).where(eq(objectReservation.workspaceId, home.id))
    return { row, object: object?.state, held: reservations.filter(({ endedAt }) => endedAt === null) }
  })

async function placeOf(tenancy: Tenancy): Promise<Place> {
  const { row } = await rowsOf(tenancy)
  if (!row?.contractState) return 'gone'
  return row.endedAt ? 'ended' : row.contractState
}

/** Object state while a household has it; in other states it is free, or reserved without an application. */
const objectStateIn: Partial<Record<Place, string>> = {
  without_contract: 'assigned',
  contract_sent: 'assigned',
  with_contract: 'rented',
  quit: 'rented',
}

async function expectSense(tenancy: Tenancy, place: Place): Promise<void> {
  const { object, held } = await rowsOf(tenancy)
  expect(held.length).toBeLessThanOrEqual(1)
  expect(object).toBe(objectStateIn[place] ?? (held.length > 0 ? 'reserved' : 'available'))
}
