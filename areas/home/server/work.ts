// The figures of the home page, each provided by the area that counts it.

import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { extensionPoint } from '#platform/server/extension-point.ts'
import type { getMyWork } from '../contract/shell.ts'

export type Work = ResponseOf<typeof getMyWork>

/** Only what the person may see; what is left out is not shown. */
export const workOnHome = extensionPoint<(ctx: StaffContext) => Promise<Partial<Work>>>('home.work')

interface StateCount {
  state: string
  count: number
}

/** In the order of the process, so that each state keeps its place from day to day. Reads $1 as the workspace. */
export async function countByState(
  ctx: StaffContext,
  statement: string,
  order: readonly string[],
): Promise<StateCount[]> {
  const { rows } = await ctx.client.query<StateCount>(statement, [ctx.workspace.id])
  return rows.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
}
