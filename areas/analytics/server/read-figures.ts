// All figures, or one with all its rows.

import type { ProjectType } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { noFilters, type Figure, type FigureFilters, type FigureId, type FiguresAge } from '../contract/figures.ts'
import { answersFigure } from './figures/answers-figure.ts'
import { applicationsFigure, objectsFigure } from './figures/applications-figures.ts'
import { readAge, readCounts, totalOf } from './figures/counts.ts'
import { fairnessFigure } from './figures/fairness-figure.ts'
import { forecastFigure } from './figures/forecast-figure.ts'
import { funnelFigure } from './figures/funnel-figure.ts'
import { agesFigure, householdsFigure, incomesFigure, lossesFigure, offersFigure } from './figures/group-figures.ts'
import { lettingFigure } from './figures/letting-figure.ts'
import { countsOfObjects } from './figures/object-counts.ts'
import { isWithheld, withheldFigure, type Making } from './figures/parts.ts'
import { sourcesFigure } from './figures/sources-figure.ts'
import { vacancyFigure } from './figures/vacancy-figure.ts'
import { nobody, type Viewer } from './figures/viewer.ts'

type Make = (making: Making) => Figure | null | Promise<Figure | null>

const makers: Record<FigureId, Make> = {
  letting: lettingFigure,
  forecast: forecastFigure,
  funnel: funnelFigure,
  applications: applicationsFigure,
  sources: sourcesFigure,
  objects: objectsFigure,
  offers: offersFigure,
  losses: lossesFigure,
  vacancy: vacancyFigure,
  answers: answersFigure,
  households: householdsFigure,
  ages: agesFigure,
  incomes: incomesFigure,
  fairness: fairnessFigure,
}

/** In the order of the dashboard. */
const shownIds: readonly FigureId[] = [
  'letting',
  'forecast',
  'funnel',
  'applications',
  'sources',
  'objects',
  'offers',
  'losses',
  'vacancy',
  'answers',
  'households',
  'ages',
  'incomes',
  'fairness',
]

/** Count applications, so they are withheld from this viewer if there are too few of them. */
const ofApplications: ReadonlySet<FigureId> = new Set<FigureId>([
  'applications',
  'sources',
  'objects',
  'offers',
  'losses',
  'households',
  'ages',
  'incomes',
])

/** A project that sells has no offers and no vacancy, so these would always be empty. */
const ofLetting: ReadonlySet<FigureId> = new Set<FigureId>(['offers', 'vacancy', 'answers'])

/** Investors send no applications and reserve no objects, so all other figures would always be empty. */
const forInvestors: ReadonlySet<FigureId> = new Set<FigureId>(['letting', 'answers'])

function hasFigure(projectType: ProjectType, id: FigureId): boolean {
  if (projectType === 'saleb2b') return forInvestors.has(id)
  return projectType !== 'sale' || !ofLetting.has(id)
}

async function make(id: FigureId, making: Making): Promise<Figure | null> {
  if (!hasFigure(making.ctx.workspace.projectType, id)) return null
  const { records } = totalOf(making.counts, 'application').all
  if (ofApplications.has(id) && isWithheld(making, records)) return withheldFigure(making.ctx, id)
  return makers[id](making)
}

export interface Figures {
  figures: Figure[]
  age: FiguresAge
}

/** Without a viewer, small groups are hidden and nothing opens, as in documents that others read. */
export async function readFigures(ctx: Context, filters: FigureFilters, viewer: Viewer = nobody): Promise<Figures> {
  const age = await readAge(ctx)
  const making = { ctx, filters, viewer, counts: await readCounts(ctx, filters, age), isDetail: false }
  const figures: Figure[] = []
  for (const id of shownIds) {
    const figure = await make(id, making)
    if (figure) figures.push(figure)
  }
  return { figures, age }
}

interface OfObjects {
  objects: readonly string[]
  ids: readonly FigureId[]
}

/**
 * Figures that count exactly these objects and the existing records whose first wish is one of them. As in documents
 * that others read, small groups are hidden and nothing opens.
 */
export async function readFiguresOfObjects(ctx: Context, { objects, ids }: OfObjects): Promise<Figures> {
  const counts = await countsOfObjects(ctx, objects)
  const making = { ctx, filters: noFilters, viewer: nobody, counts, isDetail: false, objects }
  const figures: Figure[] = []
  for (const id of ids) {
    const figure = await make(id, making)
    if (figure) figures.push(figure)
  }
  return { figures, age: await readAge(ctx) }
}

/** Null for a figure that this viewer may not see. */
export async function readFigure(
  ctx: Context,
  { id, filters, viewer = nobody }: { id: FigureId; filters: FigureFilters; viewer?: Viewer },
): Promise<{ figure: Figure | null; age: FiguresAge }> {
  const age = await readAge(ctx)
  const counts = await readCounts(ctx, filters, age)
  return { figure: await make(id, { ctx, filters, viewer, counts, isDetail: true }), age }
}
