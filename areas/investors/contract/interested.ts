// People who asked about projects for sale and are no investors yet: the list and one person.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, email, id, idParam, line, option, version } from '#platform/contract/fields.ts'
import { done, notice } from '#platform/contract/notify.ts'
import { bulkAnswer, bulkRequest, tableAnswer, tableQuery } from '#platform/contract/table.ts'
import { timelineAnswer } from '#platform/contract/timeline.ts'
import { languages } from '#platform/rules/project-type.ts'
import { interestedActions } from '../rules/interested-can.ts'
import {
  investorSources,
  investorStates,
  investorTitles,
  investorTypes,
  leaveReasons,
} from '../rules/investor-facts.ts'

export const listInterestedInvestors = endpoint({
  method: 'GET',
  path: '/api/v1/investors/interested',
  summary: 'People who asked about projects for sale, searched, filtered and sorted.',
  query: tableQuery,
  response: tableAnswer,
})

export const changeInterestedInvestors = endpoint({
  method: 'POST',
  path: '/api/v1/investors/interested',
  summary:
    'Deactivates (with a reason), activates or deletes the chosen people, or returns them as a spreadsheet (exportExcel).',
  body: bulkRequest,
  response: bulkAnswer,
})

/** Search endpoint for projects, used by the filter and the form. */
export const projectChoices = '/api/v1/investors/interested/choices/projects'

const words = (max: number) => z.string().trim().max(max, 'general_text_too_long')
const needed = { error: 'general_field_is_required' }

export const interestedData = z.object({
  company: words(200),
  title: z.enum(investorTitles).nullable(),
  firstName: words(60),
  lastName: line(60),
  contactEmail: email.nullable(),
  contactPhone: words(40).nullable(),
  language: z.enum(languages, needed),
  /** Project that the person asked about. */
  project: option.extend({ value: id }).nullable(),
  source: z.enum(investorSources, needed),
  remark: words(2000),
  consentedOn: day.nullable(),
})
export type InterestedData = z.infer<typeof interestedData>

const path = '/api/v1/investors/interested/:id'

export const interestedView = z.object({
  id,
  version,
  number: z.number(),
  progress_state: z.enum(investorStates),
  stateTitle: z.string(),
  data: interestedData,
  createdAt: z.string(),
  recordedBy: z.string().nullable(),
  leaveReason: z.string().nullable(),
  leftAt: z.string().nullable(),
  investor: z.object({ id, name: z.string() }).nullable(),
  actions: z.array(z.object({ key: z.enum(interestedActions), enabled: z.boolean(), reason: z.string().optional() })),
})
export type InterestedView = z.infer<typeof interestedView>

export const getInterestedInvestor = endpoint({
  method: 'GET',
  path: `${path}/edit`,
  summary: 'One person who asked about projects for sale, with state and what may be done now.',
  params: idParam,
  response: interestedView,
})

export const saveInterestedInvestor = endpoint({
  method: 'POST',
  path: `${path}/edit`,
  summary: 'Saves the person; a stale version returns 409 with the newer values.',
  params: idParam,
  body: interestedData.extend({ version }),
  response: z.object({ version, notify: z.array(notice).optional() }),
})

export const getInterestedCreation = endpoint({
  method: 'GET',
  path: '/api/v1/investors/interested/create',
  summary: 'The values with which the form for a new person begins.',
  response: z.object({ data: interestedData.extend({ lastName: z.string() }) }),
})

export const createInterestedInvestor = endpoint({
  method: 'POST',
  path: '/api/v1/investors/interested/create',
  summary: 'Records a person who asked about a project for sale; 409 with the known one if the address is known.',
  body: interestedData,
  response: z.object({ id, notify: z.array(notice).optional() }),
})

export const getInterestedTimeline = endpoint({
  method: 'GET',
  path: `${path}/timeline`,
  summary: 'The history of the person, newest first, at most 200 entries.',
  params: idParam,
  response: timelineAnswer,
})

export const changeInterestedStatus = endpoint({
  method: 'POST',
  path: `${path}/change-status`,
  summary: 'Sets the person inactive, with the reason, or active again.',
  params: idParam,
  body: z.discriminatedUnion('action', [
    z.object({ action: z.literal('activate') }),
    z.object({
      action: z.literal('deactivate'),
      reason: z.enum(leaveReasons, needed),
      comment: words(500).optional(),
    }),
  ]),
  response: z.object({ progress_state: z.enum(investorStates), notify: z.array(notice).optional() }),
})

export const makeInvestor = endpoint({
  method: 'POST',
  path: `${path}/make-investor`,
  summary:
    'Creates an investor from the person, interested in the project that they asked about; the person becomes inactive.',
  params: idParam,
  body: z.object({ company: line(200), investorType: z.enum(investorTypes, needed), version }),
  response: z.object({ investorId: id, notify: z.array(notice).optional() }),
})

export const deleteInterestedInvestor = endpoint({
  method: 'DELETE',
  path,
  summary: 'Deletes an inactive person with what is known of them.',
  params: idParam,
  response: done,
})
