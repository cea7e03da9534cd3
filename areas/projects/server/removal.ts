// Deletes a project, unless its state or an area above keeps it.

import type { StaffContext } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { projectCan } from '../rules/project-can.ts'
import { reasonsToKeepProjects } from './extension-points.ts'
import { lockProject, subjectOf, thisProject } from './project-row.ts'
import { removeFilesOf } from './project-files.ts'
import { factsOf } from './status.ts'
import { b2bProject } from './tables.ts'

/** SQL of the first reason to keep the project with the alias `t`, as a text key; null if there is none. */
export const reasonToKeepSql = (): string => {
  const reasons = reasonsToKeepProjects.all()
  if (reasons.length === 0) return 'null::text'
  return `case ${reasons.map(({ where, reason }) => `when ${where} then '${reason}'`).join(' ')} end`
}

/** Returns a text key; null if no area keeps the project. */
export async function reasonToKeep(ctx: StaffContext, id: string): Promise<string | null> {
  const { rows } = await ctx.client.query<{ reason: string | null }>(
    `select ${reasonToKeepSql()} as reason from b2b_project t where t.workspace_id = $1 and t.id = $2`,
    [ctx.workspace.id, id],
  )
  return rows[0]?.reason ?? null
}

export async function removeProject(ctx: StaffContext, id: string): Promise<void> {
  const row = await lockProject(ctx, id)
  assertAllowed(projectCan.remove(factsOf(ctx, row)))
  const reason = await reasonToKeep(ctx, id)
  if (reason) throw new AppError(reason)
  await removeFilesOf(ctx, id)
  await ctx.db.delete(b2bProject).where(thisProject(ctx, id))
  ctx.record({ event: 'b2b_project.deleted', subject: subjectOf(row), changes: [] })
}
