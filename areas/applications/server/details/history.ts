// Formats the audit of one subject as sentences: the event is the title, changes and cause are the detail.

import { and, eq } from 'drizzle-orm'
import type { FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { mailIn, withoutMail } from '#platform/server/audit/about-mail.ts'
import { readAudit, type AuditRow } from '#platform/server/audit/read-audit.ts'
import type { Change } from '#platform/server/audit/record.ts'
import type { Context } from '#platform/server/context.ts'
import { formOf } from './answers.ts'
import { denialWord } from '../denials/denial-words.ts'
import { changeParts, changeWords, ofTheForm, type ChangeParts } from './history-words.ts'
import { paperTitle } from '../dossier/papers.ts'
import { application } from '../tables.ts'

export interface HistoryEntry {
  id: string
  at: string
  event: string
  title: string
  by: string | null
  detail: string | null
  mailId: string | null
}

const shown = 200

export async function readHistory(ctx: Context, kind: string, id: string): Promise<HistoryEntry[]> {
  const rows = await readAudit(ctx, { kind, id }, { most: shown })
  const needsForm = rows.some(({ event, changes }) => ofTheForm.includes(event) || changes.some(isOfPaper))
  const form = needsForm ? await formBehind(ctx, id) : null
  return rows.map((row) => entryOf(ctx, row, form))
}

/** Cause and changes of one entry about an application, in the words of its history. */
export async function entryInWords(
  ctx: Context,
  id: string,
  { event, changes, cause }: Pick<AuditRow, 'event' | 'changes' | 'cause'>,
): Promise<{ cause: string | null; changes: ChangeParts[] }> {
  const isOfForm = ofTheForm.includes(event)
  const form = isOfForm || changes.some(isOfPaper) ? await formBehind(ctx, id) : null
  const parts = withoutMail(changes).map((change) =>
    changeParts(ctx, inWordsOf(ctx, form, change), isOfForm ? form : null),
  )
  return { cause: cause && causeWords(ctx, cause), changes: parts }
}

async function formBehind(ctx: Context, id: string): Promise<FormDefinition> {
  const [row] = await ctx.db
    .select({ id: application.id, formId: application.formId })
    .from(application)
    .where(and(eq(application.workspaceId, ctx.workspace.id), eq(application.id, id)))
  return formOf(ctx, row ?? { id, formId: null })
}

function entryOf(ctx: Context, row: AuditRow, form: FormDefinition | null): HistoryEntry {
  const asked = ofTheForm.includes(row.event) ? form : null
  const details = [
    row.cause && causeWords(ctx, row.cause),
    ...withoutMail(row.changes).map((change) => changeWords(ctx, inWordsOf(ctx, form, change), asked)),
  ]
  return {
    id: String(row.sequence),
    at: row.at.toISOString(),
    event: row.event,
    title: ctx.t(`audit_${row.event.replaceAll('.', '_')}`),
    by: row.actorName || ctx.t(`applications_by_${row.actorKind}`),
    detail: details.filter(Boolean).join(' · ') || null,
    mailId: mailIn(row.changes),
  }
}

const isOfPaper = ({ field }: Change): boolean => field === 'document'

/** A document is recorded by its category; shows the title that the form gives it. */
function inWordsOf(ctx: Context, form: FormDefinition | null, change: Change): Change {
  if (!isOfPaper(change)) return change
  const titleOf = (category: unknown) => (typeof category === 'string' ? paperTitle(ctx, form, category) : category)
  return { ...change, old: titleOf(change.old), new: titleOf(change.new) }
}

/** A cause is a text key, a deactivation reason, or free text. */
export function causeWords(ctx: Context, cause: string): string {
  const [first = '', ...added] = cause.split(': ')
  const known = [first, `applications_deactivation_${first}`, `applications_decline_${first}`].find(
    (key) => ctx.t(key) !== key,
  )
  return [known ? ctx.t(known) : first, ...added.map((one) => denialWord(ctx, one))].join(': ')
}
