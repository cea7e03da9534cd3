// Calls of the mail templates settings page: list, single template, new template, bulk actions.

import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { readSettingHistory } from '#areas/project-settings/server/public.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { languages, type Language } from '#platform/rules/project-type.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Input } from '#platform/server/http/input.ts'
import { newId } from '#platform/server/ids.ts'
import { fieldRefusal, staleVersion } from '#platform/server/app-error.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import { inBrackets } from '../rules/filling.ts'
import { kindRules, mailKindsIn, sourcesOf, type MailKind } from '../rules/kinds.ts'
import { faultsIn, templateWords, wordsFields, type TemplateWords } from '../rules/template-words.ts'
import { plainText } from './mail-proof.ts'
import { choicesOf, titleOf } from './named.ts'
import { standardWords } from './standard-words.ts'
import { mailTemplate, mailTemplateText } from './tables.ts'
import { changeTemplate, findTemplate, lockTemplate, proofed, readWords, writeWords } from './template-row.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/templates.ts'

export const listMailTemplates = handler(
  contract.listMailTemplates,
  { permission: 'admin' },
  async (ctx, { params }) => {
    const kinds = mailKindsIn(ctx.workspace.projectType).filter(
      (kind) => params.tableId === 'all' || kindRules[kind].group === params.tableId,
    )
    const here = eq(mailTemplate.workspaceId, ctx.workspace.id)
    const rows = await ctx.db
      .select({ template: mailTemplate, firstName: staffUser.firstName, lastName: staffUser.lastName })
      .from(mailTemplate)
      .leftJoin(
        staffUser,
        and(eq(staffUser.workspaceId, mailTemplate.workspaceId), eq(staffUser.id, mailTemplate.changedBy)),
      )
      .where(and(here, isNull(mailTemplate.deletedAt), inArray(mailTemplate.kind, kinds)))
      .orderBy(asc(mailTemplate.title), asc(mailTemplate.id))
    const texts = await ctx.db
      .select({ templateId: mailTemplateText.templateId, language: mailTemplateText.language })
      .from(mailTemplateText)
      .where(eq(mailTemplateText.workspaceId, ctx.workspace.id))
    return {
      templates: rows.map(({ template, firstName, lastName }) => ({
        id: template.id,
        kind: template.kind,
        title: template.title,
        isDefault: template.isDefault,
        isActive: template.isActive,
        languages: languages.filter((language) =>
          texts.some((text) => text.templateId === template.id && text.language === language),
        ),
        changedAt: template.changedAt.toISOString(),
        changedBy: [firstName, lastName].filter(Boolean).join(' '),
      })),
      kinds: kinds.map((kind) => ({
        kind,
        title: ctx.t(`mail_templates_kind_${kind}`),
        group: kindRules[kind].group,
        groupTitle: ctx.t(`mail_templates_group_${kindRules[kind].group}`),
      })),
    }
  },
)

function aboutKind(ctx: StaffContext, kind: MailKind) {
  const wordsIn = (language: Language) => standardWords(kind, language, ctx.workspace.projectType)
  const [de, fr] = [wordsIn('de'), wordsIn('fr')]
  const placeholders = choicesOf(ctx, sourcesOf(kind))
  return {
    kind,
    kindTitle: ctx.t(`mail_templates_kind_${kind}`),
    group: kindRules[kind].group,
    standard: { de_subject: de.subject, de_body: de.bodyHtml, fr_subject: fr.subject, fr_body: fr.bodyHtml },
    placeholders,
    needs: placeholders.find(({ key }) => key === kindRules[kind].needs) ?? null,
  }
}

export const getNewMailTemplate = handler(
  contract.getNewMailTemplate,
  { permission: 'admin' },
  async (ctx, { query: { kind } }) => {
    const others = await ctx.db
      .select({ title: mailTemplate.title, isDefault: mailTemplate.isDefault })
      .from(mailTemplate)
      .where(and(ofKind(ctx, kind), isNull(mailTemplate.deletedAt)))
    const title = ctx.t(`mail_templates_kind_${kind}`)
    return {
      ...aboutKind(ctx, kind),
      title: freeTitle(title, others),
      isDefault: others.every(({ isDefault }) => !isDefault),
    }
  },
)

/** Returns a title unique within the kind; a number is added if the title is taken. */
export function freeTitle(title: string, others: readonly { title: string }[]): string {
  const taken = new Set(others.map((one) => one.title.toLowerCase()))
  let free = title
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${title} ${number}`
  return free
}

export const ofKind = (ctx: StaffContext, kind: MailKind) =>
  and(eq(mailTemplate.workspaceId, ctx.workspace.id), eq(mailTemplate.kind, kind))

export async function createTemplate(
  ctx: StaffContext,
  { body }: Pick<Input<typeof contract.createMailTemplate>, 'body'>,
): Promise<ResponseOf<typeof contract.createMailTemplate>> {
  const { kind, title, isDefault } = body
  const words = proofed(templateWords.parse(body))
  await assertUniqueTitle(ctx, { kind, title })
  assertSound(ctx, kind, words)
  if (isDefault) await clearDefault(ctx, kind)
  const row = { workspaceId: ctx.workspace.id, id: newId(), kind, title, isDefault, version: 1 }
  await ctx.db
    .insert(mailTemplate)
    .values({ ...row, createdBy: ctx.user.id, changedBy: ctx.user.id, changedAt: ctx.now })
  await writeWords(ctx, row.id, words)
  ctx.record({
    event: 'mail_template.created',
    subject: subjectOf(row),
    changes: changesBetween({ title: '', ...nothing }, { title, ...words }),
  })
  return { id: row.id, version: 1, notify: [{ type: 'success', title: ctx.t('mail_templates_saved', { title }) }] }
}

export const createMailTemplate = handler(contract.createMailTemplate, { permission: 'admin' }, createTemplate)

const nothing: TemplateWords = { de_subject: '', de_body: '', fr_subject: '', fr_body: '' }

export const getMailTemplate = handler(contract.getMailTemplate, { permission: 'admin' }, async (ctx, { params }) => {
  const row = await findTemplate(ctx, params.id)
  const { id, kind, title, isDefault, isActive, version } = row
  return {
    id,
    ...aboutKind(ctx, kind),
    title,
    isDefault,
    isActive,
    version,
    words: await readWords(ctx, id),
    history: [
      ...(await readSettingHistory(ctx, { kind: 'mail_template', id, fields: 'mail_templates_field_' })),
      ...(row.createdBy === null ? await wordingHistory(ctx, kind) : []),
    ],
  }
})

/** History of a denial text from before templates existed. */
const wordingHistory = (ctx: StaffContext, kind: MailKind) =>
  readSettingHistory(ctx, {
    kind: kind.replace(/^denial_/, 'denial_wording_'),
    id: ctx.workspace.id,
    fields: 'mail_templates_field_',
  })

export const saveMailTemplate = handler(
  contract.saveMailTemplate,
  { permission: 'admin' },
  async (ctx, { params, body }) => {
    const row = await lockTemplate(ctx, params.id)
    const before = { title: row.title, ...(await readWords(ctx, row.id)) }
    if (body.version !== row.version) throw staleVersion({ version: row.version, data: before })
    const words = proofed(templateWords.parse(body))
    await assertUniqueTitle(ctx, { ...row, title: body.title })
    assertSound(ctx, row.kind, words)
    const changes = changesBetween(before, { title: body.title, ...words })
    if (changes.length === 0) return { version: row.version }
    await writeWords(ctx, row.id, words)
    const version = await changeTemplate(ctx, row, { title: body.title })
    ctx.record({ event: 'mail_template.changed', subject: subjectOf({ ...row, title: body.title }), changes })
    return { version, notify: [{ type: 'success', title: ctx.t('mail_templates_saved', { title: body.title }) }] }
  },
)

/** Only one template of a kind can be the default. */
export async function clearDefault(ctx: StaffContext, kind: MailKind): Promise<void> {
  await ctx.db
    .update(mailTemplate)
    .set({ isDefault: false })
    .where(and(ofKind(ctx, kind), eq(mailTemplate.isDefault, true)))
}

/** Templates of a kind are chosen by title alone. */
async function assertUniqueTitle(
  ctx: StaffContext,
  { kind, title, id }: { kind: MailKind; title: string; id?: string },
): Promise<void> {
  const [other] = await ctx.db
    .select({ id: mailTemplate.id })
    .from(mailTemplate)
    .where(
      and(
        ofKind(ctx, kind),
        isNull(mailTemplate.deletedAt),
        eq(sql`lower(${mailTemplate.title})`, title.toLowerCase()),
        id ? ne(mailTemplate.id, id) : undefined,
      ),
    )
    .limit(1)
  if (other) throw fieldRefusal('title', 'mail_templates_title_taken', { title })
}

function assertSound(ctx: StaffContext, kind: MailKind, words: TemplateWords): void {
  const [wrong] = Object.entries(faultsIn(kind, words))
  if (!wrong) return
  const [field, { key, names }] = wrong
  const known = key === 'mail_templates_needs' || key === 'mail_templates_not_in_subject'
  throw fieldRefusal(field, key, {
    names: names.map((name) => (known ? titleOf(ctx, name) : inBrackets(name))).join(', '),
  })
}

export const subjectOf = ({ id, title }: { id: string; title: string }) => ({ kind: 'mail_template', id, title })

/** Differences as readable text for the history. */
function changesBetween(before: TemplateWords & { title: string }, after: TemplateWords & { title: string }) {
  const told = (field: 'title' | keyof TemplateWords, value: string) =>
    field.endsWith('_body') ? plainText(value) : value
  return (['title', ...wordsFields] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, old: told(field, before[field]) || null, new: told(field, after[field]) || null }))
}
