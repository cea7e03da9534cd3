// Locks slots and reads their parties.

import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import { laterByHours } from '#platform/rules/local-time.ts'
import type { SlotSeats } from '../../rules/seat-actions.ts'
import type { ParticipantState } from '../../rules/slot-seats.ts'

interface SeatRow {
  slot: string
  capacity: number | null
  next_order: number
  starts_at: Date
  is_open: boolean
  book_until_hours: number
  offer_minutes: number
  id: string | null
  state: ParticipantState
  persons: number
  line_order: number
  until: Date | null
}

/**
 * Read after the lock is taken: a statement that waits for a lock sees other tables as they were before it waited.
 */
const readLocked = `
  select s.id slot, s.capacity, s.next_order, s.starts_at, a.state = 'published' and s.cancelled_at is null is_open,
    a.book_until_hours, a.offer_minutes, p.id, p.state, p.persons, p.line_order, p.until
  from viewing_slot s
  join viewing_appointment a on a.workspace_id = s.workspace_id and a.id = s.appointment_id
  left join viewing_participant p on p.workspace_id = s.workspace_id and p.slot_id = s.id
    and p.state in ('held', 'queued', 'waiting', 'offered', 'booked')
  where s.workspace_id = $1 and s.id = any($2) order by s.id, p.line_order`

/** In order of id, so that two actions never wait for each other. Slots that nobody can book have no seats. */
export async function lockSeats(ctx: Context, slotIds: readonly string[]): Promise<SlotSeats[]> {
  const values = [ctx.workspace.id, [...new Set(slotIds)]]
  const locked = await ctx.client.query(
    'select id from viewing_slot where workspace_id = $1 and id = any($2) order by id for update',
    values,
  )
  if (locked.rowCount !== new Set(slotIds).size) throw notFound()
  return seatsIn((await ctx.client.query<SeatRow>(readLocked, values)).rows)
}

/** The same without a lock, for pages. */
export const readSeats = async (ctx: Context, slotIds: readonly string[]): Promise<SlotSeats[]> =>
  seatsIn((await ctx.client.query<SeatRow>(readLocked, [ctx.workspace.id, slotIds])).rows)

function seatsIn(rows: readonly SeatRow[]): SlotSeats[] {
  const bySlot = new Map<string, SlotSeats & { parties: SlotSeats['parties'][number][] }>()
  for (const row of rows) {
    const slot = bySlot.get(row.slot) ?? slotOf(row)
    bySlot.set(row.slot, slot)
    const { id, state, persons, line_order: order, until } = row
    if (id !== null) slot.parties.push({ id, state, persons, order, until })
  }
  return [...bySlot.values()]
}

const slotOf = (row: SeatRow) => ({
  id: row.slot,
  nextOrder: row.next_order,
  parties: [],
  rule: {
    capacity: row.capacity ?? 0,
    bookUntil: laterByHours(row.starts_at, -row.book_until_hours),
    offerMinutes: row.offer_minutes,
    isOpen: row.is_open && row.capacity !== null,
  },
})
