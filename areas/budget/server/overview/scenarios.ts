// Scenarios: what the plan would be if categories cost more or less.

import { and, asc, eq } from 'drizzle-orm'
import { changesBetween } from '#areas/project-settings/server/public.ts'
import { notFound, staleVersion } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { newId } from '#platform/server/ids.ts'
import * as contract from '../../contract/overview.ts'
import { budgetScenario } from '../tables.ts'

export type ScenarioRow = typeof budgetScenario.$inferSelect

const thisScenario = (ctx: Context, id: string) =>
  and(eq(budgetScenario.workspaceId, ctx.workspace.id), eq(budgetScenario.id, id))

export const listScenarios = (ctx: Context): Promise<ScenarioRow[]> =>
  ctx.db
    .select()
    .from(budgetScenario)
    .where(eq(budgetScenario.workspaceId, ctx.workspace.id))
    .orderBy(asc(budgetScenario.createdAt), asc(budgetScenario.id))

async function lockScenario(ctx: Context, id: string): Promise<ScenarioRow> {
  const [row] = await ctx.db.select().from(budgetScenario).where(thisScenario(ctx, id)).for('update')
  if (!row) throw notFound('budget_scenario_not_found')
  return row
}

const subjectOf = ({ id, name }: Pick<ScenarioRow, 'id' | 'name'>) => ({ kind: 'budget_scenario', id, title: name })

export const createScenario = handler(
  contract.createScenario,
  { permission: 'budget_write' },
  async (ctx, { body }) => {
    const id = newId()
    await ctx.db.insert(budgetScenario).values({
      workspaceId: ctx.workspace.id,
      id,
      ...body,
      createdBy: ctx.user.id,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    ctx.record({ event: 'budget.scenario_created', subject: subjectOf({ id, name: body.name }) })
    return { id, notify: [{ type: 'success', title: ctx.t('budget_scenario_saved', { name: body.name }) }] }
  },
)

export const saveScenario = handler(
  contract.saveScenario,
  { permission: 'budget_write' },
  async (ctx, { params, body: { version, ...data } }) => {
    const row = await lockScenario(ctx, params.id)
    const before = { name: row.name, changes: row.changes }
    if (version !== row.version) throw staleVersion({ version: row.version, data: before })
    await ctx.db
      .update(budgetScenario)
      .set({ ...data, version: version + 1, updatedAt: ctx.now })
      .where(and(thisScenario(ctx, row.id), eq(budgetScenario.version, version)))
    ctx.record({
      event: 'budget.scenario_changed',
      subject: subjectOf({ id: row.id, name: data.name }),
      changes: changesBetween(before, data),
    })
    return {
      version: version + 1,
      notify: [{ type: 'success', title: ctx.t('budget_scenario_saved', { name: data.name }) }],
    }
  },
)

export const deleteScenario = handler(
  contract.deleteScenario,
  { permission: 'budget_write' },
  async (ctx, { params }) => {
    const row = await lockScenario(ctx, params.id)
    await ctx.db.delete(budgetScenario).where(thisScenario(ctx, row.id))
    ctx.record({ event: 'budget.scenario_deleted', subject: subjectOf(row) })
    return { notify: [{ type: 'success', title: ctx.t('budget_scenario_deleted', { name: row.name }) }] }
  },
)
