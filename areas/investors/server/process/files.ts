// Files of an investor in a project: signed agreements, certificates, offers. Never public.

import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { findOwnUploads } from '#areas/files/server/public.ts'
import { notFound } from '#platform/server/app-error.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { fileHandler } from '#platform/server/http/file-route.ts'
import { newId } from '#platform/server/ids.ts'
import * as contract from '../../contract/process.ts'

const applyOwnerKind = 'investor_application'
type ApplyFileCategory = 'nda' | 'nda_certificate' | 'nbo' | 'bo'

export const filePath = (id: string): string => `/api/v1/investors/apply-files/${id}`

export const getApplyFile = fileHandler(contract.getApplyFile, { permission: 'permit' }, async (ctx, { params }) => {
  const [file] = await ctx.db
    .select()
    .from(storedFile)
    .where(
      and(
        eq(storedFile.workspaceId, ctx.workspace.id),
        eq(storedFile.id, params.id),
        eq(storedFile.ownerKind, applyOwnerKind),
      ),
    )
  if (!file) throw notFound('files_not_found')
  const { name, contentType, size, storageKey } = file
  return { name, contentType, size, content: await ctx.services.files.get(storageKey), inline: true }
})

interface Owned {
  applyId: string
  category: ApplyFileCategory
}

/** Takes over a file that the acting person has uploaded. */
export async function claimUpload(ctx: StaffContext, fileId: string, { applyId, category }: Owned): Promise<void> {
  await findOwnUploads(ctx, [fileId])
  await ctx.db
    .update(storedFile)
    .set({ ownerKind: applyOwnerKind, ownerId: applyId, category })
    .where(and(eq(storedFile.workspaceId, ctx.workspace.id), eq(storedFile.id, fileId)))
}

/** Stores a PDF that the product made. */
export async function keepPdf(
  ctx: Context,
  { applyId, category, name, content }: Owned & { name: string; content: Buffer },
): Promise<string> {
  const id = newId()
  const storageKey = `${ctx.workspace.id}/${id}`
  await ctx.services.files.put(storageKey, content)
  await ctx.db.insert(storedFile).values({
    workspaceId: ctx.workspace.id,
    id,
    storageKey,
    name: `${name}.pdf`,
    contentType: 'application/pdf',
    size: content.length,
    sha256: createHash('sha256').update(content).digest(),
    ownerKind: applyOwnerKind,
    ownerId: applyId,
    category,
    createdAt: ctx.now,
  })
  return id
}
