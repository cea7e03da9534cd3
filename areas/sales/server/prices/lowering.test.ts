// A price that the price list in force governs is not lowered by hand, neither on the page of the object nor by an import.

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { propertyObject } from '#areas/objects/server/tables.ts'
import { ask, bringIn, check, workbook, type Desk } from '#areas/objects/server/testing/spreadsheets.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { plantPriceList } from '../testing/plant-prices.ts'
import { plantFlat, plantSale, type Sale } from '../testing/plant-sale.ts'

const world = useWorld()
const reason =
  "gilt die Preisliste 1 «Liste 1» mit CHF 920'000.00. Einen tieferen Preis gibt es nur mit einer neuen Version der Preisliste oder mit einem Rabatt für eine Käuferschaft."

/** A flat for 920,000 francs as in the list in force, and one that is in no list. */
async function plantListed(): Promise<Sale & { freeId: string }> {
  const sale = await plantSale(world)
  const freeId = await plantFlat(world, sale.home, { by: sale.buyers, rank: 2 })
  await plantPriceList(world, sale.home, { inForceFrom: new Date(), prices: { [sale.objectId]: 92_000_000 } })
  return { ...sale, freeId }
}

async function setPrice({ home, clerk }: Sale, objectId: string, sellingPrice: number | null) {
  const url = `/api/v1/objects/${objectId}/edit`
  const { version, data } = (await world.ask(home, { url, as: clerk })).json()
  return world.ask(home, { method: 'POST', url, payload: { ...data, version, sellingPrice }, as: clerk })
}

const codes = async (sale: Sale, objectId: string, ...prices: (number | null)[]) => {
  const answers: number[] = []
  for (const price of prices) answers.push((await setPrice(sale, objectId, price)).statusCode)
  return answers
}

const priceOf = async ({ home }: Sale, objectId: string) => {
  const [row] = await asSystem(world.services, home, ({ db }) =>
    db.select().from(propertyObject).where(eq(propertyObject.id, objectId)),
  )
  return row?.sellingPrice
}

const numberOf = async ({ home }: Sale, objectId: string) => {
  const [row] = await asSystem(world.services, home, ({ db }) =>
    db.select().from(propertyObject).where(eq(propertyObject.id, objectId)),
  )
  return row?.referenceNumber ?? ''
}

describe('the price of an object in the price list in force', () => {
  it('is not lowered by hand below the list; the message names the list and the ways', async () => {
    const sale = await plantListed()
    const answer = await setPrice(sale, sale.objectId, 919_999)
    expect([answer.statusCode, answer.json().fields.sellingPrice]).toEqual([422, expect.stringContaining(reason)])
    expect(await priceOf(sale, sale.objectId)).toBe(92_000_000)
  })

  it('may be raised, and lowered again to that of the list', async () => {
    const sale = await plantListed()
    expect(await codes(sale, sale.objectId, 950_000, 930_000, 920_000, 910_000)).toEqual([200, 200, 200, 422])
  })

  it('is not lowered by removing it first', async () => {
    const sale = await plantListed()
    expect(await codes(sale, sale.objectId, null, 900_000, 920_000)).toEqual([200, 422, 200])
  })

  it('does not bind objects that are in no version, nor before the version is in force', async () => {
    const sale = await plantListed()
    expect(await codes(sale, sale.freeId, 800_000)).toEqual([200])
    const later = await plantSale(world)
    const tomorrow = new Date(Date.now() + 86_400_000)
    await plantPriceList(world, later.home, { inForceFrom: tomorrow, prices: { [later.objectId]: 92_000_000 } })
    expect(await codes(later, later.objectId, 800_000)).toEqual([200])
  })
})

describe('an import', () => {
  const headings = ['Objektnummer', 'Verkaufspreis']
  const deskOf = ({ home, clerk }: Sale): Desk => ({ world, home, clerk })

  it('names the row that would lower a price, and brings in the others', async () => {
    const sale = await plantListed()
    const sheet = await workbook(
      headings,
      [await numberOf(sale, sale.objectId), 900_000],
      [await numberOf(sale, sale.freeId), 800_000],
    )
    const { answer } = await check(deskOf(sale), sheet)
    expect(answer.counts).toEqual({ created: 0, changed: 1, unchanged: 0, rejected: 1 })
    const [rejected] = answer.rows.filter(({ outcome }: { outcome: string }) => outcome === 'rejected')
    expect(rejected).toMatchObject({ number: 2, problems: [{ column: 1, message: expect.stringContaining(reason) }] })
    const done = await bringIn(deskOf(sale), sheet)
    expect(done.import.counts ?? done.import).toMatchObject({ changed: 1, rejected: 1 })
    expect([await priceOf(sale, sale.objectId), await priceOf(sale, sale.freeId)]).toEqual([92_000_000, 80_000_000])
  })

  it('is undone without the prices that this would lower', async () => {
    const sale = await plantListed()
    await asSystem(world.services, sale.home, ({ db }) =>
      db.update(propertyObject).set({ sellingPrice: 90_000_000 }).where(eq(propertyObject.id, sale.objectId)),
    )
    const sheet = await workbook(headings, [await numberOf(sale, sale.objectId), 930_000])
    const done = await bringIn(deskOf(sale), sheet)
    const undone = (await ask(deskOf(sale), `/${done.import.id}/undo`, {})).json()
    expect(undone.import.kept).toMatchObject([{ id: sale.objectId, reason: expect.stringContaining(reason) }])
    expect(await priceOf(sale, sale.objectId)).toBe(93_000_000)
  })
})
