// Board of an object: the applications that concern it, in columns from the wish to the tenancy.

import { z } from 'zod'
import { objectStates } from '#areas/buildings/rules/object-state.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { grade, id, idParam, version } from '#platform/contract/fields.ts'
import { applicationStates } from '../rules/application-state.ts'
import { boardActions, boardColumns } from '../rules/board.ts'

/** Number of cards in a page of a column. */
export const cardsPerPage = 25

const move = z.object({
  to: z.enum(boardColumns),
  /** Null if no action of this person leads there; `reason` then says why. */
  action: z.enum(boardActions).nullable(),
  allowed: z.boolean(),
  reason: z.string().optional(),
})
export type BoardMove = z.infer<typeof move>

const card = z.object({
  applicationId: id,
  version,
  number: z.number(),
  contactName: z.string(),
  progress_state: z.enum(applicationStates),
  stateTitle: z.string(),
  /** Null if not given, or hidden until the second evaluation. */
  overall_evaluation: grade.nullable(),
  overall_star: z.boolean(),
  persons: z.number(),
  householdTypeTitle: z.string(),
  /** Null if the application is not ranked for the object. */
  points: z.number().nullable(),
  /** Rank in the allocation proposal, from 1; null if the application is not ranked. */
  place: z.number().nullable(),
  /** Priority of the wish, from 1; null if the household did not wish for the object. */
  rank: z.number().nullable(),
  createdAt: z.string(),
  offer: z
    .object({ objectTitle: z.string(), validUntil: z.string(), remindedAt: z.string().nullable(), version })
    .nullable(),
  assignment: z
    .object({
      assignmentId: id,
      assignedAt: z.string(),
      contractStart: z.string().nullable(),
      /** Null until the release. */
      contractState: z.string().nullable(),
      contractStateTitle: z.string().nullable(),
    })
    .nullable(),
  /** Title of the main object if this object is only offered or let along with it. */
  alongWith: z.string().nullable(),
  /** Reason why the wish has ended, or the other object that the household has an offer of. */
  note: z.string().nullable(),
  /** One entry for each other column; empty if the person may not change applications. */
  moves: z.array(move),
})
export type BoardCard = z.infer<typeof card>

const column = z.object({ key: z.enum(boardColumns), total: z.number(), cards: z.array(card) })
export type BoardColumnView = z.infer<typeof column>

export const getObjectBoard = endpoint({
  method: 'GET',
  path: '/api/v1/objects/:id/board',
  summary:
    'The applications that concern an object, in columns from the wish to the tenancy: count and first cards of each, with the moves that are possible and the reasons against the others.',
  params: idParam,
  response: z.object({
    objectId: id,
    title: z.string(),
    referenceNumber: z.string(),
    address: z.string(),
    progress_state: z.enum(objectStates),
    stateTitle: z.string(),
    seats: z.object({ open: z.number(), most: z.number() }),
    columns: z.array(column),
  }),
})

export const getObjectBoardColumn = endpoint({
  method: 'GET',
  path: '/api/v1/objects/:id/board/:column',
  summary: 'A page of the cards of one column of the board of an object, 25 at a time.',
  params: z.object({ id, column: z.enum(boardColumns) }),
  query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  response: column,
})
