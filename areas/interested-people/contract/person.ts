// One interested person: contact data, search criteria, history and actions. Money in francs; null means open.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, email, id, idParam, line, numberExpected, option, version } from '#platform/contract/fields.ts'
import { done, notice } from '#platform/contract/notify.ts'
import { timelineAnswer } from '#platform/contract/timeline.ts'
import { languages } from '#platform/rules/project-type.ts'
import { personActions } from '../rules/person-can.ts'
import { leaveReasons, mostWanted, personSources, personStates, personTitles } from '../rules/person-state.ts'

const amount = (most: number) => z.number(numberExpected).min(0).max(most).nullable()

export const personData = z.object({
  title: z.enum(personTitles).nullable(),
  firstName: z.string().trim().max(60, 'general_text_too_long'),
  lastName: line(60),
  contactEmail: email.nullable(),
  contactPhone: z.string().trim().max(40, 'general_text_too_long').nullable(),
  language: z.enum(languages),
  /** Wanted objects by id, in order of preference. */
  objects: z.array(option.extend({ value: id })).max(mostWanted, 'interested_people_too_many_objects'),
  roomsFrom: amount(20),
  /** Gross rent, francs a month. */
  rentMax: amount(1_000_000),
  moveInFrom: day.nullable(),
  source: z.enum(personSources, { error: 'general_field_is_required' }),
  remark: z.string().trim().max(2000, 'general_text_too_long').nullable(),
  consentedOn: day.nullable(),
})
export type PersonData = z.infer<typeof personData>

const path = '/api/v1/applications/interested/:id'

export const personView = z.object({
  id,
  version,
  number: z.number(),
  progress_state: z.enum(personStates),
  stateTitle: z.string(),
  /** Values for editing in the form. */
  data: personData,
  createdAt: z.string(),
  recordedBy: z.string().nullable(),
  leaveReason: z.string().nullable(),
  leftAt: z.string().nullable(),
  formSentAt: z.string().nullable(),
  /** Null if there is none, or for users who may not read applications. */
  application: z.object({ id, number: z.number() }).nullable(),
  /** Mails to this address bounce. */
  hasBounce: z.boolean(),
  actions: z.array(z.object({ key: z.enum(personActions), enabled: z.boolean(), reason: z.string().optional() })),
})
export type PersonView = z.infer<typeof personView>

export const getPerson = endpoint({
  method: 'GET',
  path: `${path}/edit`,
  summary: 'One interested person: contact, wishes with money in francs, state, and what may be done with them now.',
  params: idParam,
  response: personView,
})

export const savePerson = endpoint({
  method: 'POST',
  path: `${path}/edit`,
  summary: 'Corrects an interested person; a stale version answers 409 with what stands now.',
  params: idParam,
  body: personData.extend({ version }),
  response: z.object({ version, notify: z.array(notice).optional() }),
})

export const createPerson = endpoint({
  method: 'POST',
  path: '/api/v1/applications/interested/create',
  summary: 'Records an interested person; 409 with who it is (`current`) when the address is known already.',
  body: personData,
  response: z.object({ id, notify: z.array(notice).optional() }),
})

/** Body of a 409: the person who already has this address. */
export const knownPerson = z.object({ id, number: z.number(), name: z.string() })

export const getPersonTimeline = endpoint({
  method: 'GET',
  path: `${path}/timeline`,
  summary: 'What has happened to an interested person, newest first, at most 200 entries.',
  params: idParam,
  response: timelineAnswer,
})

export const changePersonStatus = endpoint({
  method: 'POST',
  path: `${path}/change-status`,
  summary: 'Sets an interested person inactive, with the reason, or active again.',
  params: idParam,
  body: z.discriminatedUnion('action', [
    z.object({ action: z.literal('activate') }),
    z.object({
      action: z.literal('deactivate'),
      reason: z.enum(leaveReasons, { error: 'general_field_is_required' }),
      comment: z.string().trim().max(500, 'general_text_too_long').optional(),
    }),
  ]),
  response: z.object({ progress_state: z.enum(personStates), notify: z.array(notice).optional() }),
})

export const sendApplicationForm = endpoint({
  method: 'POST',
  path: `${path}/send-form`,
  summary:
    'Mails an interested person the link to the application form, with those of the wanted objects that are free; it waits half a minute.',
  params: idParam,
  response: z.object({ version, notify: z.array(notice).optional() }),
})

export const deletePerson = endpoint({
  method: 'DELETE',
  path,
  summary: 'Deletes an inactive person with all that is known of them: wishes, mails and the words of their history.',
  params: idParam,
  response: done,
})
