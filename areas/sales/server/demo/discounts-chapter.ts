// Discounts of the demo story: one approved, and one that waits for a second person.

import { and, asc, eq, inArray, notInArray } from 'drizzle-orm'
import { application, applicationWish, subjectOf, type ApplicationRow } from '#areas/applications/server/public.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { actorOf, type DemoEvent, type DemoStory } from '#platform/server/demo/chapter.ts'
import { daysBefore } from '#platform/server/demo/dates.ts'
import { newId } from '#platform/server/ids.ts'
import { saleDiscount } from '../prices/price-tables.ts'
import { reservation } from '../reservation/reservation-tables.ts'

const story = [
  { state: 'approved', kind: 'percent', value: 150, daysAgo: 5, reason: 'Premiers acquéreurs du bâtiment.' },
  { state: 'proposed', kind: 'amount', value: 800_000, daysAgo: 1, reason: 'Sans cuisine, selon entretien du matin.' },
] as const

export async function tell(ctx: Context, { staff }: DemoStory): Promise<DemoEvent[]> {
  if (ctx.workspace.projectType !== 'sale') return []
  const wishes = await findWishes(ctx)
  const events: DemoEvent[] = []
  for (const [index, { daysAgo, ...terms }] of story.entries()) {
    const wish = wishes[index]
    if (!wish) continue
    const at = daysBefore(ctx.now, daysAgo)
    const decided = terms.state === 'approved' && {
      decidedBy: staff.admin.id,
      decidedAt: daysBefore(ctx.now, daysAgo - 1),
    }
    await ctx.db.insert(saleDiscount).values({
      workspaceId: ctx.workspace.id,
      id: newId(),
      applicationId: wish.buyer.id,
      objectId: wish.objectId,
      ...terms,
      proposedBy: staff.superuser.id,
      proposedAt: at,
      ...decided,
    })
    const subject = subjectOf(wish.buyer)
    events.push({ event: 'discount.proposed', subject, at, actor: actorOf(staff.superuser), cause: terms.reason })
    if (decided)
      events.push({ event: 'discount.approved', subject, at: decided.decidedAt, actor: actorOf(staff.admin) })
  }
  return events
}

interface Wish {
  buyer: ApplicationRow
  objectId: string
}

/** First wishes of buyers without a reservation, one per buyer and object. */
async function findWishes(ctx: Context): Promise<Wish[]> {
  const reserved = await ctx.db
    .select({ id: reservation.applicationId })
    .from(reservation)
    .where(eq(reservation.workspaceId, ctx.workspace.id))
  const rows = await ctx.db
    .select({ buyer: application, objectId: applicationWish.objectId })
    .from(applicationWish)
    .innerJoin(
      application,
      and(eq(application.workspaceId, applicationWish.workspaceId), eq(application.id, applicationWish.applicationId)),
    )
    .innerJoin(
      propertyObject,
      and(
        eq(propertyObject.workspaceId, applicationWish.workspaceId),
        eq(propertyObject.id, applicationWish.objectId),
        eq(propertyObject.lettingState, 'available'),
      ),
    )
    .where(
      and(
        eq(applicationWish.workspaceId, ctx.workspace.id),
        inArray(application.progressState, ['sale.new', 'active.new', 'active.in_progress', 'active.evaluated']),
        reserved.length > 0
          ? notInArray(
              application.id,
              reserved.map(({ id }) => id),
            )
          : undefined,
      ),
    )
    .orderBy(asc(application.number), asc(applicationWish.rank))
  const first: Wish[] = []
  for (const row of rows) {
    const isKnown = first.some(({ buyer, objectId }) => buyer.id === row.buyer.id || objectId === row.objectId)
    if (!isKnown) first.push(row)
  }
  return first
}
