// Plans costs for tests, by the calls of the product.

import type { Workspace } from '#platform/server/context.ts'
import type { Person, World } from '#platform/server/testing/world.ts'
import type { CostData } from '../../contract/cost.ts'

const blank = {
  category: '',
  newCategory: '',
  title: 'Inserat',
  supplier: '',
  platform: '',
  object: null,
  date: '2026-11-20',
  planned: 0,
  actual: null,
  vat: 'standard',
  tax_included: true,
  flatrate: false,
  iban: '',
  reference: '',
  note: '',
} satisfies CostData

export const costOf = (fields: Partial<CostData>): CostData => ({ ...blank, ...fields })

export const path = '/api/v1/reporting/costs'

/** Returns the id. */
export async function planCost(
  world: World,
  home: Workspace,
  { as, ...fields }: Partial<CostData> & { as: Person },
): Promise<string> {
  const answer = await world.ask(home, { method: 'POST', url: `${path}/create`, payload: costOf(fields), as })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().id
}

/** Costs above `limit` francs need approval. */
export const limitApproval = (world: World, home: Workspace, { as, limit }: { as: Person; limit: number | null }) =>
  world.ask(home, {
    method: 'POST',
    url: '/api/v1/settings/budget',
    payload: { ...settings, approvalLimit: limit, version: 0 },
    as,
  })

export const settings = {
  creditorName: 'Lindenhof Verwaltungs AG',
  street: 'Bahnhofplatz',
  houseNumber: '1',
  postalCode: '8400',
  city: 'Winterthur',
  iban: 'CH44 3199 9123 0008 8901 2',
  vatNumber: 'CHE-123.456.789 MWST',
  paymentDays: 30,
  approvalLimit: null,
  vatRates: [
    { from: '2018-01-01', standard: 7.7, reduced: 2.5, accommodation: 3.7 },
    { from: '2024-01-01', standard: 8.1, reduced: 2.6, accommodation: 3.8 },
  ],
}
