// At the door: the host's list behind a link, which works offline, and the shorter list for a caretaker.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, instant } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'
import { slug } from './booking.ts'
import { presenceEvent } from './participants.ts'

export const doorKinds = ['host', 'caretaker'] as const

const path = '/api/v1/appointments/:id/door-links'

export const doorLink = z.object({
  kind: z.enum(doorKinds),
  createdAt: instant,
  createdBy: z.string(),
  endsAt: instant,
})

export const getDoorLinks = endpoint({
  method: 'GET',
  path,
  summary: 'Links to the lists at the door that are valid now; the secret is shown only when a link is made.',
  params: idParam,
  response: z.object({ items: z.array(doorLink) }),
})

export const createDoorLink = endpoint({
  method: 'POST',
  path,
  summary:
    'Makes a link to the list at the door, which ends after the last day; an earlier link of the same kind ends.',
  params: idParam,
  body: z.object({ kind: z.enum(doorKinds) }),
  response: z.object({ url: z.string(), endsAt: instant, notify: z.array(notice).optional() }),
})

export const revokeDoorLink = endpoint({
  method: 'DELETE',
  path: `${path}/:kind`,
  summary: 'Ends the link of a kind at once.',
  params: idParam.extend({ kind: z.enum(doorKinds) }),
  response: z.object({ notify: z.array(notice).optional() }),
})

const guest = z.object({
  id,
  /** For a caretaker the first name only. */
  name: z.string(),
  persons: z.number(),
  present: z.boolean().nullable(),
  /** For the host only. */
  code: z.string().nullable(),
  phone: z.string().nullable(),
  needs: z.string().nullable(),
  comments: z.string().nullable(),
})

export const doorList = z.object({
  kind: z.enum(doorKinds),
  appointment: z.object({ id, title: z.string(), place: z.string(), state: z.string(), endsAt: instant }),
  projectName: z.string(),
  slots: z.array(
    z.object({
      id,
      startsAt: instant,
      endsAt: instant,
      lane: z.number(),
      isCancelled: z.boolean(),
      guests: z.array(guest),
    }),
  ),
  readAt: instant,
})
export type DoorList = z.infer<typeof doorList>

export const getDoorList = endpoint({
  method: 'GET',
  path: '/api/v1/appointments/public/door/:slug',
  summary: 'Who comes to which slot, by the link of a host or caretaker; 410 after the last day.',
  params: z.object({ slug }),
  response: doorList,
})

export const sendDoorTicks = endpoint({
  method: 'POST',
  path: '/api/v1/appointments/public/door/:slug/present',
  summary:
    'Ticks of the host, also late ones made offline; an event that arrives twice is stored once. Answers the list after it.',
  params: z.object({ slug }),
  body: z.object({
    presence: z.array(presenceEvent).max(2000),
    comments: z
      .array(z.object({ participantId: id, comments: z.string().trim().max(2000, 'general_text_too_long') }))
      .max(500),
  }),
  response: doorList,
})
