// Writes the slots of a plan: new ones for a new appointment, and the difference when a plan changes.

import type { Context } from '#platform/server/context.ts'
import { insertRows } from '#platform/server/db/insert-rows.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import { newId } from '#platform/server/ids.ts'
import { takesBookings } from '../../rules/appointment.ts'
import { slotsOfKind, type PlannedSlot } from '../../rules/slot-times.ts'
import type { PlanData } from '../../contract/plan.ts'
import { slotsOf, type AppointmentRow, type SlotRow } from '../appointment-row.ts'
import { viewingSlot } from '../tables.ts'

type Planned = Pick<PlanData, 'kind' | 'days' | 'slotMinutes' | 'bufferMinutes' | 'parallel' | 'capacity'>

export const slotsIn = (plan: Planned): PlannedSlot[] => slotsOfKind(plan.kind, plan)

/** Beginning of the first slot and end of the last one. Requires a plan without problems, which has slots. */
export function spanOf(slots: readonly PlannedSlot[]): Pick<AppointmentRow, 'startsAt' | 'endsAt'> {
  const [first] = slots
  if (!first) throw fieldRefusal('days', 'viewing_appointments_day_too_short')
  const endsAt = slots.reduce((latest, slot) => (slot.endsAt > latest ? slot.endsAt : latest), first.endsAt)
  return { startsAt: first.startsAt, endsAt }
}

const capacityOf = ({ kind, capacity }: Planned): number | null => (takesBookings(kind) ? capacity : null)

export const insertSlots = (ctx: Context, appointmentId: string, plan: Planned): Promise<void> =>
  addSlots(ctx, appointmentId, { slots: slotsIn(plan), capacity: capacityOf(plan) })

async function addSlots(
  ctx: Context,
  appointmentId: string,
  { slots, capacity }: { slots: readonly PlannedSlot[]; capacity: number | null },
): Promise<void> {
  const rows = slots.map((slot) => ({ ...slot, workspaceId: ctx.workspace.id, id: newId(), appointmentId, capacity }))
  await insertRows(ctx.client, viewingSlot, rows)
}

export interface SlotsChanged {
  /** Slots whose time has changed. */
  moved: string[]
  /** Slots that stay; those in line may get a seat if the capacity has increased. */
  stay: string[]
}

interface Changing {
  plan: Planned
  /** True if every slot moves to the slot at the same place in the new plan. */
  isMove: boolean
}

/** Requires a lock on the appointment. Slots keep their participants if their beginning stays, or if all of them move. */
export async function changeSlots(ctx: Context, appointmentId: string, changing: Changing): Promise<SlotsChanged> {
  await lockSlots(ctx, appointmentId)
  const before = await slotsOf(ctx, appointmentId)
  const planned = slotsIn(changing.plan)
  const pairs = changing.isMove ? pairsInOrder(before, planned) : pairsByTime(before, planned)
  const capacity = capacityOf(changing.plan)
  const active = await partiesBySlot(ctx, appointmentId)
  if (capacity === null && active.size > 0) throw fieldRefusal('kind', 'viewing_appointments_kind_has_participants')
  const kept = new Set(pairs.map(({ slot: { id } }) => id))
  const removed = before.filter(({ id }) => !kept.has(id))
  if (removed.some(({ id }) => active.has(id))) throw fieldRefusal('days', 'viewing_appointments_slot_has_participants')
  assertSeats(before, capacity)
  const taken = new Set(pairs.map(({ to }) => to))
  await removeSlots(ctx, removed)
  await writeSlots(ctx, pairs, capacity)
  await addSlots(ctx, appointmentId, { slots: planned.filter((slot) => !taken.has(slot)), capacity })
  const moved = pairs.filter(({ slot, to }) => !isSameTime(slot, to)).map(({ slot: { id } }) => id)
  return { moved, stay: [...kept] }
}

interface Pair {
  slot: SlotRow
  to: PlannedSlot
}

function pairsInOrder(before: readonly SlotRow[], planned: readonly PlannedSlot[]): Pair[] {
  if (before.length !== planned.length) throw fieldRefusal('days', 'viewing_appointments_move_changes_slots')
  return before.flatMap((slot, index) => {
    const to = planned[index]
    return to ? [{ slot, to }] : []
  })
}

function pairsByTime(before: readonly SlotRow[], planned: readonly PlannedSlot[]): Pair[] {
  const placeOf = ({ startsAt, lane }: PlannedSlot) => `${startsAt.getTime()} ${lane}`
  const byPlace = new Map(planned.map((slot) => [placeOf(slot), slot]))
  return before.flatMap((slot) => {
    const to = byPlace.get(placeOf(slot))
    return to ? [{ slot, to }] : []
  })
}

const isSameTime = (slot: SlotRow, to: PlannedSlot): boolean =>
  slot.startsAt.getTime() === to.startsAt.getTime() && slot.endsAt.getTime() === to.endsAt.getTime()

/** In order of id, as actions on seats lock them. */
async function lockSlots(ctx: Context, appointmentId: string): Promise<void> {
  await ctx.client.query(
    'select id from viewing_slot where workspace_id = $1 and appointment_id = $2 order by id for update',
    [ctx.workspace.id, appointmentId],
  )
}

/** Slots with parties that have a seat or wait for one. */
async function partiesBySlot(ctx: Context, appointmentId: string): Promise<Set<string>> {
  const { rows } = await ctx.client.query<{ slot_id: string }>(
    `select distinct slot_id from viewing_participant where workspace_id = $1 and appointment_id = $2
      and state in ('held', 'queued', 'waiting', 'offered', 'booked')`,
    [ctx.workspace.id, appointmentId],
  )
  return new Set(rows.map(({ slot_id: id }) => id))
}

function assertSeats(slots: readonly SlotRow[], capacity: number | null): void {
  const most = Math.max(0, ...slots.map(({ taken }) => taken))
  if (capacity !== null && capacity < most) {
    throw fieldRefusal('capacity', 'viewing_appointments_capacity_below_taken', { taken: most })
  }
}

const removeSlots = (ctx: Context, slots: readonly SlotRow[]) =>
  ctx.client.query('delete from viewing_slot where workspace_id = $1 and id = any($2)', [
    ctx.workspace.id,
    slots.map(({ id }) => id),
  ])

/** One statement, because slots may move onto the times of others. */
const writeSlots = (ctx: Context, pairs: readonly Pair[], capacity: number | null) =>
  ctx.client.query(
    `update viewing_slot s set starts_at = c.starts_at, ends_at = c.ends_at, lane = c.lane, capacity = $3
      from jsonb_to_recordset($2::jsonb) c(id uuid, starts_at timestamptz, ends_at timestamptz, lane int)
      where s.workspace_id = $1 and s.id = c.id`,
    [
      ctx.workspace.id,
      JSON.stringify(
        pairs.map(({ slot, to }) => ({ id: slot.id, starts_at: to.startsAt, ends_at: to.endsAt, lane: to.lane })),
      ),
      capacity,
    ],
  )
