// The list at the door behind a link: full for the host, first names and head counts only for a caretaker.

import { AppError } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../../contract/door.ts'
import type { DoorList } from '../../contract/door.ts'
import { findAppointment, slotsOf, type AppointmentRow, type SlotRow } from '../appointment-row.ts'
import { doorEnd } from './door-links.ts'
import { hostTitleOf } from '../planning/hosts.ts'
import { linkIsOver, openLink } from './links.ts'
import { needsTold, participantsOf, phoneTold, type FoundParticipant } from './participant-rows.ts'
import { recordPresence, recordTicks, takesTicks } from './presence.ts'

type DoorKind = DoorList['kind']

interface Door {
  kind: DoorKind
  row: AppointmentRow
}

async function openDoor(ctx: Context, slug: string): Promise<Door> {
  const link = await openLink(ctx, slug, contract.doorKinds)
  const row = await findAppointment(ctx, link.targetId)
  if (doorEnd(row) <= ctx.now) throw linkIsOver()
  return { kind: link.purpose === 'host' ? 'host' : 'caretaker', row }
}

export const getDoorList = publicHandler(contract.getDoorList, { perMinute: 120 }, async (ctx, { params }) =>
  listTold(ctx, await openDoor(ctx, params.slug)),
)

export const sendDoorTicks = publicHandler(
  contract.sendDoorTicks,
  { perMinute: 120 },
  async (ctx, { params, body: { presence, comments } }) => {
    const door = await openDoor(ctx, params.slug)
    if (door.kind !== 'host') throw new AppError('viewing_appointments_door_read_only')
    assertAllowed(takesTicks(door.row))
    const person = await hostTitleOf(ctx, door.row)
    const recorded = await recordPresence(ctx, door.row, { events: presence, person })
    const written = await writeComments(ctx, door.row.id, comments)
    if (recorded + written > 0) recordTicks(ctx, door.row, recorded, person)
    return listTold(ctx, door)
  },
)

/** Returns the number of changed comments; comments about other people are left out. */
async function writeComments(
  ctx: Context,
  appointmentId: string,
  comments: readonly { participantId: string; comments: string }[],
): Promise<number> {
  if (comments.length === 0) return 0
  const { rowCount } = await ctx.client.query(
    `update viewing_participant p set comment = nullif(c.comments, ''), updated_at = $4
      from jsonb_to_recordset($3::jsonb) c("participantId" uuid, comments text)
      where p.workspace_id = $1 and p.appointment_id = $2 and p.id = c."participantId"
        and p.comment is distinct from nullif(c.comments, '')`,
    [ctx.workspace.id, appointmentId, JSON.stringify(comments), ctx.now],
  )
  return rowCount ?? 0
}

async function listTold(ctx: Context, { kind, row }: Door): Promise<DoorList> {
  const booked = (await participantsOf(ctx, row.id)).filter(({ state }) => state === 'booked')
  const bySlot = Map.groupBy(booked, ({ slotId }) => slotId)
  return {
    kind,
    appointment: {
      id: row.id,
      title: row.title,
      place: row.place,
      state: row.state,
      endsAt: row.endsAt.toISOString(),
    },
    projectName: ctx.workspace.name,
    slots: (await slotsOf(ctx, row.id)).map((slot) => slotTold(ctx, slot, { kind, guests: bySlot.get(slot.id) ?? [] })),
    readAt: ctx.now.toISOString(),
  }
}

const slotTold = (
  ctx: Context,
  slot: SlotRow,
  { kind, guests }: { kind: DoorKind; guests: readonly FoundParticipant[] },
): DoorList['slots'][number] => ({
  id: slot.id,
  startsAt: slot.startsAt.toISOString(),
  endsAt: slot.endsAt.toISOString(),
  lane: slot.lane,
  isCancelled: slot.cancelledAt !== null,
  guests: guests.map((one) => (kind === 'host' ? guestTold(ctx, one) : shortlyTold(one))),
})

const guestTold = (ctx: Context, one: FoundParticipant) => ({
  id: one.id,
  name: one.name,
  persons: one.persons,
  present: one.present,
  code: one.code,
  phone: phoneTold(one.phone),
  needs: needsTold(ctx, one.needs),
  comments: one.comment,
})

const shortlyTold = ({ id, name, persons }: FoundParticipant) => ({
  id,
  name: name.trim().split(/\s+/)[0] ?? '',
  persons,
  present: null,
  code: null,
  phone: null,
  needs: null,
  comments: null,
})
