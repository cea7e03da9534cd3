// Draws the pages of a letter from its frozen text, with the enclosures appended, and stores them once the letter
// goes to the printer.

import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { fileIdIn } from '#areas/files/rules/file-address.ts'
import { contentsOf as contentOf } from '#areas/files/server/public.ts'
import { contactSettings, generalSettings } from '#areas/project-settings/rules/settings.ts'
import { postalLines } from '#platform/rules/postal-address.ts'
import { spelledPhone } from '#platform/rules/phone.ts'
import type { Context } from '#platform/server/context.ts'
import { mergeDocuments } from '#platform/server/documents/documents.ts'
import { picturesIn } from '#platform/server/documents/letter-blocks.ts'
import { printLetter, type PrintedLetter } from '#platform/server/documents/printed-letter.ts'
import { printLogo } from '#platform/server/files/pictures.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { newId } from '#platform/server/ids.ts'
import { attachmentsOf } from '#platform/server/mail/outbox.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { readSetting } from '#platform/server/session/settings.ts'

type MailRow = typeof mailMessage.$inferSelect

export type LetterSender = PrintedLetter['sender']

/** Sender block, the same on every letter of a batch. */
export async function letterSender(ctx: Context): Promise<LetterSender> {
  const { logoFileId } = await readSetting(ctx, 'general', generalSettings)
  const { company, street, houseNumber, postalCode, city, phone, email } = await readSetting(
    ctx,
    'contact',
    contactSettings,
  )
  const lines = [`${street} ${houseNumber}`, `${postalCode} ${city}`, spelledPhone(phone), email]
  return {
    name: company || ctx.workspace.name,
    lines: lines.map((one) => one.trim()).filter(Boolean),
    logo: await logoOf(ctx, logoFileId),
    place: city,
  }
}

async function logoOf(ctx: Context, fileId: string | null): Promise<Buffer | null> {
  const content = fileId && (await fileContent(ctx, fileId))
  return content ? printLogo(ctx.services, content) : null
}

async function fileContent(ctx: Context, fileId: string): Promise<Buffer | null> {
  const [file] = await ctx.db
    .select({ storageKey: storedFile.storageKey })
    .from(storedFile)
    .where(and(eq(storedFile.workspaceId, ctx.workspace.id), eq(storedFile.id, fileId)))
  return file ? contentOf(ctx, file.storageKey) : null
}

/** Returns the PDF as it would be printed now. */
export async function drawLetter(ctx: Context, row: MailRow, sender: LetterSender): Promise<Buffer> {
  const { language, subject, bodyHtml, postal, createdAt } = row
  const t = translatorFor(language, ctx.workspace.projectType)
  const files = await attachmentsOf(ctx, row.id)
  const { pdf } = await printLetter({
    language,
    subject,
    html: bodyHtml,
    sender,
    address: postal ? postalLines(postal, language) : [row.toName],
    writtenAt: createdAt,
    enclosures: files.map(({ name }) => name),
    pictures: await readPictures(ctx, bodyHtml),
    words: {
      enclosures: t(files.length === 1 ? 'communication_letter_enclosure' : 'communication_letter_enclosures'),
      scan: t('communication_letter_scan'),
      page: (page, pages) => t('communication_letter_page', { page, pages }),
    },
  })
  return files.length === 0 ? pdf : mergeDocuments(ctx.services, pdf, files)
}

async function readPictures(ctx: Context, html: string): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>()
  for (const source of picturesIn(html)) {
    const id = fileIdIn(source)
    const content = id && (await fileContent(ctx, id))
    const drawn = content && (await printLogo(ctx.services, content))
    if (drawn) found.set(source, drawn)
  }
  return found
}

/** Draws the pages once and stores them: the letter shown later is the one that was printed. */
export async function keepLetter(ctx: Context, row: MailRow, sender: LetterSender): Promise<string> {
  if (row.letterFileId) return row.letterFileId
  const fileId = await keepPages(ctx, await drawLetter(ctx, row, sender), {
    name: `${row.subject.slice(0, 120)}.pdf`,
    ownerKind: 'mail',
    ownerId: row.id,
  })
  await ctx.db
    .update(mailMessage)
    .set({ letterFileId: fileId })
    .where(and(eq(mailMessage.workspaceId, ctx.workspace.id), eq(mailMessage.id, row.id)))
  return fileId
}

interface Kept {
  name: string
  ownerKind: 'mail' | 'print_batch'
  ownerId: string
}

export async function keepPages(ctx: Context, content: Buffer, kept: Kept): Promise<string> {
  const id = newId()
  const storageKey = `${ctx.workspace.id}/${id}`
  await ctx.db.insert(storedFile).values({
    workspaceId: ctx.workspace.id,
    id,
    storageKey,
    ...kept,
    name: kept.name.replaceAll(/[/\\\0]/g, '_'),
    contentType: 'application/pdf',
    size: content.length,
    sha256: createHash('sha256').update(content).digest(),
    category: 'letter',
    createdAt: ctx.now,
  })
  await ctx.services.files.put(storageKey, content)
  return id
}
