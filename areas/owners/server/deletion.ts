// Deletes an owner and their login. Refused while other records refer to the owner.

import { emptyLogin } from '#areas/users/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import { reasonsToKeepOwners } from './extension-points.ts'
import { lockLogin } from './login.ts'
import { lockOwner, subjectOf, thisOwner } from './owner-row.ts'
import { propertyOwner } from './tables.ts'

/** SQL of the first reason to keep the owner with the alias `t`, as a text key; null if there is none. */
export const reasonToKeepSql = (): string => {
  const reasons = reasonsToKeepOwners.all()
  if (reasons.length === 0) return 'null::text'
  return `case ${reasons.map(({ where, reason }) => `when ${where} then '${reason}'`).join(' ')} end`
}

/** Returns a text key; null if the owner may be deleted. */
export async function reasonToKeep(ctx: StaffContext, id: string): Promise<string | null> {
  const { rows } = await ctx.client.query<{ reason: string | null }>(
    `select ${reasonToKeepSql()} as reason from property_owner t where t.workspace_id = $1 and t.id = $2`,
    [ctx.workspace.id, id],
  )
  return rows[0]?.reason ?? null
}

export async function deleteOwner(ctx: StaffContext, id: string): Promise<void> {
  const row = await lockOwner(ctx, id)
  const reason = await reasonToKeep(ctx, id)
  if (reason) throw new AppError(reason)
  const person = await lockLogin(ctx, row)
  if (person) await emptyLogin(ctx, person)
  await ctx.db.delete(propertyOwner).where(thisOwner(ctx, id))
  ctx.record({ event: 'owner.deleted', subject: subjectOf(row), changes: [] })
}
