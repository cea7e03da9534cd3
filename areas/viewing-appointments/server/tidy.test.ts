// Deletion of visitors' data: needs on the day after the visit, links, people without a record, and with a record.

import { afterEach, describe, expect, it } from 'vitest'
import { plantInterested } from '#areas/interested-people/server/testing/planting.ts'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { viewingClaim, viewingParticipant, viewingSecret } from './tables.ts'
import { bookInvited, participantsOf, plantViewing, seatsOf } from './testing/plant-viewing.ts'
import { staff } from './testing/planning.ts'
import { tidyViewings } from './tidy.ts'

const world = useOwnWorld()
const day = 86_400_000
const midday = () => new Date(`${new Date().toISOString().slice(0, 10)}T11:00:00Z`)
afterEach(() => world.setTime(new Date()))

async function booked() {
  const home = await world.workspace()
  const clerk = await world.person(home, 'user')
  const calls = staff(world, home, clerk)
  const viewing = await plantViewing(world, home, { startsAt: new Date(midday().getTime() + 2 * day) })
  const { id } = await calls.add(viewing.appointmentId, viewing.slotIds[0] ?? '', { email: 'beat@example.ch' })
  await change(home, { needs: { wheelchair: true, interpreter: '' } })
  return { home, clerk, calls, viewing, id: String(id) }
}

const change = (home: Workspace, fields: Partial<typeof viewingParticipant.$inferInsert>) =>
  asSystem(world.services, home, async ({ db }) => void (await db.update(viewingParticipant).set(fields)))
const secretsOf = (home: Workspace) => asSystem(world.services, home, ({ db }) => db.select().from(viewingSecret))

/** Runs the nightly job this many days after the visit. */
async function tidyAfter(home: Workspace, days: number): Promise<void> {
  world.setTime(new Date(midday().getTime() + (2 + days) * day))
  await asSystem(world.services, home, tidyViewings)
}

describe('each night', () => {
  it('needs are forgotten on the day after the visit, also when nobody completed it', async () => {
    const { home } = await booked()
    await tidyAfter(home, 0)
    expect((await participantsOf(world, home))[0]?.needs).toMatchObject({ wheelchair: true })
    await tidyAfter(home, 1)
    expect((await participantsOf(world, home))[0]?.needs).toBeNull()
  })

  it('the address may book again after the visit', async () => {
    const { calls, home, viewing } = await booked()
    const again = await calls.add(viewing.appointmentId, viewing.slotIds[0] ?? '', { email: 'beat@example.ch' })
    expect(again.fields).toHaveProperty('email')
    const claims = () => asSystem(world.services, home, ({ db }) => db.select().from(viewingClaim))
    await tidyAfter(home, -1)
    expect(await claims()).toHaveLength(1)
    await tidyAfter(home, 1)
    expect(await claims()).toEqual([])
  })

  it('links are forgotten 30 days after the visit', async () => {
    const { home, viewing } = await booked()
    await bookInvited(world, viewing)
    const before = (await secretsOf(home)).length
    expect(before).toBeGreaterThan(1)
    await tidyAfter(home, 29)
    expect(await secretsOf(home)).toHaveLength(before)
    await tidyAfter(home, 31)
    expect(await secretsOf(home)).toEqual([])
  })

  it('people without a record are forgotten 90 days after the visit, others are not', async () => {
    const { home, viewing } = await booked()
    await bookInvited(world, viewing)
    await tidyAfter(home, 89)
    expect(await participantsOf(world, home)).toHaveLength(2)
    await tidyAfter(home, 91)
    expect((await participantsOf(world, home)).map(({ recordKind }) => recordKind)).toEqual(['interested'])
  })
})

it('a deleted person takes bookings and invitations along, and the seat is free', async () => {
  const { home, clerk, calls, viewing } = await booked()
  const [personId = ''] = await plantInterested(world, home, [{ progressState: 'inactive', leftAt: new Date() }])
  await change(home, { recordKind: 'interested', recordId: personId })
  expect((await seatsOf(world, viewing))[0]).toEqual([1, 'booked 1'])
  const url = `/api/v1/applications/interested/${personId}`
  expect((await world.ask(home, { method: 'DELETE', url, as: clerk })).statusCode).toBe(200)
  expect(await participantsOf(world, home)).toEqual([])
  expect((await seatsOf(world, viewing))[0]).toEqual([0])
  const history = await calls.get(`/${viewing.appointmentId}/timeline`)
  expect(history.body).not.toContain('Beat Keller')
})
