// The wordings of denials on their settings page: read, kept as a new version, tried on a real application.

import { and, desc, eq, isNull } from 'drizzle-orm'
import { readSettingHistory } from '#areas/project-settings/server/public.ts'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import { fieldRefusal, staleVersion } from '#platform/server/refusal.ts'
import type {
  getLetterSample,
  getMailTemplate,
  listMailTemplates,
  saveMailTemplate,
} from '../contract/mail-templates.ts'
import { denialPlaceholders, denialTemplates, type DenialTemplate } from '../rules/denial.ts'
import { areSameWords, denialWords, reasonsFor, unknownPlaceholders, wordsFields } from '../rules/denial-wording.ts'
import { findApplication, titleOf } from './application-row.ts'
import { placeholderValues } from './denial-letter.ts'
import { denialWording } from './denial-tables.ts'
import { builtInWords, readDenialWords } from './denial-wording.ts'
import { addressedTo } from './letters.ts'
import { staffNames } from './staff-names.ts'
import { application } from './tables.ts'

export async function readMailTemplates(ctx: StaffContext): Promise<AnswerOf<typeof listMailTemplates>> {
  const saved = await ctx.db
    .selectDistinctOn([denialWording.template])
    .from(denialWording)
    .where(eq(denialWording.workspaceId, ctx.workspace.id))
    .orderBy(denialWording.template, desc(denialWording.versionNumber))
  const nameOf = await staffNames(
    ctx,
    saved.map(({ createdBy }) => createdBy),
  )
  return {
    templates: denialTemplates.map((id) => {
      const found = saved.find(({ template }) => template === id)
      const changed = found ? { at: found.createdAt.toISOString(), by: nameOf(found.createdBy).name } : null
      return { id, title: ctx.t(`applications_denial_${id}`), changed }
    }),
    applications: await newestApplications(ctx),
  }
}

async function newestApplications(ctx: StaffContext) {
  const rows = await ctx.db
    .select({
      id: application.id,
      number: application.number,
      contactName: application.contactName,
      language: application.language,
    })
    .from(application)
    .where(and(eq(application.workspaceId, ctx.workspace.id), isNull(application.anonymisedAt)))
    .orderBy(desc(application.createdAt))
    .limit(20)
  return rows.map((row) => ({ value: row.id, displayName: titleOf(row), language: row.language }))
}

export async function readMailTemplate(
  ctx: StaffContext,
  { params: { id } }: Received<typeof getMailTemplate>,
): Promise<AnswerOf<typeof getMailTemplate>> {
  const { version, words } = await readDenialWords(ctx, id)
  return {
    id,
    title: ctx.t(`applications_denial_${id}`),
    reasons: reasonsFor(id).map((reason) => ctx.t(`applications_denial_reason_${reason}`)),
    version,
    words,
    builtIn: builtInWords(id),
    placeholders: denialPlaceholders.map((key) => ({ key, title: ctx.t(`applications_${key}`) })),
    history: await readSettingHistory(ctx, {
      ...subjectKeyOf(ctx, id),
      fields: 'applications_wording_',
    }),
  }
}

export async function changeMailTemplate(
  ctx: StaffContext,
  { params: { id }, body }: Received<typeof saveMailTemplate>,
): Promise<AnswerOf<typeof saveMailTemplate>> {
  const given = denialWords.parse(body)
  const before = await readDenialWords(ctx, id)
  if (body.version !== before.version) throw staleVersion({ version: before.version, data: before.words })
  const [wrong] = Object.entries(unknownPlaceholders(given))
  if (wrong) throw fieldRefusal(wrong[0], 'applications_placeholder_unknown', { placeholder: wrong[1] })
  const version = before.version + 1
  const [kept] = await ctx.db
    .insert(denialWording)
    .values({
      workspaceId: ctx.workspace.id,
      template: id,
      versionNumber: version,
      // Words that are the built-in ones follow these when the product words them better.
      words: areSameWords(given, builtInWords(id)) ? null : given,
      createdBy: ctx.user.id,
      createdAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning({ version: denialWording.versionNumber })
  if (!kept) {
    const now = await readDenialWords(ctx, id)
    throw staleVersion({ version: now.version, data: now.words })
  }
  ctx.record({
    event: 'settings.denial_wording_saved',
    subject: { ...subjectKeyOf(ctx, id), title: ctx.t(`applications_denial_${id}`) },
    changes: wordsFields
      .filter((field) => given[field] !== before.words[field])
      .map((field) => ({ field, old: before.words[field], new: given[field] })),
  })
  return { version, notify: [{ type: 'success', title: ctx.t('applications_wording_saved') }] }
}

/** Each wording has its own history. */
const subjectKeyOf = (ctx: StaffContext, template: DenialTemplate) => ({
  kind: `denial_wording_${template}`,
  id: ctx.workspace.id,
})

export async function readLetterSample(
  ctx: StaffContext,
  { params, query }: Received<typeof getLetterSample>,
): Promise<AnswerOf<typeof getLetterSample>> {
  const row = await findApplication(ctx, params.id)
  const { to, greeting, closing } = addressedTo({ ...row, language: query.language })
  return {
    to: to.address,
    greeting,
    closing,
    sender: ctx.workspace.name,
    values: await placeholderValues(ctx, row),
  }
}
