// A draw as shown to staff, and the steps that they take.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, line, optionalLine } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { timelineAnswer } from '#platform/contract/timeline.ts'
import { drawActions } from '../rules/draw-can.ts'
import { drawMethods, drawStates } from '../rules/draw-state.ts'

export const drawGroup = z.object({
  key: z.string(),
  name: z.string(),
  /** Number of candidates to draw. */
  count: z.number(),
})

const linkedDraw = z.object({ id, number: z.number() })

export const drawSteps = [...drawStates, 'second_run_requested', 'replaced'] as const

export const drawView = z.object({
  id,
  number: z.number(),
  title: z.string(),
  state: z.enum(drawStates),
  stateTitle: z.string(),
  groups: z.array(drawGroup),
  /** Number of candidates. */
  candidates: z.number(),
  fingerprint: z.string(),
  method: z.enum(drawMethods).nullable(),
  source: z.string().nullable(),
  /** Instant at which the public value becomes known. */
  knownAt: z.string().nullable(),
  commitment: z.string().nullable(),
  value: z.string().nullable(),
  valueReference: z.string().nullable(),
  /** Unresolved duplicates that were signed for, with the reason. */
  duplicates: z.object({ count: z.number(), reason: z.string() }).nullable(),
  secondRunReason: z.string().nullable(),
  replaces: linkedDraw.nullable(),
  replacedBy: linkedDraw.nullable(),
  /** Path of the public page; null until it is published. */
  publicPath: z.string().nullable(),
  /** Steps taken, in their order. */
  steps: z.array(z.object({ key: z.enum(drawSteps), at: z.string(), by: z.string() })),
  actions: z.array(z.object({ key: z.enum(drawActions), enabled: z.boolean(), reason: z.string().optional() })),
})
export type DrawView = z.infer<typeof drawView>

export const getDraw = endpoint({
  method: 'GET',
  path: '/api/v1/draws/:id',
  summary: 'One draw: list, rule, source or commitment, value, steps taken, and what may be done with it now.',
  params: idParam,
  response: drawView,
})

const place = z.object({
  /** Key of the group. */
  group: z.string(),
  /** Place in the order of the group, from 1. */
  rank: z.number(),
  receipt: z.string(),
})

export const getDrawn = endpoint({
  method: 'GET',
  path: '/api/v1/draws/:id/drawn',
  summary: 'The candidates that were drawn, by group and rank, with their present names; empty until it is confirmed.',
  params: idParam,
  response: z.object({
    drawn: z.array(
      place.extend({
        /** Null if the record was erased, or if its kind has no names. */
        name: z.string().nullable(),
        /** Path of the record in the back office. */
        path: z.string().nullable(),
      }),
    ),
  }),
})

export const getDrawReceipt = endpoint({
  method: 'GET',
  path: '/api/v1/draws/:id/receipts/:recordId',
  summary: 'Receipt and place of one record among the candidates; 404 if it is no candidate.',
  params: z.object({ id, recordId: id }),
  response: z.object({
    receipt: z.string(),
    /** Place in the list, from 1. */
    number: z.number(),
    group: z.string(),
    rank: z.number().nullable(),
    isDrawn: z.boolean(),
  }),
})

export const getDrawTimeline = endpoint({
  method: 'GET',
  path: '/api/v1/draws/:id/timeline',
  summary: 'History of a draw, newest first.',
  params: idParam,
  response: timelineAnswer,
})

export const publishDraw = endpoint({
  method: 'POST',
  path: '/api/v1/draws/:id/publish',
  summary:
    'Publishes list and rule with the public value that will decide, which must become known in the future; or, with commit and reveal, with the hash of a secret that the server draws and seals.',
  params: idParam,
  body: z.object({
    method: z.enum(drawMethods, { error: 'general_field_is_required' }),
    /** Required for a public value: where it comes from, exact enough that nobody could choose. */
    source: optionalLine(300),
    /** Required for a public value. */
    knownAt: z.iso.datetime('general_date_not_valid').optional(),
  }),
  response: done,
})

export const enterDrawValue = endpoint({
  method: 'POST',
  path: '/api/v1/draws/:id/value',
  summary:
    'Enters the public value once it is known, with the place where it was read; corrects it until it is confirmed.',
  params: idParam,
  body: z.object({ value: line(500), reference: line(300) }),
  response: done,
})

export const revealDraw = endpoint({
  method: 'POST',
  path: '/api/v1/draws/:id/reveal',
  summary: 'Reveals the sealed secret of a draw by commit and reveal; it becomes the value.',
  params: idParam,
  response: done,
})

export const confirmDraw = endpoint({
  method: 'POST',
  path: '/api/v1/draws/:id/confirm',
  summary:
    'A second person confirms the value: the order is computed and the draw is decided; 409 for the person who entered the value.',
  params: idParam,
  response: done,
})

export const requestSecondRun = endpoint({
  method: 'POST',
  path: '/api/v1/draws/:id/second-run-request',
  summary: 'Asks for a second run of a published draw, with the reason that the public page shows.',
  params: idParam,
  body: z.object({ reason: line(500) }),
  response: done,
})

export const startSecondRun = endpoint({
  method: 'POST',
  path: '/api/v1/draws/:id/second-run',
  summary:
    'Another person starts the second run: a new draw among the same candidates; the first stays readable, and its result no longer counts.',
  params: idParam,
  response: done.extend({ id }),
})
