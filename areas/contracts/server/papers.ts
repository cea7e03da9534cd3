// The documents of a tenancy: sent agreements and scans of signed ones. Stored files that belong to the tenancy.

import { createHash } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import type { UploadedFile } from '#platform/contract/file.ts'
import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { newId } from '#platform/server/ids.ts'

export const paperCategories = ['rental_agreement', 'signed_contract'] as const
export type PaperCategory = (typeof paperCategories)[number]

interface Paper {
  tenantId: string
  category: PaperCategory
  name: string
  content: Buffer
}

/** Stores a document that the server created or fetched itself, with the digest of its bytes. */
export async function keepPaper(ctx: Context, { tenantId, category, name, content }: Paper): Promise<string> {
  const id = newId()
  const storageKey = `${ctx.workspace.id}/${id}`
  await ctx.db.insert(storedFile).values({
    workspaceId: ctx.workspace.id,
    id,
    storageKey,
    name: name.replaceAll(/[/\\\0]/g, '_').slice(0, 200),
    contentType: 'application/pdf',
    size: content.length,
    sha256: createHash('sha256').update(content).digest(),
    ownerKind: 'tenancy',
    ownerId: tenantId,
    category,
    uploadedBy: ctx.actor.kind === 'user' ? ctx.actor.id : null,
    createdAt: ctx.now,
  })
  await ctx.services.files.put(storageKey, content)
  return id
}

type ListedPaper = UploadedFile & { category: string; createdAt: string }

export async function papersOf(ctx: Context, tenantId: string): Promise<ListedPaper[]> {
  const rows = await ctx.db
    .select()
    .from(storedFile)
    .where(
      and(
        eq(storedFile.workspaceId, ctx.workspace.id),
        eq(storedFile.ownerKind, 'tenancy'),
        eq(storedFile.ownerId, tenantId),
      ),
    )
    .orderBy(desc(storedFile.createdAt), desc(storedFile.id))
  return rows.map((row) => ({
    id: row.id,
    url: fileAddress.protected(row.id, row.name),
    key: row.id,
    displayName: row.name,
    contentType: row.contentType,
    size: row.size,
    category: row.category,
    createdAt: row.createdAt.toISOString(),
  }))
}
