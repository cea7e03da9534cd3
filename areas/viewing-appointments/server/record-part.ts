// Bookings and invitations of an application or an interested person; they are erased with the record.

import type { Context } from '#platform/server/context.ts'
import type { RecordPart } from '#platform/server/records/record-kind.ts'
import { isActive, type ParticipantState } from '../rules/slot-seats.ts'
import { endParticipants } from './seats/seats.ts'

interface Found {
  id: string
  slot_id: string
  state: ParticipantState
}

/** Active bookings are ended first, so that their seats are free. */
async function erase(ctx: Context, kind: string, recordId: string): Promise<string[]> {
  const of = [ctx.workspace.id, kind, recordId]
  const { rows } = await ctx.client.query<Found>(
    'select id, slot_id, state from viewing_participant where workspace_id = $1 and record_kind = $2 and record_id = $3',
    of,
  )
  const active = rows.filter(({ state }) => isActive(state))
  if (active.length > 0) {
    const slotIds = [...new Set(active.map(({ slot_id: id }) => id))]
    const participantIds = active.map(({ id }) => id)
    await endParticipants(ctx, { slotIds, participantIds, state: 'cancelled', reason: null, tell: false })
  }
  await ctx.client.query(
    `delete from viewing_secret where workspace_id = $1 and target_id in (
        select id from viewing_participant where workspace_id = $1 and record_kind = $2 and record_id = $3
        union all select id from viewing_invitation where workspace_id = $1 and record_kind = $2 and record_id = $3)`,
    of,
  )
  for (const table of ['viewing_participant', 'viewing_invitation']) {
    await ctx.client.query(`delete from ${table} where workspace_id = $1 and record_kind = $2 and record_id = $3`, of)
  }
  return []
}

const partOf = (kind: string): RecordPart => ({ of: kind, erase: (ctx, id) => erase(ctx, kind, id) })

export const viewingParts: readonly RecordPart[] = [partOf('application'), partOf('interested')]
