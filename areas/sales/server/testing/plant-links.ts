// For tests: two reservations in one workspace, with the keys of their mailed links.

import type { Workspace } from '#platform/server/context.ts'
import type { World } from '#platform/server/testing/world.ts'
import { act, linkIn, offer, plantFlat, plantSale, reserved } from './plant-sale.ts'

interface LinkKey {
  record: string
  token: string
  formId: string
}

interface Linked {
  home: Workspace
  keys: [LinkKey, LinkKey]
}

/** The path of a link in the API: /api/v1/action/<uuid>/<token>/<page>. */
function keyOf(path: string): LinkKey {
  const [, , , , record = '', token = ''] = path.split('/')
  return { record, token, formId: record }
}

/** Links to two agreements for the same flat. */
export async function plantReservations(world: World): Promise<Linked> {
  const sale = await plantSale(world, 2)
  const [first = '', second = ''] = sale.buyers
  return { home: sale.home, keys: [keyOf(await offer(world, sale, first)), keyOf(await offer(world, sale, second))] }
}

/** Links of accounting to the fees of two flats. */
export async function plantAccounting(world: World): Promise<Linked> {
  const sale = await plantSale(world, 2)
  const [first = '', second = ''] = sale.buyers
  const other = await plantFlat(world, sale.home, { by: [second], rank: 2 })
  const key = async (buyer: string, objectId: string) => {
    await reserved(world, { ...sale, objectId }, buyer)
    await act(world, sale, buyer, 'send-accounting-reminder')
    return keyOf(await linkIn(world, sale, 'accounting-confirmation-form'))
  }
  return { home: sale.home, keys: [await key(first, sale.objectId), await key(second, other)] }
}
