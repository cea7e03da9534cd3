// Changes of the state of a project. Areas above call them when they assign a project to an investor.

import type { Context } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { missingParts } from '../rules/advertisement.ts'
import { projectCan, stateWhenFree, type ProjectFacts } from '../rules/project-can.ts'
import { isOpenProject, type ProjectState } from '../rules/project-state.ts'
import { changeProject, lockProject, subjectOf, type ProjectRow } from './project-row.ts'

export const factsOf = (ctx: Context, row: ProjectRow): ProjectFacts => ({
  state: row.state,
  wasPublished: row.publishedAt !== null,
  missing: missingParts(row, ctx.workspace.languages),
})

/** A page that investors read must not lose its required parts. */
export function assertStillComplete(ctx: Context, row: ProjectRow): void {
  const { missing } = factsOf(ctx, row)
  if (!isOpenProject(row) || missing.length === 0) return
  throw new AppError('projects_must_stay_complete', {
    values: { parts: missing.map((part) => ctx.t(part)).join(', ') },
  })
}

interface Why {
  /** Words for the history, such as the name of the buyer. */
  cause?: string | undefined
}

/** A project for which one bidder has been chosen. Requires no lock. */
export async function markProjectReserved(ctx: Context, id: string, why: Why = {}): Promise<void> {
  const row = await lockProject(ctx, id)
  assertAllowed(projectCan.reserve(factsOf(ctx, row)))
  await move(ctx, row, { state: 'reserved', event: 'b2b_project.reserved', why })
}

export async function markProjectSold(ctx: Context, id: string, why: Why = {}): Promise<void> {
  const row = await lockProject(ctx, id)
  assertAllowed(projectCan.sell(factsOf(ctx, row)))
  await move(ctx, row, { state: 'sold', event: 'b2b_project.sold', why })
}

/** Takes back a reservation or a sale. */
export async function markProjectFree(ctx: Context, id: string, why: Why = {}): Promise<void> {
  const row = await lockProject(ctx, id)
  assertAllowed(projectCan.free(factsOf(ctx, row)))
  await move(ctx, row, { state: stateWhenFree(factsOf(ctx, row)), event: 'b2b_project.freed', why })
}

interface Move {
  state: ProjectState
  event: string
  publishedAt?: Date
  why: Why
}

/** Requires a lock on the project. */
export async function move(ctx: Context, row: ProjectRow, { state, event, publishedAt, why }: Move): Promise<number> {
  const version = await changeProject(ctx, row, {
    state,
    soldAt: state === 'sold' ? ctx.now : null,
    ...(publishedAt && { publishedAt }),
  })
  ctx.record({
    event,
    subject: subjectOf(row),
    changes: [{ field: 'state', old: row.state, new: state }],
    ...(why.cause && { cause: why.cause }),
  })
  return version
}
