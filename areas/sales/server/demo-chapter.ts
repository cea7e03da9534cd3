// Demo story: buyers of the workspace that sells. One has received the form of the buying confirmation, the others have
// confirmed: couples whose financing covers the price, and single buyers whose does not.

import { and, asc, eq, like } from 'drizzle-orm'
import { adult, application, subjectOf, wishedObjects, type ApplicationRow } from '#areas/applications/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { actorOf, type DemoEvent, type DemoStory } from '#platform/server/demo/chapter.ts'
import { daysBefore } from '#platform/server/demo/dates.ts'
import { newId } from '#platform/server/ids.ts'
import { findListInForce } from './prices/price-list-row.ts'
import { buyer, buyingConfirmation, confirmedObject } from './tables.ts'

/** Days since the form was sent, and shares of price paid by each means; null while it is not filled in. */
interface Told {
  sent: number
  means: { own: number; pension: number; mortgage: number } | null
  marriage: boolean
}

const couple = { means: { own: 0.18, pension: 0.04, mortgage: 0.78 }, marriage: true }
const single = { means: { own: 0.12, pension: 0.08, mortgage: 0.7 }, marriage: false }

/** Oldest first; the reservations of the story follow a day later at the earliest. */
const buyers: readonly Told[] = [
  { sent: 36, ...couple },
  { sent: 32, ...single },
  { sent: 24, ...couple },
  { sent: 12, ...couple },
  { sent: 9, ...couple },
  { sent: 7, ...single },
  { sent: 6, ...couple },
  { sent: 2, means: null, marriage: false },
]

export async function tell(ctx: Context, { staff }: DemoStory): Promise<readonly DemoEvent[]> {
  if (ctx.workspace.projectType !== 'sale') return []
  const rows = await ctx.db
    .select()
    .from(application)
    .where(and(eq(application.workspaceId, ctx.workspace.id), like(application.progressState, 'active.%')))
    .orderBy(asc(application.createdAt))
  const events: DemoEvent[] = []
  const chosen = new Set<string>()
  for (const told of buyers) {
    const row = rows.find(({ id, createdAt }) => !chosen.has(id) && createdAt < daysBefore(ctx.now, told.sent))
    if (!row) continue
    chosen.add(row.id)
    events.push(...(await tellOf(ctx, row, told, staff.superuser)))
  }
  return events
}

async function tellOf(
  ctx: Context,
  row: ApplicationRow,
  { sent, means, marriage }: Told,
  clerk: DemoStory['staff']['superuser'],
): Promise<DemoEvent[]> {
  const sentAt = daysBefore(ctx.now, sent)
  const confirmedAt = daysBefore(ctx.now, sent - 1)
  const wishes = await wishedObjects(ctx, row.id)
  const price = wishes[0]?.object.sellingPrice ?? 0
  const part = (share: number) => Math.round((price * share) / 100_000) * 100_000
  const sentEvent: DemoEvent = {
    event: 'application.buying_form_sent',
    subject: subjectOf(row),
    at: sentAt,
    actor: actorOf(clerk),
  }
  await ctx.db.insert(buyingConfirmation).values({
    workspaceId: ctx.workspace.id,
    applicationId: row.id,
    sentAt,
    sentBy: clerk.id,
    createdAt: sentAt,
    updatedAt: sentAt,
    ...(means && {
      confirmedAt,
      consentedAt: confirmedAt,
      ownMeans: part(means.own),
      pensionFunds: part(means.pension),
      mortgage: part(means.mortgage),
      bank: 'Walliser Kantonalbank',
    }),
  })
  if (!means) return [sentEvent]
  await tellBuyers(ctx, row, marriage)
  const list = await findListInForce({ ...ctx, now: confirmedAt })
  await ctx.db.insert(confirmedObject).values(
    wishes.map(({ object }, index) => ({
      workspaceId: ctx.workspace.id,
      applicationId: row.id,
      objectId: object.id,
      rank: index + 1,
      price: object.sellingPrice,
      priceListId: list?.id ?? null,
    })),
  )
  await ctx.db
    .update(application)
    .set({ progressState: 'sale.new', lastActivityAt: confirmedAt })
    .where(and(eq(application.workspaceId, ctx.workspace.id), eq(application.id, row.id)))
  return [
    sentEvent,
    {
      event: 'application.buying_confirmed',
      subject: subjectOf(row),
      at: confirmedAt,
      actor: { kind: 'applicant', id: null, name: row.contactName },
      changes: [{ field: 'progress_state', old: row.progressState, new: 'sale.new' }],
    },
  ]
}

async function tellBuyers(ctx: Context, row: ApplicationRow, marriage: boolean): Promise<void> {
  const people = await ctx.db
    .select()
    .from(adult)
    .where(and(eq(adult.workspaceId, ctx.workspace.id), eq(adult.applicationId, row.id)))
    .orderBy(asc(adult.position))
  await ctx.db.insert(buyer).values(
    people.map((one, index) => ({
      workspaceId: ctx.workspace.id,
      id: newId(),
      applicationId: row.id,
      position: index + 1,
      firstName: one.firstName,
      lastName: one.lastName,
      dateOfBirth: one.dateOfBirth ?? '1980-01-01',
      street: 'Rue du Bourg 12',
      postalCode: '3960',
      city: 'Sierre',
      email: one.email,
      phone: one.phone,
      civilStatus: marriage ? ('married' as const) : ('single' as const),
      propertyRegime: marriage ? ('participation' as const) : null,
      sharePart: 1,
      shareWhole: people.length,
    })),
  )
}
