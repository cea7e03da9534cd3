// The figures of the home page, each provided by the area that counts it.

import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { extensionPoint } from '#platform/server/extension-point.ts'
import type { getMyWork } from '../contract/shell.ts'

export type Work = Omit<ResponseOf<typeof getMyWork>, 'today'>

/** Contains only the figures that the person may see; missing ones are not shown. */
export const workOnHome = extensionPoint<(ctx: StaffContext) => Promise<Partial<Work>>>('home.work')

interface StateCount {
  state: string
  count: number
}

/** Counts by state, in process order, so that each state keeps its position. $1 is the workspace id. */
export async function countByState(
  ctx: StaffContext,
  statement: string,
  order: readonly string[],
): Promise<StateCount[]> {
  const { rows } = await ctx.client.query<StateCount>(statement, [ctx.workspace.id])
  return rows.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
}
