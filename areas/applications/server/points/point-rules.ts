// Point rules. Each save creates a new version, so that earlier totals remain explainable.

import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { staleVersion } from '#platform/server/app-error.ts'
import { productForm } from '#areas/forms/rules/defaults/default-forms.ts'
import type { FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { lookForForm } from '#areas/forms/server/public.ts'
import { unaskedFacts } from '../../rules/unasked-facts.ts'
import { mostPointsOf, usualPointRules, type PointRule } from '../../rules/points.ts'
import { optionsOf } from '../details/edit.ts'
import { recountPointsLater } from './recount-points.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import { pointRules } from '../tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/points.ts'

type RulesRow = typeof pointRules.$inferSelect

export const getPointRules = handler(contract.getPointRules, { permission: 'admin' }, async (ctx) => {
  const versions = await ctx.db
    .select()
    .from(pointRules)
    .where(eq(pointRules.workspaceId, ctx.workspace.id))
    .orderBy(desc(pointRules.versionNumber))
    .limit(50)
  const nameOf = await staffNames(
    ctx,
    versions.map(({ createdBy }) => createdBy),
  )
  return {
    version: versions[0]?.versionNumber ?? 1,
    rules: versions[0]?.rules ?? [...usualPointRules],
    householdTypes: optionsOf(ctx, 'household', 'household_type'),
    unasked: unaskedFacts(await usedForm(ctx)),
    versions: versions.map(({ versionNumber, createdAt, createdBy }) => ({
      version: versionNumber,
      at: createdAt.toISOString(),
      by: createdBy ? nameOf(createdBy).name : null,
    })),
  }
})

/** The form in use for flats. */
async function usedForm(ctx: Context): Promise<FormDefinition> {
  const stored = await lookForForm(ctx, { kind: 'apartment' })
  return stored?.form ?? productForm('apartment', ctx.workspace.projectType)
}

export const savePointRules = handler(contract.savePointRules, { permission: 'admin' }, async (ctx, { body }) => {
  const current = await keptRules(ctx)
  if (body.version !== current.versionNumber) {
    throw staleVersion({ version: current.versionNumber, data: { rules: current.rules } })
  }
  const versionNumber = current.versionNumber + 1
  await insertRules(ctx, { versionNumber, rules: body.rules, createdBy: ctx.user.id })
  await recountPointsLater(ctx)
  ctx.record({
    event: 'point_rules.changed',
    subject: { kind: 'project_setting', id: ctx.workspace.id, title: ctx.t('applications_points') },
    changes: [{ field: 'rules', old: current.rules, new: body.rules }],
  })
  return { version: versionNumber, notify: [{ type: 'success', title: ctx.t('applications_saved') }] }
})

/** Returns false if the project uses no point rules. */
export const countsPoints = async (ctx: Context): Promise<boolean> => (await pointRulesOf(ctx, null)).rules.length > 0

export const mostPointsToday = async (ctx: Context): Promise<number> =>
  mostPointsOf((await pointRulesOf(ctx, null)).rules)

/** Returns the version in force; stores the default rules as version 1 if the project has none. */
export const currentPointsVersion = async (ctx: Context): Promise<number> => (await keptRules(ctx)).versionNumber

/** Returns the rules of a version, or the current ones. */
export async function pointRulesOf(
  ctx: Context,
  version: number | null,
): Promise<Pick<RulesRow, 'versionNumber' | 'rules'>> {
  const found = version === null ? await newest(ctx) : await rulesOfVersion(ctx, version)
  return found ?? { versionNumber: 1, rules: [...usualPointRules] }
}

async function keptRules(ctx: Context): Promise<Pick<RulesRow, 'versionNumber' | 'rules'>> {
  const found = await newest(ctx)
  if (found) return found
  await insertRules(ctx, { versionNumber: 1, rules: [...usualPointRules], createdBy: null })
  return { versionNumber: 1, rules: [...usualPointRules] }
}

/** If two users save at once, the second insert violates the unique key, and the first version stays. */
async function insertRules(
  ctx: Context,
  fields: { versionNumber: number; rules: PointRule[]; createdBy: string | null },
): Promise<void> {
  const added = await ctx.db
    .insert(pointRules)
    .values({ workspaceId: ctx.workspace.id, createdAt: ctx.now, ...fields })
    .onConflictDoNothing()
    .returning({ versionNumber: pointRules.versionNumber })
  if (added.length > 0 || fields.createdBy === null) return
  const current = await newest(ctx)
  throw staleVersion({ version: current?.versionNumber, data: { rules: current?.rules } })
}

async function newest(ctx: Context): Promise<RulesRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(pointRules)
    .where(eq(pointRules.workspaceId, ctx.workspace.id))
    .orderBy(desc(pointRules.versionNumber))
    .limit(1)
  return row
}

async function rulesOfVersion(ctx: Context, version: number): Promise<RulesRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(pointRules)
    .where(and(eq(pointRules.workspaceId, ctx.workspace.id), eq(pointRules.versionNumber, version)))
  return row
}
