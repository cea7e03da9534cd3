// Prepares bulk mail: fills the text for every recipient and freezes the recipients. Nothing is sent before
// confirmation.

import { inBrackets } from '#areas/mail-templates/rules/filling.ts'
import { mailWriter, namesOf, readTemplates } from '#areas/mail-templates/server/public.ts'
import { taskStates } from '#areas/tasks/rules/task-state.ts'
import { taskGroup, taskRecipient, taskView } from '#areas/tasks/server/public.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { languages } from '#platform/rules/project-type.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { insertRows } from '#platform/server/db/insert-rows.ts'
import type { Input } from '#platform/server/http/input.ts'
import { newId } from '#platform/server/ids.ts'
import type { BulkRecipient } from '#platform/server/records/kind-shape.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import type { PreparedBulkMail } from '../../contract/bulk.ts'
import { claimAttachments } from '../writing/attachments.ts'
import { bulkKind, type BulkKind } from './bulk-kinds.ts'
import { spokenTo, writingFor, type Words } from './bulk-words.ts'
import { placeholderChoices } from '../writing/filling.ts'
import { judged, paperReasons } from './recipients.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/bulk.ts'

type Body = Omit<Input<typeof contract.prepareBulkMail>['body'], 'mailView'>
type Beginning = ResponseOf<typeof contract.beginBulkMail>

export const beginBulkMail = handler(contract.beginBulkMail, { permission: 'shared_communication' }, (ctx, { query }) =>
  beginBulk(ctx, query.mailView),
)

export const prepareBulkMail = handler(
  contract.prepareBulkMail,
  { permission: 'shared_communication' },
  (ctx, { body: { mailView, ...body } }) => prepareBulk(ctx, mailView, body),
)

export async function beginBulk(ctx: StaffContext, view: string | undefined): Promise<Beginning> {
  const { template: kind } = bulkKind(ctx, view)
  const templates = await readTemplates(ctx, [kind])
  return {
    kind,
    templates: templates.map(({ id, title, texts }) => ({
      value: id,
      displayName: title,
      words: Object.fromEntries(
        Object.entries(texts).map(([language, { subject, bodyHtml }]) => [language, { subject, body: bodyHtml }]),
      ),
    })),
    placeholders: placeholderChoices(ctx, kind),
    languages: ctx.workspace.languages,
  }
}

export async function prepareBulk(
  ctx: StaffContext,
  mailView: string | undefined,
  body: Body,
): Promise<PreparedBulkMail> {
  const view = bulkKind(ctx, mailView)
  const { record, bulk } = view
  const known = languages.filter((language) => body.words[language])
  if (known.length === 0) throw fieldRefusal('words', 'general_field_is_required')
  const chosen = await bulk.recipientsOf(ctx, body)
  const recipients = await judged(ctx, chosen, {
    isNews: body.isNews,
    onPaper: await paperReasons(ctx, record, { chosen, withLetters: body.withLetters }),
    repeated: bulk.repeated,
    lacks: await findLacks(ctx, view, { chosen, words: body.words }),
  })
  const attachments = await claimAttachments(ctx, body.attachments)
  const included = recipients.filter(({ leftOut }) => leftOut === null)
  const excluded = recipients.flatMap(({ leftOut }) => leftOut ?? [])
  const id = newId()
  const [row] = await ctx.db
    .insert(taskGroup)
    .values({
      workspaceId: ctx.workspace.id,
      id,
      action: bulk.action,
      state: taskStates.temp,
      mailView: bulk.view,
      templateId: body.templateId ?? null,
      title: titleOf(body.words[known[0] ?? 'de']?.subject ?? ''),
      words: body.words,
      attachments,
      totalTasks: included.length,
      excludedTasks: excluded.length,
      isNews: body.isNews,
      createdBy: ctx.user.id,
      createdAt: ctx.now,
    })
    .returning()
  if (!row) throw new Error('the bulk mail was not written')
  await insertRows(
    ctx.client,
    taskRecipient,
    recipients.map(({ household, leftOut }, position) => ({
      workspaceId: ctx.workspace.id,
      taskGroupId: id,
      position,
      recordKind: record.kind,
      recordId: household.id,
      name: household.name,
      address: household.address,
      language: household.language,
      state: leftOut ? ('excluded' as const) : ('waiting' as const),
      reason: leftOut?.reason ?? null,
      reasonGroup: leftOut?.group ?? null,
    })),
  )
  ctx.record({ event: 'bulk_mail.prepared', subject: { kind: 'task_group', id, title: row.title } })
  return {
    task: await taskView(ctx, row),
    byLanguage: languages
      .map((language) => ({
        language,
        count: included.filter(({ household }) => spokenTo(household, row.words) === language).length,
      }))
      .filter(({ count }) => count > 0),
    inOtherLanguage: included.filter(({ household }) => spokenTo(household, row.words) !== household.language).length,
    letters: included.filter(({ household }) => household.address.trim() === '').length,
    excludedTotal: excluded.length,
    excludedByReason: countedReasons(excluded.map(({ group }) => group)),
  }
}

/** Title of the task: replaces the placeholders, whose values differ per recipient. */
const titleOf = (subject: string): string => subject.replaceAll(/\s*\[place_\w+\]/g, ' …').trim()

/** Smallest groups first: they are quickly corrected. */
function countedReasons(reasons: readonly string[]): { reason: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts].map(([reason, count]) => ({ reason, count })).toSorted((one, other) => one.count - other.count)
}

/**
 * Fills every recipient's mail once before counting: an unknown placeholder rejects the whole bulk mail, an empty one
 * excludes only the recipients concerned.
 */
async function findLacks(
  ctx: StaffContext,
  { template: kind, bulk }: BulkKind,
  { chosen, words }: { chosen: readonly BulkRecipient[]; words: Words },
): Promise<(household: BulkRecipient) => string | null> {
  const writer = await mailWriter(ctx, [kind])
  const values = await bulk.valuesOf(
    ctx,
    chosen.map(({ id }) => id),
    { languageOf: (language) => spokenTo({ language }, words) },
  )
  return (household) => {
    const outcome = writer.write(writingFor(household.id, spokenTo(household, words), { kind, words, values }))
    if ('mail' in outcome) return null
    const [unknown] = outcome.unknown
    if (unknown) throw fieldRefusal('words', 'mail_templates_unknown', { names: inBrackets(unknown) })
    return ctx.t('communication_excluded_empty', { names: namesOf(ctx, outcome.empty) })
  }
}
