// Grades of an application: one row per verdict and criterion, including the overall grade.

import { and, eq } from 'drizzle-orm'
import type { EvaluationView } from '../../contract/evaluation.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import type { evaluationRounds } from '../../rules/application-state.ts'
import { hintFor, overallCriterion, type Known } from '../../rules/evaluation-criteria.ts'
import type { EvaluationCriterion } from '#areas/project-settings/rules/evaluation-criteria.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import { evaluation } from '../tables.ts'

export type GradeRow = typeof evaluation.$inferSelect
export type Round = (typeof evaluationRounds)[number]

type Judgement = EvaluationView['overall']

export const gradesOf = (ctx: Context, applicationId: string): Promise<GradeRow[]> =>
  ctx.db
    .select()
    .from(evaluation)
    .where(and(eq(evaluation.workspaceId, ctx.workspace.id), eq(evaluation.applicationId, applicationId)))

export const overallOf = (rows: readonly GradeRow[], round: Round): GradeRow | undefined =>
  rows.find((one) => one.round === round && one.criterion === overallCriterion)

export interface Verdicts {
  criteria: EvaluationView['criteria']
  overall: Judgement
}

/** Reads the grades in these rows, with the names of their authors and the computed hints per criterion. */
export async function verdictsOf(
  ctx: StaffContext,
  rows: readonly GradeRow[],
  { known, criteria }: { known: Known; criteria: readonly EvaluationCriterion[] },
): Promise<Verdicts> {
  const nameOf = await staffNames(
    ctx,
    rows.map(({ ratedBy }) => ratedBy),
  )
  const judgementOf = (criterion: string): Judgement => {
    const graded = rows.find((one) => one.criterion === criterion)
    if (!graded) return { grade: null, note: null, by: null, at: null }
    const { grade, note, ratedBy, ratedAt } = graded
    return { grade, note, by: nameOf(ratedBy), at: ratedAt.toISOString() }
  }
  return {
    criteria: criteria.map((key) => ({
      key,
      title: ctx.t(`applications_criterion_${key}`),
      computed: hintOf(ctx, key, known),
      ...judgementOf(key),
    })),
    overall: judgementOf(overallCriterion),
  }
}

function hintOf(ctx: Context, key: EvaluationCriterion, known: Known): EvaluationView['criteria'][number]['computed'] {
  const hint = hintFor(key, known)
  return hint && { grade: hint.grade, reason: ctx.t(hint.text, hint.values) }
}
