// Amounts and days at their bounds: refused with a message, or kept exactly.

import { describe, expect, it } from 'vitest'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import type { Workspace } from '#platform/server/context.ts'
import { useOwnWorld, type Person } from '#platform/server/testing/world.ts'
import type { CostData } from '../../contract/cost.ts'
import { costOf, limitApproval, path, planCost, settings } from '../testing/planning.ts'
import { sumAdvertisingCosts } from './advertising.ts'

const world = useOwnWorld()

async function office() {
  const home = await world.workspace()
  return { home, nora: await world.person(home, 'admin') }
}

const post = (home: Workspace, as: Person, fields: Partial<CostData>) =>
  world.ask(home, { method: 'POST', url: `${path}/create`, payload: costOf(fields), as })
const read = async (home: Workspace, as: Person, id: string) =>
  (await world.ask(home, { url: `${path}/${id}/edit`, as })).json()
const move = (home: Workspace, as: Person, id: string, payload: object) =>
  world.ask(home, { method: 'POST', url: `${path}/${id}/change-status`, payload, as })

describe('an amount', () => {
  it.each([-0.01, -1, 1.005, 0.001, 1_000_000_000, 1e12, '12'])('of %j is refused', async (planned) => {
    const { home, nora } = await office()
    const answer = await world.ask(home, {
      method: 'POST',
      url: `${path}/create`,
      payload: { ...costOf({ newCategory: 'A' }), planned },
      as: nora,
    })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['planned']])
  })

  it.each([
    [0, 0],
    [0.01, 0.01],
    [0.05, 0.05],
    [0.06, 0.06],
    [0.07, 0.08],
    [999_999_999.99, 1_080_999_999.99],
  ])('of %d without VAT is %d with it', async (planned, gross) => {
    const { home, nora } = await office()
    const id = await planCost(world, home, { as: nora, newCategory: 'A', planned, tax_included: false })
    const { plannedAmounts } = await read(home, nora, id)
    expect(plannedAmounts.gross).toBe(gross)
    expect(Math.round((plannedAmounts.net + plannedAmounts.vat) * 100)).toBe(Math.round(gross * 100))
  })
})

describe('a day', () => {
  it.each([
    ['2023-12-31', 7.7],
    ['2024-01-01', 8.1],
    ['2017-12-31', 7.7],
  ])('of %s has the rate %d', async (date, rate) => {
    const { home, nora } = await office()
    const id = await planCost(world, home, { as: nora, newCategory: 'A', planned: 100, date })
    expect((await read(home, nora, id)).vatRate).toBe(rate)
  })

  it.each(['2026-02-30', '26.11.2026', '2026-11-26T00:00:00Z'])('written %s is refused', async (date) => {
    const { home, nora } = await office()
    expect(Object.keys((await post(home, nora, { newCategory: 'A', date })).json().fields)).toEqual(['date'])
  })

  it.each([
    ['2026-01-01', 10],
    ['2026-12-31', 10],
    ['2025-12-31', 0],
    ['2027-01-01', 0],
  ])('%s counts %d in the period of 2026', async (date, planned) => {
    const { home, nora } = await office()
    const payload = { name: '2026', from: '2026-01-01', to: '2026-12-31' }
    const url = '/api/v1/reporting/period/create'
    const { id } = (await world.ask(home, { method: 'POST', url, payload, as: nora })).json()
    await planCost(world, home, { as: nora, newCategory: 'A', planned: 10, date })
    const { sums } = (await world.ask(home, { url: `/api/v1/reporting/overview?period=${id}`, as: nora })).json()
    expect(sums.planned).toBe(planned)
  })
})

describe('an ordered cost', () => {
  it('keeps its VAT rate when the rates in the settings change', async () => {
    const { home, nora } = await office()
    await limitApproval(world, home, { as: nora, limit: null })
    const id = await planCost(world, home, { as: nora, newCategory: 'A', planned: 100, tax_included: false })
    await move(home, nora, id, { action: 'submit' })
    const vatRates = settings.vatRates.map((rates) => ({ ...rates, standard: 20 }))
    const changed = { ...settings, vatRates, version: 1 }
    const saved = await world.ask(home, { method: 'POST', url: '/api/v1/settings/budget', payload: changed, as: nora })
    expect(saved.statusCode).toBe(200)
    const { data, version } = await read(home, nora, id)
    const payload = { form: 'cost', ...data, actual: 100, version }
    await world.ask(home, { method: 'POST', url: `${path}/${id}/edit`, payload, as: nora })
    expect(await read(home, nora, id)).toMatchObject({
      vatRate: 8.1,
      plannedAmounts: { gross: 108.1 },
      actualAmounts: { gross: 108.1 },
    })
  })

  it('counts as advertising of its platform, in whatever case it was typed', async () => {
    const { home, nora } = await office()
    const plan = async (platform: string, planned: number, date = '2026-11-20') => {
      const id = await planCost(world, home, {
        as: nora,
        newCategory: `${platform} ${planned}`,
        planned,
        platform,
        date,
      })
      await move(home, nora, id, { action: 'submit' })
    }
    await plan('Homegate', 100)
    await plan('homegate ', 50.05)
    await plan('Flatfox', 120)
    await plan('', 1000)
    await plan('Flatfox', 500, '2025-01-01')
    await planCost(world, home, { as: nora, newCategory: 'Geplant', planned: 70, platform: 'Flatfox' })
    const costs = await asSystem(world.services, home, (ctx) =>
      sumAdvertisingCosts(ctx, { from: '2026-01-01', to: null, buildings: [], kinds: [] }),
    )
    expect(costs).toEqual([
      { platform: 'Homegate', costs: 2, gross: 15_005 },
      { platform: 'Flatfox', costs: 1, gross: 12_000 },
    ])
  })
})

describe('VAT rates in the settings', () => {
  it('have one entry a day', async () => {
    const { home, nora } = await office()
    const [first = settings.vatRates[1], ...rest] = settings.vatRates
    const payload = { ...settings, vatRates: [first, first, ...rest], version: 0 }
    const answer = await world.ask(home, { method: 'POST', url: '/api/v1/settings/budget', payload, as: nora })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['vatRates']])
  })
})
