// Calculates and invoices fees for tests, by the calls of the product.

import type { Person, World } from '#platform/server/testing/world.ts'
import type { Workspace } from '#platform/server/context.ts'
import { settings } from './planning.ts'

export const path = '/api/v1/reporting/honorary'

export const debtor = { name: 'Erika Muster', street: 'Seeweg', houseNumber: '3', postalCode: '8001', city: 'Zürich' }

export function invoicing(world: World) {
  async function office(given: Partial<typeof settings> = {}) {
    const home = await world.workspace()
    const nora = await world.person(home, 'admin')
    const payload = { ...settings, ...given, version: 0 }
    await world.ask(home, { method: 'POST', url: '/api/v1/settings/budget', payload, as: nora })
    return { home, nora }
  }

  const calculate = (
    home: Workspace,
    as: Person,
    targets: string[],
    percent: unknown = 4.5,
    day: unknown = '2026-11-26',
  ) =>
    world.ask(home, {
      method: 'POST',
      url: `${path}/create`,
      payload: { targets, honorary_percent: percent, accounting_date: day },
      as,
    })

  const rowOf = async (home: Workspace, as: Person, id: string) => {
    const { tableData } = (await world.ask(home, { url: `${path}?state=all&rowsPerPage=50`, as })).json()
    return tableData.body.find((row: { _id: string }) => row._id === id)
  }

  const invoice = (home: Workspace, as: Person, targets: string[]) =>
    world.ask(home, { method: 'POST', url: `${path}/invoice`, payload: { targets, debtor, language: 'de' }, as })

  return { office, calculate, rowOf, invoice }
}
