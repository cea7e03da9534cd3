// What comes with a mail is kept like what is uploaded: its type measured, its size limited. What is not taken is named.

import { fileTypeFromBuffer } from 'file-type'
import { createHash } from 'node:crypto'
import { allowedFileTypes, maxFileSizeMegabytes } from '#platform/contract/file.ts'
import type { Context } from '#platform/server/context.ts'
import { insertRows } from '#platform/server/db/insert-rows.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { newId } from '#platform/server/ids.ts'
import { mailAttachment } from '#platform/server/mail/tables.ts'
import type { Part } from './parsing.ts'

/** People send what their office makes; nothing of it is opened here. */
const alsoTaken = [
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.text',
  'image/heic',
  'image/gif',
  'image/tiff',
]
const plainTypes = ['text/plain', 'text/csv', 'text/calendar']
const mostFiles = 30
/** Below this a picture in the text is a logo or a spacer. */
const smallestInline = 2_000

export interface SortedParts {
  taken: { part: Part; type: string }[]
  leftOut: string[]
}

export async function sortParts(parts: readonly Part[]): Promise<SortedParts> {
  const sorted: SortedParts = { taken: [], leftOut: [] }
  for (const part of parts) {
    if (isReport.test(part.declaredType) || (part.isInline && part.content.length < smallestInline)) continue
    const type = await typeOf(part)
    const fits = part.content.length > 0 && part.content.length <= maxFileSizeMegabytes * 1024 * 1024
    if (type && fits && sorted.taken.length < mostFiles) sorted.taken.push({ part, type })
    else sorted.leftOut.push(part.name || part.declaredType)
  }
  return sorted
}

const isReport =
  /^(message\/(global-)?delivery-status|message\/feedback-report|text\/rfc822-headers|message\/(rfc822|global.*))$/

async function typeOf({ content, declaredType }: Part): Promise<string | null> {
  const measured = (await fileTypeFromBuffer(content))?.mime
  if (measured) return [...allowedFileTypes, ...alsoTaken].includes(measured) ? measured : null
  // Text has no mark of its own; something else that pretends to be text has nulls.
  return plainTypes.includes(declaredType) && !content.includes(0) ? declaredType : null
}

/** Contents first: a row never names what is not there. Returns the keys, to be removed should the rest fail. */
export async function keepParts(ctx: Context, mailId: string, taken: SortedParts['taken']): Promise<string[]> {
  const { id: workspaceId } = ctx.workspace
  const files = taken.map(({ part, type }, position) => ({
    workspaceId,
    id: newId(),
    name: part.name || `${position + 1}.${type.split('/')[1] ?? 'txt'}`,
    contentType: type,
    size: part.content.length,
    sha256: createHash('sha256').update(part.content).digest(),
    ownerKind: 'mail',
    ownerId: mailId,
    category: 'mail',
    position,
    createdAt: ctx.now,
  }))
  const rows = files.map((file) => ({ ...file, storageKey: `${workspaceId}/${file.id}` }))
  for (const [place, { storageKey }] of rows.entries()) {
    await ctx.house.files.put(storageKey, taken[place]?.part.content ?? Buffer.alloc(0))
  }
  await insertRows(ctx.client, storedFile, rows)
  await insertRows(
    ctx.client,
    mailAttachment,
    rows.map(({ id, position }) => ({ workspaceId, mailId, fileId: id, position })),
  )
  return rows.map(({ storageKey }) => storageKey)
}
