// Bookings and invitations of an application or an interested person; they are erased with the record.

import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import type { RecordPart } from '#platform/server/records/record-kind.ts'
import { forgetVisitors } from './forget-participants.ts'
import { viewingInvitation, viewingParticipant } from './tables.ts'

async function erase(ctx: Context, kind: string, recordId: string): Promise<string[]> {
  const rowsOf = <Table extends typeof viewingParticipant | typeof viewingInvitation>(table: Table) =>
    and(eq(table.workspaceId, ctx.workspace.id), eq(table.recordKind, kind), eq(table.recordId, recordId))
  const participants = await ctx.db.select().from(viewingParticipant).where(rowsOf(viewingParticipant))
  const invitations = await ctx.db.select().from(viewingInvitation).where(rowsOf(viewingInvitation))
  await forgetVisitors(ctx, participants, invitations)
  return []
}

const partOf = (kind: string): RecordPart => ({ of: kind, erase: (ctx, id) => erase(ctx, kind, id) })

export const viewingParts: readonly RecordPart[] = [partOf('application'), partOf('interested')]
