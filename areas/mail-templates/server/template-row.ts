// Finds a template and its texts for reading or changing.

import { and, eq, isNull } from 'drizzle-orm'
import { languages } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import { isBlank, type TemplateWords } from '../rules/template-words.ts'
import { mailProof } from './mail-proof.ts'
import { mailTemplate, mailTemplateText } from './tables.ts'

export type TemplateRow = typeof mailTemplate.$inferSelect

const thisTemplate = (ctx: Context, id: string) =>
  and(eq(mailTemplate.workspaceId, ctx.workspace.id), eq(mailTemplate.id, id), isNull(mailTemplate.deletedAt))

export async function findTemplate(ctx: Context, id: string): Promise<TemplateRow> {
  const [row] = await ctx.db.select().from(mailTemplate).where(thisTemplate(ctx, id))
  if (!row) throw notFound('mail_templates_not_found')
  return row
}

/** Locks the row until the end of the transaction. */
export async function lockTemplate(ctx: Context, id: string): Promise<TemplateRow> {
  const [row] = await ctx.db.select().from(mailTemplate).where(thisTemplate(ctx, id)).for('update')
  if (!row) throw notFound('mail_templates_not_found')
  return row
}

type Fields = Partial<Pick<TemplateRow, 'title' | 'isDefault' | 'isActive' | 'deletedAt'>>

export async function changeTemplate(ctx: Context, row: TemplateRow, fields: Fields): Promise<number> {
  const version = row.version + 1
  const changedBy = ctx.actor.kind === 'user' ? ctx.actor.id : null
  await ctx.db
    .update(mailTemplate)
    .set({ ...fields, version, changedBy, changedAt: ctx.now })
    .where(thisTemplate(ctx, row.id))
  return version
}

const textsOf = (ctx: Context, id: string) =>
  and(eq(mailTemplateText.workspaceId, ctx.workspace.id), eq(mailTemplateText.templateId, id))

export async function readWords(ctx: Context, id: string): Promise<TemplateWords> {
  const rows = await ctx.db.select().from(mailTemplateText).where(textsOf(ctx, id))
  const words: TemplateWords = { de_subject: '', de_body: '', fr_subject: '', fr_body: '' }
  for (const { language, subject, bodyHtml } of rows) {
    words[`${language}_subject`] = subject
    words[`${language}_body`] = bodyHtml
  }
  return words
}

/** Replaces the stored texts; a language without a text has no row. */
export async function writeWords(ctx: Context, templateId: string, words: TemplateWords): Promise<void> {
  await ctx.db.delete(mailTemplateText).where(textsOf(ctx, templateId))
  const rows = languages
    .map((language) => ({
      workspaceId: ctx.workspace.id,
      templateId,
      language,
      subject: words[`${language}_subject`],
      bodyHtml: words[`${language}_body`],
    }))
    .filter(({ bodyHtml }) => !isBlank(bodyHtml))
  if (rows.length > 0) await ctx.db.insert(mailTemplateText).values(rows)
}

/** Sanitized text, as it is stored and sent. */
export const proofed = (words: TemplateWords): TemplateWords => ({
  ...words,
  de_body: mailProof(words.de_body),
  fr_body: mailProof(words.fr_body),
})
