// Sections of a letting report about objects: key figures, buildings, and the list of objects.

import { stateTextOf, type ObjectState } from '#areas/buildings/rules/object-state.ts'
import { writtenMoney } from '#platform/rules/amounts/written-money.ts'
import type { Context } from '#platform/server/context.ts'
import { lettingFigures, percentOf, type LettingFigures, type Share } from '../../rules/letting-figures.ts'
import { written, writtenNumber, type Value } from '../../rules/written-values.ts'
import { barFigures } from '../document/charts.ts'
import type { ReportSection, ReportTable } from '../document/report-document.ts'
import type { ReportObject } from './letting-objects.ts'

/** The words of a project that sells differ from those of one that lets. */
export interface Told {
  ctx: Context
  sells: boolean
  objects: readonly ReportObject[]
  figures: LettingFigures
}

export function keyFigures(told: Told): ReportSection {
  const { ctx, figures } = told
  const { currency } = ctx.workspace
  const rate = percentOf(figures.number)
  return {
    title: ctx.t('reporting_section_figures'),
    tiles: [
      {
        label: words(told, 'rate'),
        value: rate === null ? '–' : written({ percent: rate }, currency),
        note: ctx.t('reporting_of', { part: figures.number.part, whole: figures.number.whole }),
      },
      {
        label: words(told, 'vacancy'),
        value: writtenMoney(figures.vacancy, currency),
        note: ctx.t('reporting_vacant_objects', { count: figures.vacant }),
      },
      {
        label: ctx.t('reporting_figure_objects'),
        value: writtenNumber(figures.objects),
        note: ctx.t('reporting_in_buildings', { count: new Set(told.objects.map(({ building }) => building)).size }),
      },
    ],
    figures: stateFigures(told),
    tables: [figureTable(told), stateTable(told)],
    note: ctx.t(told.sells ? 'reporting_definitions_sale' : 'reporting_definitions'),
  }
}

/** Texts that differ for a project that sells. */
const words = ({ ctx, sells }: Told, key: string): string => ctx.t(`reporting_figure_${key}${sells ? '_sale' : ''}`)

function figureTable(told: Told): ReportTable {
  const { ctx, figures, sells, objects: all } = told
  const share = (key: string, { part, whole }: Share, unit: (value: number) => Value): Value[] => {
    const percent = percentOf({ part, whole })
    return [words(told, key), unit(part), unit(whole), percent === null ? null : { percent }]
  }
  const money = (rappen: number): Value => ({ rappen })
  const appraised = all.filter(({ appraisedNetRent, netRent }) => appraisedNetRent !== null && netRent !== null)
  const sum = (field: 'netRent' | 'appraisedNetRent') => appraised.reduce((total, one) => total + (one[field] ?? 0), 0)
  const rows = [
    share('by_number', figures.number, (value) => value),
    share('by_price', figures.price, money),
    share('by_area', figures.area, (value) => value),
    ...(sells ? [] : [share('vacant_rent', { part: figures.vacancy, whole: figures.price.whole }, money)]),
    ...(sells || appraised.length === 0
      ? []
      : [share('appraised', { part: sum('netRent'), whole: sum('appraisedNetRent') }, money)]),
  ]
  return {
    columns: [
      { title: ctx.t('reporting_column_figure'), share: 40, width: 40 },
      { title: ctx.t('reporting_column_part'), share: 22, width: 18, isNumber: true },
      { title: ctx.t('reporting_column_whole'), share: 22, width: 18, isNumber: true },
      { title: ctx.t('reporting_column_percent'), share: 16, width: 12, isNumber: true },
    ],
    rows,
  }
}

const stateWord = ({ ctx }: Told, state: ObjectState): string => ctx.t(`state_${state}`)

function stateFigures(told: Told) {
  const rows = [...told.figures.byState].map(([state, count]) => ({ label: stateWord(told, state), value: count }))
  const list = rows.map(({ label, value }) => `${label} ${value}`).join(', ')
  const label = told.ctx.t('reporting_column_objects')
  return barFigures({ alt: `${told.ctx.t('reporting_column_state')}: ${list}`, label, rows })
}

function stateTable(told: Told): ReportTable {
  const { ctx, figures } = told
  return {
    name: ctx.t('reporting_sheet_states'),
    columns: [
      { title: ctx.t('reporting_column_state'), share: 60, width: 40 },
      { title: ctx.t('reporting_column_objects'), share: 20, width: 12, isNumber: true },
      { title: ctx.t('reporting_column_percent'), share: 20, width: 12, isNumber: true },
    ],
    rows: [...figures.byState].map(([state, count]): Value[] => {
      const percent = percentOf({ part: count, whole: figures.objects })
      return [stateWord(told, state), count, percent === null ? null : { percent }]
    }),
  }
}

export function buildings(told: Told): ReportSection {
  const { ctx, objects: all } = told
  return {
    title: ctx.t('reporting_section_buildings'),
    tables: [
      {
        columns: [
          { title: ctx.t('reporting_column_building'), share: 34, width: 36 },
          { title: ctx.t('reporting_column_objects'), share: 12, width: 12, isNumber: true },
          { title: words(told, 'let'), share: 14, width: 14, isNumber: true },
          { title: ctx.t('reporting_column_percent'), share: 12, width: 12, isNumber: true },
          { title: words(told, 'vacancy_short'), share: 24, width: 22, isNumber: true },
        ],
        rows: [...Map.groupBy(all, ({ building }) => building)].map(([building, own]): Value[] => {
          const { objects: count, number, vacancy } = lettingFigures(own)
          const percent = percentOf(number)
          return [building, count, number.part, percent === null ? null : { percent }, { rappen: vacancy }]
        }),
      },
    ],
  }
}

export function objectList(told: Told): ReportSection {
  const { ctx } = told
  return {
    title: ctx.t('reporting_section_objects'),
    tables: [
      {
        isGrouped: true,
        columns: [
          { title: ctx.t('reporting_column_building'), share: 0, width: 36 },
          { title: ctx.t('reporting_column_object'), share: 28, width: 40 },
          { title: ctx.t('reporting_column_rooms'), share: 11, width: 10, isNumber: true },
          { title: ctx.t('reporting_column_area'), share: 9, width: 12, isNumber: true },
          { title: words(told, 'price'), share: 19, width: 18, isNumber: true },
          { title: ctx.t('reporting_column_state'), share: 16, width: 22 },
          { title: ctx.t('reporting_column_applications'), share: 8, width: 14, isNumber: true },
          { title: ctx.t('reporting_column_move_in'), share: 15, width: 14 },
        ],
        rows: told.objects.map((object): Value[] => [
          object.building,
          object.title,
          object.rooms,
          object.area,
          object.price === null ? null : { rappen: object.price },
          ctx.t(stateTextOf(object)),
          object.applications,
          object.moveInDate === null ? null : { day: object.moveInDate },
        ]),
      },
    ],
    note: ctx.t('reporting_note_applications'),
  }
}
