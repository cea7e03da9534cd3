// All figures, or one with all its rows.

import type { Context } from '#platform/server/context.ts'
import type { Figure, FigureFilters, FigureId, FiguresAge } from '../contract/figures.ts'
import { answersFigure } from './figures/answers-figure.ts'
import { applicationsFigure, objectsFigure } from './figures/applications-figures.ts'
import { readAge, readCounts } from './figures/counts.ts'
import { fairnessFigure } from './figures/fairness-figure.ts'
import { forecastFigure } from './figures/forecast-figure.ts'
import { funnelFigure } from './figures/funnel-figure.ts'
import {
  agesFigure,
  householdsFigure,
  incomesFigure,
  lossesFigure,
  offersFigure,
  sourcesFigure,
} from './figures/group-figures.ts'
import { lettingFigure } from './figures/letting-figure.ts'
import type { Making } from './figures/parts.ts'
import { vacancyFigure } from './figures/vacancy-figure.ts'
import { nobody, type Viewer } from './figures/viewer.ts'

type Make = (making: Making) => Figure | null | Promise<Figure | null>

/** In the order of the dashboard. */
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

export interface Figures {
  figures: Figure[]
  age: FiguresAge
}

/** Without a viewer, small groups are hidden and nothing opens, as in documents that others read. */
export async function readFigures(ctx: Context, filters: FigureFilters, viewer: Viewer = nobody): Promise<Figures> {
  const age = await readAge(ctx)
  const making = { ctx, filters, viewer, counts: await readCounts(ctx, filters, age), isDetail: false }
  const figures: Figure[] = []
  for (const make of Object.values(makers)) {
    const figure = await make(making)
    if (figure) figures.push(figure)
  }
  return { figures, age }
}

/** Null for a figure that this viewer may not see. */
export async function readFigure(
  ctx: Context,
  { id, filters, viewer = nobody }: { id: FigureId; filters: FigureFilters; viewer?: Viewer },
): Promise<{ figure: Figure | null; age: FiguresAge }> {
  const age = await readAge(ctx)
  const counts = await readCounts(ctx, filters, age)
  return { figure: await makers[id]({ ctx, filters, viewer, counts, isDetail: true }), age }
}
