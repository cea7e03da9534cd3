// Shows the evaluation of an application: the first one, and the second beside it.

import { processSettings } from '#areas/project-settings/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { applicationCan } from '../../rules/application-can.ts'
import type { Verdict } from '#platform/rules/verdict.ts'
import { firstLook, firstLookIsHidden, secondLook, verdictsDiffer } from '../../rules/second-look.ts'
import { findApplication, type ApplicationRow } from '../details/application-row.ts'
import { readComments } from '../details/comments.ts'
import { gradesOf, overallOf, verdictsOf } from './grades.ts'
import { knownOf } from './known-facts.ts'
import { spoken } from '#platform/server/permit.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/evaluation.ts'

export const getEvaluation = handler(
  contract.getEvaluation,
  { permission: 'applications_read' },
  async (ctx, { params }) => {
    const row = await findApplication(ctx, params.id)
    const { judge, process } = await judging(ctx)
    const isHidden = firstLookIsHidden(row, judge, process)
    const first = (await gradesOf(ctx, row.id)).filter(({ round }) => round === 'final')
    // A user always sees their own grades.
    const shown = isHidden ? first.filter(({ ratedBy }) => ratedBy === judge.id) : first
    return {
      applicationId: row.id,
      version: row.version,
      progress_state: row.progressState,
      canEvaluate: allowedTo(ctx, firstLook(row, judge, process)),
      isHidden,
      isOlderThanAnswers: isOlderThanAnswers(row),
      begunBy: isHidden && !row.overallEvaluation ? (await staffNames(ctx, [row.evaluatedBy]))(row.evaluatedBy) : null,
      ...(await verdictsOf(ctx, shown, { known: await knownOf(ctx, row), criteria: process.evaluationCriteria })),
      canComment: spoken(ctx, applicationCan.beWrittenTo(row)),
      comments: await readComments(ctx, row.id),
    }
  },
)

export const getSecondEvaluation = handler(
  contract.getSecondEvaluation,
  { permission: 'applications_read' },
  async (ctx, { params }) => {
    const row = await findApplication(ctx, params.id)
    const { judge, process } = await judging(ctx)
    const rows = await gradesOf(ctx, row.id)
    const isFirstHidden = firstLookIsHidden(row, judge, process)
    const asked = { known: await knownOf(ctx, row), criteria: process.evaluationCriteria }
    const inRound = (round: string) => rows.filter((one) => one.round === round)
    const first = await verdictsOf(ctx, inRound('final'), asked)
    const secondBy = overallOf(rows, 'second_evaluation')?.ratedBy ?? null
    return {
      applicationId: row.id,
      version: row.version,
      isRequired: process.secondEvaluationRequired,
      canEvaluate: allowedTo(ctx, secondLook({ ...row, secondBy }, judge, process)),
      first: isFirstHidden || !row.overallEvaluation ? null : first.overall,
      isFirstHidden: isFirstHidden && row.overallEvaluation !== null,
      ...(await verdictsOf(ctx, inRound('second_evaluation'), asked)),
      differs: isFirstHidden ? null : verdictsDiffer(row),
    }
  },
)

/** The household has changed its answers since the last evaluation. */
export const isOlderThanAnswers = ({ judgedAt, answersChangedAt }: ApplicationRow): boolean =>
  judgedAt !== null && answersChangedAt !== null && answersChangedAt > judgedAt

export type Judging = Awaited<ReturnType<typeof judging>>

/** Returns the current user as judge, and the process settings. */
export async function judging(ctx: StaffContext) {
  const process = await processSettings(ctx)
  return { process, judge: { id: ctx.user.id, mayWrite: ctx.can('applications_write') } }
}

function allowedTo(ctx: StaffContext, verdict: Verdict): { allowed: boolean; reason?: string } {
  if (ctx.can('applications_write')) return spoken(ctx, verdict)
  return { allowed: false, reason: ctx.t('applications_reason_read_only') }
}
