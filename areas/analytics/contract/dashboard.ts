// Calls of the dashboard, its details and its report files.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { figure, figureFilters, figureIds, figuresAge } from './figures.ts'

/** Lists of a query are separated by commas. */
const list = <Item extends z.ZodType<string, string>>(item: Item) =>
  z
    .string()
    .max(20_000)
    .default('')
    .transform((text) => text.split(',').filter((one) => one !== ''))
    .pipe(z.array(item))

export const dashboardQuery = z.object({
  format: z.literal('json').default('json'),
  buildings: list(z.uuid()),
  object_kinds: list(figureFilters.shape.objectKinds.element),
  from: z.iso.date().or(z.literal('')).default(''),
  to: z.iso.date().or(z.literal('')).default(''),
  states: list(figureFilters.shape.states.element),
})

const choices = z.array(z.object({ value: z.string(), displayName: z.string() }))

const filterChoices = z.object({
  buildings: choices,
  objectKinds: choices,
  /** Null in a workspace for investors, which has no applications. */
  states: choices.nullable(),
})

export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/v1/analytics/dashboard',
  summary: 'All figures under these filters, from sums that a job keeps; the age says how current they are.',
  query: dashboardQuery,
  response: z.object({
    figures: z.array(figure),
    age: figuresAge,
    choices: filterChoices,
  }),
})

export const getDashboardDetail = endpoint({
  method: 'GET',
  path: '/api/v1/analytics/dashboard/detail/:id',
  summary: 'One figure with all its rows.',
  params: z.object({ id: z.enum(figureIds) }),
  query: dashboardQuery,
  response: z.object({ figure: figure.nullable(), age: figuresAge, choices: filterChoices }),
})

export const generateServeReportFiles = endpoint({
  method: 'POST',
  path: '/api/v1/analytics/generate-serve-report-files',
  summary: 'The figures under these filters as a tagged PDF or as a spreadsheet; one figure with all rows, or all.',
  body: z.object({
    format: z.enum(['pdf', 'xlsx']),
    filters: figureFilters,
    id: z.enum(figureIds).nullable().default(null),
  }),
  // The content of the file.
  response: z.unknown(),
})

export const refreshFigures = endpoint({
  method: 'POST',
  path: '/api/v1/analytics/refresh',
  summary: 'Has the sums counted up to now by a job, if records changed since the last count.',
  response: figuresAge,
})

export const getKeyFigures = endpoint({
  method: 'GET',
  path: '/api/v1/analytics/key-figures',
  summary: 'The three figures that matter most to the role of the person, for the home page.',
  response: z.object({
    figures: z.array(
      z.object({ id: z.enum(figureIds), title: z.string(), headline: z.string(), sentence: z.string() }),
    ),
    /** True if the person may open the details of a figure. */
    canOpen: z.boolean(),
  }),
})
