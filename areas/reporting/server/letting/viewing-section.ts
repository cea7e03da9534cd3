// Section of a letting report about viewings of the last year: invited, booked and present parties of each appointment.
// Titles of appointments are left out, because they may contain names of people.

import { getTableName } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/public.ts'
import { appointmentKindText, type AppointmentKind } from '#areas/viewing-appointments/rules/appointment.ts'
import {
  viewingAppointment,
  viewingInvitation,
  viewingObject,
  viewingParticipant,
} from '#areas/viewing-appointments/server/public.ts'
import { dayAfter, dayOf } from '#platform/rules/calendar-day.ts'
import type { Context } from '#platform/server/context.ts'
import { percentOf } from '../../rules/letting-figures.ts'
import type { ReportOptions } from '../../rules/report.ts'
import { written, writtenNumber, type Value } from '../../rules/written-values.ts'
import type { ReportSection } from '../document/report-document.ts'

const observedDays = 365
const mostAppointments = 200

interface Viewing {
  day: string
  kind: AppointmentKind
  objects: string[]
  invited: number
  booked: number
  present: number
}

const [appointments, toured, invitations, participants, objects] = [
  viewingAppointment,
  viewingObject,
  viewingInvitation,
  viewingParticipant,
  propertyObject,
].map(getTableName)

const isOfAppointment = (alias: string) => `${alias}.workspace_id = a.workspace_id and ${alias}.appointment_id = a.id`
const isSelected = `(cardinality($2::uuid[]) = 0 or o.building_id = any($2))
  and ($3::uuid is null or o.owner_id is not distinct from $3)`
const objectsOf = (condition: string) => `from ${toured} v
  join ${objects} o on o.workspace_id = v.workspace_id and o.id = v.object_id
  where ${isOfAppointment('v')} and ${condition}`

/**
 * A tour through objects of which one is not selected is left out, because its visitors cannot be divided. General
 * appointments belong to the whole project.
 */
const viewings = `
select (a.starts_at at time zone 'Europe/Zurich')::date::text as day, a.kind,
  array(select o.title ${objectsOf('true')} order by v.position) as objects,
  (select count(*)::int from ${invitations} i where ${isOfAppointment('i')}) as invited,
  (select count(*)::int from ${participants} p where ${isOfAppointment('p')} and p.state = 'booked') as booked,
  (select count(*)::int from ${participants} p where ${isOfAppointment('p')} and p.state = 'booked' and p.present) as present
from ${appointments} a
where a.workspace_id = $1 and a.state in ('published', 'completed')
  and a.starts_at >= $4::date::timestamp at time zone 'Europe/Zurich'
  and ((cardinality($2::uuid[]) = 0 and $3::uuid is null)
    or (exists (select ${objectsOf('true')}) and not exists (select ${objectsOf(`not (${isSelected})`)})))
order by a.starts_at desc, a.id limit ${mostAppointments}`

/** None without appointments. */
export async function viewingSection(ctx: Context, { buildings, owner }: ReportOptions): Promise<ReportSection[]> {
  const since = dayAfter(ctx.now, -observedDays)
  const { rows } = await ctx.client.query<Viewing>(viewings, [ctx.workspace.id, buildings, owner ?? null, since])
  if (rows.length === 0) return []
  const sum = (field: 'invited' | 'booked' | 'present') => rows.reduce((total, row) => total + row[field], 0)
  const [booked, present] = [sum('booked'), sum('present')]
  const today = dayOf(ctx.now)
  const expected = rows.filter(({ day }) => day <= today).reduce((total, row) => total + row.booked, 0)
  const rate = percentOf({ part: present, whole: expected })
  return [
    {
      title: ctx.t('reporting_section_viewings'),
      tiles: [
        { label: ctx.t('reporting_viewings_appointments'), value: writtenNumber(rows.length) },
        { label: ctx.t('reporting_viewings_booked'), value: writtenNumber(booked) },
        {
          label: ctx.t('reporting_viewings_present'),
          value: writtenNumber(present),
          ...(rate !== null && {
            note: ctx.t('reporting_viewings_rate', { percent: written({ percent: rate }, ctx.workspace.currency) }),
          }),
        },
      ],
      tables: [
        {
          columns: [
            { title: ctx.t('reporting_viewings_day'), share: 12, width: 14 },
            { title: ctx.t('reporting_column_object'), share: 28, width: 40 },
            { title: ctx.t('reporting_viewings_kind'), share: 18, width: 24 },
            { title: ctx.t('reporting_viewings_invited'), share: 14, width: 12, isNumber: true },
            { title: ctx.t('reporting_viewings_booked'), share: 15, width: 12, isNumber: true },
            { title: ctx.t('reporting_viewings_present'), share: 13, width: 12, isNumber: true },
          ],
          rows: rows.map((row): Value[] => [
            { day: row.day },
            objectWords(ctx, row.objects),
            ctx.t(appointmentKindText(row.kind)),
            row.invited,
            row.booked,
            row.present,
          ]),
        },
      ],
      note: ctx.t(rows.length === mostAppointments ? 'reporting_viewings_note_newest' : 'reporting_viewings_note', {
        count: mostAppointments,
      }),
    },
  ]
}

function objectWords(ctx: Context, titles: readonly string[]): string {
  const [only] = titles
  if (only === undefined) return ctx.t('reporting_viewings_general')
  return titles.length === 1 ? only : ctx.t('reporting_filter_objects', { count: titles.length })
}
