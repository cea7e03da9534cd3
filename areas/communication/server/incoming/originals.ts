// Stores the raw message beside the parsed mail, so that a mail program can show parts that our parser does not.

import { and, eq, inArray } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { originalOwner } from '#platform/server/mail/forgetting.ts'
import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { newId } from '#platform/server/ids.ts'
import { notFound } from '#platform/server/app-error.ts'
import { fileTitle } from './file-title.ts'
import { fileHandler } from '#platform/server/http/file-route.ts'
import * as contract from '../../contract/feed-mail.ts'

/** Writes the content first, so that no row names a missing file. Returns the storage key. */
export async function keepOriginal(ctx: Context, mail: { id: string; subject: string }, raw: Buffer): Promise<string> {
  const id = newId()
  const storageKey = `${ctx.workspace.id}/${id}`
  await ctx.services.files.put(storageKey, raw)
  await ctx.db.insert(storedFile).values({
    workspaceId: ctx.workspace.id,
    id,
    storageKey,
    name: `${fileTitle(mail.subject)}.eml`,
    contentType: 'message/rfc822',
    size: raw.length,
    sha256: createHash('sha256').update(raw).digest(),
    ownerKind: originalOwner,
    ownerId: mail.id,
    category: 'mail',
    createdAt: ctx.now,
  })
  return storageKey
}

export const getOriginalMail = fileHandler(
  contract.getOriginalMail,
  { permission: 'shared_communication' },
  async (ctx, { params }) => {
    const [file] = await ctx.db
      .select()
      .from(storedFile)
      .where(originalsOf(ctx, [params.mailId]))
    if (!file) throw notFound('communication_original_not_found')
    const { name, contentType, size, storageKey } = file
    return { name, contentType, size, content: await ctx.services.files.get(storageKey) }
  },
)

/** Ids of those mails whose original is still stored. */
export async function withOriginal(ctx: Context, mailIds: readonly string[]): Promise<Set<string>> {
  if (mailIds.length === 0) return new Set()
  const rows = await ctx.db.select({ mailId: storedFile.ownerId }).from(storedFile).where(originalsOf(ctx, mailIds))
  return new Set(rows.flatMap(({ mailId }) => mailId ?? []))
}

const originalsOf = (ctx: Context, mailIds: readonly string[]) =>
  and(
    eq(storedFile.workspaceId, ctx.workspace.id),
    eq(storedFile.ownerKind, originalOwner),
    inArray(storedFile.ownerId, [...mailIds]),
  )
