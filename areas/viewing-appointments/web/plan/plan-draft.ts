// Values of the planning wizard. Numbers may be empty while the user types; the request is validated by the contract.

import { dayAfter, laterDay } from '#platform/rules/calendar-day.ts'
import { isTime } from '#platform/rules/time-of-day.ts'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import type { initAppointments, PlanData } from '../../contract/plan.ts'
import { takesBookings, usualPlan, type AppointmentKind } from '../../rules/appointment.ts'

export const numberFields = [
  'slotMinutes',
  'bufferMinutes',
  'parallel',
  'capacity',
  'mostPersons',
  'bookUntilHours',
  'offerMinutes',
] as const
export type NumberField = (typeof numberFields)[number]

export interface PlanDraft extends Omit<PlanData, 'kind' | NumberField>, Record<NumberField, number | null> {
  kind: AppointmentKind | null
  /** False: a person with name and phone number. */
  isHostUser: boolean
  repeat: { isOn: boolean; everyWeeks: number | null; times: number | null }
}

type Init = ReceivedResponseOf<typeof initAppointments>
type Objects = PlanDraft['objects']

export interface Begun {
  /** Day and time of the calendar slot that was clicked. */
  at?: { date: string; time: string } | undefined
  objects?: Objects | undefined
  title?: string
  place?: string
  kind?: AppointmentKind | null
}

const usualFrom = '17:00'
const usualHours = 2
const noRepeat = { isOn: false, everyWeeks: 1, times: 4 }

export const newDraft = (
  { ownId, usual }: Pick<Init, 'ownId' | 'usual'>,
  { at, objects = [], title = '', place = '', kind = null }: Begun,
): PlanDraft => ({
  ...usual,
  kind,
  scope: 'objects',
  objects,
  title,
  place,
  host: { userId: ownId, name: '', phone: '' },
  isHostUser: true,
  days: [dayFrom(at?.date ?? '', at?.time ?? usualFrom)],
  texts: { de: '', fr: '' },
  comment: '',
  repeat: noRepeat,
})

const lastMinute = '23:59'

function dayFrom(date: string, from: string): PlanData['days'][number] {
  const [hour = 0, minute = 0] = from.split(':').map(Number)
  const to = hour + usualHours
  return { date, from, to: to > 23 ? lastMinute : `${two(to)}:${two(minute)}` }
}

const two = (value: number) => String(value).padStart(2, '0')

export const draftOf = (data: PlanData): PlanDraft => ({
  ...data,
  isHostUser: data.host.userId !== null || data.host.name === '',
  repeat: noRepeat,
})

/** A copy begins on the same weekday, in the first week that lies in the future. */
export function copiedDraft(data: PlanData, now: Date): PlanDraft {
  const first = data.days.map(({ date }) => date).toSorted()[0] ?? ''
  const tomorrow = dayAfter(now, 1)
  let weeks = 1
  while (first !== '' && laterDay(first, 7 * weeks) < tomorrow) weeks += 1
  return {
    ...draftOf(data),
    days: data.days.map((day) => ({ ...day, date: laterDay(day.date, 7 * weeks) })),
  }
}

/** The next day is the day after the last one, at the same time. */
export const withNextDay = (draft: PlanDraft): PlanDraft => {
  const last = draft.days.at(-1)
  const date = last && isDay(last.date) ? laterDay(last.date, 1) : ''
  return { ...draft, days: [...draft.days, { date, from: last?.from ?? usualFrom, to: last?.to ?? '19:00' }] }
}

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

/** Slots can be computed only for days whose date and times are complete. */
export const isReadable = ({ date, from, to }: PlanData['days'][number]): boolean =>
  isDay(date) && isTime(from, 'minutes') && isTime(to, 'minutes')

/**
 * Request body, not validated yet. Fields that a kind does not show get permitted values, so that they cannot cause
 * errors that are not visible.
 */
export function bodyOf({ isHostUser, repeat: _repeat, ...draft }: PlanDraft): Record<string, unknown> {
  const booked = draft.kind === null || takesBookings(draft.kind)
  return {
    ...draft,
    ...(booked ? {} : usualPlan),
    objects: draft.scope === 'general' ? [] : draft.objects,
    host: isHostUser ? { userId: draft.host.userId, name: '', phone: '' } : { ...draft.host, userId: null },
  }
}

export const repeatOf = ({ repeat }: PlanDraft) =>
  repeat.isOn ? { everyWeeks: repeat.everyWeeks, times: repeat.times } : null
