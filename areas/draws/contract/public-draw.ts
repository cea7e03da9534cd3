// A published draw for everybody: nothing in it identifies a candidate.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { drawMethods, drawStates } from '../rules/draw-state.ts'
import { drawGroup } from './draw.ts'

const slugParam = z.object({ drawSlug: z.string().regex(/^[0-9a-f]{20}$/, 'general_id_not_valid') })

const linkedDraw = z.object({ number: z.number(), slug: z.string() })

export const publicDraw = z.object({
  number: z.number(),
  title: z.string(),
  projectName: z.string(),
  state: z.enum(drawStates),
  groups: z.array(drawGroup.extend({ candidates: z.number() })),
  candidates: z.number(),
  ruleVersion: z.number(),
  fingerprint: z.string(),
  method: z.enum(drawMethods),
  source: z.string().nullable(),
  /** Instants. */
  knownAt: z.string().nullable(),
  frozenAt: z.string(),
  publishedAt: z.string(),
  commitment: z.string().nullable(),
  value: z.string().nullable(),
  valueReference: z.string().nullable(),
  enteredAt: z.string().nullable(),
  confirmedAt: z.string().nullable(),
  /** True if staff signed for unresolved duplicates among the candidates. */
  hasDuplicates: z.boolean(),
  replaces: linkedDraw.extend({ reason: z.string().nullable() }).nullable(),
  /** Null also while the second run is not published. */
  replacedBy: linkedDraw.nullable(),
  /** Instant at which its result ceased to count, and why. */
  replaced: z.object({ at: z.string(), reason: z.string().nullable() }).nullable(),
})
export type PublicDraw = z.infer<typeof publicDraw>

export const getPublicDraw = endpoint({
  method: 'GET',
  path: '/api/v1/draws/public/:drawSlug',
  summary: 'A published draw: what was fixed and when, the value once it is entered; 404 before it is published.',
  params: slugParam,
  response: publicDraw,
})

export const getDrawList = endpoint({
  method: 'GET',
  path: '/api/v1/draws/public/:drawSlug/list',
  summary:
    'The frozen list of receipts with the facts of the draw, and the order once it is confirmed, as a text file.',
  params: slugParam,
  response: z.any(),
})

export const getDrawScript = endpoint({
  method: 'GET',
  path: '/api/v1/draws/public/:drawSlug/script',
  summary: 'The same file as a script for Node that recomputes the order without anything else.',
  params: slugParam,
  response: z.any(),
})
