// Invariants that hold after any sequence of actions: tenancies of an object never overlap, and every state has a
// valid cause.

import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { propertyObject } from '#areas/objects/server/tables.ts'
import { laterDay } from '#platform/rules/calendar-day.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import type { World } from '#platform/server/testing/world.ts'
import { applicationStates } from '../../rules/application-state.ts'
import { isLive } from '../../rules/offers/assignment-can.ts'
import type { AssignmentRow } from '../assignments/assignment-row.ts'
import { offerCompanion } from '../offers/offer-tables.ts'
import { application, assignment, assignmentCompanion, offer } from '../tables.ts'
import type { Letting } from './letting.ts'

/** `cap`: maximum number of households with an open offer of the same object. */
export async function expectSense(world: World, { home }: Pick<Letting, 'home'>, cap: number): Promise<void> {
  // An offer made while another household accepts is withdrawn by a job right after.
  await world.services.jobs.runDue()
  const { applications, objects, offers, assignments, beside, letBeside } = await asSystem(
    world.services,
    home,
    async ({ db }) => ({
      applications: await db.select().from(application).where(eq(application.workspaceId, home.id)),
      objects: await db.select().from(propertyObject).where(eq(propertyObject.workspaceId, home.id)),
      offers: await db.select().from(offer).where(eq(offer.workspaceId, home.id)),
      assignments: await db.select().from(assignment).where(eq(assignment.workspaceId, home.id)),
      beside: await db.select().from(offerCompanion).where(eq(offerCompanion.workspaceId, home.id)),
      letBeside: await db.select().from(assignmentCompanion).where(eq(assignmentCompanion.workspaceId, home.id)),
    }),
  )
  const live = assignments.filter(isLive)
  const open = offers.filter(({ state }) => state === 'open')

  for (const { id, progressState, nextState, nextFrom } of objects) {
    // Main object or companion of the assignment.
    const holders = live.filter(
      (one) => one.objectId === id || letBeside.some((row) => row.assignmentId === one.id && row.objectId === id),
    )
    const offered = open.filter(
      (one) =>
        one.objectId === id ||
        beside.some((row) => row.offerId === one.id && row.objectId === id && row.givenAwayAt === null),
    )
    const leaving = holders.filter(({ contractState }) => contractState === 'quit')
    const staying = holders.filter(({ contractState }) => contractState !== 'quit')
    expect(leaving.length).toBeLessThanOrEqual(1)
    expect(staying.length).toBeLessThanOrEqual(1)
    expect(offered.length).toBeLessThanOrEqual(staying.length > 0 ? 0 : cap)
    const [holder] = staying
    const letting = holder
      ? holder.contractState === 'with_contract'
        ? 'rented'
        : 'assigned'
      : offered.length > 0
        ? 'with_offer'
        : 'available'
    // The leaving household lives there until its last day, even if the next letting is settled.
    expect([progressState, nextState]).toEqual(leaving.length > 0 ? ['rented', letting] : [letting, null])
    const [quitOn = null] = leaving.map((one) => one.quitOn)
    expect(nextFrom).toBe(quitOn && laterDay(quitOn, 1))
    expectNoOverlap(
      assignments.filter(
        (one) => one.objectId === id || letBeside.some((row) => row.assignmentId === one.id && row.objectId === id),
      ),
    )
  }
  for (const { id, progressState } of applications) {
    expect(applicationStates).toContain(progressState)
    expect(live.filter(({ applicationId }) => applicationId === id).length).toBeLessThanOrEqual(1)
    expect(open.some(({ applicationId }) => applicationId === id)).toBe(progressState === 'with_offer')
    const hasHome = assignments.some((one) => one.applicationId === id && one.state !== 'cancelled')
    expect(hasHome).toBe(progressState === 'assigned')
  }
}

/**
 * Asserts that two contracts for the same object never overlap: the first household has left before the next begins.
 */
function expectNoOverlap(assignments: readonly AssignmentRow[]): void {
  const terms = assignments
    .filter(({ contractState }) => contractState === 'with_contract' || contractState === 'quit')
    .map(({ contractStart, quitOn }) => ({ from: contractStart ?? '', until: quitOn ?? '9999' }))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  for (const [index, { from }] of terms.entries()) {
    const before = terms[index - 1]
    if (before) expect(before.until < from, `${before.until} before ${from}`).toBe(true)
  }
}
