// Fees that were facts of objects become records of the budget; invoices of that time get their lines.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { plantFlat, type FlatFields } from '#areas/objects/server/testing/planting.ts'
import { asOwner } from '#platform/server/testing/database.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { invoicing } from '../testing/invoicing.ts'

const world = useOwnWorld()
const { office, calculate, invoice } = invoicing(world)
const migration = (name: string) => readFileSync(join(import.meta.dirname, '../../../../migrations', name), 'utf8')

/** Part of the migration that follows its tables, which exist already. */
const ofFees = /alter table property_object no force[^]+/.exec(migration('0540-budget.sql'))?.[0] ?? ''
const ofLines = /insert into budget_invoice_line[^;]+;/.exec(migration('0587-cancelled-invoices.sql'))?.[0] ?? ''

const inRest: [string, FlatFields & { facts: Record<string, unknown> }][] = [
  ['billed', { netRent: 172_000, facts: { feePercent: 4.5, feeBilledOn: '2024-01-01', feeIsBilled: true } }],
  [
    'billed before 2024',
    { netRent: 172_000, facts: { feePercent: 4.5, feeBilledOn: '2023-12-31', feeIsBilled: true } },
  ],
  ['billed without a date', { netRent: 100_000, facts: { feePercent: 2, feeIsBilled: true } }],
  ['not billed', { netRent: 100_000, facts: { feePercent: 2.25 } }],
  ['for sale', { netRent: null, grossRent: null, sellingPrice: 95_000_000, facts: { feePercent: 2 } }],
  ['without a base', { netRent: null, grossRent: null, facts: { feePercent: 2 } }],
  ['without a rate', { netRent: 100_000, facts: { feeBilledOn: '2026-01-01' } }],
  ['above all bounds', { netRent: 100_000, facts: { feePercent: 1000 } }],
  ['other facts only', { netRent: 100_000, facts: { garden: 'ja' } }],
]

it('takes rate, date and state of each object, with the VAT of its day', async () => {
  const home = await world.workspace()
  for (const [title, fields] of inRest) await plantFlat(world, home, { ...fields, title })
  const rows = await asOwner(world.services.pool, async (client) => {
    await client.query('begin')
    await client.query(ofFees)
    await client.query(`select set_config('app.workspace_id', $1, true)`, [home.id])
    const found = await client.query(
      `select o.title, f.percent, f.accounting_date::text as day, f.base_kind, f.base::int, f.amount::int, f.vat_rate,
          f.vat::int, f.cleared_at is not null as is_cleared, f.is_current, o.facts
        from property_object o left join budget_fee f on f.object_id = o.id where o.workspace_id = $1`,
      [home.id],
    )
    await client.query('commit')
    return new Map(found.rows.map(({ title, ...row }) => [title, row]))
  })
  const fee = (title: string) => rows.get(title)
  expect(fee('billed')).toEqual({
    percent: 450,
    day: '2024-01-01',
    base_kind: 'net_rent',
    base: 2_064_000,
    amount: 92_880,
    vat_rate: 810,
    vat: 7523,
    is_cleared: true,
    is_current: true,
    facts: {},
  })
  expect(fee('billed before 2024')).toMatchObject({ vat_rate: 770, vat: 7152 })
  expect(fee('billed without a date')).toMatchObject({ day: null, is_cleared: true, amount: 24_000 })
  expect(fee('not billed')).toMatchObject({ percent: 225, is_cleared: false, amount: 27_000 })
  expect(fee('for sale')).toMatchObject({ base_kind: 'selling_price', base: 95_000_000, amount: 1_900_000 })
  expect(fee('without a base')).toMatchObject({ base: 0, amount: 0, is_cleared: false })
  expect(fee('without a rate')).toMatchObject({ percent: 0, day: '2026-01-01', amount: 0 })
  expect(fee('above all bounds')).toMatchObject({ percent: 10_000, amount: 1_200_000 })
  expect(fee('other facts only')).toMatchObject({ percent: null, facts: { garden: 'ja' } })
})

it('gives an invoice from before its lines in the order of the objects', async () => {
  const { home, nora } = await office()
  const [second, first] = [await plantFlat(world, home, { title: 'B' }), await plantFlat(world, home, { title: 'A' })]
  await calculate(home, nora, [second, first])
  await invoice(home, nora, [second, first])
  const lines = await asOwner(world.services.pool, async (client) => {
    await client.query('begin')
    await client.query(`select set_config('app.workspace_id', $1, true)`, [home.id])
    const read = async () =>
      (await client.query('select position, title, object_id, amount::int from budget_invoice_line order by position'))
        .rows
    const written = await read()
    await client.query('delete from budget_invoice_line')
    await client.query(ofLines)
    const found = await read()
    await client.query('rollback')
    return { written, found }
  })
  expect(lines.found.map(({ title }) => title)).toEqual(['A', 'B'])
  expect(lines.found).toEqual(lines.written)
})
