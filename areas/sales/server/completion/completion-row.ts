// Reads and writes a sale after its reservation.

import { and, eq } from 'drizzle-orm'
import { staleVersion } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { openReservation, type Opened } from '../reservation/opened.ts'
import { getReservationOf } from '../reservation/reservation-row.ts'
import { saleCompletion } from './completion-tables.ts'

export type CompletionRow = typeof saleCompletion.$inferSelect

const thisCompletion = (ctx: Context, reservationId: string) =>
  and(eq(saleCompletion.workspaceId, ctx.workspace.id), eq(saleCompletion.reservationId, reservationId))

export async function lookCompletion(ctx: Context, reservationId: string): Promise<CompletionRow | null> {
  const [row] = await ctx.db.select().from(saleCompletion).where(thisCompletion(ctx, reservationId))
  return row ?? null
}

export interface OpenedCompletion extends Opened {
  completion: CompletionRow | null
}

/** Locked as a reservation is; `version` is that of the completion. */
export async function openCompletion(ctx: Context, applicationId: string, version?: number): Promise<OpenedCompletion> {
  const { version: current } = await getReservationOf(ctx, applicationId)
  const opened = await openReservation(ctx, applicationId, current)
  const completion = await lookCompletion(ctx, opened.row.id)
  if (version !== undefined && version !== (completion?.version ?? 0)) throw staleVersion(completion)
  return { ...opened, completion }
}

type Fields = Partial<Omit<CompletionRow, 'workspaceId' | 'reservationId' | 'version' | 'updatedAt'>>

export async function writeCompletion(ctx: Context, { row, completion }: OpenedCompletion, fields: Fields) {
  const set = { ...fields, version: (completion?.version ?? 0) + 1, updatedAt: ctx.now }
  await ctx.db
    .insert(saleCompletion)
    .values({ workspaceId: ctx.workspace.id, reservationId: row.id, ...set })
    .onConflictDoUpdate({ target: [saleCompletion.workspaceId, saleCompletion.reservationId], set })
}

export const judged = ({ row, completion }: Pick<OpenedCompletion, 'row' | 'completion'>) => ({
  state: row.state,
  keysOn: completion?.keysOn ?? null,
  handedOverOn: completion?.handedOverOn ?? null,
})
