// Fees over the wire: calculated from rent or price, cleared by an invoice with QR-bill, locked afterwards.

import { describe, expect, it } from 'vitest'
import { plantFlat } from '#areas/objects/server/testing/planting.ts'
import { PDFDocument } from '@cantoo/pdf-lib'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { wordsOfPages } from '#platform/server/testing/pdf-words.ts'
import { fontsOf } from '#platform/server/testing/poppler.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { invoicing, path } from '../testing/invoicing.ts'

const world = useOwnWorld()
const { office, calculate, rowOf, invoice } = invoicing(world)

describe('calculating fees', () => {
  it('takes twelve net rents of a flat to let and the price of one for sale, with VAT by date', async () => {
    const { home, nora } = await office()
    const flat = await plantFlat(world, home, { netRent: 172_000, title: 'A' })
    const sold = await plantFlat(world, home, { netRent: null, grossRent: null, sellingPrice: 95_000_000, title: 'B' })
    const bare = await plantFlat(world, home, { netRent: null, grossRent: null, title: 'C' })
    const answer = (await calculate(home, nora, [flat, sold, bare])).json()
    expect(answer).toMatchObject({ changed: 2, skippedTotal: 1 })
    expect(answer.skippedByReason).toEqual([
      { reason: 'Das Objekt hat weder Nettomiete noch Verkaufspreis.', count: 1 },
    ])
    expect(await rowOf(home, nora, flat)).toMatchObject({
      base: 20_640,
      honorary_percent: 4.5,
      amount: 928.8,
      vat: 75.23,
      gross: 1004.03,
      accounting_date: '2026-11-26',
      accounting_cleared: { value: 'budget.fee.calculated' },
    })
    expect(await rowOf(home, nora, sold)).toMatchObject({ base: 950_000, amount: 42_750 })
    expect(await rowOf(home, nora, bare)).toMatchObject({ base: null, _calculate_fee_available: { value: false } })
    await calculate(home, nora, [flat], 5, '2023-06-30')
    expect(await rowOf(home, nora, flat)).toMatchObject({ amount: 1032, vat: 79.46 })
  })

  it('needs a rate and a date, each with its message', async () => {
    const { home, nora } = await office()
    const flat = await plantFlat(world, home)
    const wrong = await calculate(home, nora, [flat], 'viel', '26.11.2026')
    expect([wrong.statusCode, Object.keys(wrong.json().fields).toSorted((a, b) => a.localeCompare(b))]).toEqual([
      422,
      ['accounting_date', 'honorary_percent'],
    ])
  })

  it('shows in the history of the object only to people who may see the budget', async () => {
    const { home, nora } = await office()
    const flat = await plantFlat(world, home, { netRent: 172_000 })
    await calculate(home, nora, [flat])
    const url = `/api/v1/objects/${flat}/timeline`
    const eventsFor = async (as: typeof nora) =>
      (await world.ask(home, { url, as })).json().entries.map(({ event }: { event: string }) => event)
    expect(await eventsFor(nora)).toContain('budget.fee_calculated')
    expect(await eventsFor(await world.person(home, 'assistant'))).toEqual([])
  })

  it('has no VAT if the creditor has no VAT number', async () => {
    const { home, nora } = await office({ vatNumber: '' })
    const flat = await plantFlat(world, home, { netRent: 172_000 })
    await calculate(home, nora, [flat])
    expect(await rowOf(home, nora, flat)).toMatchObject({ amount: 928.8, vat: 0 })
  })
})

describe('clearing fees', () => {
  it('makes a tagged PDF with the payment part, locks the fees and keeps their base', async () => {
    const { home, nora } = await office()
    const flat = await plantFlat(world, home, {
      netRent: null,
      grossRent: null,
      sellingPrice: 95_000_000,
      title: 'Haus A',
    })
    await calculate(home, nora, [flat], 2)
    const made = await invoice(home, nora, [flat])
    expect(made.statusCode).toBe(200)
    const { number, file } = made.json()
    await asSystem(world.services, home, async ({ client }) => {
      await client.query('update property_object set selling_price = 1 where workspace_id = $1', [home.id])
    })
    expect(await rowOf(home, nora, flat)).toMatchObject({
      base: 950_000,
      amount: 19_000,
      invoice: { value: String(number) },
      _readonly: { value: true, unavailable_tooltip: expect.stringContaining(`mit Rechnung ${number}`) },
    })
    expect((await calculate(home, nora, [flat], 3)).json()).toMatchObject({ changed: 0, skippedTotal: 1 })
    expect((await invoice(home, nora, [flat])).statusCode).toBe(409)
    const pdf = (await world.ask(home, { url: file.url, as: nora })).rawPayload
    const [words = ''] = await wordsOfPages(pdf)
    expect(words).toContain("CHF 20'539.00")
    expect(words).toContain('Zahlteil')
    expect(words).toContain('CH44 3199 9123 0008 8901 2')
    expect(await fontsOf(pdf)).toMatch(/Arimo-Regular +.* yes +yes +yes/)
    const paper = await PDFDocument.load(pdf)
    expect(paper.getPageCount()).toBe(1)
    expect(paper.catalog.toString()).toContain('/MarkInfo')
  })

  it('is refused without creditor, before the calculation, and for readers', async () => {
    const { home, nora } = await office({ iban: '' })
    const flat = await plantFlat(world, home)
    expect((await invoice(home, nora, [flat])).json().message).toBe('Das Honorar ist noch nicht berechnet.')
    await calculate(home, nora, [flat])
    expect((await invoice(home, nora, [flat])).json().message).toContain('Konto des Rechnungsstellers')
    const analyst = await world.person(home, 'analyst')
    const refused = await Promise.all([calculate(home, analyst, [flat]), invoice(home, analyst, [flat])])
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403])
  })

  it('bills a fee once, also if two people invoice it at once', async () => {
    const { home, nora } = await office()
    const flat = await plantFlat(world, home)
    await calculate(home, nora, [flat])
    const both = await Promise.all([invoice(home, nora, [flat]), invoice(home, nora, [flat])])
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('allows the fee of the next letting, and keeps the object from being deleted', async () => {
    const { home, nora } = await office()
    const flat = await plantFlat(world, home, { progressState: 'draft', isPublished: false })
    await calculate(home, nora, [flat])
    await invoice(home, nora, [flat])
    const payload = { bulkAction: 'delete', targets: [flat], preview: true }
    const kept = await world.ask(home, { method: 'POST', url: '/api/v1/objects/apartments', payload, as: nora })
    expect(kept.json().skippedByReason).toEqual([{ reason: 'Zum Objekt gehört ein verrechnetes Honorar.', count: 1 }])
    const renewed = await world.ask(home, { method: 'POST', url: `${path}/${flat}/renew`, payload: {}, as: nora })
    expect(renewed.statusCode).toBe(200)
    expect(await rowOf(home, nora, flat)).toMatchObject({ accounting_cleared: { value: 'budget.fee.open' } })
    await calculate(home, nora, [flat], 3)
    expect((await invoice(home, nora, [flat])).statusCode).toBe(200)
  })
})

describe('the list of fees', () => {
  it('is returned as a spreadsheet by export-xls and exportExcel', async () => {
    const { home, nora } = await office()
    const flat = await plantFlat(world, home)
    for (const bulkAction of ['export-xls', 'exportExcel']) {
      const payload = { bulkAction, targets: [flat] }
      const answer = await world.ask(home, { method: 'POST', url: path, payload, as: nora })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        200,
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      ])
    }
  })

  it('hides the objects of another workspace', async () => {
    const { home } = await office()
    const flat = await plantFlat(world, home)
    const other = await office()
    expect((await calculate(other.home, other.nora, [flat])).json()).toMatchObject({ changed: 0, skippedTotal: 1 })
    expect(await rowOf(other.home, other.nora, flat)).toBeUndefined()
  })
})
