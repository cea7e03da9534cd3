// Placeholder values of mails about a visit, in the language of the recipient.

import { and, asc, eq, inArray } from 'drizzle-orm'
import { addressOf, objectValues, recipientValues, type HousedObject } from '#areas/applications/server/public.ts'
import { building } from '#areas/buildings/server/public.ts'
import type { Values } from '#areas/mail-templates/server/public.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { timeOf } from '#platform/rules/local-time.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import type { AppointmentRow } from '../appointment-row.ts'
import { viewingObject, type viewingSlot } from '../tables.ts'

export interface VisitFacts {
  objectsOf: (appointmentId: string) => HousedObject[]
  hostOf: (appointment: AppointmentRow) => string
}

/** Objects and hosts of several appointments, with two statements. */
export async function readFacts(ctx: Context, appointments: readonly AppointmentRow[]): Promise<VisitFacts> {
  const rows = await ctx.db
    .select({ appointmentId: viewingObject.appointmentId, object: propertyObject, building })
    .from(viewingObject)
    .innerJoin(
      propertyObject,
      and(eq(propertyObject.workspaceId, viewingObject.workspaceId), eq(propertyObject.id, viewingObject.objectId)),
    )
    .innerJoin(
      building,
      and(eq(building.workspaceId, propertyObject.workspaceId), eq(building.id, propertyObject.buildingId)),
    )
    .where(
      and(
        eq(viewingObject.workspaceId, ctx.workspace.id),
        inArray(
          viewingObject.appointmentId,
          appointments.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(viewingObject.position))
  const nameOf = await staffNames(
    ctx,
    appointments.map(({ hostId }) => hostId),
  )
  return {
    objectsOf: (appointmentId) => rows.filter((row) => row.appointmentId === appointmentId),
    hostOf: ({ hostId, hostName, hostPhone }) =>
      hostId ? nameOf(hostId).name : [hostName, hostPhone].filter(Boolean).join(', '),
  }
}

/** Swiss French puts a comma after the day of the week, unlike the texts around it. */
const locale = { de: 'de-CH', fr: 'fr' } as const

export const longDate = (instant: Date, language: Language): string =>
  new Intl.DateTimeFormat(locale[language], {
    timeZone: 'Europe/Zurich',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(instant)

/** `17:30`, in French `17 h 30`. */
export const shownTime = (instant: Date, language: Language): string =>
  language === 'fr' ? timeOf(instant).replace(':', ' h ') : timeOf(instant)

const timeRange = (startsAt: Date, endsAt: Date, language: Language): string =>
  [startsAt, endsAt].map((one) => shownTime(one, language)).join(language === 'fr' ? ' – ' : '–')

/** An appointment on several days names the first and the last. */
function whenValues(startsAt: Date, endsAt: Date, language: Language): Values {
  if (dayOf(startsAt) === dayOf(endsAt)) {
    return {
      place_appointment_date: longDate(startsAt, language),
      place_appointment_time: timeRange(startsAt, endsAt, language),
    }
  }
  return {
    place_appointment_date: [startsAt, endsAt].map((one) => longDate(one, language)).join(' – '),
    place_appointment_time: translatorFor(language)('viewing_appointments_several_times'),
  }
}

interface Visit {
  appointment: AppointmentRow
  /** Null: the time of the whole appointment. */
  slot: Pick<typeof viewingSlot.$inferSelect, 'startsAt' | 'endsAt'> | null
  objectId: string | null
  person: { name: string; email: string; language: Language }
}

export function visitValues(ctx: Context, facts: VisitFacts, { appointment, slot, objectId, person }: Visit): Values {
  const { language } = person
  const { startsAt, endsAt } = slot ?? appointment
  const objects = facts.objectsOf(appointment.id)
  const housed = objects.find(({ object }) => object.id === objectId) ?? objects[0]
  return {
    ...recipientValues({ contactName: person.name, contactEmail: person.email, language }),
    ...(housed && objectValues(ctx, housed, language)),
    // A tour is named by its title.
    ...(objects.length !== 1 && !objectId && { place_object_title: appointment.title }),
    place_object_address: housed ? addressOf(housed.building) : appointment.place,
    ...whenValues(startsAt, endsAt, language),
    place_appointment_place: appointment.place,
    place_appointment_contact: facts.hostOf(appointment),
  }
}
