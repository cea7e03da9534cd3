// Expected payments as the areas above use them.

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isQrReference } from '#platform/rules/qr-bill/references.ts'
import type { Context, Workspace } from '#platform/server/context.ts'
import { extend } from '#platform/server/extension-point.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import {
  changeExpected,
  endExpected,
  expectPayment,
  findPayment,
  listPayments,
  paymentChanged,
  recordPayment,
  type ExpectedPayment,
  type Expecting,
} from '../public.ts'

const world = useWorld()
const kind = 'listening'
const told: ExpectedPayment[] = []
let refuses = false
const listener = extend(paymentChanged, {
  kind,
  changed: async (_ctx, payment) => {
    if (refuses) throw new Error('the record refuses')
    told.push(payment)
  },
})

beforeEach(() => listener.add())
afterEach(() => {
  listener.remove()
  refuses = false
  told.splice(0)
})

const expecting = (fields: Partial<Expecting> = {}): Expecting => ({
  kind,
  recordId: newId(),
  title: 'Reservationsgebühr Seeweg 3',
  href: '/applications/1',
  debtorName: 'Erika Muster',
  amount: 500_000,
  account: 'CH4431999123000889012',
  dueOn: '2026-12-10',
  ...fields,
})
const inWorkspace = <Result>(home: Workspace, action: (ctx: Context) => Promise<Result>) =>
  asSystem(world.services, home, action)

describe('expecting a payment', () => {
  it('makes a reference of its own, and is idempotent per kind and record', async () => {
    const home = await world.workspace()
    const given = expecting()
    const first = await inWorkspace(home, (ctx) => expectPayment(ctx, given))
    expect(first).toMatchObject({ amount: 500_000, paid: 0, open: 500_000, state: 'open', title: given.title })
    expect(isQrReference(first.reference)).toBe(true)
    const again = await inWorkspace(home, (ctx) => expectPayment(ctx, { ...given, amount: 1 }))
    expect(again).toEqual(first)
    const next = await inWorkspace(home, (ctx) => expectPayment(ctx, expecting()))
    expect(next.reference).not.toBe(first.reference)
  })

  it('is made once, also by two servers at the same time', async () => {
    const home = await world.workspace()
    const given = expecting()
    const both = await Promise.all([1, 2].map(() => inWorkspace(home, (ctx) => expectPayment(ctx, given))))
    expect(both[0]).toEqual(both[1])
  })

  it('keeps a printed reference, and hides other workspaces', async () => {
    const home = await world.workspace()
    const other = await world.workspace()
    const given = expecting({ reference: '210000000003139471430009017' })
    await inWorkspace(home, (ctx) => expectPayment(ctx, given))
    expect(await inWorkspace(home, (ctx) => findPayment(ctx, kind, given.recordId))).toMatchObject({
      reference: '210000000003139471430009017',
    })
    expect(await inWorkspace(other, (ctx) => findPayment(ctx, kind, given.recordId))).toBeNull()
    expect(await inWorkspace(other, (ctx) => listPayments(ctx, kind, [given.recordId]))).toEqual([])
    expect(await inWorkspace(home, (ctx) => listPayments(ctx, kind, [given.recordId, newId()]))).toHaveLength(1)
  })
})

describe('recording a payment', () => {
  it('books parts until it is paid, tells the record of each change, and then refuses', async () => {
    const home = await world.workspace()
    const { recordId } = await inWorkspace(home, (ctx) => expectPayment(ctx, expecting()))
    const record = (amount: number) =>
      inWorkspace(home, (ctx) =>
        recordPayment(ctx, { kind, recordId, amount, paidOn: '2026-11-26', reference: '', source: 'accounting' }),
      )
    expect(await record(200_000)).toMatchObject({ state: 'partial', paid: 200_000, open: 300_000 })
    expect(await record(300_000)).toMatchObject({ state: 'paid', open: 0 })
    await expect(record(1)).rejects.toMatchObject({ key: 'payments_reason_paid' })
    expect(told.map(({ state, paid }) => [state, paid])).toEqual([
      ['partial', 200_000],
      ['paid', 500_000],
    ])
  })

  it('says when too much was paid', async () => {
    const home = await world.workspace()
    const { recordId } = await inWorkspace(home, (ctx) => expectPayment(ctx, expecting({ amount: 100 })))
    const paid = await inWorkspace(home, (ctx) =>
      recordPayment(ctx, { kind, recordId, amount: 150, paidOn: '2026-11-26', reference: 'A', source: 'hand' }),
    )
    expect(paid).toMatchObject({ state: 'overpaid', paid: 150, open: 0 })
  })

  it('books nothing if the record refuses', async () => {
    const home = await world.workspace()
    const { recordId } = await inWorkspace(home, (ctx) => expectPayment(ctx, expecting()))
    refuses = true
    const recorded = { kind, recordId, amount: 1, paidOn: '2026-11-26', reference: '', source: 'hand' } as const
    await expect(inWorkspace(home, (ctx) => recordPayment(ctx, recorded))).rejects.toThrow('the record refuses')
    expect(await inWorkspace(home, (ctx) => findPayment(ctx, kind, recordId))).toMatchObject({ paid: 0 })
  })

  it('is refused for a record that waits for nothing', async () => {
    const home = await world.workspace()
    const recorded = {
      kind,
      recordId: newId(),
      amount: 1,
      paidOn: '2026-11-26',
      reference: '',
      source: 'hand',
    } as const
    await expect(inWorkspace(home, (ctx) => recordPayment(ctx, recorded))).rejects.toMatchObject({
      key: 'payments_expected_not_found',
    })
  })
})

describe('changing and ending', () => {
  it('changes amount and due day while nothing is paid', async () => {
    const home = await world.workspace()
    const { recordId } = await inWorkspace(home, (ctx) => expectPayment(ctx, expecting()))
    const change = (amount: number) => inWorkspace(home, (ctx) => changeExpected(ctx, { kind, recordId, amount }))
    expect(await change(600_000)).toMatchObject({ amount: 600_000, open: 600_000, dueOn: '2026-12-10' })
    await inWorkspace(home, (ctx) =>
      recordPayment(ctx, { kind, recordId, amount: 5, paidOn: '2026-11-26', reference: '', source: 'hand' }),
    )
    await expect(change(700_000)).rejects.toMatchObject({ key: 'payments_reason_something_paid' })
  })

  it('ends once, and takes no payment afterwards', async () => {
    const home = await world.workspace()
    const { recordId } = await inWorkspace(home, (ctx) => expectPayment(ctx, expecting()))
    const end = () => inWorkspace(home, (ctx) => endExpected(ctx, kind, recordId, 'Reservation abgelaufen'))
    expect(await end()).toMatchObject({ state: 'ended' })
    expect(await end()).toMatchObject({ state: 'ended' })
    const recorded = { kind, recordId, amount: 1, paidOn: '2026-11-26', reference: '', source: 'hand' } as const
    await expect(inWorkspace(home, (ctx) => recordPayment(ctx, recorded))).rejects.toMatchObject({
      key: 'payments_reason_ended',
    })
    expect(told).toEqual([])
  })
})
