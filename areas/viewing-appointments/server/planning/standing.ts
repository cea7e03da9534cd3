// State of an appointment as the rules of its actions need it.

import { and, count, eq, inArray } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { isActive, participantStates } from '../../rules/slot-seats.ts'
import type { AppointmentRow } from '../appointment-row.ts'
import { hasHost } from './hosts.ts'
import { viewingParticipant } from '../tables.ts'

export const activeStates = participantStates.filter(isActive)

export async function standingOf(ctx: Context, row: AppointmentRow) {
  const [found] = await ctx.db
    .select({ participants: count() })
    .from(viewingParticipant)
    .where(
      and(
        eq(viewingParticipant.workspaceId, ctx.workspace.id),
        eq(viewingParticipant.appointmentId, row.id),
        inArray(viewingParticipant.state, activeStates),
      ),
    )
  const { kind, state, startsAt, endsAt } = row
  return { kind, state, startsAt, endsAt, hasHost: hasHost(row), participants: found?.participants ?? 0 }
}
