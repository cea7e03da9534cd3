// The list of expected payments, one of them, and a payment recorded by hand.

import { describe, expect, it } from 'vitest'
import { useWorld } from '#platform/server/testing/world.ts'
import { expectIn } from '../testing/bank.ts'

const world = useWorld()
const path = '/api/v1/payments/expected'

async function office() {
  const home = await world.workspace()
  const nora = await world.person(home, 'admin')
  const rowsIn = async (state: string) => {
    const { tableData } = (await world.ask(home, { url: `${path}?state=${state}&rowsPerPage=50`, as: nora })).json()
    return tableData.body.map((row: { _id: string }) => row._id)
  }
  return { home, nora, rowsIn }
}

describe('expected payments', () => {
  it('stand under open, overdue and paid', async () => {
    const { home, nora, rowsIn } = await office()
    const late = await expectIn(world, home, { dueOn: '2020-01-01' })
    const open = await expectIn(world, home, { dueOn: '2099-01-01' })
    expect(await rowsIn('open')).toEqual([late.id, open.id])
    expect(await rowsIn('overdue')).toEqual([late.id])
    const payload = { version: 1, amount: 5000, paid_on: '2026-11-26', reference: 'Quittung 7' }
    const recorded = await world.ask(home, { method: 'POST', url: `${path}/${late.id}/record`, payload, as: nora })
    expect(recorded.json()).toMatchObject({ state: 'paid' })
    expect(await rowsIn('paid')).toEqual([late.id])
    expect(await rowsIn('overdue')).toEqual([])
    expect((await world.ask(home, { url: `${path}/${late.id}`, as: nora })).json()).toMatchObject({
      paid: 5000,
      open: 0,
      bookings: [{ source: 'hand', reference: 'Quittung 7', by: 'Nora Ammann', entry: null }],
      canRecord: { allowed: false, reason: 'Der ganze Betrag ist bereits bezahlt.' },
    })
  })

  it('refuse a stale version, a reader, and another workspace', async () => {
    const { home, nora } = await office()
    const other = await office()
    const { id } = await expectIn(world, home)
    const record = (as: typeof nora, version: number, where = home) =>
      world.ask(where, {
        method: 'POST',
        url: `${path}/${id}/record`,
        payload: { version, amount: 1, paid_on: '2026-11-26', reference: '' },
        as,
      })
    expect((await record(nora, 7)).statusCode).toBe(409)
    expect((await record(await world.person(home, 'analyst'), 1)).statusCode).toBe(403)
    expect((await record(other.nora, 1, other.home)).statusCode).toBe(404)
    expect((await world.ask(other.home, { url: `${path}/${id}`, as: other.nora })).statusCode).toBe(404)
  })
})
