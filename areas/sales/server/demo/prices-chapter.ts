// Price lists of the demo story: one in force, from which one price deviates by hand, and one that waits for a second person.

import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/public.ts'
import { dayOf, laterDay } from '#platform/rules/calendar-day.ts'
import { instantAt } from '#platform/rules/local-time.ts'
import type { Context } from '#platform/server/context.ts'
import { actorOf, type DemoEvent, type DemoStory } from '#platform/server/demo/chapter.ts'
import { daysBefore } from '#platform/server/demo/dates.ts'
import { newId } from '#platform/server/ids.ts'
import { rounded } from '../../rules/prices/what-if.ts'
import { subjectOf, type PriceListRow } from '../prices/price-list-row.ts'
import { priceList, priceListPrice } from '../prices/price-tables.ts'

type Priced = { objectId: string; price: number; writtenAt: Date | null }
type Fields = Omit<typeof priceList.$inferInsert, 'workspaceId' | 'id' | 'updatedAt'>

/** Days since the first list; longer than the first reservation. */
const sinceStart = 75
const waitsFor = 10

export async function tell(ctx: Context, { staff }: DemoStory): Promise<DemoEvent[]> {
  if (ctx.workspace.projectType !== 'sale') return []
  const objects = await readForSale(ctx)
  if (objects.length === 0) return []
  const handChanged = objects.findLastIndex(({ price }) => price > 30_000_000)
  const startedOn = dayOf(daysBefore(ctx.now, sinceStart))
  const started = instantAt(startedOn, '00:00') ?? ctx.now
  const planned = daysBefore(started, 6)
  const first = await insertList(
    ctx,
    {
      number: 1,
      name: 'Lancement des ventes',
      reason: 'Prix selon l’expertise de la promotion.',
      validFrom: startedOn,
      state: 'approved',
      inForceFrom: started,
      createdBy: staff.superuser.id,
      createdAt: planned,
      submittedBy: staff.superuser.id,
      submittedAt: planned,
    },
    // One price was raised by hand since.
    objects.map(({ objectId, price }, index) => ({
      objectId,
      price: index === handChanged ? price - 1_000_000 : price,
      writtenAt: started,
    })),
  )
  const proposed = daysBefore(ctx.now, 1)
  const second = await insertList(
    ctx,
    {
      number: 2,
      name: 'Printemps',
      reason: 'Les étages supérieurs se vendent vite, le rez moins bien.',
      validFrom: laterDay(dayOf(ctx.now), waitsFor),
      state: 'waiting',
      lowers: true,
      createdBy: staff.superuser.id,
      createdAt: proposed,
      submittedBy: staff.superuser.id,
      submittedAt: proposed,
    },
    objects.map(({ objectId, price }, index) => ({
      objectId,
      price: rounded(price * (index % 4 === 0 ? 0.98 : 1.025), 100_000),
      writtenAt: null,
    })),
  )
  const actor = actorOf(staff.superuser)
  return [
    { event: 'price_list.created', subject: subjectOf(first), at: planned, actor },
    { event: 'price_list.submitted', subject: subjectOf(first), at: planned, actor },
    { event: 'price_list.created', subject: subjectOf(second), at: proposed, actor },
    { event: 'price_list.submitted', subject: subjectOf(second), at: proposed, actor },
  ]
}

async function readForSale(ctx: Context) {
  const rows = await ctx.db
    .select({ objectId: propertyObject.id, price: propertyObject.sellingPrice })
    .from(propertyObject)
    .where(
      and(
        eq(propertyObject.workspaceId, ctx.workspace.id),
        isNull(propertyObject.grossRent),
        isNotNull(propertyObject.sellingPrice),
      ),
    )
    .orderBy(asc(propertyObject.sortKey), asc(propertyObject.id))
  return rows.flatMap(({ objectId, price }) => (price === null ? [] : [{ objectId, price }]))
}

async function insertList(ctx: Context, fields: Fields, prices: readonly Priced[]): Promise<PriceListRow> {
  const own = { workspaceId: ctx.workspace.id, id: newId() }
  const [row] = await ctx.db
    .insert(priceList)
    .values({ ...fields, ...own, updatedAt: fields.createdAt })
    .returning()
  if (!row) throw new Error('the price list was not written')
  await ctx.db.insert(priceListPrice).values(
    prices.map(({ writtenAt, ...one }) => ({
      ...one,
      workspaceId: own.workspaceId,
      priceListId: own.id,
      writtenAt,
      priceBefore: writtenAt && one.price,
    })),
  )
  return row
}
