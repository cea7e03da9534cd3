// The dashboard, one figure in detail, and the call that has the figures counted up to now.

import { getTableName } from 'drizzle-orm'
import { applicationStates, applicationStateText } from '#areas/applications/rules/application-state.ts'
import { objectKinds } from '#areas/buildings/rules/object-state.ts'
import { building } from '#areas/buildings/server/public.ts'
import { isSelling } from '#platform/rules/project-type.ts'
import { dayAfter } from '#platform/rules/calendar-day.ts'
import type { QueryOf } from '#platform/contract/endpoint.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { allChoices } from '#platform/server/table/choices.ts'
import * as contract from '../contract/dashboard.ts'
import { noFilters, type Figure, type FigureFilters } from '../contract/figures.ts'
import { keyFiguresFor } from '../rules/key-figures.ts'
import { catchUpJob } from './counting/jobs.ts'
import { readAge } from './figures/counts.ts'
import { viewerOf } from './figures/viewer.ts'
import { readFigure, readFigures } from './read-figures.ts'

const filtersOf = ({
  buildings,
  object_kinds,
  from,
  to,
  states,
}: QueryOf<typeof contract.getDashboard>): FigureFilters => ({
  buildings,
  objectKinds: object_kinds,
  from: from || null,
  to: to || null,
  states,
})

const buildingChoices = allChoices({ from: getTableName(building), name: 't.title' })

export const getDashboard = handler(
  contract.getDashboard,
  { permission: 'analytics_read' },
  async (ctx, { query }) => ({
    ...(await readFigures(ctx, filtersOf(query), viewerOf(ctx))),
    choices: await choicesFor(ctx),
  }),
)

async function choicesFor(ctx: StaffContext) {
  const { projectType } = ctx.workspace
  const ofLetting = new Set(['with_offer', 'with_offer.declined', 'assigned'])
  const states = applicationStates
    .filter((state) => !isSelling(projectType) || !ofLetting.has(state))
    .map((value) => ({ value, displayName: ctx.t(applicationStateText(value)) }))
  return {
    buildings: await buildingChoices(ctx),
    objectKinds: objectKinds.map((value) => ({ value, displayName: ctx.t(`objects_title_${value}`) })),
    states: projectType === 'saleb2b' ? null : states,
  }
}

export const getDashboardDetail = handler(
  contract.getDashboardDetail,
  { permission: 'analytics_read' },
  async (ctx, { params, query }) => ({
    ...(await readFigure(ctx, { id: params.id, filters: filtersOf(query), viewer: viewerOf(ctx) })),
    choices: await choicesFor(ctx),
  }),
)

export const refreshFigures = handler(contract.refreshFigures, { permission: 'analytics_read' }, async (ctx) => {
  const age = await readAge(ctx)
  if (age.isBehind) await ctx.enqueue(catchUpJob, {})
  return age
})

/** Applications of the last 30 days; objects as they are now. */
export const getKeyFigures = handler(contract.getKeyFigures, { permission: 'homepage_read' }, async (ctx) => {
  const filters = { ...noFilters, from: dayAfter(ctx.now, -30) }
  const ids = keyFiguresFor(ctx.user.role, (permission) => ctx.can(permission), ctx.workspace.projectType)
  const figures: Pick<Figure, 'id' | 'title' | 'headline' | 'sentence'>[] = []
  for (const id of ids) {
    const { figure } = await readFigure(ctx, { id, filters, viewer: viewerOf(ctx) })
    if (figure) figures.push(figure)
  }
  return { figures, canOpen: ctx.can('analytics_read') }
})
