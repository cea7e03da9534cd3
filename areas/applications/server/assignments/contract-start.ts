// Prevents a tenancy from starting while another household still lives there, for every way of entering the start
// day.

import type { Context } from '#platform/server/context.ts'
import { dayOf, laterDay, swissDate } from '#platform/rules/calendar-day.ts'
import { fieldRefusal, AppError } from '#platform/server/app-error.ts'
import { startProblem } from '../../rules/offers/contract-start.ts'

interface Letting {
  objectIds: readonly string[]
  /** The tenancy that begins, excluded from the occupied days. */
  assignmentId: string | null
}

/** Latest of the last days of all other households that have these objects, as main object or as companion. */
const lastDayQuery = `
  select max(until)::text as last from (
    select s.quit_on as until from assignment s
      where s.workspace_id = $1 and s.contract_state = 'quit' and s.object_id = any($2) and s.id is distinct from $3
    union all
    select least(c.let_until, s.quit_on) from assignment_companion c
      join assignment s on s.workspace_id = c.workspace_id and s.id = c.assignment_id
      where c.workspace_id = $1 and c.object_id = any($2) and s.id is distinct from $3
        and s.state = 'released' and (c.let_until is not null or s.contract_state = 'quit')
  ) others`

/** Returns the day after the previous household has left; null if there is no known previous household. */
export async function freeFromFor(ctx: Context, { objectIds, assignmentId }: Letting): Promise<string | null> {
  const { rows } = await ctx.client.query<{ last: string | null }>(lastDayQuery, [
    ctx.workspace.id,
    [...objectIds],
    assignmentId,
  ])
  const last = rows[0]?.last
  return last ? laterDay(last, 1) : null
}

/** Reports the error at the field of the start date or, without a field, as the reason of a refused action. */
export async function assertContractStart(
  ctx: Context,
  start: string,
  { field, ...letting }: Letting & { field: string | null },
): Promise<void> {
  const problem = startProblem({ start, today: dayOf(ctx.now), freeFrom: await freeFromFor(ctx, letting) })
  if (!problem) return
  const { date, ...values } = problem.values
  const said = { ...values, ...(date && { date: swissDate(date) }) }
  throw field === null ? new AppError(problem.key, { values: said }) : fieldRefusal(field, problem.key, said)
}
