// Dates proposed to a buyer for the notary and the hand-over.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, instant, line, noNumber, version } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { isTime } from '#platform/rules/time-of-day.ts'
import { dateKinds, mostTimes, proposalStates } from '../rules/choices/proposal-state.ts'

const verdict = z.object({ allowed: z.boolean(), reason: z.string().optional() })

export const proposalView = z.object({
  id,
  version,
  kind: z.enum(dateKinds),
  place: z.string(),
  note: z.string(),
  times: z.array(instant),
  minutes: z.number(),
  answerUntil: z.string(),
  state: z.enum(proposalStates),
  startsAt: instant.nullable(),
  remark: z.string(),
  answeredAt: instant.nullable(),
  createdAt: instant,
})
export type ProposalView = z.infer<typeof proposalView>

const path = '/api/v1/sales/applications/:id/dates'

export const getDates = endpoint({
  method: 'GET',
  path,
  summary: 'Dates proposed to one buyer, newest first, and what may be proposed.',
  params: idParam,
  response: z.object({
    proposals: z.array(proposalView.extend({ stateTitle: z.string(), canWithdraw: verdict })),
    can: z.record(z.enum(dateKinds), verdict),
  }),
})
export type Dates = z.infer<typeof getDates.response>

const timeOfDay = z.string().refine((typed) => isTime(typed, 'minutes'), 'general_time_not_valid')

export const proposeDates = endpoint({
  method: 'POST',
  path,
  summary: 'Proposes times to the buyer by mail. An open proposal of the same kind is withdrawn.',
  params: idParam,
  body: z.object({
    kind: z.enum(dateKinds),
    place: line(200),
    note: z.string().trim().max(500, 'general_text_too_long'),
    /** Swiss wall-clock times. */
    times: z
      .array(z.object({ day, time: timeOfDay }))
      .min(1)
      .max(mostTimes),
    minutes: z.int(noNumber).min(15).max(480),
    answerUntil: day,
  }),
  response: done,
})

export const withdrawDates = endpoint({
  method: 'POST',
  path: `${path}/:proposalId/withdraw`,
  summary: 'Withdraws an open proposal.',
  params: idParam.extend({ proposalId: id }),
  body: z.object({ version }),
  response: done,
})
