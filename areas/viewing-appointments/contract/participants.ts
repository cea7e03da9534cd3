// Participants of an appointment as staff see and change them.

import { z } from 'zod'
import { mailWords, shownMail } from '#areas/mail-templates/contract/process-mail.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { email, id, idParam, instant, line } from '#platform/contract/fields.ts'
import { done, notice } from '#platform/contract/notify.ts'
import { languages } from '#platform/rules/project-type.ts'
import { planLimits } from '../rules/appointment.ts'
import { participantStates } from '../rules/slot-seats.ts'

const text = (most: number) => z.string().trim().max(most, 'general_text_too_long')
const persons = z.int().min(1).max(planLimits.mostPersons.most)

const mailState = {
  /** State of the last mail in words: sent, on its way, undelivered. Null without a mail. */
  mailState: z.string().nullable(),
  /** True if the person has not received the last mail. */
  isUnreached: z.boolean(),
}

export const participantView = z.object({
  id,
  slotId: id,
  state: z.enum(participantStates),
  stateTitle: z.string(),
  /** Place in line from 1; null for parties with a seat. */
  place: z.number().nullable(),
  /** End of a hold or an offer. */
  until: instant.nullable(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.enum(languages),
  persons: z.number(),
  /** One line; null if there are none or they were deleted after the visit. */
  needs: z.string().nullable(),
  code: z.string().nullable(),
  present: z.boolean().nullable(),
  comments: z.string().nullable(),
  decline_reason: z.string().nullable(),
  ...mailState,
  /** Page of the application or interested person; null if unknown or not permitted. */
  href: z.string().nullable(),
  /** Ticks at the door, newest first. */
  ticks: z.array(z.object({ present: z.boolean(), at: instant, person: z.string(), device: z.string() })),
})
export type ParticipantView = z.infer<typeof participantView>

export const invitationView = z.object({
  id,
  name: z.string(),
  email: z.string(),
  sentAt: instant,
  state: z.enum(['invited', 'booked', 'waiting', 'declined']),
  stateTitle: z.string(),
  decline_reason: z.string().nullable(),
  ...mailState,
  href: z.string().nullable(),
})
export type InvitationView = z.infer<typeof invitationView>

const path = '/api/v1/appointments/:id'

export const getParticipants = endpoint({
  method: 'GET',
  path: `${path}/participants`,
  summary: 'Everybody who booked, waits, was invited or gave a seat back, with head counts and presence.',
  params: idParam,
  response: z.object({ participants: z.array(participantView), invitations: z.array(invitationView) }),
})

export const addParticipant = endpoint({
  method: 'POST',
  path: `${path}/participants`,
  summary:
    'Books a seat for somebody who called; 409 when the slot has too few seats. A confirmation is mailed if there is an address.',
  params: idParam,
  body: z.object({
    slotId: id,
    persons,
    name: line(120),
    email: email.nullable(),
    phone: text(40),
    language: z.enum(languages),
    comments: text(1000),
  }),
  response: z.object({ id, notify: z.array(notice).optional() }),
})

export const moveParticipant = endpoint({
  method: 'POST',
  path: `${path}/participants/:participantId/move`,
  summary:
    'Moves a booking to another slot of the same appointment or changes its head count; 409 when there are too few seats.',
  params: idParam.extend({ participantId: id }),
  body: z.object({ slotId: id, persons }),
  response: done,
})

export const cancelParticipant = endpoint({
  method: 'POST',
  path: `${path}/participants/:participantId/cancel`,
  summary: 'Takes a booking back with a reason, which is mailed; the seat goes to the next in line.',
  params: idParam.extend({ participantId: id }),
  body: z.object({ reason: line(500), tell: z.boolean() }),
  response: done,
})

export const commentAppointment = endpoint({
  method: 'POST',
  path: `${path}/comments`,
  summary: 'Writes the comment of staff about an appointment, or about one of its participants.',
  params: idParam,
  body: z.object({ participantId: id.optional(), comments: text(2000) }),
  response: done,
})

export const presenceEvent = z.object({
  /** Made by the device; an event that arrives twice is stored once. */
  id,
  participantId: id,
  present: z.boolean(),
  /** When it was ticked, by the clock of the device. */
  at: z.iso.datetime('general_date_not_valid'),
  device: text(60),
})
export type PresenceEvent = z.infer<typeof presenceEvent>

export const markPresent = endpoint({
  method: 'POST',
  path: `${path}/present`,
  summary:
    'Records who came and who did not; of several events about one participant the latest `at` decides, and all stay.',
  params: idParam,
  body: z.object({ presence: z.array(presenceEvent).min(1).max(2000) }),
  response: z.object({ recorded: z.number(), notify: z.array(notice).optional() }),
})

export const exportParticipants = endpoint({
  method: 'POST',
  path: `${path}/export-participants`,
  summary: 'The participants by slot as a spreadsheet, or as a PDF with boxes to tick at the door.',
  params: idParam,
  body: z.object({ format: z.enum(['xlsx', 'pdf']) }),
  response: z.unknown(),
})

export const mailGroups = ['all', 'invited', 'booked', 'waiting', 'present', 'absent'] as const

const groupMail = z.object({
  to: z.enum(mailGroups),
  participantIds: z.array(id).max(2000).optional(),
  mail: mailWords.optional(),
})

export const sendParticipantMail = endpoint({
  method: 'POST',
  path: `${path}/send-mail`,
  summary: 'Mails everybody of a group, or the chosen participants; people without an address are named in the answer.',
  params: idParam,
  body: groupMail,
  response: z.object({ sent: z.number(), withoutAddress: z.array(z.string()), notify: z.array(notice).optional() }),
})

export const previewParticipantMail = endpoint({
  method: 'POST',
  path: `${path}/mail-preview`,
  summary: 'The mail to the first of the group, and how many receive it. Writes nothing.',
  params: idParam,
  body: groupMail,
  response: z.object({ mail: shownMail, recipients: z.number() }),
})
