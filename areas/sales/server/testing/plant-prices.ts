// Test helpers: versions of the price list and discounts, written directly.

import type { Workspace } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import type { World } from '#platform/server/testing/world.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { priceList, priceListPrice, saleDiscount } from '../tables.ts'

interface Planted {
  number?: number
  inForceFrom: Date
  /** Rappen by object. */
  prices: Readonly<Record<string, number>>
}

/** An approved version. Returns its id. */
export async function plantPriceList(
  world: World,
  home: Workspace,
  { number = 1, inForceFrom, prices }: Planted,
): Promise<string> {
  const id = newId()
  const at = new Date()
  const own = { workspaceId: home.id, createdAt: at, updatedAt: at, submittedAt: at }
  await asSystem(world.services, home, async ({ db }) => {
    await db.insert(priceList).values({
      ...own,
      id,
      number,
      name: `Liste ${number}`,
      reason: 'Verkaufsstart',
      validFrom: dayOf(inForceFrom),
      state: 'approved',
      inForceFrom,
    })
    const rows = Object.entries(prices).map(([objectId, price]) => ({ objectId, price }))
    await db.insert(priceListPrice).values(rows.map((row) => ({ ...row, workspaceId: home.id, priceListId: id })))
  })
  return id
}

type DiscountFields = Partial<typeof saleDiscount.$inferInsert> & { applicationId: string; objectId: string }

/** 10,000 francs, approved, unless said otherwise. Returns its id. */
export async function plantDiscount(world: World, home: Workspace, fields: DiscountFields): Promise<string> {
  const id = newId()
  const row: typeof saleDiscount.$inferInsert = {
    workspaceId: home.id,
    id,
    kind: 'amount',
    value: 1_000_000,
    reason: 'Erste Käufer',
    state: 'approved',
    proposedBy: newId(),
    proposedAt: new Date(),
    decidedBy: newId(),
    decidedAt: new Date(),
    ...fields,
  }
  await asSystem(world.services, home, async ({ db }) => void (await db.insert(saleDiscount).values(row)))
  return id
}
