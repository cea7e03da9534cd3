// Public booking of seats. Secrets are slugs in the path or body: `interestedPersonSlug` of one invitation,
// `appointmentSlug` of one booking. Reading changes nothing.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { email, id, instant, line } from '#platform/contract/fields.ts'
import { languages } from '#platform/rules/project-type.ts'
import { planLimits } from '../rules/appointment.ts'
import { participantStates } from '../rules/slot-seats.ts'

export const slug = z.string().regex(/^[\w-]{20,64}$/, 'viewing_appointments_link_not_valid')
const persons = z.int('general_field_is_required').min(1).max(planLimits.mostPersons.most)
const text = (most: number) => z.string().trim().max(most, 'general_text_too_long')

export const publicSlot = z.object({
  id,
  startsAt: instant,
  endsAt: instant,
  /** 1 if there is only one slot at this time. */
  lane: z.number(),
  capacity: z.number(),
  free: z.number(),
  /** Parties in line. */
  waiting: z.number(),
  /** False once it is too late to book. */
  isOpen: z.boolean(),
})
export type PublicSlot = z.infer<typeof publicSlot>

export const publicAppointment = z.object({
  id,
  title: z.string(),
  kind: z.enum(['open', 'slots', 'invitation', 'individual']),
  place: z.string(),
  /** In the language of the request. */
  text: z.string(),
  objects: z.array(z.object({ title: z.string(), address: z.string(), publicPath: z.string().nullable() })),
  hostTitle: z.string(),
  mostPersons: z.number(),
  bookUntilHours: z.number(),
  /** In order of time. An `open` appointment has slots that nobody books. */
  slots: z.array(publicSlot),
})
export type PublicAppointment = z.infer<typeof publicAppointment>

export const ownBooking = z.object({
  state: z.enum(participantStates),
  stateTitle: z.string(),
  appointmentId: id,
  slotId: id,
  startsAt: instant,
  endsAt: instant,
  persons: z.number(),
  name: z.string(),
  /** Place in line from 1; null for parties with a seat. */
  place: z.number().nullable(),
  /** End of an offer. */
  until: instant.nullable(),
  /** Shown at the door. */
  code: z.string().nullable(),
  needs: z.object({ wheelchair: z.boolean(), interpreter: z.string() }),
  /** False once it is too late. */
  canChange: z.boolean(),
})
export type OwnBooking = z.infer<typeof ownBooking>

export const initBooking = endpoint({
  method: 'GET',
  path: '/api/v1/appointments/public/booking/init/:lang',
  summary:
    'Project, appointments and free seats (persons) for one of the six booking pages: by invitation, by object, by booking, or general. 404 for an unknown slug, 410 after the visit.',
  params: z.object({ lang: z.enum(languages) }),
  query: z.object({
    interestedPersonSlug: slug.optional(),
    objectSlug: id.optional(),
    appointmentSlug: slug.optional(),
  }),
  response: z.object({
    template: z.enum(['default', 'lsz']),
    projectName: z.string(),
    object: z.object({ title: z.string(), address: z.string() }).nullable(),
    person: z
      .object({ name: z.string(), email: z.string(), phone: z.string(), language: z.enum(languages) })
      .nullable(),
    /** Set once the invitation was declined. */
    declinedAt: instant.nullable(),
    booking: ownBooking.nullable(),
    appointments: z.array(publicAppointment),
  }),
})
export type BookingPage = z.output<typeof initBooking.response>

const heldSeat = z.object({
  /** Secret of this booking. */
  appointmentSlug: slug,
  /** `held` has a seat, `queued` a place in line. */
  state: z.enum(['held', 'queued']),
  place: z.number().nullable(),
  until: instant,
})
export type HeldSeat = z.infer<typeof heldSeat>

export const holdSeat = endpoint({
  method: 'POST',
  path: '/api/v1/appointments/public/booking/hold',
  summary:
    'Holds seats of a slot for five minutes, or a place in line when it is full. An earlier hold of the caller ends.',
  body: z.object({
    slotId: id,
    persons,
    interestedPersonSlug: slug.optional(),
    objectSlug: id.optional(),
    /** Own earlier hold, which ends. */
    appointmentSlug: slug.optional(),
  }),
  response: heldSeat,
})

export const releaseSeat = endpoint({
  method: 'POST',
  path: '/api/v1/appointments/public/booking/:slug/release',
  summary: 'Ends a hold before its time; the seat goes to the next in line.',
  params: z.object({ slug }),
  response: z.object({}),
})

const bookingState = z.object({
  /** `proof`: a code was mailed and must be entered before the seat counts. */
  outcome: z.enum(['booked', 'waiting', 'proof']),
  until: instant.nullable(),
  booking: ownBooking,
})
export type BookingState = z.infer<typeof bookingState>

export const bookSeat = endpoint({
  method: 'POST',
  path: '/api/v1/appointments/public/booking',
  summary:
    'Books the held seats or takes the place in line. Invited people book at once; others get a code by mail. 409 when the address has a booking for this object, 410 when the hold is over.',
  body: z.object({
    appointmentSlug: slug,
    /** Not for invited people. */
    contact: z
      .object({
        name: line(120),
        email,
        phone: text(40),
        language: z.enum(languages),
        consent: z.literal(true, { error: 'general_field_is_required' }),
      })
      .optional(),
    persons: persons.optional(),
    needs: z.object({ wheelchair: z.boolean(), interpreter: text(60) }).optional(),
  }),
  response: bookingState,
})

export const proveAddress = endpoint({
  method: 'POST',
  path: '/api/v1/appointments/public/booking/:slug/proof',
  summary:
    'Proves the mail address by the code of six digits; the booking counts from then on. Five wrong codes end it.',
  params: z.object({ slug }),
  body: z.object({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, 'viewing_appointments_code_six_digits'),
  }),
  response: bookingState,
})

export const acceptSeat = endpoint({
  method: 'POST',
  path: '/api/v1/appointments/public/booking/:slug/accept',
  summary: 'Accepts the seat that became free for somebody in line; 409 once the offer is over.',
  params: z.object({ slug }),
  response: bookingState,
})

export const editBooking = endpoint({
  method: 'POST',
  path: '/api/v1/appointments/public/booking/:slug/edit',
  summary:
    'Changes head count, slot or needs of the own booking, while it is early enough; 409 when there are too few seats.',
  params: z.object({ slug }),
  body: z.object({ slotId: id, persons, needs: z.object({ wheelchair: z.boolean(), interpreter: text(60) }) }),
  response: bookingState,
})

export const cancelBooking = endpoint({
  method: 'POST',
  path: '/api/v1/appointments/public/booking/:slug/cancel',
  summary: 'Gives the own seats or place in line back, with a reason if wanted; the seat goes to the next in line.',
  params: z.object({ slug }),
  body: z.object({ decline_reason: text(500).optional() }),
  response: z.object({}),
})

export const declineInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/appointments/public/decline',
  summary: 'An invited person does not come; a booking of theirs is given back.',
  body: z.object({ interestedPersonSlug: slug, decline_reason: text(500).optional() }),
  response: z.object({}),
})

/** Answers `text/calendar`. */
export const exportCalendar = endpoint({
  method: 'GET',
  path: '/api/v1/appointments/public/export-ical',
  summary: 'The calendar file (iCalendar) of one booking.',
  query: z.object({ appointmentSlug: slug }),
  response: z.object({ file: z.string().meta({ description: 'text/calendar' }) }),
})
