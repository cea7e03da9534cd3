// Forecast of the day by which all objects are let or sold, from the assignments and reservations of the last twelve
// weeks.

import { getTableName } from 'drizzle-orm'
import { assignment } from '#areas/applications/server/public.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import { holdingStates } from '#areas/sales/rules/reservation-state.ts'
import { isOverSql, reservation } from '#areas/sales/server/public.ts'
import { dayOf, laterDay, swissDate } from '#platform/rules/calendar-day.ts'
import type { Figure, LineChart } from '../../contract/figures.ts'
import { forecastOf, forecastPoints } from '../../rules/forecast.ts'
import { positionOf } from '../../rules/periods.ts'
import { figureOf, numberTold, sum, type Making } from './parts.ts'
import { countObjects } from './letting-figure.ts'

const assignments = getTableName(assignment)
const objects = getTableName(propertyObject)
const reservations = getTableName(reservation)
const holding = holdingStates.map((state) => `'${state}'`).join(', ')

const observedDays = 84

/** A project either lets or sells, so one of the two is empty. */
const taken = `
  select a.workspace_id, a.object_id, a.assigned_at as taken_at from ${assignments} a
    where a.workspace_id = $1 and a.state <> 'cancelled'
  union all select r.workspace_id, r.object_id, r.held_since from ${reservations} r
    where r.workspace_id = $1 and r.state in (${holding}) and not ${isOverSql('r')}`

/** Assignments that were not cancelled and reservations that hold their object, by week before today; week 0 is the last one. */
const lettings = `
select ($4::date - (g.taken_at at time zone 'Europe/Zurich')::date) / 7 as week, count(*)::integer as count
from (${taken}) g join ${objects} t on t.workspace_id = g.workspace_id and t.id = g.object_id
where g.taken_at >= ($4::date - ${observedDays - 1})::timestamp at time zone 'Europe/Zurich'
  and g.taken_at < ($4::date + 1)::timestamp at time zone 'Europe/Zurich'
  and ($2::uuid[] is null or t.building_id = any($2)) and ($3::text[] is null or t.kind = any($3))
  and ($5::uuid[] is null or t.id = any($5))
group by 1`

export async function forecastFigure(making: Making): Promise<Figure> {
  const { ctx, filters } = making
  const today = dayOf(ctx.now)
  const { rows: weeks } = await ctx.client.query<{ week: number; count: number }>(lettings, [
    ctx.workspace.id,
    filters.buildings.length > 0 ? filters.buildings : null,
    filters.objectKinds.length > 0 ? filters.objectKinds : null,
    today,
    making.objects ?? null,
  ])
  const found = await countObjects(making)
  const isFree = ({ state }: { state: string }) => state === 'available' || state === 'with_offer'
  const remaining = sum(found.filter(isFree).map((one) => one.objects))
  const taken = sum(found.filter((one) => !isFree(one)).map((one) => one.objects))
  const recent = sum(weeks.map(({ count }) => count))
  const forecast = forecastOf(recent, observedDays, remaining)
  const values = { remaining: numberTold(remaining), recent: numberTold(recent) }
  if (!forecast)
    return figureOf(ctx, {
      id: 'forecast',
      headline: '–',
      sentence: ctx.t(remaining === 0 ? 'analytics_all_let' : 'analytics_no_forecast', values),
      charts: [],
    })
  const point = (day: string, value: number) => ({
    at: positionOf(day),
    label: swissDate(day),
    value,
    records: 0,
    deleted: 0,
    target: null,
  })
  // Leaves out the end of the current week, which is after today.
  const past = Array.from({ length: observedDays / 7 }, (_, index) => {
    const week = observedDays / 7 - index
    const since = sum(weeks.filter((one) => one.week < week).map(({ count }) => count))
    return point(laterDay(today, -week * 7), Math.max(0, taken - since))
  })
  const future = forecastPoints(today, taken, remaining, forecast).map(({ day, let: value, low, high }) => ({
    ...point(day, value),
    low,
    high,
  }))
  const lines: LineChart['lines'] = [
    { key: 'forecast', label: ctx.t('analytics_series_forecast'), points: future },
    { key: 'past', label: ctx.t('analytics_series_past'), points: [...past, point(today, taken)] },
  ]
  return figureOf(ctx, {
    id: 'forecast',
    headline: swissDate(laterDay(today, forecast.days)),
    sentence: ctx.t(forecast.latest === null ? 'analytics_sentence_forecast_open' : 'analytics_sentence_forecast', {
      ...values,
      by: swissDate(laterDay(today, forecast.days)),
      earliest: swissDate(laterDay(today, forecast.earliest)),
      latest: forecast.latest === null ? '' : swissDate(laterDay(today, forecast.latest)),
    }),
    charts: [
      {
        kind: 'line',
        key: 'forecast',
        title: ctx.t('analytics_figure_forecast'),
        rowTitle: ctx.t('analytics_period'),
        unit: 'count',
        lines,
      },
    ],
    notes: [ctx.t('analytics_forecast_opens_nothing')],
  })
}
