// Prices from a spreadsheet: what was exported comes in again, and each row that cannot be used is named.

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { propertyObject } from '#areas/objects/server/tables.ts'
import { csv, workbook } from '#areas/objects/server/testing/spreadsheets.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { plantPriceList } from '../testing/plant-prices.ts'
import { plantFlat, plantSale, type Sale } from '../testing/plant-sale.ts'

const world = useWorld()
const path = '/api/v1/sales/prices'

interface Listed extends Sale {
  /** Reference number of the first object. */
  number: string
  listId: string
}

async function plantListed(): Promise<Listed> {
  const sale = await plantSale(world)
  const second = await plantFlat(world, sale.home, { by: sale.buyers, rank: 2 })
  const prices = { [sale.objectId]: 92_000_000, [second]: 105_000_050 }
  const listId = await plantPriceList(world, sale.home, { inForceFrom: new Date(), prices })
  const [row] = await asSystem(world.services, sale.home, ({ db }) =>
    db.select().from(propertyObject).where(eq(propertyObject.id, sale.objectId)),
  )
  return { ...sale, number: row?.referenceNumber ?? '', listId }
}

async function upload({ home, clerk }: Sale, content: Buffer, { as = clerk, name = 'Preise.xlsx' } = {}) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)]), name)
  const written = new Response(form)
  const headers = { 'content-type': written.headers.get('content-type') ?? '' }
  const payload = Buffer.from(await written.arrayBuffer())
  return world.ask(home, { method: 'POST', url: `${path}/sheet`, payload, headers, as })
}

const read = ({ home, clerk }: Sale, id: string, as: Person = clerk) =>
  world.ask(home, { method: 'POST', url: `${path}/sheet/${id}`, payload: {}, as })

async function rowsOf(sale: Sale, content: Buffer, name?: string) {
  const { uploaded } = (await upload(sale, content, name ? { name } : {})).json()
  return (await read(sale, uploaded[0].id)).json().rows
}

const filesOf = ({ home }: Sale) => asSystem(world.services, home, ({ db }) => db.$count(storedFile))

describe('prices from a spreadsheet', () => {
  it('are those of the export, and the file is gone afterwards', async () => {
    const sale = await plantListed()
    const file = await world.ask(sale.home, { url: `${path}/${sale.listId}/export`, as: sale.clerk })
    const before = await filesOf(sale)
    const rows = await rowsOf(sale, file.rawPayload)
    const prices = rows.map(({ price, problem }: { price: number; problem: string | null }) => [price, problem])
    expect(prices.toSorted()).toEqual([
      [1_050_000.5, null],
      [920_000, null],
    ])
    expect(rows.find(({ objectId }: { objectId: string }) => objectId === sale.objectId).price).toBe(920_000)
    expect(await filesOf(sale)).toBe(before)
  })

  it('come from a CSV in French with its own columns, and name each row that cannot be used with line and reason', async () => {
    const sale = await plantListed()
    const content = csv(
      'Numéro d’objet;Nouveau prix (CHF)',
      `${sale.number};931'000.00`,
      'X-99;800000',
      `${sale.number};940000`,
      ';',
      'X-98;sur demande',
    )
    expect(await rowsOf(sale, content, 'prix.csv')).toEqual([
      { line: 2, name: sale.number, objectId: sale.objectId, price: 931_000, problem: null },
      {
        line: 3,
        name: 'X-99',
        objectId: null,
        price: null,
        problem: 'Dieses Objekt gibt es nicht, oder es steht nicht zum Verkauf',
      },
      {
        line: 4,
        name: sale.number,
        objectId: null,
        price: null,
        problem: 'Dieses Objekt kommt schon in Zeile 2 vor',
      },
      expect.objectContaining({ line: 6, objectId: null }),
    ])
  })

  it('are refused without columns for object and price; the file is gone as well', async () => {
    const sale = await plantListed()
    const { uploaded } = (await upload(sale, await workbook(['Zimmer', 'Preis'], [4.5, 1]))).json()
    const answer = await read(sale, uploaded[0].id)
    expect([answer.statusCode, answer.json().message]).toEqual([422, expect.stringContaining('keine Spalten')])
    expect((await read(sale, uploaded[0].id)).statusCode).toBe(404)
  })

  it('are refused in a file that is no table', async () => {
    const sale = await plantListed()
    const answer = await upload(sale, Buffer.from([0x50, 0x4b, 3, 4, 1, 2, 3]))
    expect(answer.json()).toMatchObject({
      uploaded: [],
      errors: [{ message: expect.stringContaining('nicht lesbar') }],
    })
  })

  it('need the permission; the file of another person or workspace is not found', async () => {
    const sale = await plantListed()
    const sheet = await workbook(['Objektnummer', 'Neuer Preis (CHF)'], [sale.number, 1])
    const reader = await world.person(sale.home, 'analyst')
    expect((await upload(sale, sheet, { as: reader })).statusCode).toBe(403)
    const { uploaded } = (await upload(sale, sheet)).json()
    expect((await read(sale, uploaded[0].id, reader)).statusCode).toBe(403)
    const colleague = await world.person(sale.home, 'superuser')
    expect((await read(sale, uploaded[0].id, colleague)).statusCode).toBe(404)
    const other = await plantSale(world)
    expect((await read(other, uploaded[0].id)).statusCode).toBe(404)
    expect((await read(sale, uploaded[0].id)).statusCode).toBe(200)
  })
})
