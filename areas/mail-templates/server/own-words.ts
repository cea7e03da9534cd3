// Loads the project's templates and signatures, once for all mails of a call.

import { and, eq, inArray, isNull } from 'drizzle-orm'
import { languages, type Language } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import type { MailKind } from '../rules/kinds.ts'
import { isSigned, type SignatureBodies } from '../rules/signature.ts'
import { senderOf } from './common-values.ts'
import { mailSignature, mailTemplate, mailTemplateText } from './tables.ts'

export interface Words {
  subject: string
  bodyHtml: string
}

export interface OwnTemplate {
  id: string
  kind: MailKind
  title: string
  isDefault: boolean
  texts: Partial<Record<Language, Words>>
}

/** Returns the active templates; of all kinds if none are given. */
export async function readTemplates(ctx: Context, kinds?: readonly MailKind[]): Promise<OwnTemplate[]> {
  const rows = await ctx.db
    .select({ template: mailTemplate, text: mailTemplateText })
    .from(mailTemplate)
    .innerJoin(
      mailTemplateText,
      and(eq(mailTemplateText.workspaceId, mailTemplate.workspaceId), eq(mailTemplateText.templateId, mailTemplate.id)),
    )
    .where(
      and(
        eq(mailTemplate.workspaceId, ctx.workspace.id),
        eq(mailTemplate.isActive, true),
        isNull(mailTemplate.deletedAt),
        kinds && inArray(mailTemplate.kind, [...kinds]),
      ),
    )
  const found = new Map<string, OwnTemplate>()
  for (const { template, text } of rows) {
    const { id, kind, title, isDefault } = template
    const known = found.get(id) ?? { id, kind, title, isDefault, texts: {} }
    known.texts[text.language] = { subject: text.subject, bodyHtml: text.bodyHtml }
    found.set(id, known)
  }
  return [...found.values()]
}

/** Signatures by language: the sender's own before the project's. A language without a signature is absent. */
export async function readSignatures(ctx: Context): Promise<Partial<SignatureBodies>> {
  const sender = senderOf(ctx)?.id
  const owners = [ctx.workspace.id, ...(sender ? [sender] : [])]
  const rows = await ctx.db
    .select()
    .from(mailSignature)
    .where(and(eq(mailSignature.workspaceId, ctx.workspace.id), inArray(mailSignature.ownerId, owners)))
  const bodiesOf = (owner: string | undefined) => rows.find(({ ownerId }) => ownerId === owner)?.bodies
  const chosen = (language: Language) =>
    [bodiesOf(sender), bodiesOf(ctx.workspace.id)].map((bodies) => bodies?.[language] ?? '').find(isSigned)
  return Object.fromEntries(
    languages.flatMap((language) => {
      const body = chosen(language)
      return body ? [[language, body]] : []
    }),
  )
}

/** One cheap query that avoids all others: most projects have few templates and signatures. */
export async function hasOwnWords(ctx: Context, kinds: readonly MailKind[]): Promise<boolean> {
  const { rows } = await ctx.client.query<{ found: boolean }>(
    `select exists (select from mail_template where workspace_id = $1 and kind = any ($2) and is_default)
         or exists (select from mail_signature where workspace_id = $1) as found`,
    [ctx.workspace.id, kinds],
  )
  return rows[0]?.found === true
}
