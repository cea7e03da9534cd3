// Stores the files of a mail like uploads: type detected from content, size limited. Types that browsers may display
// are kept, all others become download-only, and files that are not stored are listed by name.

import { fileTypeFromBuffer } from 'file-type'
import { createHash } from 'node:crypto'
import { allowedFileTypes, maxFileSizeMegabytes } from '#platform/contract/file.ts'
import type { Context } from '#platform/server/context.ts'
import { insertRows } from '#platform/server/db/insert-rows.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { newId } from '#platform/server/ids.ts'
import { mailAttachment } from '#platform/server/mail/tables.ts'
import type { Incoming, Part } from './parsing.ts'

/** Types accepted in addition to those of uploads. */
const alsoKnown = [
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.text',
  'image/heic',
  'image/gif',
  'image/tiff',
]
const plainTypes = ['text/plain', 'text/csv', 'text/calendar']
/** Browsers download this type and never display it. */
const downloadOnly = 'application/octet-stream'
const mostFiles = 30
/** In bytes. A smaller picture embedded in the text is a logo or a spacer. */
const smallestInline = 2_000

export interface SortedParts {
  taken: { part: Part; type: string }[]
  leftOut: string[]
}

export async function sortParts({ parts, html }: Pick<Incoming, 'parts' | 'html'>): Promise<SortedParts> {
  const sorted: SortedParts = { taken: [], leftOut: [] }
  for (const part of parts) {
    if (isSpacer(part, html)) continue
    const fits = part.content.length > 0 && part.content.length <= maxFileSizeMegabytes * 1024 * 1024
    const type = fits && sorted.taken.length < mostFiles ? await typeOf(part) : null
    if (type) sorted.taken.push({ part, type })
    else sorted.leftOut.push(part.name || part.declaredType)
  }
  return sorted
}

/** Only pictures embedded in the text: another file of this size may be the subject of the mail. */
const isSpacer = ({ contentId, declaredType, content }: Part, html: string): boolean =>
  declaredType.startsWith('image/') &&
  content.length < smallestInline &&
  contentId !== '' &&
  html.includes(`cid:${contentId}`)

/** Returns null for programs, which are not stored as attachments; the original message still contains them. */
async function typeOf({ name, content, declaredType }: Part): Promise<string | null> {
  const measured = (await fileTypeFromBuffer(content))?.mime
  if (programTypes.test(measured ?? '') || programNames.test(name.trim())) return null
  if (measured && [...allowedFileTypes, ...alsoKnown, 'text/calendar'].includes(measured)) return measured
  if (measured) return downloadOnly
  // Text has no magic number; binary content declared as text contains null bytes.
  return plainTypes.includes(declaredType) && !content.includes(0) ? declaredType : downloadOnly
}

const programTypes =
  /^application\/(x-msdownload|vnd\.microsoft\.portable-executable|x-elf|x-mach-binary|x-ms-shortcut|x\.ms\.shortcut|java-archive|wasm|vnd\.android\.package-archive)$/
const programNames =
  /\.(exe|com|scr|pif|bat|cmd|ms[ip]|hta|jse?|vb[se]?|ws[fh]?|psm?1|lnk|cpl|jar|reg|dll|sys|apk|app|dmg|iso|img|vhdx?|chm|url)[. ]*$/i

/**
 * Writes the contents first, so that no row references a missing file. Returns the storage keys, to be removed if the
 * rest fails.
 */
export async function keepParts(ctx: Context, mailId: string, taken: SortedParts['taken']): Promise<string[]> {
  const { id: workspaceId } = ctx.workspace
  const files = taken.map(({ part, type }, position) => ({
    workspaceId,
    id: newId(),
    name: part.name || `${position + 1}.${extensionOf(part.declaredType)}`,
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
  for (const [index, { storageKey }] of rows.entries()) {
    await ctx.services.files.put(storageKey, taken[index]?.part.content ?? Buffer.alloc(0))
  }
  await insertRows(ctx.client, storedFile, rows)
  await insertRows(
    ctx.client,
    mailAttachment,
    rows.map(({ id, position }) => ({ workspaceId, mailId, fileId: id, position })),
  )
  return rows.map(({ storageKey }) => storageKey)
}

/** File extension for a part without a name. */
const extensionOf = (declaredType: string): string =>
  extensions[declaredType] ?? /^[a-z]+\/([a-z0-9]{2,5})$/.exec(declaredType)?.[1] ?? 'bin'

const extensions: Record<string, string> = {
  'text/plain': 'txt',
  'text/calendar': 'ics',
  'text/x-vcard': 'vcf',
  'text/vcard': 'vcf',
  'message/rfc822': 'eml',
  'application/ms-tnef': 'dat',
  'application/pkcs7-mime': 'p7m',
  'application/x-pkcs7-mime': 'p7m',
}
