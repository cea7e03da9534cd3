// How an application stands in the eyes of those who judge it, with computed hints beside each grade.

import { and, asc, eq } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/tables.ts'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import type { EvaluationView, getEvaluation } from '../contract/evaluation.ts'
import { applicationCan } from '../rules/application-can.ts'
import { evaluationCriteria, hintFor, overallCriterion, type Known } from '../rules/evaluation-criteria.ts'
import { findApplication, type ApplicationRow } from './application-row.ts'
import { readComments } from './comments.ts'
import { spoken } from './permit.ts'
import { staffNames } from './staff-names.ts'
import { applicationWish, evaluation } from './tables.ts'

type GradeRow = typeof evaluation.$inferSelect

export async function readEvaluation(
  ctx: StaffContext,
  { params }: Received<typeof getEvaluation>,
): Promise<AnswerOf<typeof getEvaluation>> {
  const row = await findApplication(ctx, params.id)
  const rows = await gradesOf(ctx, row.id)
  const nameOf = await staffNames(
    ctx,
    rows.map(({ ratedBy }) => ratedBy),
  )
  const judgementOf = (criterion: string) => {
    const graded = rows.find((one) => one.criterion === criterion)
    if (!graded) return { grade: null, by: null, at: null }
    return { grade: graded.grade, by: nameOf(graded.ratedBy), at: graded.ratedAt.toISOString() }
  }
  const known = await knownOf(ctx, row)
  return {
    applicationId: row.id,
    version: row.version,
    progress_state: row.progressState,
    canEvaluate: ctx.can('applications_write')
      ? spoken(ctx, applicationCan.beEvaluated(row))
      : { allowed: false, reason: ctx.t('applications_reason_read_only') },
    criteria: evaluationCriteria.map((key) => ({
      key,
      title: ctx.t(`applications_criterion_${key}`),
      computed: hintOf(ctx, key, known),
      ...judgementOf(key),
    })),
    overall: judgementOf(overallCriterion),
    comments: await readComments(ctx, row.id),
  }
}

/** The grades of the first evaluation. */
export const gradesOf = (ctx: Context, applicationId: string): Promise<GradeRow[]> =>
  ctx.db
    .select()
    .from(evaluation)
    .where(
      and(
        eq(evaluation.workspaceId, ctx.workspace.id),
        eq(evaluation.applicationId, applicationId),
        eq(evaluation.round, 'final'),
      ),
    )

function hintOf(
  ctx: Context,
  key: (typeof evaluationCriteria)[number],
  known: Known,
): EvaluationView['criteria'][number]['computed'] {
  const hint = hintFor(key, known)
  return hint && { grade: hint.grade, reason: ctx.t(hint.text, hint.values) }
}

async function knownOf(ctx: Context, row: ApplicationRow): Promise<Known> {
  const [first] = await ctx.db
    .select({
      grossRent: propertyObject.grossRent,
      rooms: propertyObject.rooms,
      minOccupancy: propertyObject.minOccupancy,
      maxOccupancy: propertyObject.maxOccupancy,
    })
    .from(applicationWish)
    .innerJoin(
      propertyObject,
      and(eq(propertyObject.workspaceId, applicationWish.workspaceId), eq(propertyObject.id, applicationWish.objectId)),
    )
    .where(and(eq(applicationWish.workspaceId, ctx.workspace.id), eq(applicationWish.applicationId, row.id)))
    .orderBy(asc(applicationWish.rank))
    .limit(1)
  const { income, persons, documents, references } = row
  return { income, persons, documents, references, object: first ?? null }
}
