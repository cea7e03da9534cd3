// Saves grades, notes and the star. The first grade begins the evaluation, the overall grade of the first evaluation
// ends it. A second evaluation does not change the state.

import { evaluated } from './evaluated-event.ts'
import { and, eq } from 'drizzle-orm'
import type { Change } from '#platform/server/audit/record.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import type { Input } from '#platform/server/http/input.ts'
import { fieldRefusal, staleVersion } from '#platform/server/app-error.ts'
import { stateAfterGrading } from '../../rules/application-progress.ts'
import type { Grade } from '../../rules/application-state.ts'
import { overallCriterion } from '../../rules/evaluation-criteria.ts'
import { firstLook, firstLookIsHidden, secondLook, takingOver } from '../../rules/second-look.ts'
import {
  changeApplication,
  lockApplication,
  subjectOf,
  thisApplication,
  type ApplicationRow,
} from '../details/application-row.ts'
import { judging, type Judging } from './evaluation.ts'
import { gradesOf, overallOf, type GradeRow, type Round } from './grades.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { currentPointsVersion } from '../points/point-rules.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import { application, evaluation } from '../tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/evaluation.ts'

type Request = Input<typeof contract.saveEvaluation>

interface WantedGrade {
  key: string
  grade: Grade | null
  /** If undefined, the note is unchanged. */
  note?: string | null | undefined
}

interface Grading {
  round: Round
  wanted: WantedGrade[]
  seen: number | undefined
  asked: Judging
}

export const saveEvaluation = handler(
  contract.saveEvaluation,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const row = await lockApplication(ctx, params.id)
    const star = body.overall_star ?? row.overallStar
    if (star !== row.overallStar) await setStar(ctx, row, star)
    const wanted = wantedGrades(body)
    const asked = await judging(ctx)
    const own = body.takeOver ? await takeOver(ctx, row, { seen: body.version, asked }) : row
    const seen = body.takeOver ? own.version : body.version
    const grading = { round: body.evaluation, wanted, seen, asked }
    const graded = wanted.length > 0 ? await grade(ctx, own, grading) : own
    const { judge, process } = asked
    return {
      version: graded.version,
      progress_state: graded.progressState,
      overall_star: star,
      overall: firstLookIsHidden(graded, judge, process) ? null : graded.overallEvaluation,
      second: graded.secondEvaluation,
    }
  },
)

async function takeOver(
  ctx: StaffContext,
  row: ApplicationRow,
  { seen, asked: { judge, process } }: Pick<Grading, 'seen' | 'asked'>,
): Promise<ApplicationRow> {
  assertAllowed(takingOver(row, judge, process))
  if (seen !== row.version) throw staleVersion({ version: row.version })
  const firstSeenBy = [...new Set([...row.firstSeenBy, ...(row.evaluatedBy ? [row.evaluatedBy] : []), judge.id])]
  const version = await changeApplication(ctx, row, { evaluatedBy: judge.id, firstSeenBy })
  const nameOf = await staffNames(ctx, [row.evaluatedBy, judge.id])
  const by = (id: string | null) => nameOf(id)?.name ?? null
  const changes = [{ field: 'evaluated_by', old: by(row.evaluatedBy), new: by(judge.id) }]
  ctx.record({ event: 'application.evaluation_taken_over', subject: subjectOf(row), changes })
  return { ...row, version, evaluatedBy: judge.id, firstSeenBy }
}

function wantedGrades({ criteria = [], overall, overallNote }: Request['body']): WantedGrade[] {
  if (overall !== undefined) return [...criteria, { key: overallCriterion, grade: overall, note: overallNote }]
  if (overallNote !== undefined) throw fieldRefusal('overall', 'general_field_is_required')
  return criteria
}

async function setStar(ctx: Context, row: ApplicationRow, star: boolean): Promise<void> {
  await ctx.db.update(application).set({ overallStar: star }).where(thisApplication(ctx, row.id))
  const changes = [{ field: 'overall_star', old: row.overallStar, new: star }]
  ctx.record({ event: star ? 'application.starred' : 'application.unstarred', subject: subjectOf(row), changes })
}

type Graded = Pick<
  ApplicationRow,
  'version' | 'progressState' | 'overallEvaluation' | 'evaluatedBy' | 'secondEvaluation'
>

async function grade(ctx: StaffContext, row: ApplicationRow, { round, wanted, seen, asked }: Grading): Promise<Graded> {
  const rows = await gradesOf(ctx, row.id)
  assertSecondLook(row, { round, rows, asked })
  const before = new Map(rows.filter((one) => one.round === round).map((one) => [one.criterion, one]))
  const changed = wanted.filter((one) => isChange(before.get(one.key), one))
  if (changed.length === 0) return row
  if (seen !== row.version) throw staleVersion({ version: row.version, ...standing(before) })
  for (const one of changed) await writeGrade(ctx, row.id, { round, ...one })
  return round === 'final' ? finishFirst(ctx, row, { before, changed }) : finishSecond(ctx, row, { before, changed })
}

function assertSecondLook(
  row: ApplicationRow,
  { round, rows, asked: { judge, process } }: Pick<Grading, 'round' | 'asked'> & { rows: GradeRow[] },
): void {
  const secondBy = overallOf(rows, 'second_evaluation')?.ratedBy ?? null
  assertAllowed(round === 'final' ? firstLook(row, judge, process) : secondLook({ ...row, secondBy }, judge, process))
}

/** Returns true if the grade or the note changes. Refuses a note without a grade. */
function isChange(before: GradeRow | undefined, { grade: given, note, key }: WantedGrade): boolean {
  if (!given && note) throw fieldRefusal(`criteria.${key}`, 'applications_note_needs_grade')
  if ((before?.grade ?? null) !== given) return true
  return note !== undefined && (note || null) !== (before?.note ?? null)
}

const standing = (before: Map<string, GradeRow>) => ({
  overall: before.get(overallCriterion)?.grade ?? null,
  criteria: Object.fromEntries([...before].map(([key, one]) => [key, one.grade])),
})

interface Outcome {
  before: Map<string, GradeRow>
  changed: WantedGrade[]
}

async function finishFirst(ctx: StaffContext, row: ApplicationRow, { before, changed }: Outcome): Promise<Graded> {
  const given = changed.find(({ key }) => key === overallCriterion)
  const overall = given ? given.grade : row.overallEvaluation
  const taken = changed.filter((one) => !one.grade && before.has(one.key)).length
  const added = changed.filter((one) => one.grade && !before.has(one.key)).length
  const isBegun = before.size + added - taken > 0
  const progressState = stateAfterGrading(row.progressState, { isBegun, overall })
  // Fixes the current version of the point rules for this application.
  const fixed = {
    evaluatedBy: ownerOf(ctx, row, { given, isBegun }),
    ...(given && { pointsVersion: given.grade ? await currentPointsVersion(ctx) : null }),
  }
  const version = await changeApplication(ctx, row, {
    overallEvaluation: overall,
    progressState,
    judgedAt: isBegun ? ctx.now : null,
    ...fixed,
  })
  const move = { field: 'progress_state', old: row.progressState, new: progressState }
  const changes = [...gradeChanges(before, changed), ...(move.old === move.new ? [] : [move])]
  ctx.record(evaluated.entry(subjectOf(row), { changes }))
  return { ...row, ...fixed, version, progressState, overallEvaluation: overall }
}

/** The owner of the first verdict is the user who gave the overall grade, or else the user who gave the first grade. */
function ownerOf(
  ctx: StaffContext,
  row: ApplicationRow,
  { given, isBegun }: { given: WantedGrade | undefined; isBegun: boolean },
): string | null {
  if (given?.grade) return ctx.user.id
  return isBegun ? (row.evaluatedBy ?? ctx.user.id) : null
}

async function finishSecond(ctx: StaffContext, row: ApplicationRow, { before, changed }: Outcome): Promise<Graded> {
  const given = changed.find(({ key }) => key === overallCriterion)
  const secondEvaluation = given ? given.grade : row.secondEvaluation
  const version = await changeApplication(ctx, row, { secondEvaluation, judgedAt: ctx.now })
  const changes = gradeChanges(before, changed)
  // A second verdict changed after both became visible may be influenced by the first. This is allowed, to correct
  // mistakes, but is recorded as a separate event.
  const isOpen = row.secondEvaluation !== null && secondEvaluation !== row.secondEvaluation
  const isFirst = before.size === 0 || (row.secondEvaluation === null && secondEvaluation !== null)
  const changedHow = isOpen ? 'second_verdict_changed_openly' : 'evaluated_again'
  const event = isFirst ? 'second_verdict_given' : changedHow
  ctx.record({ event: `application.${event}`, subject: subjectOf(row), changes })
  return { ...row, version, secondEvaluation }
}

async function writeGrade(
  ctx: StaffContext,
  applicationId: string,
  { round, key, grade: given, note }: WantedGrade & { round: Round },
): Promise<void> {
  const place = { workspaceId: ctx.workspace.id, applicationId, round, criterion: key }
  const isPlace = and(
    eq(evaluation.workspaceId, place.workspaceId),
    eq(evaluation.applicationId, applicationId),
    eq(evaluation.round, round),
    eq(evaluation.criterion, key),
  )
  if (!given) {
    await ctx.db.delete(evaluation).where(isPlace)
    return
  }
  const judged = {
    grade: given,
    ratedBy: ctx.user.id,
    ratedAt: ctx.now,
    ...(note !== undefined && { note: note || null }),
  }
  await ctx.db
    .insert(evaluation)
    .values({ ...place, ...judged })
    .onConflictDoUpdate({
      target: [evaluation.workspaceId, evaluation.applicationId, evaluation.round, evaluation.criterion],
      set: judged,
    })
}

function gradeChanges(before: Map<string, GradeRow>, changed: WantedGrade[]): Change[] {
  return changed.flatMap(({ key, grade: now, note }) => {
    const was = before.get(key)
    const grades = { field: `grade_${key}`, old: was?.grade ?? null, new: now }
    const notes = { field: `note_${key}`, old: was?.note ?? null, new: note || null }
    return [grades, ...(note === undefined ? [] : [notes])].filter((change) => change.old !== change.new)
  })
}
