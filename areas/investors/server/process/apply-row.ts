// Reads, locks and moves investors in projects. Locks are taken in the order project, investor, application.

import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import { b2bProject, findProject, lockProject, type ProjectRow } from '#areas/projects/server/public.ts'
import { isOpenProject } from '#areas/projects/rules/project-state.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { AppError, notFound } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import type { ApplyStanding } from '../../rules/apply-can.ts'
import type { ApplyState, Channel } from '../../rules/apply-state.ts'
import { isGeneralNdaInForce } from '../../rules/nda.ts'
import { investorApplication, investorStep } from '../process-tables.ts'
import { findInvestor, lockInvestor, subjectOf, type InvestorRow } from '../record/investor-row.ts'
import { investor } from '../tables.ts'

export type ApplyRow = typeof investorApplication.$inferSelect

export interface Pair {
  investor: InvestorRow
  project: ProjectRow
  /** Null while the investor is not among those of the project. */
  apply: ApplyRow | null
  hasOwnNda: boolean
  hasNbo: boolean
  hasBo: boolean
}

/** An investor among those of the project. */
export type Joined = Pair & { apply: ApplyRow }

const has = (table: 'investor_nda' | 'investor_offer', more = '') =>
  sql<boolean>`exists (select from ${sql.raw(table)} x where x.workspace_id = ${investorApplication.workspaceId}
    and x.application_id = ${investorApplication.id} ${sql.raw(more)})`

/** Newest change first. */
export async function joinedWhere(ctx: Context, where: SQL | undefined): Promise<Joined[]> {
  return ctx.db
    .select({
      investor,
      project: b2bProject,
      apply: investorApplication,
      hasOwnNda: has('investor_nda'),
      hasNbo: has('investor_offer', `and x.kind = 'nbo'`),
      hasBo: has('investor_offer', `and x.kind = 'bo'`),
    })
    .from(investorApplication)
    .innerJoin(
      investor,
      and(eq(investor.workspaceId, investorApplication.workspaceId), eq(investor.id, investorApplication.investorId)),
    )
    .innerJoin(
      b2bProject,
      and(
        eq(b2bProject.workspaceId, investorApplication.workspaceId),
        eq(b2bProject.id, investorApplication.projectId),
      ),
    )
    .where(and(eq(investorApplication.workspaceId, ctx.workspace.id), where))
    .orderBy(desc(investorApplication.updatedAt), desc(investorApplication.id))
}

const thisPair = (investorId: string, projectId: string) =>
  and(eq(investorApplication.investorId, investorId), eq(investorApplication.projectId, projectId))

/** An investor who is not among those of the project. */
export const stranger = (row: InvestorRow, project: ProjectRow): Pair => ({
  investor: row,
  project,
  apply: null,
  hasOwnNda: false,
  hasNbo: false,
  hasBo: false,
})

export async function findPair(ctx: Context, investorId: string, projectId: string): Promise<Pair> {
  const [joined] = await joinedWhere(ctx, thisPair(investorId, projectId))
  if (joined) return joined
  const project = await findProject(ctx, projectId)
  return stranger(await findInvestor(ctx, investorId), project)
}

export async function lockPair(ctx: Context, investorId: string, projectId: string): Promise<Pair> {
  const project = await lockProject(ctx, projectId)
  const locked = await lockInvestor(ctx, investorId)
  const [joined] = await joinedWhere(ctx, thisPair(investorId, projectId))
  return joined ?? stranger(locked, project)
}

export async function findApply(ctx: Context, id: string): Promise<Joined> {
  const [joined] = await joinedWhere(ctx, eq(investorApplication.id, id))
  if (!joined) throw notFound('investors_apply_not_found')
  return joined
}

export async function lockApply(ctx: Context, id: string): Promise<Joined> {
  const { apply } = await findApply(ctx, id)
  const pair = await lockPair(ctx, apply.investorId, apply.projectId)
  if (!pair.apply) throw notFound('investors_apply_not_found')
  return { ...pair, apply: pair.apply }
}

export const standingOf = (ctx: Pick<Context, 'now'>, pair: Pair): ApplyStanding => ({
  state: pair.apply?.state ?? null,
  isInvestorActive: pair.investor.progressState === 'active',
  isOptedOut: pair.investor.optedOutAt !== null,
  hasEmail: pair.investor.contactEmail !== null,
  isPublished: isOpenProject(pair.project),
  isReserved: pair.project.state === 'reserved',
  isSold: pair.project.state === 'sold',
  hasNda: pair.hasOwnNda || isGeneralNdaInForce(pair.investor, dayOf(ctx.now)),
  hasNbo: pair.hasNbo,
})

export interface Step {
  state: ApplyState
  channel: Channel
  reason?: string | undefined
  documentVersion?: number
  /** Further columns of the application. */
  fields?: Partial<typeof investorApplication.$inferInsert>
}

/** Puts the investor among those of the project, with the first step. Requires the locks. */
export async function addApply(ctx: Context, pair: Pair, step: Step): Promise<ApplyRow> {
  const [row] = await ctx.db
    .insert(investorApplication)
    .values({
      workspaceId: ctx.workspace.id,
      id: newId(),
      investorId: pair.investor.id,
      projectId: pair.project.id,
      state: step.state,
      reason: step.reason ?? null,
      createdAt: ctx.now,
      updatedAt: ctx.now,
      ...step.fields,
    })
    .returning()
  if (!row) throw new Error('the investor was not added to the project')
  await recordStep(ctx, pair, { apply: row, step, before: null })
  return row
}

/** Moves the investor to another state and keeps the step as proof. Requires the locks. */
export async function moveApply(ctx: Context, joined: Joined, step: Step): Promise<ApplyRow> {
  const { apply } = joined
  const [row] = await ctx.db
    .update(investorApplication)
    .set({
      state: step.state,
      reason: step.reason ?? null,
      version: apply.version + 1,
      updatedAt: ctx.now,
      ...step.fields,
    })
    .where(
      and(
        eq(investorApplication.workspaceId, ctx.workspace.id),
        eq(investorApplication.id, apply.id),
        eq(investorApplication.version, apply.version),
      ),
    )
    .returning()
  if (!row) throw new AppError('general_changed_by_someone_else')
  await recordStep(ctx, joined, { apply: row, step, before: apply.state })
  return row
}

/** Columns that are no step, such as the mark of a favourite. Requires the locks. */
export async function changeApply(ctx: Context, apply: ApplyRow, fields: Step['fields']): Promise<void> {
  await ctx.db
    .update(investorApplication)
    .set({ ...fields, version: apply.version + 1, updatedAt: ctx.now })
    .where(and(eq(investorApplication.workspaceId, ctx.workspace.id), eq(investorApplication.id, apply.id)))
}

interface Made {
  apply: ApplyRow
  step: Step
  before: ApplyState | null
}

async function recordStep(ctx: Context, pair: Pair, { apply, step, before }: Made): Promise<void> {
  await ctx.db.insert(investorStep).values({
    workspaceId: ctx.workspace.id,
    id: newId(),
    applicationId: apply.id,
    state: step.state,
    at: ctx.now,
    actorKind: ctx.actor.kind,
    actorName: actorName(ctx),
    channel: step.channel,
    documentVersion: step.documentVersion ?? null,
    reason: step.reason ?? null,
  })
  ctx.record({
    event: `investor.step_${step.state}`,
    subject: subjectOf(pair.investor),
    cause: [pair.project.title, step.reason].filter(Boolean).join(' · '),
    changes: [
      ...(before === null || before === step.state ? [] : [{ field: 'step', old: before, new: step.state }]),
      ...(step.documentVersion === undefined
        ? []
        : [{ field: 'documentVersion', old: null, new: step.documentVersion }]),
    ],
  })
}

const actorName = ({ actor }: Context): string => ('name' in actor && actor.name ? actor.name : '')
