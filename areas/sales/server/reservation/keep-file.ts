// Stores a PDF of a reservation: the agreement, the proof of its acceptance, and the invoice of the fee.

import { createHash } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { newId } from '#platform/server/ids.ts'

export type ReservationFile = typeof storedFile.$inferSelect

export const fileCategories = ['agreement', 'acceptance', 'payment', 'signed_scan', 'deed', 'handover'] as const
export type FileCategory = (typeof fileCategories)[number]

interface Kept {
  reservationId: string
  category: FileCategory
  name: string
  content: Buffer
}

export async function keepFile(ctx: Context, { reservationId, category, name, content }: Kept) {
  const id = newId()
  const file = {
    id,
    storageKey: `${ctx.workspace.id}/${id}`,
    name: `${name}.pdf`,
    contentType: 'application/pdf',
    size: content.length,
    sha256: createHash('sha256').update(content).digest(),
  }
  await ctx.services.files.put(file.storageKey, content)
  await ctx.db.insert(storedFile).values({
    workspaceId: ctx.workspace.id,
    ...file,
    ownerKind: 'reservation',
    ownerId: reservationId,
    category,
    uploadedBy: ctx.actor.kind === 'user' ? ctx.actor.id : null,
    createdAt: ctx.now,
  })
  return file
}

/** Oldest first. */
export const filesOf = (ctx: Context, reservationId: string): Promise<ReservationFile[]> =>
  ctx.db
    .select()
    .from(storedFile)
    .where(
      and(
        eq(storedFile.workspaceId, ctx.workspace.id),
        eq(storedFile.ownerKind, 'reservation'),
        eq(storedFile.ownerId, reservationId),
      ),
    )
    .orderBy(asc(storedFile.createdAt), asc(storedFile.id))
