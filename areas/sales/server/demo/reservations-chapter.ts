// Reservations of the demo story: a buyer in each state, one who waits in the queue, and one whose reservation ended.

import { and, asc, eq, isNotNull, sql, type AnyColumn } from 'drizzle-orm'
import { application, applicationWish, subjectOf, type ApplicationRow } from '#areas/applications/server/public.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import { endExpected, expectPayment, recordPayment } from '#areas/payments/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import type { Context } from '#platform/server/context.ts'
import { actorOf, type DemoEvent, type DemoStory } from '#platform/server/demo/chapter.ts'
import { daysBefore } from '#platform/server/demo/dates.ts'
import { projectSetting } from '#platform/server/session/tables.ts'
import { applicationStateOf } from '../../rules/reservation-can.ts'
import { clockFrom, clockToNotary } from '../../rules/reservation-clock.ts'
import { isHolding, type ReservationState } from '../../rules/reservation-state.ts'
import { feeKind } from '../accounting/reservation-fee.ts'
import { expireReservationJob } from '../queue/jobs.ts'
import { tellHandover } from './handover-story.ts'
import { makeReservation } from '../reservation/make-reservation.ts'
import type { ReservationRow } from '../reservation/reservation-row.ts'
import { reservation } from '../reservation/reservation-tables.ts'
import { buyingConfirmation, confirmedObject } from '../tables.ts'

const settings = {
  fee: 2_000_000,
  reservationDays: 30,
  paymentDays: 10,
  notaryDays: 60,
  reminderDays: 3,
  creditorName: 'Rebberg Promotion SA',
  street: 'Chemin des Vignes',
  houseNumber: '1',
  postalCode: '3960',
  city: 'Sierre',
  iban: 'CH4431999123000889012',
  accountingEmail: 'comptabilite@rebberg.example',
  signers: 'Mirjam Zgraggen',
  feeOnWithdrawal: 'kept',
  feeOnExpiry: 'credited',
}

interface Told {
  state: ReservationState
  daysAgo: number
  /** Index of the object; the queue stands behind the first. */
  object: number
}

/** In the order of the confirmations, oldest first. */
const story: readonly Told[] = [
  { state: 'sold', daysAgo: 34, object: 4 },
  { state: 'released', daysAgo: 31, object: 3 },
  { state: 'completed', daysAgo: 20, object: 2 },
  { state: 'paid', daysAgo: 8, object: 1 },
  { state: 'signed', daysAgo: 4, object: 0 },
  { state: 'queued', daysAgo: 2, object: 0 },
]

export async function tell(ctx: Context, { staff }: DemoStory): Promise<DemoEvent[]> {
  if (ctx.workspace.slug !== 'sale') return []
  await ctx.db.insert(projectSetting).values({ workspaceId: ctx.workspace.id, key: 'reservation', value: settings })
  const objects = await findObjects(ctx)
  const buyers = await findBuyers(ctx)
  const events: DemoEvent[] = []
  // Without an application that is old enough, the oldest parts of the story are left out.
  const missing = story.length - buyers.length
  for (const [index, told] of story.entries()) {
    const [buyer, objectId] = [buyers[index - missing], objects[told.object]]
    if (!buyer || !objectId) continue
    await wish(ctx, buyer, objectId)
    await confirm(ctx, buyer, objectId)
    const row = await tellReservation(ctx, buyer, { ...told, objectId, by: staff.admin.id })
    const at = row.acceptedAt ?? ctx.now
    events.push({ event: 'reservation.begun', subject: subjectOf(buyer), at, actor: actorOf(staff.admin) })
  }
  return events
}

const findObjects = async (ctx: Context): Promise<string[]> =>
  (
    await ctx.db
      .select({ id: propertyObject.id })
      .from(propertyObject)
      .where(
        and(
          eq(propertyObject.workspaceId, ctx.workspace.id),
          eq(propertyObject.kind, 'apartment'),
          eq(propertyObject.lettingState, 'available'),
          eq(propertyObject.isPublished, true),
        ),
      )
      .orderBy(asc(propertyObject.sortKey), asc(propertyObject.id))
      .limit(5)
  ).map(({ id }) => id)

const findBuyers = async (ctx: Context): Promise<ApplicationRow[]> =>
  (
    await ctx.db
      .select({ row: application })
      .from(application)
      .innerJoin(
        buyingConfirmation,
        and(
          eq(buyingConfirmation.workspaceId, application.workspaceId),
          eq(buyingConfirmation.applicationId, application.id),
        ),
      )
      .where(and(eq(application.workspaceId, ctx.workspace.id), isNotNull(buyingConfirmation.confirmedAt)))
      .orderBy(asc(buyingConfirmation.sentAt))
      .limit(story.length)
  ).map(({ row }) => row)

/** The confirmation names the reserved object alone, and the means keep their shares of its price. */
async function confirm(ctx: Context, { id: applicationId }: ApplicationRow, objectId: string): Promise<void> {
  const home = { workspaceId: ctx.workspace.id, applicationId }
  const before = await ctx.db
    .delete(confirmedObject)
    .where(and(eq(confirmedObject.workspaceId, home.workspaceId), eq(confirmedObject.applicationId, applicationId)))
    .returning({ rank: confirmedObject.rank, price: confirmedObject.price })
  const [object] = await ctx.db
    .select({ price: propertyObject.sellingPrice })
    .from(propertyObject)
    .where(and(eq(propertyObject.workspaceId, home.workspaceId), eq(propertyObject.id, objectId)))
  await ctx.db.insert(confirmedObject).values({ ...home, objectId, rank: 1, price: object?.price ?? null })
  const first = before.find(({ rank }) => rank === 1)
  const [old, now] = [first?.price, object?.price]
  if (!old || !now) return
  const scaled = (column: AnyColumn) => sql`round(${column} * ${now}::numeric / ${old} / 100000) * 100000`
  await ctx.db
    .update(buyingConfirmation)
    .set({
      ownMeans: scaled(buyingConfirmation.ownMeans),
      pensionFunds: scaled(buyingConfirmation.pensionFunds),
      mortgage: scaled(buyingConfirmation.mortgage),
    })
    .where(
      and(eq(buyingConfirmation.workspaceId, home.workspaceId), eq(buyingConfirmation.applicationId, applicationId)),
    )
}

async function wish(ctx: Context, { id: applicationId }: ApplicationRow, objectId: string): Promise<void> {
  const home = { workspaceId: ctx.workspace.id, applicationId }
  const wishes = await ctx.db
    .select()
    .from(applicationWish)
    .where(and(eq(applicationWish.workspaceId, home.workspaceId), eq(applicationWish.applicationId, applicationId)))
  if (wishes.some((one) => one.objectId === objectId)) return
  const [object] = await ctx.db
    .select({ buildingId: propertyObject.buildingId })
    .from(propertyObject)
    .where(and(eq(propertyObject.workspaceId, home.workspaceId), eq(propertyObject.id, objectId)))
  if (!object) return
  const last = Math.max(0, ...wishes.map(({ rank }) => rank))
  // The form allows three wishes; the last one gives way.
  if (last >= 3) {
    await ctx.db
      .delete(applicationWish)
      .where(
        and(
          eq(applicationWish.workspaceId, home.workspaceId),
          eq(applicationWish.applicationId, applicationId),
          eq(applicationWish.rank, last),
        ),
      )
  }
  await ctx.db.insert(applicationWish).values({ ...home, objectId, ...object, rank: Math.min(3, last + 1) })
}

interface Placed extends Told {
  objectId: string
  by: string
}

async function tellReservation(ctx: Context, buyer: ApplicationRow, placed: Placed): Promise<ReservationRow> {
  const { state, daysAgo, objectId, by } = placed
  const at = daysBefore(ctx.now, daysAgo)
  const past: Context = { ...ctx, now: at }
  const made = await makeReservation(past, { application: buyer, objectId, createdBy: by })
  const held = isHolding(state) || state === 'released'
  const { until, feeDueOn } = clockFrom(at, made)
  if (held) await tellFee(past, made, { state, feeDueOn })
  const fields = {
    state,
    mailedAt: at,
    acceptedAt: at,
    acceptedBy: 'staff' as const,
    signedName: made.buyerNames,
    signedOn: dayOf(at),
    queuedFrom: at,
    ...(held && { heldSince: at, until, feeDueOn }),
    ...(isPaidIn(state) && {
      feePaidAt: at,
      until: state === 'sold' ? null : clockToNotary(at, until, made.notaryDays),
      untilBeforePayment: until,
    }),
    ...((state === 'completed' || state === 'sold') && { countersignedAt: at, countersignedBy: by }),
    ...(state === 'released' && { releasedAt: until, releaseCause: 'expired' as const }),
  }
  await ctx.db
    .update(reservation)
    .set(fields)
    .where(and(eq(reservation.workspaceId, ctx.workspace.id), eq(reservation.id, made.id)))
  await ctx.db
    .update(application)
    .set({ progressState: applicationStateOf(state) })
    .where(and(eq(application.workspaceId, ctx.workspace.id), eq(application.id, buyer.id)))
  if (isHolding(state)) {
    await ctx.db
      .update(propertyObject)
      .set({ progressState: state === 'sold' ? 'sold' : 'reserved' })
      .where(and(eq(propertyObject.workspaceId, ctx.workspace.id), eq(propertyObject.id, objectId)))
    if (state === 'sold') await tellHandover(ctx, made, by)
    else await ctx.enqueue(expireReservationJob, { reservationId: made.id }, { startAfter: fields.until ?? until })
  }
  return { ...made, acceptedAt: at }
}

const isPaidIn = (state: ReservationState): boolean => state === 'paid' || state === 'completed' || state === 'sold'

/** Recorded while the reservation is only offered, so that no mail goes out. */
async function tellFee(
  ctx: Context,
  made: ReservationRow,
  { state, feeDueOn }: { state: ReservationState; feeDueOn: string },
): Promise<void> {
  const payment = { kind: feeKind, recordId: made.id }
  await expectPayment(ctx, {
    ...payment,
    title: `Frais de réservation : ${made.buyerNames}`,
    href: `/applications/${made.applicationId}`,
    debtorName: made.buyerNames,
    amount: made.fee,
    account: settings.iban,
    dueOn: feeDueOn,
  })
  if (state === 'released') await endExpected(ctx, payment.kind, payment.recordId, 'La réservation a expiré.')
  if (isPaidIn(state)) {
    await recordPayment(ctx, {
      ...payment,
      amount: made.fee,
      paidOn: dayOf(ctx.now),
      reference: '',
      source: 'accounting',
    })
  }
}
