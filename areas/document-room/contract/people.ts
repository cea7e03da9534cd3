// People of a document room: buyers and third parties, their invitation, role and the end of their access.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, email, id, instant, version } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { languages } from '#platform/rules/project-type.ts'
import { guestKinds, guestStates } from '../rules/guest-state.ts'
import { slugParam } from './room.ts'

const addressed = slugParam.extend({ email })
export const guestParams = slugParam.extend({ guestId: id })

const name = z.string().trim().max(100, 'general_text_too_long')

const invitation = z.object({
  role_id: id,
  first_name: name.min(1, 'general_field_is_required'),
  last_name: name.min(1, 'general_field_is_required'),
  company: name.default(''),
  language: z.enum(languages),
  access_until: day.nullable().default(null),
})
export type Invitation = z.infer<typeof invitation>

/** Name and language typed so far; the mail is shown with them. */
const typed = z.object({ name: z.string().trim().max(200).optional(), language: z.enum(languages).optional() })

const lookAnswer = z.object({
  /** State of this person in the room; null if they are not invited. */
  state: z.enum(guestStates).nullable(),
  /** Fields that are known of the person; null if there is none. */
  known: z
    .object({ first_name: z.string(), last_name: z.string(), company: z.string(), language: z.enum(languages) })
    .nullable(),
  /** Reason in words why the person cannot be invited this way; null if they can. */
  refused: z.string().nullable(),
  mail: z.object({ subject: z.string(), text: z.string() }),
})

const about = 'Looks whether the person is known, and what the invitation says; sends nothing.'

export const lookAtBuyer = endpoint({
  method: 'GET',
  path: '/api/v2/dms/invite-buyer/:slug/:email',
  summary: `${about} Buyers are investors of the project, or applicants for the object.`,
  params: addressed,
  query: typed,
  response: lookAnswer,
})

export const inviteBuyer = endpoint({
  method: 'POST',
  path: '/api/v2/dms/invite-buyer/:slug/:email',
  summary: 'Invites a buyer by mail; refused for people who are not buyers of this object or project.',
  params: addressed,
  body: invitation,
  response: done,
})

export const lookAtThirdParty = endpoint({
  method: 'GET',
  path: '/api/v2/dms/invite/:slug/:email',
  summary: about,
  params: addressed,
  query: typed,
  response: lookAnswer,
})

export const inviteThirdParty = endpoint({
  method: 'POST',
  path: '/api/v2/dms/invite/:slug/:email',
  summary: 'Invites a third party by mail, such as a lawyer, a bank or a surveyor.',
  params: addressed,
  body: invitation,
  response: done,
})

const guestView = z.object({
  id,
  kind: z.enum(guestKinds),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  language: z.enum(languages),
  role_id: id,
  role: z.string(),
  state: z.enum(guestStates),
  ended: z.string().nullable(),
  invited_by: z.string(),
  invited_at: instant,
  registered_at: instant.nullable(),
  last_visit_at: instant.nullable(),
  access_until: day.nullable(),
  terms: z.object({ version: z.number(), accepted_at: instant }).nullable(),
  version,
})
export type RoomGuestView = z.infer<typeof guestView>

const buyer = z.object({ name: z.string(), company: z.string(), email: z.string(), language: z.enum(languages) })

export const listRoomGuests = endpoint({
  method: 'GET',
  path: '/api/v1/dms/:slug/people',
  summary: 'Invited people with their role and state, and the buyers who could be invited.',
  params: slugParam,
  response: z.object({ guests: z.array(guestView), buyers: z.array(buyer) }),
})

export const changeRoomGuest = endpoint({
  method: 'PATCH',
  path: '/api/v1/dms/:slug/people/:guestId',
  summary: 'Changes role and last day of a guest, which apply at once.',
  params: guestParams,
  body: z.object({ version, role_id: id, access_until: day.nullable() }),
  response: done,
})

export const endRoomGuest = endpoint({
  method: 'POST',
  path: '/api/v1/dms/:slug/people/:guestId/end',
  summary: 'Ends the access of a guest at once, or gives it again.',
  params: guestParams,
  body: z.object({ version, is_ended: z.boolean() }),
  response: done,
})

export const inviteRoomGuestAgain = endpoint({
  method: 'POST',
  path: '/api/v1/dms/:slug/people/:guestId/invite-again',
  summary: 'Sends the invitation of a guest again, with a new link.',
  params: guestParams,
  response: done,
})
