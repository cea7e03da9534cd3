// An invoice over fees is expected as a payment: a bank file pays it, and cancelling ends it.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { plantFlat } from '#areas/objects/server/testing/planting.ts'
import { findPayment } from '#areas/payments/server/public.ts'
import { book, camt } from '#areas/payments/server/testing/bank.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { asOwner } from '#platform/server/testing/database.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { invoicing, path } from '../testing/invoicing.ts'
import { invoiceKind } from './expected-payment.ts'

const world = useOwnWorld()
const { office, calculate, rowOf, invoice } = invoicing(world)

async function invoiced() {
  const { home, nora } = await office()
  const flat = await plantFlat(world, home, { netRent: 172_000 })
  await calculate(home, nora, [flat])
  const { id, number } = (await invoice(home, nora, [flat])).json()
  const read = () => asSystem(world.services, home, (ctx) => findPayment(ctx, invoiceKind, id))
  return { home, nora, flat, id, number, read }
}

describe('an invoice over fees', () => {
  it('is expected with its own reference, and paid by the entry of a bank file', async () => {
    const { home, nora, flat, number, read } = await invoiced()
    const expected = await read()
    expect(expected).toMatchObject({ title: `Honorarrechnung ${number}`, amount: 100_403, state: 'open' })
    expect(await rowOf(home, nora, flat)).toMatchObject({ payment: { value: 'payments.open', displayName: 'Offen' } })
    const payments = [{ reference: expected?.reference ?? '', amount: 1004.03 }]
    await book(world, home, nora, camt([{ day: '2026-11-26', servicerReference: 'I', payments }]))
    expect(await rowOf(home, nora, flat)).toMatchObject({ payment: { value: 'payments.paid' } })
  })

  it('is no longer expected once it is cancelled', async () => {
    const { home, nora, id, read } = await invoiced()
    const payload = { reason: 'Falscher Empfänger' }
    await world.ask(home, { method: 'POST', url: `${path}/invoices/${id}/cancel`, payload, as: nora })
    expect(await read()).toMatchObject({ state: 'ended' })
  })

  it('of earlier is expected by the migration, unless it is cancelled', async () => {
    const [kept, cancelled] = [await invoiced(), await invoiced()]
    const before = await kept.read()
    const migration = join(import.meta.dirname, '../../../../migrations/0603-payments-of-invoices.sql')
    const sql = readFileSync(migration, 'utf8')
    await asOwner(world.services.pool, async (client) => {
      await client.query('begin')
      for (const table of ['payment_booking', 'expected_payment', 'budget_invoice']) {
        await client.query(`alter table ${table} no force row level security`)
      }
      await client.query('delete from payment_booking')
      await client.query('delete from expected_payment')
      const storno = `update budget_invoice set cancelled_at = now(), cancel_reason = 'x' where id = $1`
      await client.query(storno, [cancelled.id])
      await client.query(sql)
      await client.query('alter table payment_booking force row level security')
      await client.query('commit')
    })
    expect(await kept.read()).toEqual({ ...before, id: expect.any(String) })
    expect(await cancelled.read()).toBeNull()
  })
})
