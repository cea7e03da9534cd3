// Planning of viewing appointments: create, edit, publish, cancel, complete, delete; and the calendar.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, instant, line, option, version } from '#platform/contract/fields.ts'
import { done, notice } from '#platform/contract/notify.ts'
import { timeOfDay } from '#platform/contract/time.ts'
import { timelineAnswer } from '#platform/contract/timeline.ts'
import { appointmentKinds, appointmentScopes, appointmentStates, planLimits } from '../rules/appointment.ts'
import { appointmentActions } from '../rules/appointment-can.ts'

const within = ({ least, most }: { least: number; most: number }) => z.int().min(least).max(most)
const text = (most: number) => z.string().trim().max(most, 'general_text_too_long')

/** A user, or a name with a phone number; none of both is allowed until the appointment is published. */
export const host = z.object({ userId: id.nullable(), name: text(120), phone: text(40) })

export const planData = z.object({
  kind: z.enum(appointmentKinds, { error: 'general_field_is_required' }),
  scope: z.enum(appointmentScopes),
  /** Objects by id in the order of the tour; empty for general appointments. */
  objects: z.array(option.extend({ value: id })).max(planLimits.objects.most, 'viewing_appointments_too_many_objects'),
  title: line(120),
  place: line(200),
  host,
  days: z
    .array(z.object({ date: day, from: timeOfDay, to: timeOfDay }))
    .min(planLimits.days.least, 'general_field_is_required')
    .max(planLimits.days.most, 'viewing_appointments_too_many_days'),
  slotMinutes: within(planLimits.slotMinutes),
  bufferMinutes: within(planLimits.bufferMinutes),
  /** Slots at the same time. */
  parallel: within(planLimits.parallel),
  /** Persons per slot. */
  capacity: within(planLimits.capacity),
  /** Persons per booking. */
  mostPersons: within(planLimits.mostPersons),
  /** Hours before a slot after which nobody books, changes or gives back. */
  bookUntilHours: within(planLimits.bookUntilHours),
  /** Minutes to accept a seat that became free. */
  offerMinutes: within(planLimits.offerMinutes),
  /** Shown to visitors, by language. */
  texts: z.object({ de: text(2000), fr: text(2000) }),
  /** Shown to staff only. */
  comment: text(2000),
})
export type PlanData = z.infer<typeof planData>

export const slotView = z.object({
  id,
  startsAt: instant,
  endsAt: instant,
  lane: z.number(),
  /** Persons; null: nobody books. */
  capacity: z.number().nullable(),
  taken: z.number(),
  /** Parties in line. */
  waiting: z.number(),
  cancelledAt: instant.nullable(),
  cancelReason: z.string().nullable(),
})
export type SlotView = z.infer<typeof slotView>

export const appointmentView = z.object({
  id,
  version,
  number: z.number(),
  state: z.enum(appointmentStates),
  stateTitle: z.string(),
  /** Values for editing in the form. */
  data: planData,
  hostTitle: z.string(),
  startsAt: instant,
  endsAt: instant,
  slots: z.array(slotView),
  /** Head counts and numbers of parties over all slots. */
  counts: z.object({
    seats: z.number(),
    taken: z.number(),
    booked: z.number(),
    waiting: z.number(),
    invited: z.number(),
    present: z.number(),
  }),
  cancelReason: z.string().nullable(),
  /** Path of the public booking page; null if the appointment has none. */
  publicPath: z.string().nullable(),
  actions: z.array(z.object({ key: z.enum(appointmentActions), enabled: z.boolean(), reason: z.string().optional() })),
})
export type AppointmentView = z.infer<typeof appointmentView>

const path = '/api/v1/appointments/:id'

export const initAppointments = endpoint({
  method: 'GET',
  path: '/api/v1/appointments/init',
  summary:
    'What a new appointment starts from: possible hosts and the usual lengths (minutes), seats (persons) and deadline (hours).',
  response: z.object({
    hosts: z.array(option),
    /** The signed-in user, as host of a new appointment. */
    ownId: id,
    usual: planData.pick({
      slotMinutes: true,
      bufferMinutes: true,
      parallel: true,
      capacity: true,
      mostPersons: true,
      bookUntilHours: true,
      offerMinutes: true,
    }),
  }),
})

export const getAppointment = endpoint({
  method: 'GET',
  path: `${path}/edit`,
  summary: 'One appointment: its plan, slots with seats, counts, state, and what may be done with it now.',
  params: idParam,
  response: appointmentView,
})

/** The same plan again on the same weekdays; `times` counts the further appointments. */
export const repetition = z.object({ everyWeeks: z.int().min(1).max(8), times: within(planLimits.repetitions) })

export const createAppointment = endpoint({
  method: 'POST',
  path: '/api/v1/appointments/create',
  summary:
    'Plans an appointment, or several at the same weekday every so many weeks. Nobody is told before it is published.',
  body: planData.extend({
    repeat: repetition.nullable(),
    publish: z.boolean(),
  }),
  response: z.object({ id, ids: z.array(id), notify: z.array(notice).optional() }),
})

/** Slots whose time stays keep their participants; a slot with participants cannot be removed by editing. */
export const editAppointment = endpoint({
  method: 'POST',
  path: `${path}/edit`,
  summary:
    'Changes the plan; slots that stay keep their participants. `move` shifts all slots with their participants, who are told by mail. A stale version answers 409 with what stands now.',
  params: idParam,
  body: planData.extend({
    version,
    /** Minutes by which the appointment was dragged in the calendar; the days in the body are the new ones. */
    move: z.int().nullable(),
    tellParticipants: z.boolean(),
  }),
  response: z.object({ version, notify: z.array(notice).optional() }),
})

const withReason = z.object({ reason: line(500), tellParticipants: z.boolean() })

export const publishAppointment = endpoint({
  method: 'POST',
  path: `${path}/publish`,
  summary: 'Opens an appointment for bookings; 409 when it is not planned, is over, or has no host.',
  params: idParam,
  response: done,
})

export const cancelAppointment = endpoint({
  method: 'POST',
  path: `${path}/cancel`,
  summary:
    'Cancels an appointment with a reason; participants and people in line are told by mail with an updated calendar file.',
  params: idParam,
  body: withReason,
  response: done,
})

export const cancelSlot = endpoint({
  method: 'POST',
  path: `${path}/slots/:slotId/cancel`,
  summary: 'Cancels one slot with a reason; its participants and people in line are told by mail.',
  params: idParam.extend({ slotId: id }),
  body: withReason,
  response: done,
})

export const completeAppointment = endpoint({
  method: 'POST',
  path: `${path}/complete`,
  summary:
    'Completes an appointment that has begun: participants without a tick count as absent, visit needs are deleted, and those who came are sent the form (`sendForm`; the default comes from the process settings).',
  params: idParam,
  body: z.object({ sendForm: z.boolean().optional() }),
  response: z.object({ formsSent: z.number(), notify: z.array(notice).optional() }),
})

export const deleteAppointment = endpoint({
  method: 'DELETE',
  path: `${path}/delete`,
  summary: 'Deletes an appointment without participants, or a cancelled one, with all that is known of its visitors.',
  params: idParam,
  response: done,
})

export const getAppointmentTimeline = endpoint({
  method: 'GET',
  path: `${path}/timeline`,
  summary: 'What has happened to an appointment, newest first, at most 200 entries.',
  params: idParam,
  response: timelineAnswer,
})

export const checkPlan = endpoint({
  method: 'POST',
  path: '/api/v1/appointments/check',
  summary: 'Other appointments of the same host at the same time as the planned days. Writes nothing.',
  body: planData.pick({ days: true, host: true }).extend({ exceptId: id.nullable() }),
  response: z.object({
    conflicts: z.array(z.object({ id, title: z.string(), place: z.string(), startsAt: instant, endsAt: instant })),
  }),
})

export const calendarEvent = z.object({
  /** Id of the appointment; each of its days is one event. */
  id,
  key: z.string(),
  title: z.string(),
  place: z.string(),
  hostTitle: z.string(),
  kind: z.enum(appointmentKinds),
  state: z.enum(appointmentStates),
  startsAt: instant,
  endsAt: instant,
  seats: z.number(),
  taken: z.number(),
  version,
})
export type CalendarEvent = z.infer<typeof calendarEvent>

export const getCalendar = endpoint({
  method: 'GET',
  path: '/api/v1/appointments/calendar',
  summary: 'Appointments between two days (both included, at most 62), one event per day of an appointment.',
  query: z.object({ from: day, to: day, hostId: id.optional(), objectId: id.optional() }),
  response: z.object({ events: z.array(calendarEvent) }),
})

export const searchViewingObjects = endpoint({
  method: 'GET',
  path: '/api/v1/appointments/objects',
  summary: 'Objects whose title or address contains the words, to choose from for an appointment; at most 20.',
  query: z.object({ search: text(100) }),
  response: z.object({
    /** The address is the usual meeting point. */
    items: z.array(option.extend({ address: z.string() })),
  }),
})

export const relatedAppointment = z.object({
  id,
  title: z.string(),
  place: z.string(),
  state: z.enum(appointmentStates),
  stateTitle: z.string(),
  startsAt: instant,
  endsAt: instant,
  seats: z.number(),
  taken: z.number(),
  /** For a person: own slot, state of the booking and presence; null for an object or if only invited. */
  own: z
    .object({ startsAt: instant, stateTitle: z.string(), persons: z.number(), present: z.boolean().nullable() })
    .nullable(),
})
export type RelatedAppointment = z.infer<typeof relatedAppointment>

export const getObjectAppointments = endpoint({
  method: 'GET',
  path: '/api/v1/appointments/of-object/:id',
  summary: 'Appointments at which an object is seen, latest first, at most 50.',
  params: idParam,
  response: z.object({ items: z.array(relatedAppointment) }),
})

export const getRecordAppointments = endpoint({
  method: 'GET',
  path: '/api/v1/appointments/of-record/:kind/:id',
  summary:
    'Appointments that an application or an interested person was invited to or booked, latest first, at most 50.',
  params: idParam.extend({ kind: z.enum(['application', 'interested']) }),
  response: z.object({ items: z.array(relatedAppointment) }),
})
