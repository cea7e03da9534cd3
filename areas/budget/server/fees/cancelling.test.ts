// Cancelling an invoice over the wire, and the fees of one object with their invoices.

import { describe, expect, it } from 'vitest'
import { plantFlat } from '#areas/objects/server/testing/planting.ts'
import type { Workspace } from '#platform/server/context.ts'
import { auditEntries } from '#platform/server/testing/auditing.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import { invoicing, path } from '../testing/invoicing.ts'

const world = useOwnWorld()
const { office, calculate, rowOf, invoice } = invoicing(world)

const cancel = (home: Workspace, as: Person, id: string, reason = 'Falscher Empfänger') =>
  world.ask(home, { method: 'POST', url: `${path}/invoices/${id}/cancel`, payload: { reason }, as })

const renew = (home: Workspace, as: Person, objectId: string) =>
  world.ask(home, { method: 'POST', url: `${path}/${objectId}/renew`, payload: {}, as })

const feesOf = async (home: Workspace, as: Person, objectId: string) =>
  (await world.ask(home, { url: `${path}/objects/${objectId}`, as })).json()

async function invoiced() {
  const { home, nora } = await office()
  const [flat, other] = [await plantFlat(world, home, { title: 'A' }), await plantFlat(world, home, { title: 'B' })]
  await calculate(home, nora, [flat, other])
  const { id, number, file } = (await invoice(home, nora, [flat, other])).json()
  return { home, nora, flat, other, id, number, file }
}

describe('cancelling an invoice', () => {
  it('opens its fees for a new invoice, and keeps number, PDF and reason', async () => {
    const { home, nora, flat, other, id, number, file } = await invoiced()
    expect((await cancel(home, nora, id)).statusCode).toBe(200)
    const row = await rowOf(home, nora, flat)
    expect(row).toMatchObject({ accounting_cleared: { value: 'budget.fee.calculated' }, invoice: null })
    expect(row).not.toHaveProperty('_readonly')
    expect(await calculate(home, nora, [flat], 3)).toMatchObject({ statusCode: 200 })
    const again = (await invoice(home, nora, [flat])).json()
    expect(again.number).toBe(number + 1)
    const { invoices } = await feesOf(home, nora, flat)
    expect(invoices).toMatchObject([
      { number: number + 1, cancelled: null, obstacle: null },
      {
        number,
        cancelled: { reason: 'Falscher Empfänger' },
        obstacle: 'Die Rechnung ist bereits storniert.',
      },
    ])
    expect((await world.ask(home, { url: file.url, as: nora })).statusCode).toBe(200)
    const events = await auditEntries(world, home, 'budget.invoice_cancelled')
    expect(new Set(events.map(({ subject_id: subject }) => subject))).toEqual(new Set([flat, other]))
    expect(events[0]?.changes).toMatchObject([{ field: 'invoice', old: number, new: null }])
  })

  it('needs a reason and is done once, also if two people do it', async () => {
    const { home, nora, id } = await invoiced()
    expect((await cancel(home, nora, id, ' ')).statusCode).toBe(422)
    const both = await Promise.all([cancel(home, nora, id), cancel(home, nora, id)])
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('brings an ended fee back, unless the next one is calculated', async () => {
    const { home, nora, flat, other, id } = await invoiced()
    await renew(home, nora, flat)
    await calculate(home, nora, [flat], 3)
    const refused = await cancel(home, nora, id)
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Für ein Objekt der Rechnung hat bereits das nächste Honorar begonnen.',
    ])
    expect((await feesOf(home, nora, other)).invoices).toMatchObject([{ cancelled: null }])
    expect((await feesOf(home, nora, other)).invoices[0].obstacle).toBe(refused.json().message)

    const second = await invoiced()
    await renew(second.home, second.nora, second.flat)
    expect(await rowOf(second.home, second.nora, second.flat)).toMatchObject({ amount: null })
    expect((await cancel(second.home, second.nora, second.id)).statusCode).toBe(200)
    const back = await rowOf(second.home, second.nora, second.flat)
    expect(back).toMatchObject({ accounting_cleared: { value: 'budget.fee.calculated' }, invoice: null })
    expect(back.amount).toBeGreaterThan(0)
  })

  it('is refused for readers, and in another workspace', async () => {
    const { home, id } = await invoiced()
    const analyst = await world.person(home, 'analyst')
    const other = await office()
    expect((await cancel(home, analyst, id)).statusCode).toBe(403)
    expect((await cancel(other.home, other.nora, id)).statusCode).toBe(404)
  })
})

describe('the fee of one object', () => {
  it('shows base, amounts and what can be done next', async () => {
    const { home, nora } = await office()
    const flat = await plantFlat(world, home, { netRent: 172_000 })
    expect(await feesOf(home, nora, flat)).toEqual({
      fee: {
        state: 'open',
        stateTitle: 'Offen',
        baseKind: 'net_rent',
        base: 20_640,
        honorary_percent: null,
        accounting_date: null,
        amount: null,
        vat: null,
        gross: null,
        obstacles: { calculate: null, invoice: 'Das Honorar ist noch nicht berechnet.' },
      },
      invoices: [],
    })
    await calculate(home, nora, [flat])
    await invoice(home, nora, [flat])
    const { fee, invoices } = await feesOf(home, nora, flat)
    const cleared = 'Das Honorar ist bereits verrechnet.'
    expect(fee).toMatchObject({
      state: 'cleared',
      amount: 928.8,
      gross: 1004.03,
      obstacles: { calculate: cleared, invoice: cleared },
    })
    expect(invoices).toMatchObject([{ amount: 928.8, gross: 1004.03 }])
  })

  it('is for people who may see the budget, in their own workspace', async () => {
    const { home } = await office()
    const flat = await plantFlat(world, home)
    const user = await world.person(home, 'user')
    const other = await office()
    const url = `${path}/objects/${flat}`
    expect((await world.ask(home, { url, as: user })).statusCode).toBe(403)
    expect((await world.ask(other.home, { url, as: other.nora })).statusCode).toBe(404)
  })
})
