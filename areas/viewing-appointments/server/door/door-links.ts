// Links to the list at the door, for the host and for a caretaker.

import { dayOf, endOfDay } from '#platform/rules/calendar-day.ts'
import { AppError } from '#platform/server/app-error.ts'
import { handler } from '#platform/server/http/handler.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import * as contract from '../../contract/door.ts'
import { findAppointment, lockAppointment, subjectOf, type AppointmentRow } from '../appointment-row.ts'
import { doorPath } from '../../rules/appointment-address.ts'
import { lookLink, replaceLink, revokeLink } from './links.ts'

/** Door links end with the last day, which may move. */
export const doorEnd = ({ endsAt }: Pick<AppointmentRow, 'endsAt'>): Date => endOfDay(dayOf(endsAt))

export const getDoorLinks = handler(contract.getDoorLinks, { permission: 'viewing' }, async (ctx, { params }) => {
  const row = await findAppointment(ctx, params.id)
  const endsAt = doorEnd(row)
  if (endsAt <= ctx.now) return { items: [] }
  const items = []
  for (const kind of contract.doorKinds) {
    const link = await lookLink(ctx, kind, row.id)
    if (!link) continue
    const nameOf = await staffNames(ctx, [link.createdBy])
    const createdBy = nameOf(link.createdBy).name
    items.push({ kind, createdAt: link.createdAt.toISOString(), createdBy, endsAt: endsAt.toISOString() })
  }
  return { items }
})

export const createDoorLink = handler(
  contract.createDoorLink,
  { permission: 'viewing' },
  async (ctx, { params, body: { kind } }) => {
    const row = await lockAppointment(ctx, params.id)
    const endsAt = doorEnd(row)
    if (endsAt <= ctx.now) throw new AppError('viewing_appointments_reason_over')
    const secret = await replaceLink(ctx, kind, row.id)
    ctx.record({
      event: 'viewing.door_link_made',
      subject: subjectOf(row),
      changes: [{ field: 'link', old: null, new: kind }],
    })
    return { url: ctx.linkTo(doorPath(secret)), endsAt: endsAt.toISOString() }
  },
)

export const revokeDoorLink = handler(contract.revokeDoorLink, { permission: 'viewing' }, async (ctx, { params }) => {
  const row = await lockAppointment(ctx, params.id)
  if (await revokeLink(ctx, params.kind, row.id)) {
    ctx.record({
      event: 'viewing.door_link_ended',
      subject: subjectOf(row),
      changes: [{ field: 'link', old: params.kind, new: null }],
    })
  }
  return { notify: [{ type: 'success', title: ctx.t('viewing_appointments_done_link_ended') }] }
})
