// Participants of an appointment with their ticks, read for staff, exports and the list at the door.

import type { Context } from '#platform/server/context.ts'
import type { Language } from '#platform/rules/project-type.ts'
import { spelledPhone } from '#platform/rules/phone.ts'
import type { MailState } from '#platform/rules/mail-states.ts'
import type { ParticipantState } from '../../rules/slot-seats.ts'
import type { VisitNeeds } from '../../rules/visit-needs.ts'
import { lastMailStateSql } from '../mails/written-mails.ts'
import { hasNeeds } from '../../rules/visit-needs.ts'

export interface FoundParticipant {
  id: string
  slotId: string
  state: ParticipantState
  lineOrder: number
  until: Date | null
  name: string
  email: string | null
  phone: string | null
  language: Language
  persons: number
  needs: VisitNeeds | null
  code: string | null
  present: boolean | null
  comment: string | null
  declineReason: string | null
  recordKind: string | null
  recordId: string | null
  /** Null if no mail was written, or if it was deleted. */
  mailState: MailState | null
  ticks: { present: boolean; at: string; person: string; device: string }[]
}

/** Seats that are only held while a form is filled in have no name yet and are left out. */
const participants = `
  select p.id, p.slot_id "slotId", p.state, p.line_order "lineOrder", p.until, coalesce(p.name, '') "name", p.email, p.phone,
    p.language, p.persons, p.needs, p.code, p.present, p.comment, p.decline_reason "declineReason",
    p.record_kind "recordKind", p.record_id "recordId", ${lastMailStateSql} "mailState",
    coalesce((select json_agg(json_build_object('present', e.present, 'at', e.at, 'person', e.person, 'device', e.device)
      order by e.at desc, e.id desc) from viewing_presence e
      where e.workspace_id = $1 and e.participant_id = p.id), '[]') ticks
  from viewing_participant p
  join viewing_slot s on s.workspace_id = $1 and s.id = p.slot_id
  where p.workspace_id = $1 and p.appointment_id = $2 and p.name is not null
    and p.state not in ('held', 'queued', 'lapsed')
  order by s.starts_at, s.lane, p.line_order, p.id`

export async function participantsOf(ctx: Context, appointmentId: string): Promise<FoundParticipant[]> {
  const { rows } = await ctx.client.query<FoundParticipant>(participants, [ctx.workspace.id, appointmentId])
  return rows
}

/** One line; null without needs. */
export function needsTold(ctx: Context, needs: VisitNeeds | null): string | null {
  if (!needs || !hasNeeds(needs)) return null
  return [
    needs.wheelchair && ctx.t('viewing_appointments_need_wheelchair'),
    needs.interpreter && ctx.t('viewing_appointments_need_interpreter', { language: needs.interpreter }),
  ]
    .filter(Boolean)
    .join(', ')
}

export const phoneTold = (phone: string | null): string | null => phone && spelledPhone(phone)
