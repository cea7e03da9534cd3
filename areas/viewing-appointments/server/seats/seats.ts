// The only place that changes the state of participants: locks the slots in order of id, applies `nextSeats` and
// writes the difference. The number of statements does not depend on the number of slots or parties.

import { AppError } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { isActive, seatsTaken, type Party } from '../../rules/slot-seats.ts'
import {
  nextSeats,
  type EndState,
  type SeatAction,
  type SeatRefusal,
  type SlotSeats,
} from '../../rules/seat-actions.ts'
import { lockSeats } from './lock-seats.ts'
import { mailLater } from './mail-due.ts'
import { writeSeats, type Joiner, type SeatWrite } from './write-seats.ts'

export const settleJob = 'viewing-settle'

export interface SeatsAfter {
  slots: SlotSeats[]
  /** Parties whose state, head count, slot or deadline changed. */
  changed: SeatWrite[]
}

interface Joining {
  /** Columns of a participant that joins a slot. */
  joins?: Joiner | undefined
  /** Reason of an end, stored with each participant that the action ends. */
  reason?: string | null
}

const status: Partial<Record<SeatRefusal, 410>> = {
  viewing_appointments_hold_over: 410,
  viewing_appointments_booking_over: 410,
}

/** Throws the refusal of the rule: 409, or 410 for a booking that is over. */
export async function changeSeats(
  ctx: Context,
  slotIds: readonly string[],
  { action, joins, reason = null }: Joining & { action: SeatAction },
): Promise<SeatsAfter> {
  const before = await lockSeats(ctx, slotIds)
  const next = nextSeats(before, action, ctx.now)
  if (next.refusal) throw new AppError(next.refusal, { status: status[next.refusal] ?? 409 })
  const changed = differenceOf(before, next.slots)
  await writeSeats(ctx, { changed, joins, reason, action, slots: slotsToWrite(before, next.slots) })
  await followUp(ctx, changed)
  return { slots: next.slots, changed }
}

/** Ends holds and offers that are over and gives free seats to those in line, also after a change of capacity. */
export const settleSlots = (ctx: Context, slotIds: readonly string[]): Promise<SeatsAfter> =>
  changeSeats(ctx, slotIds, { action: { do: 'settle' } })

interface Ending {
  slotIds: readonly string[]
  /** All active participants of the slots if left out. */
  participantIds?: readonly string[]
  state: EndState
  reason: string | null
  /** Mails the reason to those who had booked or waited. */
  tell: boolean
}

/** Returns the ids of the participants that were ended. */
export async function endParticipants(ctx: Context, ending: Ending): Promise<string[]> {
  const { slotIds, participantIds, state, reason, tell } = ending
  const action: SeatAction = { do: 'end', ids: participantIds ?? null, state }
  const { changed } = await changeSeats(ctx, slotIds, { action, reason })
  const ended = changed.filter((party) => party.state === state && party.before !== null)
  if (tell) {
    const told = ended.filter(({ before }) => before === 'booked' || before === 'waiting' || before === 'offered')
    await mailLater(ctx, 'cancelled', { participantIds: told.map(({ id }) => id), note: reason })
  }
  return ended.map(({ id }) => id)
}

/** Mails the new time and place to these participants, with an updated calendar file. */
export async function tellMoved(ctx: Context, participantIds: readonly string[]): Promise<void> {
  if (participantIds.length === 0) return
  await ctx.client.query(
    `update viewing_participant set calendar_sequence = calendar_sequence + 1, reminded_at = null, updated_at = $3
      where workspace_id = $1 and id = any($2)`,
    [ctx.workspace.id, participantIds, ctx.now],
  )
  await mailLater(ctx, 'changed', { participantIds })
}

function differenceOf(before: readonly SlotSeats[], after: readonly SlotSeats[]): SeatWrite[] {
  const known = new Map(before.flatMap(({ id, parties }) => parties.map((party) => [party.id, { slotId: id, party }])))
  return after.flatMap(({ id: slotId, parties }) =>
    parties.flatMap((party) => {
      const earlier = known.get(party.id)
      if (earlier && earlier.slotId === slotId && isSame(earlier.party, party)) return []
      return [{ ...party, slotId, before: earlier?.party.state ?? null }]
    }),
  )
}

const isSame = (one: Party, other: Party): boolean =>
  one.state === other.state &&
  one.persons === other.persons &&
  one.order === other.order &&
  one.until?.getTime() === other.until?.getTime()

function slotsToWrite(before: readonly SlotSeats[], after: readonly SlotSeats[]) {
  const taken = new Map(before.map(({ id, parties }) => [id, seatsTaken(parties)]))
  const orders = new Map(before.map(({ id, nextOrder }) => [id, nextOrder]))
  return after
    .map(({ id, parties, nextOrder }) => ({ id, taken: seatsTaken(parties), nextOrder }))
    .filter((slot) => slot.taken !== taken.get(slot.id) || slot.nextOrder !== orders.get(slot.id))
}

/** Mails those who were offered a seat and settles again at the next deadline. */
async function followUp(ctx: Context, changed: readonly SeatWrite[]): Promise<void> {
  const offered = changed.filter(({ state, before }) => state === 'offered' && before !== 'offered')
  await mailLater(ctx, 'state', { participantIds: offered.map(({ id }) => id) })
  const deadlines = changed.flatMap(({ state, until }) => (isActive(state) && until ? [until.getTime()] : []))
  if (deadlines.length > 0) {
    await ctx.enqueue(settleJob, {}, { startAfter: new Date(Math.min(...deadlines)) })
  }
}
