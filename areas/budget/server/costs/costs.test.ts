// The cost plan over the wire: planning, approval by a second person, invoice, payment, and the rights to each.

import { describe, expect, it } from 'vitest'
import { plantFlat } from '#areas/objects/server/testing/planting.ts'
import type { Workspace } from '#platform/server/context.ts'
import { auditEntries } from '#platform/server/testing/auditing.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import type { CostData } from '../../contract/cost.ts'
import { costOf, limitApproval, path, planCost } from '../testing/planning.ts'

const world = useOwnWorld()

async function office() {
  const home = await world.workspace()
  return { home, nora: await world.person(home, 'admin'), beat: await world.person(home, 'superuser') }
}

const read = async (home: Workspace, as: Person, id: string) =>
  (await world.ask(home, { url: `${path}/${id}/edit`, as })).json()
const list = async (home: Workspace, as: Person, query = '') =>
  (await world.ask(home, { url: `${path}?state=all&rowsPerPage=50${query}`, as })).json()
const move = (home: Workspace, as: Person, id: string, payload: object) =>
  world.ask(home, { method: 'POST', url: `${path}/${id}/change-status`, payload, as })
const save = async (home: Workspace, as: Person, id: string, change: Partial<CostData>) => {
  const { data, version } = await read(home, as, id)
  const payload = { form: 'cost', ...data, ...change, version }
  return world.ask(home, { method: 'POST', url: `${path}/${id}/edit`, payload, as })
}

describe('planning costs', () => {
  it('keeps exact amounts with VAT by date, below a new category', async () => {
    const { home, nora } = await office()
    const objectId = await plantFlat(world, home, { title: 'Lindenweg 4', referenceNumber: 'L4' })
    const id = await planCost(world, home, {
      as: nora,
      newCategory: 'Online-Werbung',
      title: 'Inserat Homegate',
      supplier: 'Homegate AG',
      object: { value: objectId, displayName: '' },
      planned: 1234.55,
      tax_included: false,
    })
    expect(await read(home, nora, id)).toMatchObject({
      number: 1,
      state: 'planned',
      vatRate: 8.1,
      plannedAmounts: { net: 1234.55, vat: 100, gross: 1334.55 },
      data: { object: { value: objectId, displayName: 'Lindenweg 4 (L4)' } },
    })
    await save(home, nora, id, { date: '2023-12-31' })
    expect(await read(home, nora, id)).toMatchObject({ vatRate: 7.7, plannedAmounts: { gross: 1329.61 } })
    const events = await auditEntries(world, home, 'budget.cost_changed')
    expect(events).toHaveLength(1)
  })

  it('lists costs below their categories with sums of all that match, also beyond the page', async () => {
    const { home, nora } = await office()
    const first = await planCost(world, home, { as: nora, newCategory: 'Werbung', planned: 100, date: '2026-01-05' })
    const { data } = await read(home, nora, first)
    const werbung = data.category
    for (const planned of [200, 300, 400, 500, 600])
      await planCost(world, home, { as: nora, category: werbung, planned })
    await planCost(world, home, { as: nora, newCategory: 'Besichtigungen', planned: 50.05, date: '2025-01-01' })
    const whole = await list(home, nora)
    const shown = whole.tableData.body.map((row: Record<string, unknown>) => [
      row['_rowType'] ?? 'cost',
      row['planned'],
    ])
    expect(shown).toEqual([
      ['header', 2100],
      ['cost', 100],
      ...[200, 300, 400, 500, 600].map((planned) => ['cost', planned]),
      ['header', 50.05],
      ['cost', 50.05],
      ['subheader', 2150.05],
    ])
    expect(whole.tableData.body[0]._header).toEqual({
      value: 'Werbung',
      panel: { key: 'BudgetCostCategoryEdit', id: werbung },
    })
    const second = (await world.ask(home, { url: `${path}?state=all&rowsPerPage=5&page=2`, as: nora })).json()
    expect(second.tableData.body.map((row: Record<string, unknown>) => row['planned'])).toEqual([
      2100, 600, 50.05, 50.05, 2150.05,
    ])
    const filtered = await list(home, nora, `&filters=${JSON.stringify({ date: { to: '2026-01-31' } })}`)
    expect(filtered.tableData.body.at(-1)).toMatchObject({ _subheader: 'Total', planned: 150.05 })
    const found = await list(home, nora, '&search=inserat')
    expect(found.tableData.body.at(-1)).toMatchObject({ planned: 2150.05 })
  })

  it('refuses a category of the same name, three decimals, and an object that does not exist', async () => {
    const { home, nora } = await office()
    await planCost(world, home, { as: nora, newCategory: 'Werbung' })
    const post = (fields: Partial<CostData>) =>
      world.ask(home, { method: 'POST', url: `${path}/create`, payload: costOf(fields), as: nora })
    const refused = await Promise.all([
      post({ newCategory: 'WERBUNG' }),
      post({ newCategory: 'Neu', planned: 1.005 }),
      post({ newCategory: 'Neu', object: { value: '018f0000-0000-7000-8000-000000000000', displayName: '' } }),
      post({}),
    ])
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422])
    expect(refused.map((one) => Object.keys(one.json().fields))).toEqual([
      ['newCategory'],
      ['planned'],
      ['object'],
      ['category'],
    ])
  })

  it('answers a stale save with the current values', async () => {
    const { home, nora } = await office()
    const id = await planCost(world, home, { as: nora, newCategory: 'Werbung', planned: 100 })
    const { data } = await read(home, nora, id)
    await save(home, nora, id, { planned: 200 })
    const payload = { form: 'cost', ...data, planned: 300, version: 1 }
    const late = await world.ask(home, { method: 'POST', url: `${path}/${id}/edit`, payload, as: nora })
    expect(late.statusCode).toBe(409)
    expect(late.json().current).toMatchObject({ version: 2, data: { planned: 200 } })
  })
})

describe('approval', () => {
  it('needs a second person above the limit, and none at it', async () => {
    const { home, nora, beat } = await office()
    await limitApproval(world, home, { as: nora, limit: 1000 })
    const small = await planCost(world, home, { as: nora, newCategory: 'Werbung', planned: 1000 })
    expect((await move(home, nora, small, { action: 'submit' })).json().state).toBe('committed')
    const big = await planCost(world, home, { as: nora, newCategory: 'Fotos', planned: 1000.05 })
    expect((await move(home, nora, big, { action: 'submit' })).json().state).toBe('waiting')
    const own = await move(home, nora, big, { action: 'approve' })
    expect([own.statusCode, own.json().message]).toEqual([
      409,
      'Wer die Bestellung ausgelöst hat, kann sie nicht selbst freigeben.',
    ])
    expect((await move(home, beat, big, { action: 'approve' })).json().state).toBe('committed')
    expect(await read(home, nora, big)).toMatchObject({ approved: { amount: 1000.05 } })
    expect(await auditEntries(world, home, 'budget.cost_approved')).toHaveLength(1)
  })

  it('is needed again when the invoice is higher than what was approved', async () => {
    const { home, nora, beat } = await office()
    await limitApproval(world, home, { as: nora, limit: 1000 })
    const id = await planCost(world, home, { as: nora, newCategory: 'Fotos', planned: 2000 })
    await move(home, nora, id, { action: 'submit' })
    await move(home, beat, id, { action: 'approve' })
    expect((await save(home, beat, id, { planned: 5 })).statusCode).toBe(422)
    await save(home, beat, id, { actual: 1999.95 })
    expect((await read(home, nora, id)).state).toBe('committed')
    await save(home, beat, id, { actual: 2000.05 })
    expect((await read(home, nora, id)).state).toBe('waiting')
    expect((await move(home, beat, id, { action: 'approve' })).statusCode).toBe(409)
    expect((await move(home, nora, id, { action: 'approve' })).statusCode).toBe(200)
  })

  it('is counted on the home page of those who approve, and can be refused with a reason', async () => {
    const { home, nora, beat } = await office()
    await limitApproval(world, home, { as: nora, limit: 0 })
    const id = await planCost(world, home, { as: nora, newCategory: 'Fotos', planned: 2000 })
    await move(home, nora, id, { action: 'submit' })
    const { today } = (await world.ask(home, { url: '/api/v1/home', as: beat })).json()
    expect(today.find(({ key }: { key: string }) => key === 'costs_to_approve')).toMatchObject({
      count: 1,
      path: '/budget/cost-planning',
      search: { state: 'waiting' },
    })
    await move(home, beat, id, { action: 'reject', reason: 'Zu teuer' })
    expect(await read(home, nora, id)).toMatchObject({ state: 'rejected', rejectReason: 'Zu teuer' })
  })

  it('is done for several costs at once, each by its rule', async () => {
    const { home, nora, beat } = await office()
    await limitApproval(world, home, { as: nora, limit: 0 })
    const mine = await planCost(world, home, { as: nora, newCategory: 'A', planned: 10 })
    const yours = await planCost(world, home, { as: beat, newCategory: 'B', planned: 20 })
    await move(home, nora, mine, { action: 'submit' })
    await move(home, beat, yours, { action: 'submit' })
    const payload = { bulkAction: 'approve', targets: [mine, yours] }
    const answer = (await world.ask(home, { method: 'POST', url: path, payload, as: nora })).json()
    expect(answer).toMatchObject({ changed: 1, skippedTotal: 1 })
    expect((await read(home, nora, yours)).state).toBe('committed')
  })
})

describe('payment', () => {
  it('closes a cost until it is reopened', async () => {
    const { home, nora } = await office()
    const id = await planCost(world, home, { as: nora, newCategory: 'Fotos', planned: 100 })
    expect((await move(home, nora, id, { action: 'pay', paid_on: '2026-11-25' })).statusCode).toBe(409)
    await move(home, nora, id, { action: 'submit' })
    expect((await move(home, nora, id, { action: 'pay', paid_on: '2026-11-25' })).json().state).toBe('paid')
    expect((await save(home, nora, id, { note: 'x' })).statusCode).toBe(409)
    expect((await move(home, nora, id, { action: 'reopen' })).json().state).toBe('committed')
    expect((await move(home, nora, id, { action: 'reopen' })).json().state).toBe('planned')
  })
})

describe('deleting', () => {
  const remove = (home: Workspace, as: Person, id: string) =>
    world.ask(home, { method: 'DELETE', url: `${path}/${id}/edit`, as })

  it('keeps the last cost of a category, also if two are deleted at once, and does not move it away', async () => {
    const { home, nora } = await office()
    const first = await planCost(world, home, { as: nora, newCategory: 'Fotos' })
    const { data } = await read(home, nora, first)
    const second = await planCost(world, home, { as: nora, category: data.category })
    const both = await Promise.all([remove(home, nora, first), remove(home, nora, second)])
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    const [left] = (await list(home, nora)).tableData.body.filter((row: object) => !('_rowType' in row))
    expect((await save(home, nora, left._id, { category: '', newCategory: 'Andere' })).statusCode).toBe(409)
  })
})

describe('the budget of a category', () => {
  it('is saved beside its sums', async () => {
    const { home, nora } = await office()
    const id = await planCost(world, home, { as: nora, newCategory: 'Fotos', planned: 100 })
    const { category } = (await read(home, nora, id)).data
    const url = `${path}/${category}/edit`
    const payload = { form: 'category-budget', name: 'Fotos und Filme', amount: 5000, version: 1 }
    await world.ask(home, { method: 'POST', url, payload, as: nora })
    await move(home, nora, id, { action: 'submit' })
    const view = (await world.ask(home, { url: `${url}?form=category-budget`, as: nora })).json()
    expect(view).toMatchObject({
      version: 2,
      data: { name: 'Fotos und Filme', amount: 5000 },
      sums: { count: 1, planned: 100, committed: 100, paid: 0, rest: 4900 },
    })
  })
})

describe('periods', () => {
  it('do not overlap, and filter the costs by date', async () => {
    const { home, nora } = await office()
    const create = (payload: object) =>
      world.ask(home, { method: 'POST', url: '/api/v1/reporting/period/create', payload, as: nora })
    const { id } = (await create({ name: '2026', from: '2026-01-01', to: '2026-12-31' })).json()
    expect((await create({ name: 'Q4', from: '2026-12-31', to: '2027-01-31' })).statusCode).toBe(422)
    expect((await create({ name: '2027', from: '2027-12-31', to: '2027-01-01' })).statusCode).toBe(422)
    await planCost(world, home, { as: nora, newCategory: 'A', planned: 10, date: '2026-12-31' })
    await planCost(world, home, { as: nora, newCategory: 'B', planned: 20, date: '2027-01-01' })
    const { tableData } = await list(home, nora, `&filters=${JSON.stringify({ period: [id] })}`)
    expect(tableData.body.at(-1)).toMatchObject({ planned: 10 })
  })
})

describe('rights', () => {
  it('let readers look and not write, others not look, and another workspace not find', async () => {
    const { home, nora } = await office()
    const id = await planCost(world, home, { as: nora, newCategory: 'Fotos' })
    const analyst = await world.person(home, 'analyst')
    const user = await world.person(home, 'user')
    const url = `${path}/${id}/edit`
    const view = await world.ask(home, { url, as: analyst })
    expect(view.json().actions.every(({ enabled }: { enabled: boolean }) => !enabled)).toBe(true)
    const codes = await Promise.all([
      world.ask(home, { method: 'POST', url: `${path}/create`, payload: costOf({}), as: analyst }),
      move(home, analyst, id, { action: 'submit' }),
      world.ask(home, { method: 'DELETE', url, as: analyst }),
      world.ask(home, { url, as: user }),
    ])
    expect(codes.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403])
    const other = await office()
    expect((await world.ask(other.home, { url, as: other.nora })).statusCode).toBe(404)
  })
})

describe('the total amount', () => {
  it('needs a number', async () => {
    const { home, nora } = await office()
    const post = (value: unknown) =>
      world.ask(home, {
        method: 'POST',
        url: '/api/v1/settings/reporting_cost_total_amount',
        payload: { value },
        as: nora,
      })
    const wrong = await post('viel')
    expect([wrong.statusCode, wrong.json().fields]).toEqual([422, { value: 'Bitte eine Zahl eingeben' }])
    expect((await post(250_000)).statusCode).toBe(200)
    expect(await auditEntries(world, home, 'budget.total_changed')).toHaveLength(1)
  })
})
