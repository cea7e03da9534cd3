// Writes what an action changed at the seats of locked slots.

import type { Context } from '#platform/server/context.ts'
import { insertRows } from '#platform/server/db/insert-rows.ts'
import { isActive, type ParticipantState, type Party } from '../../rules/slot-seats.ts'
import type { SeatAction } from '../../rules/seat-actions.ts'
import { viewingParticipant } from '../tables.ts'

export interface SeatWrite extends Party {
  slotId: string
  /** State before the action; null for a new party. */
  before: ParticipantState | null
}

export type Joiner = Omit<
  typeof viewingParticipant.$inferInsert,
  'workspaceId' | 'state' | 'lineOrder' | 'until' | 'slotId' | 'createdAt' | 'updatedAt'
>

interface Writing {
  changed: readonly SeatWrite[]
  joins: Joiner | undefined
  reason: string | null
  action: SeatAction
  slots: readonly { id: string; taken: number; nextOrder: number }[]
}

/** Each change of a booking raises the sequence of its calendar file. */
const change = `
  update viewing_participant p set state = c.state, until = c.until, persons = c.persons, slot_id = c."slotId",
    line_order = c."order", updated_at = $2,
    booked_at = case when c.state = 'booked' then coalesce(p.booked_at, $2) else p.booked_at end,
    ended_at = case when c.ended then $2 else p.ended_at end,
    decline_reason = case when c.ended and c.state = $4 then coalesce($5, p.decline_reason) else p.decline_reason end,
    reminded_at = case when p.slot_id = c."slotId" then p.reminded_at end,
    caller = case when c.state in ('held', 'queued') then p.caller end,
    calendar_sequence = p.calendar_sequence + case when c.before = 'booked' then 1 else 0 end
  from jsonb_to_recordset($3::jsonb) c(id uuid, state text, until timestamptz, persons int, "slotId" uuid,
    "order" int, ended boolean, before text)
  where p.workspace_id = $1 and p.id = c.id`

export async function writeSeats(ctx: Context, writing: Writing): Promise<void> {
  const { changed, joins, reason, action, slots } = writing
  const workspaceId = ctx.workspace.id
  const existing = changed
    .filter(({ before }) => before !== null)
    .map((party) => ({ ...party, ended: !isActive(party.state) }))
  if (existing.length > 0) {
    const endState = action.do === 'end' ? action.state : null
    await ctx.client.query(change, [workspaceId, ctx.now, JSON.stringify(existing), endState, reason])
  }
  const joined = changed.find(({ before }) => before === null)
  if (joined && joins) await insertRows(ctx.client, viewingParticipant, [rowOf(ctx, joined, joins)])
  const ended = existing.filter((party) => party.ended).map(({ id }) => id)
  if (ended.length > 0) {
    await ctx.client.query('delete from viewing_claim where workspace_id = $1 and participant_id = any($2)', [
      workspaceId,
      ended,
    ])
  }
  if (slots.length > 0) {
    await ctx.client.query(
      `update viewing_slot s set taken = c.taken, next_order = c."nextOrder"
        from jsonb_to_recordset($2::jsonb) c(id uuid, taken int, "nextOrder" int)
        where s.workspace_id = $1 and s.id = c.id`,
      [workspaceId, JSON.stringify(slots)],
    )
  }
}

const rowOf = (ctx: Context, { state, order, until, slotId, persons }: SeatWrite, joins: Joiner) => ({
  ...joins,
  workspaceId: ctx.workspace.id,
  slotId,
  state,
  persons,
  lineOrder: order,
  until,
  bookedAt: state === 'booked' ? ctx.now : null,
  createdAt: ctx.now,
  updatedAt: ctx.now,
})
