// Grades and the star. The first grade begins the evaluation, the overall grade ends it.

import { and, eq } from 'drizzle-orm'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { Change } from '#platform/server/audit/record.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import { staleVersion } from '#platform/server/refusal.ts'
import type { saveEvaluation } from '../contract/evaluation.ts'
import { applicationCan } from '../rules/application-can.ts'
import { stateAfterGrading } from '../rules/application-progress.ts'
import type { Grade } from '../rules/application-state.ts'
import { overallCriterion } from '../rules/evaluation-criteria.ts'
import {
  changeApplication,
  holdApplication,
  subjectOf,
  thisApplication,
  type ApplicationRow,
} from './application-row.ts'
import { gradesOf } from './evaluation.ts'
import { insist } from './permit.ts'
import { application, evaluation } from './tables.ts'

type Request = Received<typeof saveEvaluation>

export async function evaluateApplication(
  ctx: StaffContext,
  { params, body }: Request,
): Promise<AnswerOf<typeof saveEvaluation>> {
  const row = await holdApplication(ctx, params.id)
  const star = body.overall_star ?? row.overallStar
  if (star !== row.overallStar) await setStar(ctx, row, star)
  const wanted = wantedGrades(body)
  const graded = wanted.length > 0 ? await grade(ctx, row, { wanted, seen: body.version }) : row
  return {
    version: graded.version,
    progress_state: graded.progressState,
    overall_star: star,
    overall: graded.overallEvaluation,
  }
}

interface WantedGrade {
  key: string
  grade: Grade | null
}

function wantedGrades({ criteria = [], overall }: Request['body']): WantedGrade[] {
  return overall === undefined ? criteria : [...criteria, { key: overallCriterion, grade: overall }]
}

async function setStar(ctx: Context, row: ApplicationRow, star: boolean): Promise<void> {
  await ctx.db.update(application).set({ overallStar: star }).where(thisApplication(ctx, row.id))
  const changes = [{ field: 'overall_star', old: row.overallStar, new: star }]
  ctx.record({ event: star ? 'application.starred' : 'application.unstarred', subject: subjectOf(row), changes })
}

type Graded = Pick<ApplicationRow, 'version' | 'progressState' | 'overallEvaluation'>

async function grade(
  ctx: StaffContext,
  row: ApplicationRow,
  { wanted, seen }: { wanted: WantedGrade[]; seen: number | undefined },
): Promise<Graded> {
  insist(applicationCan.beEvaluated(row))
  const before = new Map((await gradesOf(ctx, row.id)).map((one) => [one.criterion, one.grade]))
  const changed = wanted.filter((one) => (before.get(one.key) ?? null) !== one.grade)
  if (changed.length === 0) return row
  if (seen !== row.version) {
    throw staleVersion({ version: row.version, overall: row.overallEvaluation, criteria: Object.fromEntries(before) })
  }
  for (const one of changed) await writeGrade(ctx, row.id, one)
  const overall = overallAfter(row, changed)
  const after = new Map(before)
  for (const one of changed) {
    if (one.grade) after.set(one.key, one.grade)
    else after.delete(one.key)
  }
  const progressState = stateAfterGrading(row.progressState, { isBegun: after.size > 0, overall })
  const version = await changeApplication(ctx, row, { overallEvaluation: overall, progressState })
  ctx.record({
    event: 'application.evaluated',
    subject: subjectOf(row),
    changes: changesOf(row, { changed, before, progressState }),
  })
  return { version, progressState, overallEvaluation: overall }
}

function overallAfter(row: ApplicationRow, changed: WantedGrade[]): Grade | null {
  const overall = changed.find(({ key }) => key === overallCriterion)
  return overall ? overall.grade : row.overallEvaluation
}

async function writeGrade(ctx: StaffContext, applicationId: string, { key, grade: given }: WantedGrade): Promise<void> {
  const place = { workspaceId: ctx.workspace.id, applicationId, round: 'final' as const, criterion: key }
  if (!given) {
    await ctx.db
      .delete(evaluation)
      .where(
        and(
          eq(evaluation.workspaceId, place.workspaceId),
          eq(evaluation.applicationId, applicationId),
          eq(evaluation.round, place.round),
          eq(evaluation.criterion, key),
        ),
      )
    return
  }
  const judged = { grade: given, ratedBy: ctx.user.id, ratedAt: ctx.now }
  await ctx.db
    .insert(evaluation)
    .values({ ...place, ...judged })
    .onConflictDoUpdate({
      target: [evaluation.workspaceId, evaluation.applicationId, evaluation.round, evaluation.criterion],
      set: judged,
    })
}

function changesOf(
  row: ApplicationRow,
  { changed, before, progressState }: { changed: WantedGrade[]; before: Map<string, Grade>; progressState: string },
): Change[] {
  const grades = changed.map(({ key, grade: now }) => ({
    field: `grade_${key}`,
    old: before.get(key) ?? null,
    new: now,
  }))
  const move = { field: 'progress_state', old: row.progressState, new: progressState }
  return move.old === move.new ? grades : [...grades, move]
}
